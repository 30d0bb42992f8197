"""Who decides: players by chance and by doctrine, and the fast simulator."""
