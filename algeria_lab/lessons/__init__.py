"""What a lesson notebook calls: carry a war on, read its accounts, look up records of history."""
