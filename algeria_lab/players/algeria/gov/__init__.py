"""What the Government's computers weigh and do."""
