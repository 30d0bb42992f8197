"""The words of the game: its actions, its cards, what an agenda waits for."""
