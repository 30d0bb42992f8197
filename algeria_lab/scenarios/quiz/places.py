"""Places of a game as learners name them: by their ids, or by any name in either language."""

from __future__ import annotations

from functools import cache

from algeria_lab.algeria.board.geography import PLACES as AREAS
from algeria_lab.algeria.spoken import spoken_names
from algeria_lab.core.words.typed_names import TypedNames
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.twilight.geography import SPACES
from algeria_lab.twilight.names import typed_names


@cache
def places(game: str) -> tuple[str, ...]:
    """Return the ids of all places of a game, in the order in which it lists them."""
    known: dict[str, tuple[str, ...]] = {
        "algeria": tuple(AREAS),
        "insurgent": tuple(FRONTS),
        "twilight": tuple(space.id for space in SPACES),
    }
    return known[game]


def place_named(text: str, game: str) -> str | None:
    """Return the id of the place that a text names, None if it names none."""
    key = _names(game).id_of(text)
    return key if key in places(game) else None


def nearest_place(text: str, game: str) -> str:
    """Return the id of the place whose name is most like a text; empty for none."""
    return _names(game).nearest(text, places(game))


@cache
def _names(game: str) -> TypedNames:
    if game == "twilight":
        return typed_names(())
    if game == "insurgent":
        return TypedNames(dict.fromkeys(FRONTS, ()), ())
    return TypedNames({key: names for key, names in spoken_names().items() if key in AREAS}, ())
