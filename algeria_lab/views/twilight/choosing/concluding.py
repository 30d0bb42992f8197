"""What a choice ends: under which name, in which box the cylinder stands then, and what that leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.events import Entered
from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.frames.propaganda import AgitatePhase, BringIn, Moves, PacifyPhase, SendOut
from algeria_lab.twilight.frames.sequence import Turn
from algeria_lab.twilight.initiative import BOX_OF_WORD, OPEN_TO_SECOND, STAY_FIRST
from algeria_lab.twilight.operations.common import box_done
from algeria_lab.twilight.operations.kinds import OPERATIONS
from algeria_lab.views.play.lines import begun
from algeria_lab.views.twilight.engine import RULES, step_of

if TYPE_CHECKING:
    from algeria_lab.core.actions import Action
    from algeria_lab.core.game import Game
    from algeria_lab.twilight.state import Box, State
    from algeria_lab.views.twilight.words.text import TwilightWords

PIVOTAL_VERB = "pivotal"
PHASES = (PacifyPhase, AgitatePhase, Moves, SendOut, BringIn)
"""Decisions of which some are taken until a phase of the Propaganda Round ends."""


def ending_name(state: State, action: Action, words: TwilightWords) -> str:
    """Return what an action that ends a step is called: by what it ends, as the rulebook names it."""
    step, frame = step_of(state), _frame(state)
    if action.verb != "done":
        return words.action(action, step)
    if step in OPERATIONS:
        return words.say("conclude-turn" if frame.box else f"conclude-free-{step}")
    if isinstance(frame, BringIn) and frame.held:
        return words.say("conclude-bring-in-first")
    key = f"conclude-{step}"
    return words.say(key if words.has(key) else "conclude-event")


def ending_means(state: State, action: Action, words: TwilightWords) -> str:
    """Return which box an action that ends a turn takes, and what that leaves; empty for any other."""
    step, frame = step_of(state), _frame(state)
    if action.verb == "pass" and isinstance(frame, Turn):
        return box_means(state, "PASS", words)
    if action.verb == "done" and step in OPERATIONS and frame.box:
        is_first = action.seat == state.first
        return box_means(state, box_done(frame) if is_first else frame.box, words)
    if isinstance(frame, PHASES) and (after := begun(RULES, state, action)) and RULES.outcome(after):
        return words.say("conclude-ends-game")
    return ""


def box_means(state: State, box: Box, words: TwilightWords) -> str:
    """Return what it means that the side at its turn ends in a box: what is left, and who begins next."""
    if state.box1:
        following = state.first if state.box1 in STAY_FIRST else state.second
        return words.say("conclude-second", next=words.side(following))
    following = state.first if box in STAY_FIRST else state.second
    return words.say(
        "conclude-first",
        box=words.say(f"cards-short-{box}"),
        other=words.side(state.second),
        left=boxes_left(box, words),
        next=words.side(following),
    )


def boxes_left(box: Box, words: TwilightWords) -> str:
    """Return which boxes the side that begins leaves the other one, by their short names."""
    return words.say("list-comma").join(words.say(f"cards-short-{left}") for left in OPEN_TO_SECOND[box])


def box_ahead(state: State, action: Action, words: TwilightWords) -> str:
    """Return in which box an operation ends that is about to begin; empty for any other action."""
    if not isinstance(state.top, Turn) or action.verb not in OPERATIONS or state.box1:
        return ""
    chosen = BOX_OF_WORD[action.args[0]]
    return words.say("conclude-ahead", box=chosen) if chosen != "LIM_OP" else ""


def phase_ended(state: State, action: Action, words: TwilightWords) -> str:
    """Return which phase ends by itself with an action, as nothing more can be done; empty for none."""
    frame = _frame(state)
    if not isinstance(frame, PHASES) or RULES.verb(state, action).ends:
        return ""
    after = begun(RULES, state, action)
    if after is None or isinstance(after.top, PHASES):
        return ""
    return words.say(f"conclude-by-itself-{step_of(state)}")


def asked_before(game: Game[State], action: Action, words: TwilightWords) -> str:
    """Return what is said before something is done that is easily pressed too soon; empty where nothing is.

    A Pivotal Event says what it does; a phase, that its side has done nothing in it.
    """
    state = game.state
    if action.verb == PIVOTAL_VERB:
        card = int(action.args[0])
        return words.labelled(words.card(card), words.card_text(card, CARDS[card].texts[0]))
    frame = _frame(state)
    if action.verb != "done" or not isinstance(frame, PHASES):
        return ""
    if (isinstance(frame, BringIn) and frame.held) or _has_moved(game, action.seat):
        return ""
    return words.say(f"conclude-asks-{step_of(state)}")


def _has_moved(game: Game[State], seat: str) -> bool:
    """Return whether a side has done something since the phase began."""
    for entry in reversed(game.history):
        if any(isinstance(event, Entered) for event in entry.events):
            return False
        if entry.action and entry.action.seat == seat and entry.action.verb != "done":
            return True
    return False


def _frame(state: State) -> Any:
    return state.agenda[-1]
