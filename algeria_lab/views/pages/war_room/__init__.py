"""The war room."""
