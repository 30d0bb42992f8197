# The board of words and tables, for games that are not on a map yet.

plain-loading = The board is on its way…
plain-draw-failed = The board cannot be shown.
plain-malformed = The board did not understand what the page sent.
plain-malformed-hint = Reload the page and try again.
plain-other = More
plain-sure = Yes, do it
plain-log = What happened
