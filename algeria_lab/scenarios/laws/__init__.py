"""What a scenario must be beyond its form: names, conditions, lines, positions, ways, keys, sources, care."""
