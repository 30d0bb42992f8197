"""What the three games share: a small door, dice, events, history. It knows no game."""
