"""The card duel on the screen."""
