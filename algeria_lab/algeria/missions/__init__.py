"""What units do: missions and operations, contact, combat and what follows from it."""
