"""The player that looks ahead: decks it imagines, whole turns it compares, and how it plays them on."""
