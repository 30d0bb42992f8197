"""The Non-Player FLN: its published chart, which decides for the FLN wherever it is asked to [CT-9]."""
