"""What lies on the board: its map, its pieces, its cards, its layers, how they move."""
