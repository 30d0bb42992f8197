"""A board of words and tables, for games that are not on a map yet."""
