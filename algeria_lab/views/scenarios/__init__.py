"""Scenario files and guided play, as people see them: pages, drawings, reports."""
