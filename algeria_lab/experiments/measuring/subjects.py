"""The games that experiments can study, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.measuring.record import Subject

FIRST = "algeria"  # the game that is meant where a question of old names none


def _algeria() -> Subject[Any]:
    from algeria_lab.experiments.measuring.algeria import ALGERIA

    return ALGERIA


def _insurgent() -> Subject[Any]:
    from algeria_lab.experiments.measuring.insurgent import INSURGENT

    return INSURGENT


def _twilight() -> Subject[Any]:
    from algeria_lab.experiments.measuring.twilight import TWILIGHT

    return TWILIGHT


SUBJECTS: Mapping[str, Callable[[], Subject[Any]]] = {
    "algeria": _algeria,
    "insurgent": _insurgent,
    "twilight": _twilight,
}


def subject(game: str) -> Subject[Any]:
    """Return what experiments know of a game.

    Raises:
        UnknownName: If there is no such game.
    """
    if game not in SUBJECTS:
        raise UnknownName("game", game, SUBJECTS)
    return SUBJECTS[game]()


def game_with(scenario: str) -> str:
    """Return the game that has a scenario; no two games share a name.

    Raises:
        UnknownName: If none has it.
    """
    known: list[str] = []
    for game, made in SUBJECTS.items():  # a game that comes later is not read for one that comes first
        if scenario in (scenarios := made().rules.scenarios()):
            return game
        known += scenarios
    raise UnknownName("scenario", scenario, known)


def game_of(state: object) -> str | None:
    """Return the game whose position something is, or None."""
    return next((game for game, known in SUBJECTS.items() if known().rules.positions.owns(state)), None)
