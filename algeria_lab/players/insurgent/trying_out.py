"""Ways to go on tried out on one deal of the hidden cards, to the end of the turn."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from algeria_lab.core.dice import Dice
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.rules import PAUSES, resolve, settle
from algeria_lab.insurgent.state import State
from algeria_lab.insurgent.steps import Args
from algeria_lab.players.insurgent.icon_choices import RULES
from algeria_lab.players.insurgent.worth import Judge

Judges = Mapping[str, Judge]


class ThoughtDice(Dice):
    """Dice that are only thrown in thought: from a player's own generator, never those of the game."""

    def __init__(self, rng: Random) -> None:
        self._draw = rng.random

    def d6(self) -> int:
        return int(self._draw() * 6) + 1


def try_out(deal: State, verb: str, args: Args, judges: Judges, dice: Dice) -> State:
    """Return the position at the end of the turn if a choice is made now; the deal stays as it is.

    Everything that is decided on the way, by either side, follows the fixed rules. At the last turn
    of the game the end is scored.
    """
    draft = Draft(deal.copy(), dice, listening=False)
    resolve(draft, verb, args)
    finish_turn(draft, judges)
    state = draft.state
    if state.agenda and state.final_turn_of == state.agenda[-1].seat:
        settle(draft)
    return state


def finish_turn(draft: Draft, judges: Judges) -> None:
    """Play by the fixed rules up to the end of the turn, or of the game."""
    state, agenda = draft.state, draft.state.agenda
    settle(draft, PAUSES)
    while agenda and type(frame := agenda[-1]) not in PAUSES:
        pick = RULES[type(frame)](judges[frame.seat], state)
        resolve(draft, pick.verb, pick.args)
        settle(draft, PAUSES)
