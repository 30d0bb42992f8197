"""Players of *Colonial Twilight*."""
