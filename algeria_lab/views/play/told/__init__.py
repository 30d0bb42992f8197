"""What is told of any game: the log, what others did card by card, chances, the guide."""
