"""What the studio hands on: links, rooms, files for a class."""
