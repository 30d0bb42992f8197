"""The phases of a turn, in the order of the rules."""
