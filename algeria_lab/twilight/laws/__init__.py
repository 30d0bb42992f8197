"""What holds in every position: its board, its agenda, and the whole."""
