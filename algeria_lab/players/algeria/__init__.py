"""Doctrines for *Algeria*."""
