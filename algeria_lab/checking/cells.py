"""Tables for spreadsheets, whose cells come from people."""

from __future__ import annotations

import re

# What begins a formula in one program or another, behind signs that are not seen; no number does. Where a
# comma is a decimal point, programs begin a cell at each semicolon, too, be it within quotation marks.
_RECKONED = re.compile(r"(^|;)(?=[\s\x00-\x1f\x7f\ufeff\u200b\"']*[-=+@|%\uff1d\uff0b\uff0d\uff20])")
_NUMBER = re.compile(r"[-+]?[0-9]+([./][0-9]+)?")


def as_cell(value: object) -> str:
    r"""Return a value as a cell that no spreadsheet reckons: what looks like a formula gets an apostrophe.

    Examples:
        >>> as_cell('=HYPERLINK("x")'), as_cell(-3), as_cell("-1/3"), as_cell("Band;=1+1")
        ('\'=HYPERLINK("x")', '-3', '-1/3', "Band;'=1+1")
    """
    text = "" if value is None else str(value)
    return text if _NUMBER.fullmatch(text) else _RECKONED.sub(r"\1'", text)
