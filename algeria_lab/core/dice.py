"""Dice are an argument, never part of the state and never imported.

Rules ask for dice in four ways only: `outcome` (pools of dice, each summed, read into a result), `again` (one
die until it stands), `trials` (one die for each of several units, success up to a limit) and `draw` (one of
several things). Because every use goes through these, `core.odds` can walk all results of the very same code.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, MutableSequence, Sequence
from copy import copy
from operator import index
from os import urandom
from typing import SupportsIndex, TypeVar

from algeria_lab.core.refusals import DiceRanOut, WrongOption

T = TypeVar("T")
Faces = tuple[int, ...]
Mark = tuple[int | str, ...]
ONE_DIE = (1,)

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_DICE_PER_WORD = 20
_WORD_SPAN: int = 6**_DICE_PER_WORD
_FAIR: int = (_MASK + 1) // _WORD_SPAN * _WORD_SPAN


class Dice:
    """Base of all dice; subclasses give `d6`."""

    def d6(self) -> int:
        """Throw one die and return its face, 1 to 6."""
        raise NotImplementedError

    def enter(self, turn: int, phase: str) -> None:
        """Say that a phase begins; only seeded dice care."""

    def mark(self) -> Mark:
        """Return the position in the stream, to come back to by `rewind`."""
        return ()

    def rewind(self, mark: Mark) -> None:
        """Go back (or forward) to a position that `mark` returned."""

    def fork(self, mark: Mark) -> Dice:
        """Return independent dice that stand at *mark* of the same stream."""
        twin = copy(self)
        twin.rewind(mark)
        return twin

    def outcome(self, pools: tuple[int, ...], read: Callable[..., T]) -> tuple[T, Faces]:
        """Throw pools of dice and read their sums.

        Args:
            pools: Numbers of dice; each pool is summed.
            read: Called with one sum a pool; its result is what the rules go on with.

        Returns:
            The result and all faces in the order thrown.
        """
        if pools == ONE_DIE:
            face = self.d6()
            return read(face), (face,)
        faces = tuple([self.d6() for _ in range(sum(pools))])
        sums, start = [], 0
        for count in pools:
            sums.append(sum(faces[start : start + count]))
            start += count
        return read(*sums), faces

    def again(self, until: tuple[int, ...]) -> tuple[int, Faces]:
        """Throw one die again and again until it shows one of *until*.

        Returns:
            The face that stands, and all faces in the order thrown.
        """
        faces = [self.d6()]
        while faces[-1] not in until:
            faces.append(self.d6())
        return faces[-1], tuple(faces)

    def draw(self, size: int, alike: Sequence[Hashable] = ()) -> tuple[int, Faces]:  # noqa: ARG002 - as in `trials`
        """Draw fairly from ``range(size)``; nothing is thrown for a single thing.

        The dice, read as one number, are shared out evenly and in order, as at a table: of three things a
        1 or a 2 draws the first. What has no share is thrown again.

        Args:
            size: How many there are to draw from, 1 or more.
            alike: A label for each; equal labels are interchangeable for whoever counts odds.

        Returns:
            The place drawn, and all faces in the order thrown, those thrown again too.

        Raises:
            ValueError: If there is nothing to draw from.
        """
        count = fair_dice(size)
        span = 6**count // size
        thrown: list[int] = []
        while True:
            number = 0
            for _ in range(count):
                thrown.append(self.d6())
                number = number * 6 + thrown[-1] - 1
            if number // span < size:
                return number // span, tuple(thrown)

    def shuffle(self, items: MutableSequence[T]) -> Faces:
        """Put *items* into a fair order in place, the last one first, and return all faces thrown."""
        thrown: Faces = ()
        for size in range(len(items), 1, -1):
            drawn, faces = self.draw(size)
            thrown += faces
            items[drawn], items[size - 1] = items[size - 1], items[drawn]
        return thrown

    def trials(
        self,
        limits: Sequence[int],
        alike: Sequence[Hashable],  # noqa: ARG002 - for those who count odds
    ) -> tuple[list[bool], Faces]:
        """Throw one die for each limit; a face up to the limit is a success.

        Args:
            limits: Highest face that succeeds, one a trial; may lie outside 1 to 6.
            alike: A label a trial; equal labels are interchangeable for whoever counts odds.

        Returns:
            One success a trial, and the faces.
        """
        faces = tuple([self.d6() for _ in limits])
        return [face <= limit for face, limit in zip(faces, limits, strict=True)], faces


def fair_dice(size: int) -> int:
    """Return how many dice a fair draw from *size* things throws at a time: the fewest that can name each.

    Raises:
        ValueError: If there is nothing to draw from.

    Examples:
        >>> [fair_dice(size) for size in (1, 6, 7, 36, 60)]
        [0, 1, 2, 2, 3]
    """
    if size < 1:
        raise ValueError(f"a draw needs at least 1 thing to draw from, not {size}.")
    count, named = 0, 1
    while named < size:
        count, named = count + 1, named * 6
    return count


def whole_seed(seed: SupportsIndex) -> int:
    """Return a seed as an int; whole numbers of other libraries, such as NumPy's, are seeds too.

    Raises:
        WrongOption: If it is no whole number.
    """
    try:
        return index(seed)
    except TypeError:
        said = f"a seed is a whole number such as 7, not {seed!r:.60}."
        raise WrongOption(said, "seed", given=repr(seed)) from None


def fresh_seed() -> int:
    """Draw a seed that nobody could foretell, short enough to be typed: 0 to 999,999."""
    return int.from_bytes(urandom(8)) % 1_000_000


def _mixed(key: int) -> int:
    """Return 64 well-mixed bits of *key* (the finaliser of SplitMix64)."""
    key = ((key ^ (key >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    key = ((key ^ (key >> 27)) * 0x94D049BB133111EB) & _MASK
    return key ^ (key >> 31)


class SeededDice(Dice):
    """Counter-based dice keyed by (seed, turn, phase).

    Two branches of one war meet the same random event on turn 5 whatever was done before. Each mixed
    64-bit word below a multiple of 6**20 gives twenty faces, so no face is favoured. The key of a phase is
    mixed when its first die is thrown: most phases throw none.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.enter(0, "")

    def __repr__(self) -> str:
        return f"SeededDice({self.seed})"

    def enter(self, turn: int, phase: str) -> None:
        self.turn, self.phase = turn, phase
        self._key: int | None = None
        self.count = self._left = self._pool = 0

    def _key_of_phase(self) -> int:
        key = _mixed((self.seed * _STEP + self.turn) & _MASK)
        for letter in self.phase.encode():
            key = (key * 0x100000001B3 ^ letter) & _MASK
        return _mixed(key)

    def _refill(self) -> None:
        if self._key is None:
            self._key = self._key_of_phase()
        base = self._key + (self.count // _DICE_PER_WORD + 1) * _STEP
        word, attempt = _mixed(base & _MASK), 0
        while word >= _FAIR:
            attempt += 1
            word = _mixed((base + (attempt << 40)) & _MASK)
        self._pool, self._left = word % _WORD_SPAN, _DICE_PER_WORD

    def d6(self) -> int:
        if not self._left:
            self._refill()
        self._pool, face = divmod(self._pool, 6)
        self._left -= 1
        self.count += 1
        return face + 1

    def mark(self) -> Mark:
        return (self.turn, self.phase, self.count)

    def rewind(self, mark: Mark) -> None:
        turn, phase, count = mark
        self.enter(int(turn), str(phase))
        whole, rest = divmod(int(count), _DICE_PER_WORD)
        self.count = whole * _DICE_PER_WORD
        for _ in range(rest):
            self.d6()


class FixedDice(Dice):
    """Given faces, used in order: for tests, rulebook examples and replays."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.faces = list(faces)
        if wrong := [face for face in self.faces if face not in range(1, 7)]:
            raise ValueError(f"a die shows 1 to 6, not {wrong[0]!r}")
        self.used = 0

    def d6(self) -> int:
        if self.used >= len(self.faces):
            raise DiceRanOut(
                f"the {len(self.faces)} given dice are used up and the rules ask for one more. "
                "Give more faces, or go on with seeded dice."
            )
        self.used += 1
        return self.faces[self.used - 1]

    def mark(self) -> Mark:
        return (self.used,)

    def rewind(self, mark: Mark) -> None:
        self.used = int(mark[0])

    def fork(self, mark: Mark) -> Dice:
        twin = copy(self)
        twin.faces = self.faces.copy()
        twin.rewind(mark)
        return twin


class RecordedDice(Dice):
    """Recorded faces in front of seeded dice, which are kept in step and go on afterwards."""

    def __init__(self, faces: Iterable[int], behind: SeededDice) -> None:
        self._behind = behind
        self._front: FixedDice | None = None
        self.record(faces)

    def record(self, faces: Iterable[int]) -> None:
        """Give the faces of the next action."""
        self._front = FixedDice(faces)

    def go_on(self) -> None:
        """Use the seeded dice from now on."""
        self._front = None

    def enter(self, turn: int, phase: str) -> None:
        self._behind.enter(turn, phase)

    def d6(self) -> int:
        face = self._behind.d6()
        return self._front.d6() if self._front else face

    def mark(self) -> Mark:
        return self._behind.mark()

    def rewind(self, mark: Mark) -> None:
        self._behind.rewind(mark)

    def fork(self, mark: Mark) -> Dice:
        return self._behind.fork(mark)

    @property
    def left(self) -> int:
        """How many recorded faces have not been used."""
        return len(self._front.faces) - self._front.used if self._front else 0
