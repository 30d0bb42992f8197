"""The past of any game: turns, bookmarks, branches, two of them compared, a game begun anew."""
