"""The studio: scenarios as a text and as a form, with faults at their lines, on the board, to be tried."""
