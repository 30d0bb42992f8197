"""Dice that answer from a record: faces where dice were thrown, names where something was drawn."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from algeria_lab.core.dice import Dice, Faces, Mark

Json = dict[str, Any]
SHOWN: Final = 6


class WrongDraw(AssertionError):
    """The engine asks for another random value than the recorded one."""


class RecordedDraws(Dice):
    """The random values of a recorded step, used in order.

    Args:
        values: As they are recorded: ``v``, ``why``, for a draw also ``of``.
    """

    def __init__(self, values: Sequence[Json]) -> None:
        self.values = list(values)
        self.used = 0

    @property
    def left(self) -> list[Json]:
        """Values that nobody asked for yet."""
        return self.values[self.used :]

    def mark(self) -> Mark:
        """See `Dice.mark`."""
        return (self.used,)

    def rewind(self, mark: Mark) -> None:
        """See `Dice.rewind`."""
        self.used = int(mark[0])

    def d6(self) -> int:
        """Return the next face.

        Raises:
            WrongDraw: If no die was thrown there.
        """
        value = self._next("a die")
        if not isinstance(value["v"], int):
            raise WrongDraw(f"a die is thrown here, {_told(value)} recorded")
        return int(value["v"])

    def draw(self, size: int, alike: Sequence[Hashable] = ()) -> tuple[int, Faces]:
        """Return where the recorded name stands among those that are drawn from.

        Raises:
            WrongDraw: If something else was drawn there, or among others.
        """
        names = [str(name) for name in alike]
        value = self._next(f"one of {_few(names)}")
        among = value.get("of")
        if among is None:
            raise WrongDraw(f"one of {_few(names)} is drawn here, {_told(value)} recorded")
        if sorted(among) != sorted(names):
            raise WrongDraw(f"drawn among {_few(names)} here, among {_few(among)} recorded ({value['why']})")
        assert size == len(names), "a draw names all that it draws among"
        return names.index(value["v"]), ()

    def _next(self, wanted: str) -> Json:
        if not self.left:
            raise WrongDraw(f"{wanted} is asked for here, nothing more was recorded")
        self.used += 1
        return self.values[self.used - 1]

    def check_used_up(self) -> None:
        """Raise unless all values were asked for.

        Raises:
            WrongDraw: If any is left.
        """
        if self.left:
            raise WrongDraw(f"{len(self.left)} recorded values were not used, first {_told(self.left[0])}")


def _told(value: Json) -> str:
    return f"{value['v']} for {value['why']}"


def _few(names: Sequence[str]) -> str:
    more = ["…"] if len(names) > SHOWN else []
    return " ".join([*names[:SHOWN], *more])
