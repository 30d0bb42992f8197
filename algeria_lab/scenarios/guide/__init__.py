"""Guided play: the way of one person through a scenario, on the board, in a notebook, in a terminal."""
