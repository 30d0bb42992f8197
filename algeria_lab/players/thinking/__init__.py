"""How the strongest players think, whatever the game: ways to go on run against each other for a time."""
