"""The strongest player of the duel: it plays each way on for some turns, on deals of the hidden cards.

It never peeks: all it knows is the view that it is given. What the other side holds is dealt anew for each
try, and both sides are played on by the quick rules of the sensible player.
"""

from __future__ import annotations

from random import Random
from typing import Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.words.short import Named
from algeria_lab.insurgent.rules import awaited, options
from algeria_lab.insurgent.state import State
from algeria_lab.insurgent.steps import main_verb, to_action
from algeria_lab.players.base import Because, Choice, Line
from algeria_lab.players.insurgent.icon_choices import Pick
from algeria_lab.players.insurgent.playing_out import Thinker, Way, measures_of
from algeria_lab.players.insurgent.sensible import SensiblePlayer
from algeria_lab.players.insurgent.trying_out import Judges
from algeria_lab.players.insurgent.weights import sensible_weights
from algeria_lab.players.insurgent.worth import Judge
from algeria_lab.players.thinking.costly import Cost, cost_beside
from algeria_lab.players.thinking.race import Budget, Race
from algeria_lab.players.thinking.teaching import Taught, taught

STRATEGIST: Final = "strategist"
THINKING: Final = Budget(seconds=2.0, tries=300)
TURNS: Final = (
    6  # ends of turns that a try reaches, both sides together; further ahead tries tell more of luck
)


class DuelStrategist(Named):
    """Plays one side of *INSURGENT: Algeria* by trying what may come of each way to go on.

    Args:
        seat: The side that it plays.
        budget: How long it may think about a decision.
        turns: Ends of turns that a try reaches.
    """

    name = STRATEGIST
    ponders = True

    def __init__(self, seat: Seat, budget: Budget = THINKING, turns: int = TURNS) -> None:
        self.seat, self._budget, self._turns = seat, budget, turns
        self._quick = SensiblePlayer(seat)

    def choose(self, view: State, rng: Random) -> Choice:
        """Return what to do, with what was compared."""
        _, step = awaited(view)
        rule = main_verb(step)[1].rule
        race = self.race(view, rng)
        if race is None:
            return self._quick.choose(view, rng)
        verb, args = race.run().way
        action = to_action(view, self.seat, verb, step[verb].takes, args)
        return Choice((action,), (compared(race, rule),))

    def decide(self, view: State, rng: Random) -> Pick:
        """Return what `choose` would, by numbers."""
        race = self.race(view, rng)
        if race is None:
            return self._quick.decide(view, rng)
        verb, args = race.run().way
        return Pick(verb, args, "best")

    def race(self, view: State, rng: Random) -> Race[Way] | None:
        """Return the race between the ways to go on; None where there is only one."""
        ways = [(verb, args) for verb, args in options(view)]
        if len(ways) < 2:
            return None
        pick = self._quick.decide(view, rng)
        ways.sort(key=lambda way: way != (pick.verb, pick.args))
        return Race(ways, self._thinker(view).attempt, self._budget, rng)

    def teach(self, view: State, rng: Random) -> Taught[Way] | None:
        """Return the best way beside the next best; None where there is only one."""
        race = self.race(view, rng)
        if race is None:
            return None
        race.run()
        return taught(race, self._thinker(view).read, measures_of(self.seat), rng)

    def is_decision(self, view: State) -> bool:
        """Return whether something is decided here: each choice of the duel is one."""
        return bool(view.agenda)

    def cost_of(self, view: State, line: Line, rng: Random) -> Cost | None:
        """Return what a choice cost in chances of winning; None where there was nothing better."""
        race = self.race(view, rng)
        if race is None:
            return None
        _, step = awaited(view)

        def text(way: Way) -> str:
            return str(to_action(view, self.seat, way[0], step[way[0]].takes, way[1]))

        played = next((runner.way for runner in race.ranked if text(runner.way) == str(line[0])), None)
        return played and cost_beside(race, played, self._thinker(view).attempt, text, rng)

    def _thinker(self, view: State) -> Thinker:
        return Thinker(view, self.seat, _judges(view), self._turns)


def _judges(view: State) -> Judges:
    return {seat: Judge(seat, weights, view.cards) for seat, weights in sensible_weights().items()}


def compared(race: Race[Way], rule: str) -> Because:
    """Return what was compared; chances in games of a hundred."""
    best, *others = race.ranked
    values = (
        ("ways", len(others) + 1),
        ("tries", race.tries),
        ("chance", round(100 * best.promise)),
        ("second", round(100 * others[0].promise)),
    )
    return Because(rule, "judgement-duel-strategist", answer=True, values=values)
