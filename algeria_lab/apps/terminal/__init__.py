"""Games, files and wars in a terminal."""
