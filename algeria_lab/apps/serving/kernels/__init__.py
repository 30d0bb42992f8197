"""Kernels of pages: forked from one prepared process, given to places, kept within memory."""
