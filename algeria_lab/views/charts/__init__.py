"""The charts of a war: each reads the history, says in a sentence what it shows, and follows the board."""
