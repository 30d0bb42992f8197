"""The shell, which is not here."""
