"""How a table becomes a board for a notebook, in each game; see `record.Places.session`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from algeria_lab.players.table import Table
    from algeria_lab.views.play.session import Session


def war(table: Table[Any], language: str) -> Session[Any, Any]:
    """Return the war on the map."""
    from algeria_lab.views.algeria.notebook import NotebookSession
    from algeria_lab.views.algeria.words.text import Words

    return NotebookSession(table, Words(language))


def duel(table: Table[Any], language: str) -> Session[Any, Any]:
    """Return the card duel; the words are those of the decks that are played with."""
    from algeria_lab.views.insurgent.session import DuelSession
    from algeria_lab.views.insurgent.text import DuelWords

    return DuelSession(table, DuelWords(language, table.game.rules.cards))  # type: ignore[attr-defined]  # the rules of this game


def campaign(table: Table[Any], language: str) -> Session[Any, Any]:
    """Return the war by cards."""
    from algeria_lab.views.twilight.notebook import NotebookCampaign
    from algeria_lab.views.twilight.words.text import TwilightWords

    return NotebookCampaign(table, TwilightWords(language))
