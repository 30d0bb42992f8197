"""What cost most in a card game, in words: the strategist judges choices, in wins of a hundred."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from algeria_lab.players.insurgent.opponents import OPPONENTS
from algeria_lab.views.insurgent.picks import make_picks
from algeria_lab.views.play.told.costly import InWords, judged_by_strongest

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.insurgent.state import State
    from algeria_lab.players.base import Line
    from algeria_lab.views.insurgent.text import DuelWords
    from algeria_lab.views.play.told.costly import Judged


def in_words(game: Game[State], ply: int, line: Line, words: DuelWords) -> InWords:
    """Return a choice at a moment of a card game as its button called it."""
    (action,) = line
    view = game.rules.observe(game.state_at(ply), action.seat)
    labels = {pick["id"]: pick["label"] for pick in make_picks(words, view, action.seat)}
    return InWords(labels[str(action)])


JUDGED: Final[Judged[State, DuelWords]] = judged_by_strongest("insurgent", OPPONENTS, "chance", in_words)
