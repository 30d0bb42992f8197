"""The tables of a room, at which readers play together: who sits where, and the one history of each game."""
