"""What is counted of a game of *Colonial Twilight*, read from its events."""
