"""What many wars say, drawn."""
