"""What lies on the board: its map, its pieces, its layers, how they move."""
