"""What is read beside the board: the turn, the ending, the first minute, advice, the report."""
