"""The seven things that happen in a board game, as data; no event holds a sentence.

Text, chart, map, debrief and quiz read these records. Folding the events of an action over the old
position gives the new one (what is still to be decided aside).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import NamedTuple, TypeAlias

from algeria_lab.core.words.voice import Several

Scalar: TypeAlias = str | int | bool
MOST_NAMED = 3  # things that one line names


class Mod(NamedTuple):
    """A modifier of a die roll.

    Attributes:
        value: Added to the roll.
        why: Message id of the reason.
        rule: Citation key.
    """

    value: int
    why: str
    rule: str


class Happened:
    """What all events have in common: one prints in a line, without what is empty.

    Of many things it prints how many, and of what one side alone saw likewise: a shuffled deck or a hand is
    not given away by a glance. The fields, and `to_json`, hold everything; stories tell it in words.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        said = ((item.name, getattr(self, item.name)) for item in fields(self))  # type: ignore[arg-type]  # each kind is a dataclass
        listed = (f"{name}={self._shown(value)}" for name, value in said if value not in ("", ()))
        return f"{type(self).__name__}({', '.join(listed)})"

    def _shown(self, value: object) -> str:
        is_counted = isinstance(value, tuple) and (len(value) > MOST_NAMED or self._is_private())
        return f"<{len(value)}>" if is_counted else repr(value)  # type: ignore[arg-type]  # of tuples

    def _is_private(self) -> bool:
        """Return whether one side alone knows what it names."""
        return False


@dataclass(frozen=True, slots=True, repr=False)
class Chose(Happened):
    """A side took an action.

    Attributes:
        seat: The side.
        action: The action as text.
        rule: Citation key.
        step: Name of the decision at which it was taken.
        about: What is decided there, such as the card that acts and its icon; may be empty.
    """

    seat: str
    action: str
    rule: str
    step: str = ""
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class Entered(Happened):
    """A phase began."""

    turn: int
    phase: str
    seat: str
    rule: str


@dataclass(frozen=True, slots=True, repr=False)
class Rolled(Happened):
    """Dice fell.

    Attributes:
        what: Message id of what was rolled for.
        faces: Faces in the order thrown; empty where odds are being counted.
        mods: Modifiers that applied, in the order of the rule.
        total: Sum of faces (or what the table was entered with) plus modifiers.
        row: The row read, or ``yes``/``no`` for a trial, or the sum, or what was drawn.
        table: Table that was read; empty for plain sums; ``up-to`` for a trial; ``lot`` for a draw.
        limit: For a trial, the highest total that succeeds; for fire, the firepower; for a draw, how many.
        rule: Citation key.
        where: Area or unit concerned; may be empty.
    """

    what: str
    faces: tuple[int, ...]
    mods: tuple[Mod, ...]
    total: int
    row: str
    table: str
    limit: int
    rule: str
    where: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class Moved(Happened):
    """Pieces went to a place and box.

    Attributes:
        pieces: The pieces.
        place: Where they are now.
        box: How they lie or stand there; may be empty.
        rule: Citation key.
        why: What it was for, in the words of message ids; may be empty.
    """

    pieces: tuple[str, ...]
    place: str
    box: str
    rule: str
    why: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class Flipped(Happened):
    """A two-sided thing turned: pieces, area markers or a condition of the whole game.

    Attributes:
        what: Name of the marker or condition.
        names: Pieces or areas concerned; empty for a condition of the whole game.
        to: What it shows now.
        rule: Citation key.
        why: What it was for, in the words of message ids; may be empty.
    """

    what: str
    names: tuple[str, ...]
    to: Scalar
    rule: str
    why: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class Counted(Happened):
    """A track moved.

    Attributes:
        track: Name of the track.
        change: What the rule asked for, before limits.
        now: Where the track stands.
        rule: Citation key.
        where: Area that caused it; may be empty.
        why: Message id of the reason; may be empty.
    """

    track: str
    change: int
    now: int
    rule: str
    where: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class Revealed(Happened):
    """Something hidden became known to a seat.

    Attributes:
        seat: Who saw it; empty for everybody.
        what: How it was seen, such as ``drawn``.
        names: What was seen.
        rule: Citation key.
        why: What it was for, in the words of message ids; may be empty.
    """

    seat: str
    what: str
    names: tuple[str, ...]
    rule: str
    why: str = ""

    def _is_private(self) -> bool:
        return bool(self.seat)


Event: TypeAlias = Chose | Entered | Rolled | Moved | Flipped | Counted | Revealed
Events: TypeAlias = tuple[Event, ...]


class Reached(NamedTuple):
    """Where events led.

    Attributes:
        position: The position, or a later one.
        at_once: Whether nothing lies between the last event and the position.
    """

    position: object
    at_once: bool = True


class Story(Several[Event, Reached]):
    """What happened in a game, in order: a tuple of events that tells itself.

    Attributes:
        about: Where it led; None if that is not known.
    """

    def __add__(self, more: tuple[Event, ...]) -> Story:  # type: ignore[override]  # of events only
        return Story((*self, *more), self.voice, getattr(more, "about", None))

    def part_about(self, place: slice) -> Reached | None:
        """See `Several.part_about`: only the end leads to the position at once."""
        if self.about is None:
            return None
        _, end, step = place.indices(len(self))
        return self.about._replace(at_once=self.about.at_once and (end, step) == (len(self), 1))

    def plain(self) -> str:
        kinds = Counter(map(event_kind, self))
        counted = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
        return f"{type(self).__name__}({counted})"


_KINDS: dict[str, type[Event]] = {
    kind.__name__.lower(): kind for kind in (Chose, Entered, Rolled, Moved, Flipped, Counted, Revealed)
}


def event_kind(event: Event) -> str:
    """Return the kind of *event* in lower case, such as ``rolled``."""
    return type(event).__name__.lower()


def to_json(event: Event) -> dict[str, object]:
    """Return *event* as plain JSON data."""
    return {"kind": event_kind(event)} | {item.name: getattr(event, item.name) for item in fields(event)}


def from_json(data: Mapping[str, object]) -> Event:
    """Return the event that `to_json` wrote; lists become tuples again."""
    values = {name: _frozen(value) for name, value in data.items() if name != "kind"}
    if "mods" in values:
        values["mods"] = tuple(Mod(*mod) for mod in values["mods"])  # type: ignore[attr-defined]
    return _KINDS[str(data["kind"])](**values)  # type: ignore[arg-type]


def _frozen(value: object) -> object:
    return tuple(_frozen(item) for item in value) if isinstance(value, list | tuple) else value
