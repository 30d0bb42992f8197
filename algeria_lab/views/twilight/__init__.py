"""*Colonial Twilight* in words and pictures."""
