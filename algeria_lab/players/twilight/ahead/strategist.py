"""The strongest player of *Colonial Twilight*: it plays whole turns on for some cards, and compares.

A proposal of ours, no rule of the published game; the chart of the Non-Player stands elsewhere. It never
peeks: the deck to come is laid out anew for each try.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from algeria_lab.core.actions import Seat
from algeria_lab.core.words.short import Named
from algeria_lab.players.base import Because, Choice
from algeria_lab.players.base import Line as Actions
from algeria_lab.players.thinking.costly import Cost, cost_beside
from algeria_lab.players.thinking.race import Budget, Race, Try
from algeria_lab.players.thinking.teaching import Reading, Taught, taught
from algeria_lab.players.twilight.ahead.playing_out import measures_of, promise, read_after, reading
from algeria_lab.players.twilight.ahead.ways import Way, moves_of, ways_on
from algeria_lab.twilight.frames.sequence import Pivotal, Turn
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args

R = TypeVar("R")
STRATEGIST: Final = "strategist"
THINKING: Final = Budget(seconds=2.0, tries=72, caution=2.0)
CARDS_AHEAD: Final = 2
READINGS: Final = 8


class TwilightStrategist(Named):
    """Plays a side by trying what may come of each turn that it could plan.

    Args:
        seat: The side.
        budget: How long it may think about a decision.
        cards: Cards after the one that lies open which a try reaches.
    """

    name = STRATEGIST
    ponders = True

    def __init__(self, seat: Seat, budget: Budget = THINKING, cards: int = CARDS_AHEAD) -> None:
        self.seat, self._budget, self._cards = seat, budget, cards

    def choose(self, view: State, rng: Random) -> Choice:
        """Return what to do, with what was compared."""
        ways = ways_on(view, self.seat, rng)
        if len(ways) == 1:
            return self._told(ways[0], ways[0].because)
        race = self.race(view, ways, rng)
        best = race.run().way
        return self._told(best, (*best.because, compared(race)))

    def decide(self, view: State, rng: Random) -> tuple[tuple[str, Args], ...]:
        """Return what `choose` would, by numbers and without reasons."""
        ways = ways_on(view, self.seat, rng)
        best = ways[0] if len(ways) == 1 else self.race(view, ways, rng).run().way
        return tuple([(move.verb, move.args) for move in best.line])

    def race(self, view: State, ways: tuple[Way, ...], rng: Random) -> Race[Way]:
        """Return the race between ways to go on from a position, which stays as it is."""
        return Race(ways, self._try(view), self._budget, rng)

    def teach(self, view: State, rng: Random) -> Taught[Way] | None:
        """Return the best way beside the next best; None where there is only one."""
        ways = ways_on(view, self.seat, rng)
        if len(ways) == 1:
            return None
        race = self.race(view, ways, rng)
        race.run()

        def read(way: Way, seed: int) -> Reading:
            return self._after(view, way, seed, reading)

        return taught(race, read, measures_of(self.seat), rng, READINGS)

    def is_decision(self, view: State) -> bool:
        """Return whether a turn, or a Pivotal Event, is decided here."""
        return bool(view.agenda) and isinstance(view.agenda[-1], (Turn, Pivotal))

    def cost_of(self, view: State, line: Actions, rng: Random) -> Cost | None:
        """Return what a turn cost in points; None where there was nothing better."""
        played = Way(moves_of(view, self.seat, line))
        ways = ways_on(view, self.seat, rng)
        if played.line not in {way.line for way in ways}:
            ways += (played,)
        if len(ways) == 1:
            return None
        race = self.race(view, ways, rng)
        same = next(way for way in ways if way.line == played.line)
        return cost_beside(race, same, self._try(view), self._text, rng)

    def _text(self, way: Way) -> str:
        return "; ".join([str(move.action(self.seat)) for move in way.line])

    def _try(self, view: State) -> Try[Way]:
        def attempt(way: Way, seed: int) -> float:
            return self._after(view, way, seed, lambda state: promise(state, self.seat))

        return attempt

    def _after(self, view: State, way: Way, seed: int, read: Callable[[State], R]) -> R:
        return read_after(view, self.seat, way.line, self._cards, seed, read)

    def _told(self, way: Way, because: tuple[Because, ...]) -> Choice:
        return Choice(tuple([move.action(self.seat) for move in way.line]), because)


def compared(race: Race[Way]) -> Because:
    """Return what was compared; promises in hundredths of a point of the final score."""
    best, second, *_ = race.ranked
    values = (
        ("ways", len(race.ranked)),
        ("tries", race.tries),
        ("ahead", round(100 * best.gain(second)[0])),
    )
    return Because("", "judgement-twilight-strategist", answer=True, values=values)
