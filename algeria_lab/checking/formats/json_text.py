"""The text of a JSON file: read with care, and where everything stands in it, for a fault names its line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NoReturn

from algeria_lab.checking.faults import Fault, Kind, Path, WrongFile, quoted
from algeria_lab.checking.spots import Marked, Spot
from algeria_lab.checking.texts import DEEPEST, is_deep, plain_text

LONGEST_NUMBER = 1000  # digits; the library refuses some thousands
_NOT_NUMBERS = frozenset({"NaN", "Infinity", "-Infinity"})
_DEEPEST = 6  # a place further in is that of what is around it
_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')


def read_json(text: str, kind: Kind, name: str) -> object:
    """Return the data of a JSON text.

    Args:
        text: The text.
        kind: What it should be.
        name: Name of the file, for messages.

    Raises:
        WrongFile: If it is too large or no JSON; with the line where the reading ended.
    """
    return _data_of(plain_text(text, kind, name), kind, name)


def read_marked_json(text: str, kind: Kind, name: str) -> Marked:
    """Return the data of a JSON text, and where everything stands; see `read_json`."""
    text = plain_text(text, kind, name)
    data = _data_of(text, kind, name)
    spots, twice = _places_of(text)
    doubles = [
        Fault(path, "double", {"given": quoted(path[-1])}, kind.rule, spot.line, column=spot.column)
        for path, spot in twice
    ]
    return Marked(data, spots, {}, tuple(doubles))


def _data_of(text: str, kind: Kind, name: str) -> object:
    try:
        data: object = json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated")
        values = {"column": error.colno}
        fault = Fault(
            (), "cut" if cut else "json", values, kind.rule, error.lineno, column=max(error.colno, 1)
        )
    except RecursionError:
        fault = _deep(text, kind)
    except ValueError:  # a number of thousands of digits, or none at all such as NaN
        fault = Fault((), "number", {}, kind.rule, _line_of_number(text))
    else:
        if not is_deep(data):
            return data
        fault = _deep(text, kind)
    raise WrongFile(kind, name, [fault])


def _deep(text: str, kind: Kind) -> Fault:
    """Return the fault of lists in lists, where they become too deep."""
    level, place = 0, Spot(1, 1)
    for spot, sign in _signs_of(text):
        level += (sign in "{[") - (sign in "}]")
        if level > DEEPEST + 1:
            place = spot
            break
    return Fault((), "deep", {}, kind.rule, place.line, column=place.column)


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)


def _line_of_number(text: str) -> int:
    """Return the line of the first thing that stands for a number and cannot be read as one."""
    return next(
        (
            spot.line
            for spot, sign in _signs_of(text)
            if sign in _NOT_NUMBERS or (len(sign) > LONGEST_NUMBER and not sign.startswith('"'))
        ),
        1,
    )


def _places_of(text: str) -> tuple[dict[Path, Spot], list[tuple[Path, Spot]]]:
    """Return where everything stands in *text*, or its key, and the second places of keys that stand twice.

    The text is walked without recursion, sign by sign: the standard library reads JSON without telling
    where anything stood.

    Args:
        text: JSON that `json.loads` has read already.
    """
    spots: dict[Path, Spot] = {}
    twice: list[tuple[Path, Spot]] = []
    # What is open, outermost first: the key or position that is read in each; None in an object before a key.
    here: list[str | int | None] = []
    for spot, sign in _signs_of(text):
        path = tuple([part for part in here[:_DEEPEST] if part is not None])
        if sign in "}]":
            here.pop()
        elif sign == "," and here:
            last = here[-1]
            here[-1] = last + 1 if isinstance(last, int) else None
        elif here and here[-1] is None:
            here[-1] = json.loads(sign)
            path = (*path, str(here[-1]))
            if (
                path in spots
                and len(here) <= _DEEPEST
                and not any(path[: len(known)] == known for known, _ in twice)
            ):
                twice.append((path, spot))
            spots[path] = spot
        elif sign != ":":
            spots.setdefault(path, spot)
            if sign in "{[":
                here.append(None if sign == "{" else 0)
    return spots, twice


def _signs_of(text: str) -> Iterator[tuple[Spot, str]]:
    """Yield brackets, commas, colons, texts and other values, each with its place."""
    line, begin, end = 1, 0, 0
    for token in _TOKEN.finditer(text):
        if breaks := text.count("\n", end, token.start()):
            line, begin = line + breaks, text.rindex("\n", end, token.start()) + 1
        end = token.start()
        yield Spot(line, end - begin + 1), token.group()
