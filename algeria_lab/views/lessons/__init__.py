"""What lesson notebooks show."""
