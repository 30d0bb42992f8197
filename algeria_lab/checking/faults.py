"""What can be wrong with a file that somebody wrote: faults as data, in words, all as one error."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import NamedTuple, TypeAlias

from algeria_lab.checking.codes import code_of
from algeria_lab.checking.telling import Say, english
from algeria_lab.core.refusals import LabError, Value

Path: TypeAlias = tuple[str | int, ...]

_LONGEST_QUOTE = 60
_MOST_NAMES = 12  # that a sentence lists beside the nearest of them
_UNSHOWN = ("Cc", "Cs")  # categories of Unicode: control signs, and halves of signs
# Signs that set what follows in another order: with them a text reads otherwise than it is written.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Kind(NamedTuple):
    """What a file should be.

    Attributes:
        what: Such as ``deck``; ``faults-<what>`` is the message above its faults.
        rule: The paragraph that says what belongs into it; may be empty.
        most: How many bytes it may have.
    """

    what: str
    rule: str = ""
    most: int = 1_000_000


class Fault(NamedTuple):
    """One thing that is wrong, or odd, as data; ``fault-<problem>`` is the message for readers.

    Attributes:
        path: Keys and positions that lead to it, such as ``("cards", 3, "icons", 1)``.
        problem: What kind of fault.
        values: What the sentence quotes: ``given`` is what stands there, ``known`` what may, ``near`` the
            nearest valid name, if any; a fault without a place is a reason, told in the reader's language.
        rule: The paragraph or check that asks for something else; may be empty.
        line: Line of the file, counted from 1; 0 where there is no file.
        file: Which file, where several are spoken of.
        column: Column of the line, counted from 1; 0 where only the line is known.
        is_warning: Whether the file can be used all the same.
        is_key: Whether it is about a key and not about its value.
    """

    path: Path
    problem: str
    values: Mapping[str, Value | Fault] = {}
    rule: str = ""
    line: int = 0
    file: str = ""
    column: int = 0
    is_warning: bool = False
    is_key: bool = False

    @property
    def where(self) -> str:
        """The path as people write it; positions count from 1."""
        return ".".join(str(key + 1) if isinstance(key, int) else key for key in self.path)

    @property
    def code(self) -> str:
        """Its number in the catalogue, such as ``E204``, by which its explanation is found."""
        return code_of(self.problem)

    def __str__(self) -> str:
        return placed(self)


class WrongFile(LabError, ValueError):
    """What somebody wrote cannot be used; all faults that were found.

    Attributes:
        kind: What it should be.
        name: Name of the file or of what it describes, as far as it has one.
        faults: What is wrong, from top to bottom.
    """

    def __init__(self, kind: Kind, name: str, faults: Iterable[Fault], say: Say = english) -> None:
        self.kind, self.name, self.faults = kind, name, tuple(faults)
        super().__init__(listed(self, say))


def sentence(fault: Fault, say: Say = english) -> str:
    """Return what is wrong and what would do, without its place."""
    values = {
        name: sentence(value, say) if isinstance(value, Fault) else value
        for name, value in fault.values.items()
    }
    if fault.problem == "kinds":
        said = [say(f"fault-a-{kind}") for kind in str(values["kinds"]).split()]
        values["kinds"] = " ".join([", ".join(said[:-1]), say("fault-or"), said[-1]]) if said[1:] else said[0]
    near = str(fault.values.get("near", ""))
    if near:
        values["known"] = _nearest(str(values.get("known", "")), near)
    text = say(f"fault-{fault.problem}", **values)
    return f"{text} {say('fault-near', near=near)}" if near else text


def _nearest(known: str, near: str) -> str:
    """Return of many names those that look most like the nearest; few names stay as they are."""
    names = known.split(", ")
    if len(names) <= _MOST_NAMES:
        return known
    return ", ".join([*get_close_matches(near, names, n=_MOST_NAMES // 2, cutoff=0), "…"])


def placed(fault: Fault, say: Say = english) -> str:
    """Return a fault with its line, the way to it, and the rule."""
    text = sentence(fault, say) + (say("cite", rule=fault.rule) if fault.rule else "")
    line, where = str(fault.line or ""), fault.where or fault.file
    if line and where:
        return say("fault-at-line", line=line, where=where, text=text)
    if line:
        return say("fault-line", line=line, text=text)
    return say("fault-at", where=where, text=text) if where else text


def reported(fault: Fault, name: str, say: Say = english) -> str:
    """Return a fault as a line that editors and other programs read: file, line, column, code, sentence."""
    text = sentence(fault, say) + (say("cite", rule=fault.rule) if fault.rule else "")
    return f"{fault.file or name}:{fault.line or 1}:{fault.column or 1}: {fault.code}: {text}"


def listed(error: WrongFile, say: Say = english) -> str:
    """Return all faults of a file, a line each."""
    head = say(f"faults-{error.kind.what}", name=error.name)
    return "\n".join([head, *[f"- {placed(fault, say)}" for fault in error.faults]])


def unknown(path: Path, given: object, known: Iterable[object], rule: str = "") -> Fault:
    """Return the fault of a name that is not among the known ones, with the nearest."""
    names, said = [legible(str(name)) for name in known], quoted(given)
    if not said:
        return Fault(path, "choose", {"known": ", ".join(names)}, rule)
    near = get_close_matches(said, names, n=1) or get_close_matches(said.upper(), names, n=1)
    values = {"given": said, "known": ", ".join(names) or "-", "near": near[0] if near else ""}
    return Fault(path, "unknown", values, rule)


def legible(text: str) -> str:
    """Return a text with question marks for what can be neither shown nor saved."""
    if text.isprintable():  # as nearly all are; signs one by one take most of the time of a form
        return text
    return "".join(
        "?" if sign in _TURNING or unicodedata.category(sign) in _UNSHOWN else sign for sign in text
    )


def quoted(value: object) -> str:
    """Return a value as a message quotes it: short, and in letters that can be shown."""
    is_plain = isinstance(value, str | float)
    text = str(value) if is_plain else json.dumps(value, ensure_ascii=False, default=str)
    shown = legible(text[:_LONGEST_QUOTE])
    return f"{shown}…" if len(text) > _LONGEST_QUOTE else shown


def located(faults: Iterable[Fault], spot_of: Callable[[Fault], tuple[int, int]]) -> list[Fault]:
    """Return faults with their lines and columns, from top to bottom.

    Args:
        faults: What is wrong with the data of a file.
        spot_of: Returns line and column of what a fault is about, or of what is around it; each format has
            its own.
    """
    found = [fault if fault.line else _at(fault, *spot_of(fault)) for fault in faults]
    return sorted(found, key=lambda fault: (fault.line, fault.column))


def _at(fault: Fault, line: int, column: int) -> Fault:
    return fault._replace(line=line, column=column)
