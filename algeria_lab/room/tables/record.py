"""What the pages at a table know of it: the game, who sits where, what was agreed, what is asked just now."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from algeria_lab.room.wire import Misspoken, Said

MOST_ACTION = 500  # letters of one action
MOST_MINUTES = 600
# Why the room does not do what a page asks; those from "taken" on are about sitting down.
Why: TypeAlias = Literal[
    "old", "not-yours", "gone", "over", "not-allowed", "asked", "taken", "sits", "sat", "full", "many", "room"
]
# Where somebody is, seen from a table: at it, in a lesson, on another page, nowhere.
Where: TypeAlias = Literal["table", "lesson", "page", ""]


@dataclass(frozen=True, slots=True)
class Act:
    """One action of the history.

    Attributes:
        action: The action, as the game writes it.
        check: The check of the position that it led to, see `core.history.Entry`.
        by: The name of the computer that decided; empty for a person.
        goes_on: Whether it was decided with the act before, by one press.
    """

    action: str
    check: str
    by: str = ""
    goes_on: bool = field(default=False, compare=False)

    @property
    def side(self) -> str:
        """The side that acts: the first word of each action."""
        return self.action.partition(" ")[0]

    @classmethod
    def read(cls, told: object) -> Act:
        """Return an act that was told.

        Raises:
            Misspoken: If it is none.
        """
        match told:
            case [str(action), str(check), str(by), bool(goes_on)] if (
                len(action) + len(check) + len(by) <= MOST_ACTION
            ):
                return cls(action, check, by, goes_on)
        raise Misspoken(f"an act is an action, a check, a name and whether it goes on, not {told!r:.80}")

    def told(self) -> list[str | bool]:
        """Return it as it travels."""
        return [self.action, self.check, self.by, self.goes_on]


@dataclass(frozen=True, slots=True)
class Agreed:
    """What was agreed when a table was opened.

    Attributes:
        hints: Whether pages give hints and advice.
        undo: Whether something may be taken back, if the other side consents.
        watched: Whether others may watch.
        minutes: How many minutes each side has for all of its decisions; 0 for no clock.
    """

    hints: bool = True
    undo: bool = True
    watched: bool = True
    minutes: int = 0

    @classmethod
    def read(cls, told: object) -> Agreed:
        """Return what was told.

        Raises:
            Misspoken: If it is none.
        """
        match told:
            case {"hints": bool(h), "undo": bool(u), "watched": bool(w), "minutes": int(minutes)}:
                return cls(h, u, w, min(max(minutes, 0), MOST_MINUTES))
        raise Misspoken(f"what is agreed are hints, undo, watched and minutes, not {told!r:.80}")


@dataclass(slots=True)
class TableRecord:
    """A table as a page knows it.

    Attributes:
        id: What it is called, such as ``T3``.
        game: The game.
        scenario: Where it begins.
        options: Its options.
        seed: The key of its dice.
        seats: By side the numbers of the places that sit there, in the order in which they sat down. The
            first who is here is the chronicler.
        computers: By side the name of the computer that plays it.
        watchers: The numbers of the places that watch.
        agreed: What was agreed.
        asks: What is asked just now: ``{"to": ply, "by": side}`` to take back to a moment; empty for nothing.
        next: The side that decides; empty once the game is over, or before anybody has said.
        spent: By side the seconds that it has thought.
        given_up: The side that has given up; mostly empty.
        over: Whether nothing is decided here any more: by the rules, or because a side has given up.
        here: The numbers of the places whose pages show the table.
        lessons: Those of the places that are in a lesson instead.
        elsewhere: Those of the places that are on another page instead.
    """

    id: str
    game: str
    scenario: str
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    seats: dict[str, list[int]] = field(default_factory=dict)
    computers: dict[str, str] = field(default_factory=dict)
    watchers: list[int] = field(default_factory=list)
    agreed: Agreed = field(default_factory=Agreed)
    asks: dict[str, Any] = field(default_factory=dict)
    next: str = ""
    spent: dict[str, float] = field(default_factory=dict)
    given_up: str = ""
    over: bool = False
    here: list[int] = field(default_factory=list)
    lessons: list[int] = field(default_factory=list)
    elsewhere: list[int] = field(default_factory=list)

    @classmethod
    def read(cls, told: Said) -> TableRecord:
        """Return a table as the room tells it."""
        return cls(**{**told, "agreed": Agreed.read(told["agreed"])})

    def sides_of(self, number: int) -> frozenset[str]:
        """Return the sides for which a place sits at the table; none for a watcher."""
        return frozenset(side for side, numbers in self.seats.items() if number in numbers)

    def chronicler(self, side: str) -> int:
        """Return the first of those on a side whose page shows the table; 0 for nobody."""
        return next((number for number in self.seats.get(side, ()) if number in self.here), 0)
