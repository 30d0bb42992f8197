"""Commands of those who write scenarios and lessons."""
