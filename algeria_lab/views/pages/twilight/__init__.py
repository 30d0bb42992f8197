"""The page of *Colonial Twilight*."""
