"""What a hint teaches in the war room: the strategist's move beside its next best."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from algeria_lab.players.algeria.ahead.strategist import THINKING, Strategist
from algeria_lab.views.algeria.choosing.plans import line_text
from algeria_lab.views.algeria.sheets.advice import is_legal
from algeria_lab.views.algeria.sheets.guide import targets_of
from algeria_lab.views.algeria.words.reasons import because_view, found_text
from algeria_lab.views.play.told.taught import taught_sentences

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.players.thinking.race import Budget
    from algeria_lab.views.algeria.words.text import Words


def taught_here(game: Game[State], words: Words, budget: Budget = THINKING) -> dict[str, Any]:
    """Return the strategist's move in words, why, and what it teaches; nothing where there is only one way.

    Args:
        game: A war in which somebody decides.
        words: The reader's language.
        budget: How long it may think.
    """
    seat = game.to_move
    assert seat is not None, "nobody decides in a war that is over"
    view = game.rules.observe(game.state, seat)
    found = Strategist(seat, budget).teach(view, Random(f"hint {game.ply}"))
    if found is None or not is_legal(game.state, found.best.line):
        return {}
    line, because = found.best.line, found.best.because
    second = line_text(game.state, found.second.line, words)
    return {
        "line": "; ".join(map(str, line)),
        "text": line_text(game.state, line, words),
        "targets": targets_of(line),
        "why": because_view(because, words),
        "because": [because_view(because, words)],
        "taught": taught_sentences(words, found, found_text(because, words), second, "chance"),
    }
