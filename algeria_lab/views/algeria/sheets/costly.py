"""What cost most in a war, in words: decisions are judged by the strategist, in wins of a hundred."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from algeria_lab.players.algeria.opponents import OPPONENTS
from algeria_lab.views.algeria.choosing.line_text import line_text
from algeria_lab.views.play.told.costly import InWords, judged_by_strongest

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.players.base import Line
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.play.told.costly import Judged


def in_words(game: Game[State], ply: int, line: Line, words: Words) -> InWords:
    """Return a line from a moment of a war in words."""
    return InWords(line_text(game.state_at(ply), line, words))


JUDGED: Final[Judged[State, Words]] = judged_by_strongest("algeria", OPPONENTS, "chance", in_words)
