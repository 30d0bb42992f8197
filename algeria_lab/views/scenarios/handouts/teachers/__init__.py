"""What teachers get on paper: the sheet of a lesson, the lesson to look through, the key."""
