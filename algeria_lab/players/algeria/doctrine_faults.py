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
    "kind": "{given!r} is not {expected}.",
    "small": "{given} is too small; the least is {least}.",
    "elsewhere": "{given!r} is asked at {right}, not at {step}.",
    "twice": "{given!r} stands here twice.",
    "end": "the last one must be {right!r}: it has an answer when no other has.",
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
        return f"{self.where}: {_SAID[self.problem].format(**self.values)}{guess}"


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
