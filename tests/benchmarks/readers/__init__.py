"""Readers without a browser: what a browser says to a server of pages, at a hundredth of its cost."""
