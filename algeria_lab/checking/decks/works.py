"""The works behind the history of the cards: each described once, whichever games cite it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from algeria_lab.checking.facts import Source, sources
from algeria_lab.core.tables import load_data

if TYPE_CHECKING:
    from collections.abc import Mapping


@cache
def card_works() -> Mapping[str, Source]:
    """Return the works that cards cite and no record of history does, by key."""
    rows: Any = load_data("history", "card_works")["sources"]
    return {key: Source(key=key, **row) for key, row in rows.items()}


@cache
def cited_by(game: str) -> Mapping[str, tuple[str, ...]]:
    """Return the keys of the works behind each card of a game, by the card's name in the data."""
    rows: Any = load_data(game, "card_sources")["cards"]
    return {card: tuple(keys) for card, keys in rows.items()}


def works_behind(game: str, card: str) -> tuple[Source, ...]:
    """Return the works that the history of a card rests on, the first the most useful.

    Args:
        game: ``insurgent`` or ``twilight``.
        card: Its name in the data, such as ``FLN-01`` or ``07``.

    Raises:
        KeyError: If the data has no history for such a card.
    """
    described = {**card_works(), **sources()}
    return tuple(described[key] for key in cited_by(game)[card])
