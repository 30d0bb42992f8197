"""The catalogue of what can be wrong with a file: a code for each problem, with an example and its remedy."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data


class Code(NamedTuple):
    """One row of the catalogue.

    Attributes:
        code: Such as ``E204``: E what keeps a file from being used, W what is odd; the first digit is the
            subject: 1 the text, 2 the form, 3 conditions, 4 positions and dice, 5 steps, 6 questions,
            7 sources and care, 8 doctrines and decks.
        problems: The kinds of fault that carry it.
        about: What is wrong and what helps, by language.
        base: The file of the catalogue that the example is a part of.
        wrong: A part of a file with the fault; an ellipsis stands for many signs.
        right: The same part without it.
        many: What the ellipsis stands for.
        is_everywhere: Whether the part occurs more than once and is replaced everywhere.
    """

    code: str
    problems: tuple[str, ...]
    about: Mapping[str, str]
    base: str
    wrong: str
    right: str
    many: str
    is_everywhere: bool


@cache
def catalogue() -> Mapping[str, Code]:
    """Return all rows by code, in the order of the file."""
    rows: Any = load_data("scenarios", "codes")["code"]
    return {row["code"]: _read(row) for row in rows}


def _read(row: dict[str, Any]) -> Code:
    stretched = row.get("stretched", {"sign": "", "times": 0})
    return Code(
        row["code"],
        tuple(row["problems"]),
        row["about"],
        row.get("base", "scenario"),
        row["wrong"].strip("\n"),
        row["right"].strip("\n"),
        stretched["sign"] * stretched["times"],
        row.get("everywhere", False),
    )


@cache
def _codes() -> Mapping[str, str]:
    return {problem: row.code for row in catalogue().values() for problem in row.problems}


def code_of(problem: str) -> str:
    """Return the code of a kind of fault."""
    return _codes()[problem]


def is_coded(problem: str) -> bool:
    """Return whether a kind of fault stands in the catalogue."""
    return problem in _codes()


def explained(code: str) -> Code:
    """Return the row of a code, in letters of any case.

    Raises:
        UnknownName: If there is no such code.
    """
    known = catalogue()
    if code.upper() not in known:
        raise UnknownName("code", code.upper(), known)
    return known[code.upper()]
