"""Drawings on pages of scenarios: the steps and where they lead, lines turn by turn."""
