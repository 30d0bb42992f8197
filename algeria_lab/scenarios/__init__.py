"""Scenarios that instructors write: one file with a position, steps, dice, an opponent, questions."""
