"""The vocabulary of each game, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from algeria_lab.core.refusals import UnknownName
from algeria_lab.scenarios.conditions.vocabulary import Vocabulary


def _algeria() -> Vocabulary:
    from algeria_lab.scenarios.conditions.algeria import VOCABULARY

    return VOCABULARY


def _insurgent() -> Vocabulary:
    from algeria_lab.scenarios.conditions.insurgent import VOCABULARY

    return VOCABULARY


def _twilight() -> Vocabulary:
    from algeria_lab.scenarios.conditions.twilight import VOCABULARY

    return VOCABULARY


VOCABULARIES: Mapping[str, Callable[[], Vocabulary]] = {
    "algeria": _algeria,
    "insurgent": _insurgent,
    "twilight": _twilight,
}


@cache
def vocabulary(game: str) -> Vocabulary:
    """Return what conditions in a game may speak of.

    Raises:
        UnknownName: If there is no such game.
    """
    if game not in VOCABULARIES:
        raise UnknownName("game", game, VOCABULARIES)
    return VOCABULARIES[game]()
