"""What an experiment shows: its question in words, its charts, the page that always has the same order."""
