"""Builds the site: `python -m algeria_lab.apps.site.building FOLDER`, or `make site`."""
