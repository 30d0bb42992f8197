"""Parts of the sheets for a class: questions with room, what an experiment found, words and rules."""
