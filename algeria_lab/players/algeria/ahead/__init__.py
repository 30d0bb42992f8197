"""The computer that looks ahead: its ways, what they are worth, and the race between them."""
