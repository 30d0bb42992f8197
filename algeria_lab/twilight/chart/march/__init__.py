"""The March box of the Non-Player: its steps, who may leave, which way [CT-9.10]."""
