"""What a war on the map adds up to: accounts, causes, ledgers."""
