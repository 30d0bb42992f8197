"""A class's room: its door, its addresses, its keys."""
