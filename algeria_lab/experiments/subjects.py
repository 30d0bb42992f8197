"""The games that experiments can study, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.experiments.record import Subject

FIRST = "algeria"  # the game that is meant where nobody names one
UNMEASURED = ("insurgent",)  # games of which nobody has said yet what is to be measured


class NotMeasured(LabError, ValueError):
    """Many wars of a game were asked for that experiments cannot measure."""


def _algeria() -> Subject[Any]:
    from algeria_lab.experiments.algeria import ALGERIA

    return ALGERIA


SUBJECTS: Mapping[str, Callable[[], Subject[Any]]] = {"algeria": _algeria}


def subject(game: str) -> Subject[Any]:
    """Return what experiments know of a game.

    Raises:
        NotMeasured: If there is such a game, but nobody has said what is to be measured of it.
        UnknownName: If there is no such game.
    """
    if game in SUBJECTS:
        return SUBJECTS[game]()
    if game in UNMEASURED:
        raise NotMeasured(
            f"many wars of {game!r} were asked for, but nobody has said yet what is to be measured of it. "
            f"Ask for a game that can be measured ({', '.join(SUBJECTS)}), or play single games of this one."
        )
    raise UnknownName("game", game, (*SUBJECTS, *UNMEASURED))


def game_of(state: object) -> str | None:
    """Return the game whose position something is, or None."""
    return next((game for game, known in SUBJECTS.items() if isinstance(state, known().state)), None)
