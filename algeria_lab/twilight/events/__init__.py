"""The Events: each text is a list of effects, carried out one after the other [CT-8]."""
