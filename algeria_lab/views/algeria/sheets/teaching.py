"""What a hint teaches in the war room: the strategist's move beside its next best."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from algeria_lab.players.algeria.ahead.teacher import LESSON, Teacher
from algeria_lab.players.base import Choice
from algeria_lab.views.algeria.choosing.line_text import line_text
from algeria_lab.views.algeria.sheets.advice import advise, is_legal, spare_air
from algeria_lab.views.algeria.sheets.guide import told_choice
from algeria_lab.views.algeria.words.reasons import found_text
from algeria_lab.views.play.told.taught import CHANCE, taught_sentences

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.players.thinking.race import Budget
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.shared.thinking import Thought


def taught_here(game: Game[State], words: Words, budget: Budget = LESSON) -> Thought[dict[str, Any]]:
    """Think, and return a move in words, why, and what it teaches; nothing where there is only one way.

    It is what was suggested without thinking, unless the strategist finds a move that promises clearly more.

    Args:
        game: A war in which somebody decides.
        words: The reader's language.
        budget: How long it may think.
    """
    seat, state = game.to_move, game.state
    assert seat is not None, "nobody decides in a war that is over"
    quick, view = advise(game), game.rules.observe(state, seat)
    found = yield from Teacher(seat, budget).lesson(view, Random(f"hint {game.ply}"), quick.line)
    if found is None:
        return {}
    best, second = found.taught.best, spare_air(state, found.taught.second.line)
    choice = quick if best.line == quick.line else Choice(best.line, (best.because,))
    # Two that differ in nothing but Air Points without effect teach nothing.
    if not is_legal(state, choice.line) or spare_air(state, choice.line) == second:
        return {}
    taught = taught_sentences(words, found, _purpose(choice, words), line_text(state, second, words), CHANCE)
    return told_choice(state, choice, words) | {"taught": taught}


def _purpose(choice: Choice, words: Words) -> str:
    """Return the question that decided with its answer: "Yes" alone says nothing where it stands first."""
    decided = choice.because[-1]
    return f"{words.say(decided.question)} {found_text(decided, words)}"
