"""What somebody begins with in the studio: the examples, and a first exercise told step by step."""
