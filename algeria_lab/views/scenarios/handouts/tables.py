"""Tables for spreadsheets, whose cells come from people."""

from __future__ import annotations

from fractions import Fraction

# Spreadsheets misread the letters of a file without it.
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
RECKONED = ("=", "+", "-", "@", "\t", "\r")  # what begins a formula in one program or another


def as_cell(value: object) -> str:
    r"""Return a value as a cell that no spreadsheet reckons: what looks like a formula gets an apostrophe.

    Examples:
        >>> as_cell('=HYPERLINK("x")'), as_cell(-3), as_cell("-1/3"), as_cell("Band")
        ('\'=HYPERLINK("x")', '-3', '-1/3', 'Band')
    """
    text = "" if value is None else str(value)
    return f"'{text}" if text.startswith(RECKONED) and not _is_number(text) else text


def _is_number(text: str) -> bool:
    try:
        Fraction(text)
    except (ValueError, ZeroDivisionError):
        return False
    return True
