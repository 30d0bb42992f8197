"""What can be wrong with a doctrine that somebody wrote."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import NamedTuple, TypeAlias

from algeria_lab.core.refusals import LabError, Value

Path: TypeAlias = tuple[str | int, ...]

_SAID = {
    "unknown": "{given!r} is not known here. Known: {known}.",
    "missing": "this is missing. Needed: {known}.",
    "kind": "{given!r} is not {a_kind}.",
    "range": "the number of {given!r} goes from {least} to {most}.",
    "small": "{given} is too small; the least is {least}.",
    "elsewhere": "{given!r} is asked at {right}, not at {step}.",
    "twice": "{given!r} stands here twice.",
    "end": "the last one must be {right!r}: it has an answer when no other has.",
}
_KINDS = {
    "text": "a text",
    "table": "a table of names and values",
    "list": "a list of names",
    "whole": "a whole number",
    "number": "a number",
}


class Fault(NamedTuple):
    """One thing that is wrong, as data; ``doctrine-fault-<problem>`` is the message for readers.

    Attributes:
        path: Keys and positions that lead to it, such as ``("judgements", "operations", 2)``.
        problem: What kind of fault.
        values: Words and numbers that the sentence quotes; ``near`` is the nearest valid name, if any.
    """

    path: Path
    problem: str
    values: Mapping[str, Value]

    @property
    def where(self) -> str:
        """The path as people write it; positions count from 1."""
        return ".".join(str(key + 1) if isinstance(key, int) else key for key in self.path)

    def __str__(self) -> str:
        near = self.values.get("near", "")
        guess = f" Did you mean {near!r}?" if near else ""
        kind = _KINDS.get(str(self.values.get("expected")), "")
        return f"{self.where}: {_SAID[self.problem].format(**self.values, a_kind=kind)}{guess}"


class WrongDoctrine(LabError, ValueError):
    """Data that is not a doctrine; all faults that were found.

    Attributes:
        name: Name of the doctrine, as far as it has one.
        faults: What is wrong.
    """

    def __init__(self, name: str, faults: Iterable[Fault]) -> None:
        self.name, self.faults = name, tuple(faults)
        lines = "\n".join(f"- {fault}" for fault in self.faults)
        super().__init__(f"the doctrine {name!r} cannot be played:\n{lines}")


class WrongNumber(LabError, LookupError):
    """The number of a doctrine such as ``barrier-3`` is outside its range.

    Attributes:
        name: The name that was asked for.
        least: The smallest number.
        most: The largest.
    """

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name, self.least, self.most = name, least, most
        base = name.rpartition("-")[0]
        super().__init__(
            f"there is no doctrine {name!r}: its number goes from {least} to {most}, "
            f"such as {f'{base}-{most}'!r}."
        )


def unknown(path: Path, given: object, known: Iterable[str]) -> Fault:
    """Return the fault of a name that is not known."""
    names = tuple(known)
    near = get_close_matches(str(given), names, n=1)
    listed = ", ".join(names) or "-"
    return Fault(path, "unknown", {"given": str(given), "known": listed, "near": near[0] if near else ""})


def missing(path: Path, known: Iterable[str]) -> Fault:
    """Return the fault of something that is not there."""
    return Fault(path, "missing", {"known": ", ".join(known)})


def wrong_kind(path: Path, given: object, expected: str) -> Fault:
    """Return the fault of a value of another kind: ``text``, ``table``, ``list``, ``whole`` or ``number``."""
    return Fault(path, "kind", {"given": str(given), "expected": expected})
