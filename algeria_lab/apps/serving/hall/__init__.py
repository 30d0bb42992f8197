"""The hour of a class: who is where, what was answered, what everybody is told."""
