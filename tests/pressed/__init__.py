"""Every choice of every board pressed as a reader does: what was done is what the button said."""
