"""Chances before a roll, what was predicted of them, and how well."""
