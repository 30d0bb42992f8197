"""What is alive in a notebook: boards and charts that follow a game."""
