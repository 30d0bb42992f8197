"""A stronger opponent: it plays out whatever its side's judgements advise, and takes what promises most.

It looks through the same door as everybody: at the position that its seat may see, with dice of its own.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from algeria_lab.algeria.draft import OTHER
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat
from algeria_lab.core.words.short import Named
from algeria_lab.players.algeria.ahead.race import Budget, Race, Runner, Sides
from algeria_lab.players.algeria.ahead.ways import ways_on
from algeria_lab.players.algeria.doctrine import Doctrine, DoctrinePlayer
from algeria_lab.players.algeria.doctrine_files import doctrine_of
from algeria_lab.players.algeria.judgements import TOOLBOXES
from algeria_lab.players.base import Because, Choice

LOOK_AHEAD = "look-ahead"
THINKING = Budget()
BASE = "mixed"
BOLD: dict[Seat, dict[str, float]] = {
    "fln": {
        "fear": 0.2,
        "least_speech": 0.0,
        "least_raid": 0.3,
        "least_harass": 0.3,
        "least_move": 0.6,
        "least_front": 0.3,
        "most_fronts": 9,
        "mission_reserve": 0,
        "most_move_loss": 0.5,
        "safe_psl": 99,
    },
    "gov": {
        "floor": 6,
        "essential_floor": 5,
        "move_floor": 35,
        "growth_floor": 25,
        "affairs_floor": 12,
        "suppress_floor": 8,
        "least_police": 0.5,
        "least_move_gain": 0.5,
        "least_flush": 0.1,
        "least_search": 0.5,
        "safe_psl": 99,
    },
}


def bolder(doctrine: Doctrine[Any]) -> Doctrine[Any]:
    """Return a doctrine that asks everything its side can ask, and says yes more readily."""
    parameters = replace(doctrine.parameters, **BOLD[doctrine.seat])
    return replace(doctrine, parameters=parameters, judgements=TOOLBOXES[doctrine.seat].steps)


class LookAhead(Named):
    """Compares ways to go on by playing them out.

    Args:
        doctrine: Its own doctrine: the first way at every decision, and how it plays on in its thoughts.
        opponent: How it thinks that the other side plays.
        budget: How long it may think about a decision.
    """

    name = LOOK_AHEAD

    def __init__(self, doctrine: Doctrine[Any], opponent: Doctrine[Any], budget: Budget = THINKING) -> None:
        own = DoctrinePlayer(doctrine)
        self._sides = Sides(doctrine.seat, own, DoctrinePlayer(opponent))
        asked = replace(doctrine, judgements=TOOLBOXES[doctrine.seat].steps)
        self._minds = (doctrine, asked, bolder(doctrine))
        self._budget = budget

    def choose(self, view: State, rng: Random) -> Choice:
        """Return the way that promises most; without a choice, what the doctrine says."""
        own = self._sides.own.choose(view, rng)
        ways = ways_on(view, own, self._minds, self._budget.ways)
        if len(ways) == 1:
            return own
        race = Race(view, ways, self._sides, self._budget, rng)
        best = race.run()
        return Choice(best.way.line, (_compared(race, best, len(ways)), best.way.because))


def _compared(race: Race, best: Runner, ways: int) -> Because:
    """Return what was compared; chances in wars of a hundred."""
    values = (
        ("ways", ways),
        ("playouts", race.playouts),
        ("chance", round(100 * best.chance)),
        ("own", round(100 * race.own.chance)),
    )
    question = "look-ahead-own" if best is race.own else "look-ahead-other"
    return Because("", question, answer=True, values=values)


def look_ahead(seat: Seat, budget: Budget = THINKING) -> LookAhead:
    """Return a look-ahead that thinks in the doctrine `mixed`, for itself and for the other side."""
    return LookAhead(doctrine_of(BASE, seat), doctrine_of(BASE, OTHER[seat]), budget)
