"""The page of a scenario: chosen or brought along, and played with its guide."""
