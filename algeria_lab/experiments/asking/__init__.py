"""What is asked of many wars: ways, openings, positions, questions."""
