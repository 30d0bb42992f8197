"""Conditions and quantities in scenario files: a small language of their own, never evaluated as code."""
