"""The Events as the Non-Player plays them: which text, where, in what order [CT-8.3, CT-8.4, CT-8.5]."""
