"""The table of a class for a spreadsheet: what each receipt says, and two columns a question."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.texts import BYTE_ORDER_MARK
from algeria_lab.scenarios.receipts_table import csv_of
from algeria_lab.views.scenarios.marking.class_table import ClassTable, Row
from algeria_lab.views.scenarios.marking.columns import Column
from algeria_lab.views.shared.messages import Messages


def spreadsheet(table: ClassTable, language: str) -> str:
    """Return a table of a class as CSV, its headings in the reader's language; no cell is a formula.

    Args:
        table: The table.
        language: The reader's language.
    """
    words = Messages(language)
    heads = [head for column in table.columns for head in _heads(column, words)]
    rows = [[*_cells(table, row, words)] for row in table.rows]
    return BYTE_ORDER_MARK + csv_of(table.found, words.say, heads, rows)


def _heads(column: Column, words: Messages) -> Iterator[str]:
    yield words.say("marking-head", number=column.number, title=column.title)
    if not column.is_order:
        yield words.say("marking-head-worth", number=column.number)


def _cells(table: ClassTable, row: Row, words: Messages) -> Iterator[str]:
    """Yield what was chosen or answered and what it is worth, column by column; own words are whole."""
    for column, cell in zip(table.columns, row.cells, strict=True):
        written = (one.text for one in column.texts if one.file == row.file)
        yield next(written, cell.text)
        if not column.is_order:
            yield words.say("marking-mark", mark=cell.mark)
