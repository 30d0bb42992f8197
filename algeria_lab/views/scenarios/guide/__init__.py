"""Guided play on a page: the guide's panel beside a board, what it says, experiments, the debrief."""
