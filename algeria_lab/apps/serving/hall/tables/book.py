"""One table as the room keeps it: a list of acts in order, and who may add to it; it knows no rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import time
from typing import Any

from algeria_lab.room.tables.record import Act, Agreed, Where, Why
from algeria_lab.room.wire import Said

MOST_IN_TEAM = 4
MOST_ACTS = 20_000


class Refused(Exception):
    """What a page asked for is not done."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


@dataclass(slots=True)
class Book:
    """A table. Readers are known by their browsers, which stay the same when a server begins again.

    Attributes:
        id: What it is called.
        game, scenario, options, seed: What is played there.
        seats: By side the readers who sit there, in the order in which they sat down.
        agreed: What was agreed.
        acts: The history.
        computers: By side the name of the computer that plays it.
        watchers: Readers who watch.
        sat: By reader the side on which they sat when something was decided: they sit on no other any more.
        asks: What is asked just now; see `TableRecord`.
        next: The side that decides.
        spent: By side the seconds that it has thought.
        since: When the side that decides began to think.
        given_up: The side that has given up.
        clock: Tells the time in seconds.
    """

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    seed: int
    seats: dict[str, list[str]]
    agreed: Agreed
    acts: list[Act] = field(default_factory=list)
    computers: dict[str, str] = field(default_factory=dict)
    watchers: list[str] = field(default_factory=list)
    sat: dict[str, str] = field(default_factory=dict)
    asks: dict[str, Any] = field(default_factory=dict)
    next: str = ""
    spent: dict[str, float] = field(default_factory=dict)
    since: float = 0.0
    given_up: str = ""
    clock: Callable[[], float] = time

    @property
    def is_over(self) -> bool:
        """Whether nothing is decided here any more."""
        return bool(self.given_up) or (bool(self.acts) and not self.next)

    def sides_of(self, reader: str) -> set[str]:
        """Return the sides for which a reader sits here."""
        return {side for side, readers in self.seats.items() if reader in readers}

    def sit(self, reader: str, side: str) -> None:
        """Seat a reader on a side, where a computer makes way.

        Who sat on the other side while something was decided knows what its people know, and what they asked.

        Raises:
            Refused: If there is no such side, it is full, or the reader sits or sat on another side.
        """
        team = self.seats.get(side)
        if team is None:
            raise Refused("gone")
        if self.sides_of(reader) - {side}:
            raise Refused("sits")
        if self.sat.get(reader, side) != side:
            raise Refused("sat")
        if reader not in team and len(team) >= MOST_IN_TEAM:
            raise Refused("full")
        self.computers.pop(side, None)
        if reader in team:
            return
        team.append(reader)
        self.watchers = [one for one in self.watchers if one != reader]

    def watch(self, reader: str) -> None:
        """Let a reader watch.

        Raises:
            Refused: If nobody may, or the reader plays.
        """
        if not self.agreed.watched:
            raise Refused("not-allowed")
        if self.sides_of(reader):
            raise Refused("sits")
        if reader not in self.watchers:
            self.watchers.append(reader)

    def rise(self, reader: str) -> None:
        """Let a reader leave the table."""
        for team in self.seats.values():
            if reader in team:
                team.remove(reader)
        self.watchers = [one for one in self.watchers if one != reader]

    def act(self, reader: str, at: int, after: str, acts: list[Act], following: str) -> int:
        """Add to the history and return from which moment on it is new; what is known already is no news.

        Args:
            reader: Who decided.
            at: The moment at which they decided.
            after: The check of the position there; empty at the beginning.
            acts: What they decided.
            following: The side that decides then.

        Raises:
            Refused: If the history has gone on meanwhile, or they may not decide.
        """
        sides = self._answered_for(self.sides_of(reader))
        if not self.sides_of(reader) or not acts or any(act.side not in sides for act in acts):
            raise Refused("not-yours")
        begun, said_before = len(self.acts), self.acts[at:]  # some may be said twice, across a break
        fits = at <= begun and after == (self.acts[at - 1].check if at else "")
        if fits and said_before[: len(acts)] == acts:
            return begun
        if self.given_up:
            raise Refused("over")
        news = acts[len(said_before) :]
        if not fits or said_before != acts[: len(said_before)] or begun + len(news) > MOST_ACTS:
            raise Refused("old")
        if self.next and self.next not in sides:
            raise Refused("not-yours")
        self._count(following)
        self.acts.extend(news)
        self.asks = {}
        self.sat |= {one: side for side, team in self.seats.items() for one in team}
        return begun

    def _answered_for(self, sides: set[str]) -> set[str]:
        """Return the sides for which whoever sits on some may decide: those of computers, too."""
        return sides | set(self.computers)

    def _count(self, following: str) -> None:
        now = self.clock()
        if self.next and self.since:
            self.spent[self.next] = self.spent.get(self.next, 0.0) + now - self.since
        self.next, self.since = following, now

    def ask(self, reader: str, to: int) -> int | None:
        """Ask to take back to a moment; return from where the history is new if nobody must be asked.

        Raises:
            Refused: If nothing is taken back here, or nobody may ask, or something else is asked already.
        """
        sides = self.sides_of(reader)
        if not self.agreed.undo or self.given_up:
            raise Refused("not-allowed")
        if not sides:
            raise Refused("not-yours")
        if self.asks:
            raise Refused("asked")
        if not 0 <= to < len(self.acts):
            raise Refused("old")
        side = min(sides)
        self.asks = {"to": to, "by": side, "at": len(self.acts), "next": side}
        others = [team for other, team in self.seats.items() if other not in self._answered_for(sides)]
        if not any(others):  # a computer that plays for them consents
            return self._take_back()
        return None

    def answer(self, reader: str, *, yes: bool) -> int | None:
        """Answer what is asked; return from where the history is new if it was taken back.

        Raises:
            Refused: If nothing is asked, or of somebody else.
        """
        if not self.asks or self.asks["at"] != len(self.acts):
            raise Refused("old")
        if not self.sides_of(reader) - {self.asks["by"]}:
            raise Refused("not-yours")
        if yes:
            return self._take_back()
        self.asks = {}
        return None

    def _take_back(self) -> int:
        to = int(self.asks["to"])
        self._count(str(self.asks["next"]))
        del self.acts[to:]
        self.asks = {}
        return to

    def give_up(self, reader: str) -> None:
        """Give the game up for the side of a reader.

        Raises:
            Refused: If they play none.
        """
        sides = self.sides_of(reader)
        if not sides:
            raise Refused("not-yours")
        self.given_up = min(sides)

    def seat_computer(self, reader: str, side: str, name: str, *, is_left: bool) -> None:
        """Let a computer play a side, or nobody if it has no name.

        Args:
            reader: Who asks.
            side: The side.
            name: Of the computer.
            is_left: Whether nobody of that side is here.

        Raises:
            Refused: If whoever asks does not play, or somebody of that side is here.
        """
        if not self.sides_of(reader) or side not in self.seats:
            raise Refused("not-yours")
        if not is_left and side not in self.sides_of(reader):
            raise Refused("taken")
        if name:
            self.computers[side] = name
        else:
            self.computers.pop(side, None)

    def told(self, number: Callable[[str], int], where: Callable[[str], Where]) -> Said:
        """Return the table as its pages know it: see `TableRecord`.

        Args:
            number: Returns the number of the place of a reader; 0 for none.
            where: Says where a reader is.
        """
        seated = [*(reader for team in self.seats.values() for reader in team), *self.watchers]
        at = [(where(one), number(one)) for one in seated]
        return {
            "id": self.id,
            "game": self.game,
            "scenario": self.scenario,
            "options": self.options,
            "seed": self.seed,
            "seats": {side: [number(one) for one in team] for side, team in self.seats.items()},
            "computers": self.computers,
            "watchers": [number(one) for one in self.watchers],
            "agreed": {name: getattr(self.agreed, name) for name in self.agreed.__slots__},
            "asks": {name: self.asks[name] for name in ("to", "by")} if self.asks else {},
            "next": self.next,
            "spent": {side: round(seconds, 1) for side, seconds in self.spent.items()},
            "given_up": self.given_up,
            "over": self.is_over,
            "here": [one for place, one in at if place == "table"],
            "lessons": [one for place, one in at if place == "lesson"],
            "elsewhere": [one for place, one in at if place == "page"],
        }
