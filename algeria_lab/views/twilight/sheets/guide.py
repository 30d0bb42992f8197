"""The guide: what the decision at hand is about and what to do, for somebody who is new to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.views.play.told.guide import Guide, told_guide
from algeria_lab.views.twilight.engine import RULES, step_of
from algeria_lab.views.twilight.sheets.advice import current_advice

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

LAST_GUIDED_CARD = 1  # after it the guide speaks only when it is asked for


def make_guide(game: Game[State], words: TwilightWords) -> Guide | None:
    """Return the guide to the decision that is awaited; None once the game is over."""
    seat = game.to_move
    if seat is None:
        return None
    state, legal, step = game.state, game.legal(), step_of(game.state)
    only_ends = all(RULES.verb(state, action).ends for action in legal)
    ends = [words.action(action, step) for action in legal] if only_ends else []
    return told_guide(words, f"campaign-guide-{step}", seat, current_advice(game, words), ends)
