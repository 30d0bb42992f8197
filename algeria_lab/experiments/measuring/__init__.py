"""What is measured of each game."""
