"""The laboratory: many wars."""
