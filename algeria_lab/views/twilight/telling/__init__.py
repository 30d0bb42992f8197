"""What happened, told: acts, rolls, losses, the log."""
