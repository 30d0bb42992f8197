"""What the wall of a room shows, by its kind: counted and drawn without a name."""
