"""Draws the very model of a chart that a browser gets, with matplotlib: glyph by glyph, axis by axis."""
