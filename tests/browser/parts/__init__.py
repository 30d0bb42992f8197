"""The page of parts: what every page is made of, each in all its states, on one page.

``python -m tests.browser.parts FILE`` writes it, to be looked at. With ``--renew`` instead of a file it takes
the pictures anew with which `tests/browser/test_parts.py` compares, once a change was looked at and is meant.
"""
