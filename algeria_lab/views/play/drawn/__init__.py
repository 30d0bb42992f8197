"""What is drawn of any game on a map: what the map is told once, its layers, what moves, how figures went."""
