"""The whole position in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.twilight.geography import SPACES
from algeria_lab.views.twilight.board.card_table import cards_text, make_cards
from algeria_lab.views.twilight.board.places import place_says
from algeria_lab.views.twilight.showing import TwilightShowing

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords


def position_text(game: Game[State], words: TwilightWords) -> str:
    """Return the whole position in words: the tracks, what lies beside the map, then every space."""
    beside = cards_text(make_cards(game, game.state, (), words), words)
    spaces = [place_says(game.state, space, words) for space in SPACES]
    return "\n".join([TwilightShowing(words).position(game.state).text, *beside, *spaces])
