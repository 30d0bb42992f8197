"""The text of a JSON file: read with care, and where everything stands in it, for a fault names its line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, NoReturn

from algeria_lab.checking.faults import Fault, Kind, Path, WrongFile, quoted

LONGEST_NUMBER = 1000  # digits; the library refuses some thousands
_NOT_NUMBERS = frozenset({"NaN", "Infinity", "-Infinity"})
_DEEPEST = 6  # a place further in is that of what is around it
_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')


class Places(NamedTuple):
    """Lines of a text that is known to be JSON.

    Attributes:
        lines: The line, counted from 1, of each thing by the keys and positions that lead to it.
        twice: Keys that stand twice in the same object, with the line of the second.
    """

    lines: Mapping[Path, int]
    twice: tuple[tuple[Path, int], ...]

    def line(self, path: Path) -> int:
        """Return the line of a thing, or of the nearest thing around it that is there."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def doubles(self, kind: Kind) -> list[Fault]:
        """Return a fault for each key that stands twice."""
        return [
            Fault(path, "double", {"given": quoted(path[-1])}, kind.rule, line) for path, line in self.twice
        ]


def read_json(text: str, kind: Kind, name: str) -> object:
    """Return the data of a JSON text.

    Args:
        text: The text.
        kind: What it should be.
        name: Name of the file, for messages.

    Raises:
        WrongFile: If it is too large or no JSON; with the line where the reading ended.
    """
    if len(text.encode("utf-8", "surrogatepass")) > kind.most:
        raise WrongFile(kind, name, [Fault((), "large", {"most": kind.most}, kind.rule)])
    try:
        data: object = json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated")
        fault = Fault((), "cut" if cut else "json", {"column": error.colno}, kind.rule, error.lineno)
    except RecursionError:
        fault = Fault((), "deep", {}, kind.rule)
    except ValueError:  # a number of thousands of digits, or none at all such as NaN
        fault = Fault((), "number", {}, kind.rule, _line_of_number(text))
    else:
        return data
    raise WrongFile(kind, name, [fault])


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)


def _line_of_number(text: str) -> int:
    """Return the line of the first thing that stands for a number and cannot be read as one."""
    return next(
        (
            line
            for line, sign in _signs_of(text)
            if sign in _NOT_NUMBERS or (len(sign) > LONGEST_NUMBER and not sign.startswith('"'))
        ),
        1,
    )


def places_of(text: str) -> Places:
    """Return where everything stands in *text*.

    The text is walked without recursion, sign by sign: the standard library reads JSON without telling
    where anything stood.

    Args:
        text: JSON that `json.loads` has read already.
    """
    lines: dict[Path, int] = {}
    twice: list[tuple[Path, int]] = []
    # What is open, outermost first: the key or position that is read in each; None in an object before a key.
    here: list[str | int | None] = []
    for line, sign in _signs_of(text):
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
                path in lines
                and len(here) <= _DEEPEST
                and not any(path[: len(known)] == known for known, _ in twice)
            ):
                twice.append((path, line))
            lines[path] = line
        elif sign != ":":
            lines.setdefault(path, line)
            if sign in "{[":
                here.append(None if sign == "{" else 0)
    return Places(lines, tuple(twice))


def _signs_of(text: str) -> Iterator[tuple[int, str]]:
    """Yield brackets, commas, colons, texts and other values, each with its line."""
    line, end = 1, 0
    for token in _TOKEN.finditer(text):
        line += text.count("\n", end, token.start())
        end = token.start()
        yield line, token.group()
