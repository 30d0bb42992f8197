"""A guide's steps in a terminal."""
