"""What is read beside the board: the Campaign, the ending, the first minute, advice, the report."""
