"""The charts of a game of *Colonial Twilight*."""
