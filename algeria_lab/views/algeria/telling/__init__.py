"""What happened since the reader's last decision, card by card."""
