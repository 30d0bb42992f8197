"""After a game: which decisions of people cost most, found a few at a time while the page stays usable.

The browser asks for one slice after the other and stops when its reader does: nothing runs on by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import inf
from random import Random
from time import monotonic
from typing import Any, Generic, NamedTuple, TypeVar

from algeria_lab.core.actions import SEATS, Action, Seat, parse_line
from algeria_lab.core.game import Game
from algeria_lab.core.rules import S
from algeria_lab.core.tables import load_data
from algeria_lab.players.base import Line
from algeria_lab.players.roster import Roster
from algeria_lab.players.table import Table
from algeria_lab.players.thinking.costly import COMPARED, Cost, Costly, Judge, costliest
from algeria_lab.room.tables.shared import SharedTable
from algeria_lab.views.shared.messages import GameWords

W = TypeVar("W", bound=GameWords)
STRATEGIST = "strategist"
SLICE = 0.4  # seconds: a slice ends with the decision that passes it
MARGIN = 2.04  # standard errors: Student's interval of 95 % for `COMPARED` pairs of tries
FINE = 10  # below it a tenth counts


class InWords(NamedTuple):
    """What was done, or could have been.

    Attributes:
        text: In the words of the log.
        steps: Each step of it, where the text does not say them; may be empty.
    """

    text: str
    steps: str = ""


@dataclass(frozen=True)
class Judged(Generic[S, W]):
    """Who judges the decisions of a game that is over, and how it is told.

    Attributes:
        judge: Makes the judge of a side.
        tries: How many tries it has for the ways of a decision.
        unit: Last part of the messages that tell a cost: ``chance`` in wins of a hundred, ``points`` in
            points of the final score.
        text: A line from a moment of a game in words.
    """

    judge: Callable[[Seat], Judge[S]]
    tries: int
    unit: str
    text: Callable[[Game[S], int, Line, W], InWords]


def judged_by_strongest(
    game: str, roster: Roster[Any], unit: str, text: Callable[[Game[S], int, Line, W], InWords]
) -> Judged[S, W]:
    """Return how decisions are judged by the strongest player, with as many tries as on its ladder."""
    data: Any = load_data(game, "opponents")
    tries = int(data["tries"])
    return Judged(lambda seat: roster.player(f"{STRATEGIST}-{tries}", seat), tries, unit, text)


class Decision(NamedTuple):
    """A decision that a person took.

    Attributes:
        ply: The moment before it.
        seat: Whose it was.
        line: What was played.
    """

    ply: int
    seat: Seat
    line: Line


class _Alike(Generic[S]):
    """Prices every decision alike, so that all of them are listed in their order."""

    def __init__(self, judge: Judge[S]) -> None:
        self.is_decision = judge.is_decision

    def cost_of(self, _view: S, _line: Line, _rng: Random) -> Cost:
        """Return the same for every line."""
        return Cost("", 1.0, 0.0)


def decisions_of(game: Game[S], seat: Seat, judge: Judge[S]) -> Iterator[Decision]:
    """Yield what a person decided for a side, in its order; nothing that a computer or a scenario played."""
    for each in costliest(game, seat, _Alike(judge), game.ply):
        if game.history[each.ply + 1].by == "":
            yield Decision(each.ply, seat, _line(each.played, seat))


def _line(text: str, seat: Seat) -> Line:
    return tuple([Action.parse(part, seat) for part in parse_line(text)])


class LookBack(Generic[S]):
    """The decisions of people in one game as it stands, judged one after the other.

    Attributes:
        of: How many there are.
        found: What surely cost something, by side.

    Args:
        table: The game, and at which sides people sit.
        judge: Makes the judge of a side.
    """

    def __init__(self, table: Table[S], judge: Callable[[Seat], Judge[S]]) -> None:
        self._game, self._last = table.game, table.game.history[-1]
        self._judges = {seat: judge(seat) for seat in people_of(table)}
        found = [decisions_of(self._game, seat, one) for seat, one in self._judges.items()]
        self._left = sorted(decision for each in found for decision in each)
        self.of = len(self._left)
        self.found: dict[Seat, list[Costly]] = {seat: [] for _, seat, _ in self._left}

    @property
    def done(self) -> int:
        """How many have been judged."""
        return self.of - len(self._left)

    def is_of(self, game: Game[S]) -> bool:
        """Return whether it is about a game as it stands now."""
        return game is self._game and game.history[-1] is self._last

    def go_on(self) -> None:
        """Judge one decision, and more of them while they are quick."""
        end = monotonic() + SLICE
        while self._left:
            self._judge(self._left.pop(0))
            if monotonic() >= end:
                break

    def _judge(self, decision: Decision) -> None:
        ply, seat, line = decision
        view = self._game.rules.observe(self._game.state_at(ply), seat)
        cost = self._judges[seat].cost_of(view, line, Random(f"{self._game.seed}-{ply}-{seat}"))
        if cost is not None and cost.cost > MARGIN * cost.error:
            self.found[seat].append(Costly(ply, "; ".join(map(str, line)), cost))

    def dearest(self, seat: Seat) -> list[Costly]:
        """Return all that surely cost a side something, the dearest in front."""
        return sorted(self.found[seat], key=lambda each: -each.cost.cost)


def people_of(table: Table[S]) -> tuple[Seat, ...]:
    """Return the sides for which people decide."""
    return tuple(seat for seat in SEATS if table.seats.get(seat) is None)


class LookingBack(Generic[S, W]):
    """Looks back on the game of a board, as far as its reader waits.

    Args:
        judged: Who judges, and how it is told; None where nobody does.
    """

    def __init__(self, judged: Judged[S, W] | None) -> None:
        self._judged = judged
        self._back: LookBack[S] | None = None

    def is_offered(self, table: Table[S]) -> bool:
        """Return whether people have decided something here; not in a lesson, nor with others elsewhere."""
        leads = table.limit is not None or isinstance(table, SharedTable)
        return self._judged is not None and not leads and table.people_have_acted

    def reply(self, table: Table[S], words: W) -> dict[str, Any]:
        """Judge some more decisions and return how far that has come; at its end what cost most.

        Args:
            table: The game, which is over.
            words: The reader's language.
        """
        judged = self._judged
        assert judged is not None, "it is offered where somebody judges"
        if self._back is None or not self._back.is_of(table.game):
            self._back = LookBack(table, judged.judge)
        else:  # the first slice only counts, so that the reader sees at once how much there is
            self._back.go_on()
        back = self._back
        reply: dict[str, Any] = {"done": back.done, "of": back.of, "sides": [], "end": "", "note": ""}
        return reply if back.done < back.of else reply | _told(back, table.game, judged, words)


def _told(back: LookBack[S], game: Game[S], judged: Judged[S, W], words: W) -> dict[str, Any]:
    """Return what cost most, side by side, and how it was found."""
    both = len(back.found) > 1
    sides = [
        {
            "side": seat,
            "title": words.side(seat) if both else "",
            "rows": [_row(each, seat, game, judged, words) for each in back.dearest(seat)],
            "none": "" if back.found[seat] else words.say("costly-none"),
        }
        for seat in back.found
    ]
    sure = sum(map(len, back.found.values()))
    end = words.say("costly-end", count=back.of, sure=sure)
    return {"sides": sides, "end": end, "note": words.say("costly-note", tries=judged.tries, pairs=COMPARED)}


def _row(each: Costly, seat: Seat, game: Game[S], judged: Judged[S, W], words: W) -> dict[str, Any]:
    played, better = (
        judged.text(game, each.ply, _line(text, seat), words)._asdict()
        for text in (each.played, each.cost.better)
    )
    return {
        "at": each.ply,
        "when": words.say("costly-when", turn=game.state_at(each.ply).turn, game=words.game),
        "played": played,
        "better": better,
        "cost": words.say(f"costly-{judged.unit}", **_values(each.cost, judged.unit, words)),
    }


def _values(cost: Cost, unit: str, words: W) -> Mapping[str, str]:
    """Return a cost with the ends of its interval, all to a tenth where it is small."""
    scale, most = (100, 100.0) if unit == "chance" else (1, inf)
    margin = MARGIN * cost.error
    ends = {"cost": cost.cost, "low": cost.cost - margin, "high": cost.cost + margin}
    digits = 1 if scale * cost.cost < FINE else 0
    return {name: words.number(f"{min(scale * value, most):.{digits}f}") for name, value in ends.items()}
