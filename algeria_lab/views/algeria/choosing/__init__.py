"""What may be chosen, at what price, and what stands against it."""
