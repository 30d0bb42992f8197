"""Long runs: their queue, whose turn it is, and the crew that plays."""
