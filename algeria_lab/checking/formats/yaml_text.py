"""The text of a YAML file: read with care into plain data, and where everything stands in it.

The events of the parser are turned into plain data here: no tag makes an object, nothing is repeated by an
alias, what is too large or too deep is left at once, and every value and key knows its line and column.
"""

from __future__ import annotations

import math
import pickle
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml import events as careful
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from algeria_lab.checking.faults import Fault, Kind, Path, WrongFile, legible, quoted
from algeria_lab.checking.formats import yaml_quick as quick
from algeria_lab.checking.formats.yaml_faults import yaml_fault
from algeria_lab.checking.spots import Marked, Spot
from algeria_lab.checking.texts import DEEPEST, plain_text

MOST_THINGS = 4_000  # keys and values; a lesson of nine steps in two languages has about a thousand
REMEMBERED = 16  # texts; a lesson takes 0.25 MB
_LONGEST_NUMBER = 30  # signs
_NESTED = re.compile(rf"(?:[\[{{]\s*){{{DEEPEST + 1}}}")
_WHOLE = re.compile(r"[-+]?[0-9]+")
_NUMBER = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_NO_NUMBER = re.compile(r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")
_WORDS = {
    **dict.fromkeys(["true", "True", "TRUE"], True),
    **dict.fromkeys(["false", "False", "FALSE"], False),
    **dict.fromkeys(["", "~", "null", "Null", "NULL"], None),
}


def read_yaml(text: str, kind: Kind, name: str) -> Marked:
    """Return the data of a YAML text; JSON is YAML too.

    Args:
        text: The text.
        kind: What it should be.
        name: Name of the file, for messages.

    Raises:
        WrongFile: If it is too large, too deep or no YAML; with the place where the reading ended.
    """
    text = plain_text(text, kind, name)
    if nested := _NESTED.search(text):  # the parser would read to the end first
        spot = _spot_in(text, nested.start())
        raise WrongFile(kind, name, [Fault((), "deep", {}, kind.rule, spot.line, column=spot.column)])
    try:
        packed = _packed(text)
    except _TooMuchError as error:
        fault = Fault((), error.problem, error.values, kind.rule, error.spot.line, column=error.spot.column)
    except MarkedYAMLError as error:
        fault = yaml_fault(error, kind.rule)
    except (YAMLError, ValueError) as error:
        fault = _unreadable(error, text, kind)
    else:
        return Marked(*pickle.loads(packed))  # noqa: S301 - made below, in this very process
    raise WrongFile(kind, name, [fault])


@lru_cache(maxsize=REMEMBERED)
def _packed(text: str) -> bytes:
    """Return what `Marked` takes, packed, so that whoever unpacks it has data of their own.

    One text is read again and again: when it is checked, listed, opened and edited. To parse a lesson takes
    thirty times as long as to unpack it.
    """
    data, walk = _quickly(text) or _carefully(text)
    return pickle.dumps((data, walk.values, walk.keys, tuple(walk.faults), walk.written))


def _carefully(text: str) -> tuple[object, _Walk]:
    """Read a text with the parser that says best what is wrong in it."""
    walk = _Walk(text, careful)
    return walk.read(YAML(typ="safe", pure=True).parse(text)), walk


def _quickly(text: str) -> tuple[object, _Walk] | None:
    """Read a text ten times as fast; None where that cannot be, or the careful way may read it otherwise.

    Both agree on a table without a fault. All else is read again with care, which says what is wrong.
    """
    if not quick.reads(text):
        return None
    walk = _Walk(text, quick.events)
    try:
        data = walk.read(quick.parse(text))
    except (quick.YAMLError, _TooMuchError):
        return None
    return (data, walk) if isinstance(data, dict) and not walk.faults else None


def _unreadable(error: Exception, text: str, kind: Kind) -> Fault:
    """Return the fault of a text with signs that no YAML may have."""
    position = getattr(error, "position", None)
    spot = _spot_in(text, position if isinstance(position, int) else 0)
    return Fault((), "letters", {}, kind.rule, spot.line, column=spot.column)


def _spot_in(text: str, place: int) -> Spot:
    """Return line and column of a sign of a text, counted from 0."""
    before = text[:place]
    return Spot(before.count("\n") + 1, len(before) - before.rfind("\n"))


class _TooMuchError(Exception):
    """A text is left before its end."""

    def __init__(self, problem: str, spot: Spot, **values: str | int) -> None:
        self.problem, self.spot, self.values = problem, spot, values
        super().__init__(problem)


class _Walk:
    """Turns events of a parser into plain data and notes where everything stands.

    Args:
        text: What is parsed.
        kinds: The module with the events of the parser; both parsers have the same.
    """

    def __init__(self, text: str, kinds: Any) -> None:
        self.values: dict[Path, Spot] = {}
        self.keys: dict[Path, Spot] = {}
        self.written: dict[Path, str] = {}
        self.faults: list[Fault] = []
        self._text, self._kinds = text, kinds
        self._things = 0
        self._events: Iterator[Any] = iter(())

    def read(self, events: Iterator[Any]) -> object:
        """Return the data of the first document."""
        self._events = events
        data: object = None
        documents = 0
        for event in events:
            documents += isinstance(event, self._kinds.DocumentStartEvent)
            if documents > 1:
                raise _TooMuchError("documents", _spot(event))
            if isinstance(event, self._kinds.NodeEvent):
                data = self._value(event, ())
        return data

    def _value(self, event: Any, path: Path) -> object:
        """Return the data that begins with an event."""
        spot = _spot(event)
        self._things += 1
        if len(path) > DEEPEST:
            raise _TooMuchError("deep", spot)
        if self._things > MOST_THINGS:
            raise _TooMuchError("things", spot, most=MOST_THINGS)
        if event.start_mark.index < event.end_mark.index or path not in self.keys:
            self.values.setdefault(path, spot)  # where nothing is written, the key is the place
        if isinstance(event, self._kinds.AliasEvent):
            self._note(path, "alias", spot)
            return None
        if tag := getattr(event, "tag", None):
            self._note(path, "tag", spot, given=quoted(str(tag)))
        if isinstance(event, self._kinds.MappingStartEvent):
            return self._table(path)
        if isinstance(event, self._kinds.SequenceStartEvent):
            return self._list(path)
        assert isinstance(event, self._kinds.ScalarEvent), event
        return self._scalar(event, path, spot)

    def _list(self, path: Path) -> list[object]:
        found: list[object] = []
        while not isinstance(event := next(self._events), self._kinds.SequenceEndEvent):
            found.append(self._value(event, (*path, len(found))))
        return found

    def _table(self, path: Path) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not isinstance(event := next(self._events), self._kinds.MappingEndEvent):
            if not isinstance(event, self._kinds.ScalarEvent):
                raise _TooMuchError("key", _spot(event))
            key = legible(str(event.value))
            here = (*path, key)
            if key in found:
                self._note(here, "double", _spot(event), given=quoted(key))
            self.keys.setdefault(here, _spot(event))
            value = self._value(next(self._events), here)
            found.setdefault(key, value)
        return found

    def _scalar(self, event: Any, path: Path, spot: Spot) -> object:
        text = str(event.value)
        self.written.setdefault(path, self._text[event.start_mark.index : event.end_mark.index])
        if not event.implicit[0]:  # quoted, or a block of lines
            return text
        if text in _WORDS:
            return _WORDS[text]
        if _NO_NUMBER.fullmatch(text) or (_NUMBER.fullmatch(text) and not _fits(text)):
            self._note(path, "number", spot)
            return 0
        if _NUMBER.fullmatch(text):
            return int(text) if _WHOLE.fullmatch(text) else float(text)
        return text

    def _note(self, path: Path, problem: str, spot: Spot, **values: str) -> None:
        self.faults.append(Fault(path, problem, values, line=spot.line, column=spot.column))


def _spot(event: Any) -> Spot:
    return Spot(event.start_mark.line + 1, event.start_mark.column + 1)


def _fits(number: str) -> bool:
    return len(number) <= _LONGEST_NUMBER and math.isfinite(float(number))
