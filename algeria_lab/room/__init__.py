"""What the page of a reader and the room in which it is open say to each other."""
