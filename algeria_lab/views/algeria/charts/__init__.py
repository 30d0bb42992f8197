"""The charts of a war."""
