"""What is read beside the board of any game: pages about a turn and the whole, reports."""
