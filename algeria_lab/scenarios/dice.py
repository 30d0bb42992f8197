"""Teaching dice: faces that an author gave, in front of dice of a seed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy

from algeria_lab.core.dice import Dice, FixedDice, Mark, SeededDice
from algeria_lab.core.refusals import DiceRanOut


class TeachingDice(Dice):
    """Given faces while there are some, dice of a seed afterwards, which are kept in step.

    Args:
        seed: Seed of the dice behind.
        faces: Faces used from the beginning on.
        phases: Faces that fall at the beginning of a phase, by turn and phase, such as a random event.
    """

    def __init__(
        self,
        seed: int,
        faces: Iterable[int] = (),
        phases: Mapping[tuple[int, str], tuple[int, ...]] | None = None,
    ) -> None:
        self._behind = SeededDice(seed)
        self._stops = False
        self._phases = dict(phases or {})
        self._faces: tuple[int, ...] = ()
        self._used = 0
        self.give(faces)

    def give(self, faces: Iterable[int]) -> None:
        """Give the faces that fall next; what was left of others is gone."""
        self._faces, self._used = tuple(FixedDice(faces).faces), 0

    def force(self, turn: int, phase: str, faces: tuple[int, ...]) -> None:
        """Let faces fall at the beginning of a phase that is still to come."""
        self._phases = {**self._phases, (turn, phase): faces}

    def stop(self) -> None:
        """Let nothing fall after the given faces from now on."""
        self._stops = True

    @property
    def left(self) -> int:
        """How many given faces have not fallen yet."""
        return len(self._faces) - self._used

    def enter(self, turn: int, phase: str) -> None:
        self._behind.enter(turn, phase)
        if forced := self._phases.get((turn, phase)):
            self._faces, self._used = (*forced, *self._faces[self._used :]), 0

    def d6(self) -> int:
        face = self._behind.d6()
        if self._used < len(self._faces):
            self._used += 1
            return self._faces[self._used - 1]
        if self._stops:
            raise DiceRanOut(
                "the teaching dice of this scenario are used up, and it says that nothing follows them."
            )
        return face

    def mark(self) -> Mark:
        given = "".join(map(str, self._faces[self._used :]))
        return (*self._behind.mark(), given)

    def rewind(self, mark: Mark) -> None:
        *behind, given = mark
        self._behind.rewind(tuple(behind))
        self._faces, self._used = tuple(int(face) for face in str(given)), 0

    def fork(self, mark: Mark) -> Dice:
        twin = copy(self)
        twin._behind = copy(self._behind)  # noqa: SLF001 - its own class
        twin.rewind(mark)
        return twin
