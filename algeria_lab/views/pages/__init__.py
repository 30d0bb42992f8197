"""The pages, a room each."""
