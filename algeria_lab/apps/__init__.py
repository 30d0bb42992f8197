"""What people start: the command line and the Voila pages."""
