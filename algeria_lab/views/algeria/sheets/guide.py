"""The guide: what the step at hand is about and what to do, for somebody who is new to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import ID_OF
from algeria_lab.algeria.frames import FRAMES
from algeria_lab.algeria.rules import awaited
from algeria_lab.views.algeria.choosing.choices import RULES
from algeria_lab.views.algeria.choosing.line_text import line_text
from algeria_lab.views.algeria.sheets.advice import advise, spare_air
from algeria_lab.views.algeria.words.reasons import because_view
from algeria_lab.views.play.told.guide import Guide, told_guide

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.players.base import Choice, Line
    from algeria_lab.views.algeria.words.text import Words

LAST_GUIDED_TURN = 1  # after it the guide speaks only when it is asked for


def make_guide(game: Game[State], words: Words) -> Guide | None:
    """Return the guide to the decision that is awaited; None once the war is over."""
    if not game.state.agenda:
        return None
    frame, _ = awaited(game.state)
    legal = game.legal()
    only_ends = all(RULES.verb(game.state, action).ends for action in legal)
    ends = [words.action(action, game.state) for action in legal] if only_ends else []
    return told_guide(words, f"guide-{FRAMES.name(frame)}", frame.seat, told_advice(game, words), ends)


def told_advice(game: Game[State], words: Words) -> dict[str, Any]:
    """Return what to do now in words, where that is, and why: the question that decided, and all of them."""
    return told_choice(game.state, advise(game), words)


def told_choice(state: State, choice: Choice, words: Words) -> dict[str, Any]:
    """Return a choice in words, where it is, and why, without Air Points that would change nothing."""
    because = [because_view(reason, words) for reason in choice.because]
    spared = choice._replace(line=spare_air(state, choice.line))
    return {
        "line": spared.text,
        "text": line_text(state, spared.line, words),
        "targets": targets_of(spared.line),
        "why": because[-1],
        "because": because,
    }


def targets_of(line: Line) -> list[str]:
    """Return the places and units that a line is about, each once."""
    args = dict.fromkeys(arg for action in line for arg in action.args)
    return [arg for arg in args if arg in PLACES or arg in ID_OF]
