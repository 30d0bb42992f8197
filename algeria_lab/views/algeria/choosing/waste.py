"""What would be lost if a step ended now: the board asks before it, for a phase does not come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.board.units import count
from algeria_lab.algeria.frames import FRAMES
from algeria_lab.algeria.phases.deployment import deployable, hidden
from algeria_lab.algeria.rules import awaited
from algeria_lab.core.events import Entered
from algeria_lab.views.algeria.choosing.choices import RULES

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.actions import Action, Seat
    from algeria_lab.core.game import Game
    from algeria_lab.views.algeria.words.text import Words

LOST_AT_ONCE = "free_mobilization"
PHASES = ("fln_reinforcement", "gov_reinforcement", "fln_deployment", "gov_deployment", "operations")
COMES_BACK = ("yield",)
FINAL_PASS = ("pass", "fln")  # after it the FLN does nothing more until the turn ends


def wasted(game: Game[State], action: Action, words: Words) -> str:
    """Return what taking *action* would waste, as a sentence; empty where it ends nothing or wastes nothing.

    A phase in which its side has done nothing yet, though it could, is taken for a slip of the hand. What
    is left of a free mobilization is lost whenever it ends, and the FLN passes once a turn.
    """
    state = game.state
    verb = RULES.verb(state, action)
    if not verb.ends or verb.rolls or action.verb in COMES_BACK:
        return ""
    frame, _ = awaited(state)
    step = FRAMES.name(frame)
    idle = step in PHASES and not _has_acted(game, frame.seat)
    passes = (action.verb, frame.seat) == FINAL_PASS
    if not (idle or passes or step == LOST_AT_ONCE) or not _has_choice(game):
        return ""
    if passes and not idle:
        return words.say("asks-pass-fln")
    said = f"asks-{step}-{frame.seat}"
    message = said if words.has(said) else f"asks-{step}"
    return words.say(message, ap=state.fln_ap, count=_left(state, step))


def _has_choice(game: Game[State]) -> bool:
    """Return whether anything but an end can be chosen."""
    return any(not RULES.verb(game.state, action).ends for action in game.legal())


def _has_acted(game: Game[State], seat: Seat) -> bool:
    """Return whether a side has done something since the phase began."""
    for entry in reversed(game.history):
        if any(isinstance(event, Entered) for event in entry.events):
            return False
        if entry.action and entry.action.seat == seat and entry.action.verb not in COMES_BACK:
            return True
    return False


def _left(state: State, step: str) -> int:
    """Return how many units a deployment has not touched yet."""
    untouched = {"fln_deployment": hidden, "gov_deployment": deployable}
    return count(untouched[step](state)) if step in untouched else 0
