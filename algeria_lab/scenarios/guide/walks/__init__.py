"""A guide walked through without a reader: by its author's lines, by a pilot, for a check."""
