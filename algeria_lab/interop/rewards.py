"""What a learner is paid: the result, and if one likes a potential of what it can count, in the open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.measuring import algeria, insurgent, twilight
from algeria_lab.interop.match import OTHER

MEASURES: Mapping[str, Mapping[str, Callable[[Any], int]]] = {
    "algeria": algeria.IN_POSITION,
    "insurgent": insurgent.IN_POSITION,
    "twilight": twilight.IN_POSITION,
}
OWN, OTHERS = "own.", "other."


class Measured(Mapping[str, int]):
    """The measures of what a seat may see, by their names; each is counted when it is asked for.

    Names are those of `algeria_lab.compare`, such as ``fln.psl``; ``own.psl`` and ``other.psl`` are those of
    the learner and of its opponent, whichever sides they are.

    Args:
        game: Name of the game.
        view: What the seat may see.
        seat: The learner's side.

    Raises:
        UnknownName: Where something is asked for that the game does not measure.
    """

    def __init__(self, game: str, view: Any, seat: Seat) -> None:
        self._measures, self._view, self._seat = MEASURES[game], view, seat

    def __getitem__(self, name: str) -> int:
        side = name.replace(OWN, f"{self._seat}.", 1) if name.startswith(OWN) else name
        if name.startswith(OTHERS):
            side = name.replace(OTHERS, f"{OTHER[self._seat]}.", 1)
        if side not in self._measures:
            raise UnknownName("measure", name, self._measures)
        return self._measures[side](self._view)

    def __iter__(self) -> Iterator[str]:
        return iter(self._measures)

    def __len__(self) -> int:
        return len(self._measures)


Potential: TypeAlias = Callable[[Measured], float]


def _lead(measure: str, most: float) -> Potential:
    return lambda seen: (seen[f"own.{measure}"] - seen[f"other.{measure}"]) / most


# Between -1 and 1 for the learner's side. What a duel's hidden cards hold is in none of them.
POTENTIALS: Mapping[str, Mapping[str, Potential]] = {
    "algeria": {"support": _lead("psl", 99), "areas": _lead("areas", 25)},
    "insurgent": {"icons": _lead("icons", 30), "fronts": _lead("fronts", 3)},
    "twilight": {"margin": _lead("margin", 55)},
}


@dataclass(frozen=True, kw_only=True)
class Rewards:
    """What a learner is paid.

    Without shaping: nothing until the game is over. With it, every step also pays
    ``weight * (discount * after - before)``, where both are the potential at the learner's decisions; once
    the game is over the potential counts as 0. What is paid in all then differs from the result by the
    potential at the beginning alone, so the best play stays the best.

    Attributes:
        win: Paid for a victory.
        loss: Paid for a defeat.
        draw: Paid for a draw.
        at_limit: Paid where the game was cut off: a number, or a potential, by name or as a function.
        illegal: Paid for a number that the mask forbids, which ends the game.
        shaping: A potential: one of the game's by name, or a function of what is measured; None for none.
        weight: What the potential is multiplied by.
        discount: The learner's own discount of later rewards.
    """

    win: float = 1.0
    loss: float = -1.0
    draw: float = 0.0
    at_limit: float | str | Potential = 0.0
    illegal: float = -1.0
    shaping: str | Potential | None = None
    weight: float = 1.0
    discount: float = 1.0


class Payment:
    """What one learner of one game is paid.

    Args:
        rewards: How.
        game: Name of the game.
        seat: Its side.

    Raises:
        UnknownName: For a potential that the game does not have.
    """

    def __init__(self, rewards: Rewards, game: str, seat: Seat) -> None:
        self._rewards, self._game, self._seat = rewards, game, seat
        self._shaping = None if rewards.shaping is None else potential(game, rewards.shaping)
        limit = rewards.at_limit
        self._at_limit = potential(game, limit) if isinstance(limit, str) or callable(limit) else None
        self._before = 0.0

    def _read(self, found: Potential, view: Any) -> float:
        return float(found(Measured(self._game, view, self._seat)))

    def begin(self, view: Any) -> None:
        """Begin a game at what the learner sees first."""
        self._before = 0.0 if self._shaping is None else self._read(self._shaping, view)

    def shaped(self, view: Any, *, is_over: bool) -> float:
        """Return what the potential pays for a step; 0 without one.

        Args:
            view: What the learner sees after it.
            is_over: Whether the game has ended, so that the potential counts as 0.
        """
        if self._shaping is None:
            return 0.0
        after = 0.0 if is_over else self._read(self._shaping, view)
        before, self._before = self._before, after
        return self._rewards.weight * (self._rewards.discount * after - before)

    def result(self, winner: str) -> float:
        """Return what is paid for the result of a game that is over."""
        if winner == "draw":
            return float(self._rewards.draw)
        return float(self._rewards.win if winner == self._seat else self._rewards.loss)

    def limit(self, view: Any) -> float:
        """Return what is paid where the game was cut off."""
        found = self._rewards.at_limit
        return self._read(self._at_limit, view) if self._at_limit else float(found)  # type: ignore[arg-type]

    @property
    def illegal(self) -> float:
        """What is paid for what is not legal."""
        return float(self._rewards.illegal)


def potential(game: str, asked: str | Potential) -> Potential:
    """Return a potential.

    Args:
        game: Name of the game.
        asked: Its name, or a function of what is measured.

    Raises:
        UnknownName: If the game has none of that name.
    """
    if not isinstance(asked, str):
        return asked
    known = POTENTIALS[game]
    if asked not in known:
        raise UnknownName("potential", asked, known)
    return known[asked]
