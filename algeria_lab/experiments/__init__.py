"""Many wars: from one position, under one choice or another, with the same dice."""
