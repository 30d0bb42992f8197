"""What the FLN's computers weigh and do."""
