"""The codes of faults, from the catalogue that the checker itself reads."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from algeria_lab.checking.codes import Code, catalogue
from references.rules import LANGUAGE

SUBJECTS = {
    "1": "The text of the file",
    "2": "Keys and values",
    "3": "Conditions",
    "4": "Position, dice, opponent",
    "5": "Steps and branches",
    "6": "Questions",
    "7": "Sources and care",
    "8": "Doctrines and decks",
}


def codes() -> str:
    """Return every code with what it means, what is wrong, and the same without the fault."""
    rows = sorted(catalogue().values(), key=lambda row: (row.code[1:], row.code))
    return "\n\n".join(
        block for subject, some in groupby(rows, _subject) for block in _section(subject, some)
    )


def _subject(row: Code) -> str:
    return row.code[1]


def _section(subject: str, rows: Iterator[Code]) -> Iterator[str]:
    yield f"## {SUBJECTS[subject]}"
    for row in rows:
        yield f"### {row.code}"
        yield row.about[LANGUAGE]
        yield _block("Wrong", row.wrong)
        yield _block("Right", row.right)


def _block(title: str, text: str) -> str:
    return f"{title}:\n\n~~~~text\n{text}\n~~~~"
