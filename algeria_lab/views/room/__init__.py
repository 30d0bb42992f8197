"""What pages show of the room in which they are open."""
