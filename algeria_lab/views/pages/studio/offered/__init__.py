"""What the form of the studio offers by name: beginnings and players, documents and records."""
