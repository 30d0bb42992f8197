"""The things of any game as a console and a notebook show them: words, tables, a still map."""
