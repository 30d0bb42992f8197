"""What playing any game shares."""
