"""So many random decisions over all games, and what broke."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from tests.fuzz.wars import WARS, looked_at


class Played(NamedTuple):
    """What random play of a game came to.

    Attributes:
        game: Its name.
        tried: How many decisions were taken.
        wars: How many wars were begun, by the numbers from the first on.
        broken: What broke, each with the number of its war.
    """

    game: str
    tried: int
    wars: range
    broken: list[str]

    def __str__(self) -> str:
        seeds = f"seeds {self.wars.start} to {self.wars.stop - 1}"
        return f"{self.game}: tried {self.tried} broken {len(self.broken)} ({seeds})"


def play(decisions: int, first: int = 0) -> Iterator[Played]:
    """Yield what random decisions over all games came to, each game its share."""
    games = list(WARS)
    for place, game in enumerate(games):
        share = decisions * (place + 1) // len(games) - decisions * place // len(games)
        yield play_one(game, share, first)


def play_one(game: str, decisions: int, first: int = 0) -> Played:
    """Return what so many random decisions of one game came to; after a breach the next war is played."""
    taken, broken = 0, list[str]()
    for number in count(first):
        if taken >= decisions:
            break
        begun = taken
        try:
            for _ in looked_at(game, number):
                taken += 1
                if taken >= decisions:
                    break
        except Exception as error:  # noqa: BLE001 - each is told, and the next war played
            notes = " ".join(getattr(error, "__notes__", ()))
            broken.append(
                f"{game} {number}, decision {taken - begun}: {type(error).__name__}: {error} {notes}"
            )
            taken += 1  # a war that fails at once must not be tried for ever
    return Played(game, taken, range(first, number), broken)
