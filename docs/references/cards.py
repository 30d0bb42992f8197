"""The cards of the games that have any."""

from __future__ import annotations

from algeria_lab.door.listing import LISTED, cards
from references.rules import SIDES, game_title

WHOSE = {**SIDES, "both": "either side", "none": "nobody: a Round follows"}
KINDS = {"pivotal": "Pivotal Event", "propaganda": "Propaganda card", "event": "Event"}


def card_lists() -> str:
    """Return the cards of every game that has any: number, title, whose and of which kind."""
    return "\n\n".join(_cards_of(game) for game in LISTED)


def _cards_of(game: str) -> str:
    rows = [
        f"| {number} | {title} | {WHOSE[side]} | {KINDS.get(kind, kind.capitalize())} |"
        for number, title, side, kind in cards(game).itertuples()
    ]
    return "\n".join(
        [f"## {game_title(game)}\n", "| number | title | side | kind |", "|---|---|---|---|", *rows]
    )
