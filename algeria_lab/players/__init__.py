"""Who decides: players by chance, by script and by doctrine, and the fast simulator."""
