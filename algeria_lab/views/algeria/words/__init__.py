"""The war game in words."""
