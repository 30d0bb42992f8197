"""The Rally box of the Non-Player: its steps, what a Rally does in a space, Agitation [CT-9.8, CT-9.9]."""
