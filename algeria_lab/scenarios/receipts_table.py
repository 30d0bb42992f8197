"""The receipts of a class as one table for a spreadsheet, in the language of whoever reads it."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from algeria_lab.checking.cells import as_cell
from algeria_lab.checking.faults import sentence
from algeria_lab.checking.telling import Say, english
from algeria_lab.scenarios.receipts import COUNTS, MOST_GIVEN, TEXTS, Verified, in_a_line

# What is read first; further columns, such as those of questions, stand behind it.
FIRST = ("file", "nickname", "holds", "why", "right", "asked", "points", "minutes")
REST = (
    *("scenario", "version", "edition", "program", *TEXTS),
    *(name for name in COUNTS if name not in FIRST),
    "given",
)
COLUMNS = (*FIRST, *REST)
BETWEEN = ", "  # between the parts of a receipt that are told


def reason(found: Verified, say: Say = english) -> str:
    """Return why a receipt does not hold, in the language of the messages; nothing if it holds."""
    if found.parts:
        return BETWEEN.join(say("receipt-part", name=name) for name in found.parts)
    return sentence(found.why, say) if found.why else ""


def csv_of(
    found: Iterable[Verified],
    say: Say = english,
    heads: Sequence[str] = (),
    more: Iterable[Sequence[str]] | None = None,
) -> str:
    """Return one table for a class as CSV; no cell is a formula for a spreadsheet, whatever it holds.

    Args:
        found: What came of the receipts.
        say: Gives the messages, in the reader's language: its headings, whether a receipt holds, and why not.
        heads: Headings of further columns, which stand behind the first ones.
        more: What stands in them, receipt by receipt.
    """
    rows = [*found]
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\r\n")
    begin, end = ([say("receipt-column", name=name) for name in names] for names in (FIRST, REST))
    writer.writerow([*begin, *map(_told, heads), *end])
    for one, further in zip(rows, more or [()] * len(rows), strict=True):
        first, rest = ([_cell(one, name, say) for name in names] for names in (FIRST, REST))
        cells = [*first, *further, *rest]
        writer.writerow(
            as_cell(in_a_line(cell, MOST_GIVEN) if isinstance(cell, str) else cell) for cell in cells
        )
    return stream.getvalue()


def _told(head: str) -> str:
    return as_cell(in_a_line(head))


def _cell(found: Verified, column: str, say: Say) -> str | int:
    """Return a cell as it is read: words for what a receipt names by a code."""
    if column == "holds":
        return say("receipt-holds", problem=found.problem)
    if column == "why":
        return reason(found, say)
    value = found.row.get(column, "")
    if column == "status" and value:
        return say("receipt-status", name=value)
    if column == "outcome" and isinstance(value, str) and value:
        winner, _, level = value.partition(" ")
        return say("receipt-outcome", winner=winner, level=level)
    return value
