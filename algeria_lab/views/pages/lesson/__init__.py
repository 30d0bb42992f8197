"""A lesson of the course, as a page and cell by cell."""
