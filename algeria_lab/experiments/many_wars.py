"""Many wars from one position, after one opening or another, with paired seeds; and what they differ by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat, parse_line
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.refusals import IllegalAction, LabError
from algeria_lab.players.base import Player
from algeria_lab.players.simulator import play_on

Tell: TypeAlias = Callable[[int], None]
RULES = AlgeriaRules()
# 1.96 standard errors on either side hold the true mean in 95 of 100 such samples.
WIDTH_OF_95 = 1.96
LEAST_WARS = 2


class TooFewWars(LabError, ValueError):
    """An interval needs at least two wars."""


class Record(NamedTuple):
    """One war, small enough to keep thousands.

    Attributes:
        seed: Seed of dice and players.
        winner: The side that won; empty if the turn limit came first.
        begun: Turn of the position from which it was played.
        fln: FLN PSL at the position, then at the end of each turn.
        gov: Government PSL likewise.
    """

    seed: int
    winner: str
    begun: int
    fln: tuple[int, ...]
    gov: tuple[int, ...]

    def balance(self, turn: int) -> int:
        """Return Government PSL less FLN PSL at the end of a turn; that of the end once the war is over."""
        index = min(max(turn - self.begun + 1, 0), len(self.fln) - 1)
        return self.gov[index] - self.fln[index]

    def is_over(self, turn: int) -> bool:
        """Return whether the war had ended by the end of a turn."""
        return bool(self.winner) and self.begun + len(self.fln) - 2 <= turn


def many_wars(
    position: State,
    opening: str,
    players: Mapping[Seat, Player[State]],
    seeds: Iterable[int],
    *,
    turn_limit: int,
    tell: Tell | None = None,
) -> list[Record]:
    """Play one war a seed from a position.

    Args:
        position: Where all begin; it stays as it is.
        opening: A line of play that begins each war, such as ``gov resettle II-2``; its dice differ from war
            to war. May be empty.
        players: Who plays on.
        seeds: One a war. Two calls with the same seeds are paired: the same dice fall in the same turn and
            phase, as long as the same number of them was asked for in that phase.
        turn_limit: Last turn that is played.
        tell: Called with the number of wars played so far, after each.

    Returns:
        One record a war, in the order of the seeds.

    Raises:
        IllegalAction: If the opening is refused.
    """
    records: list[Record] = []
    for seed in seeds:
        start = _opened(position, opening, seed)
        war = play_on(start, players["fln"], players["gov"], seed, turn_limit=turn_limit)
        levels = ((position.fln_psl, *war.fln_psl[1:]), (position.gov_psl, *war.gov_psl[1:]))
        records.append(Record(seed, war.winner, position.turn, *levels))
        if tell:
            tell(len(records))
    return records


def _opened(position: State, opening: str, seed: int) -> State:
    """Return the position after the opening, with dice of this seed that nothing else uses."""
    state = position
    dice = SeededDice(seed)
    dice.enter(position.turn, f"{position.phase} opening")
    for part in parse_line(opening) if opening.strip() else ():
        action = RULES.complete(state, part)
        if refusal := RULES.refuse(state, action):
            raise IllegalAction(part, refusal)
        state, _ = RULES.apply(state, action, dice)
    return state


class Estimate(NamedTuple):
    """A mean with the interval that holds the true one in 95 of 100 such samples."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def mean_of(values: Sequence[float]) -> Estimate:
    """Return the mean of a sample.

    Raises:
        TooFewWars: With fewer than two values there is no interval.
    """
    if len(values) < LEAST_WARS:
        raise TooFewWars(f"{len(values)} war(s): an interval needs at least {LEAST_WARS}. Play more wars.")
    mean, margin = fmean(values), WIDTH_OF_95 * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - margin, mean + margin)


def paired_difference(
    one: Sequence[Record], other: Sequence[Record], of: Callable[[Record], float]
) -> Estimate:
    """Return by how much *of* is higher in *one* than in *other*, war by war.

    Raises:
        ValueError: If the seeds do not match.
    """
    if [record.seed for record in one] != [record.seed for record in other]:
        raise ValueError("the two samples are not paired: they were played with different seeds.")
    return mean_of([of(here) - of(there) for here, there in zip(one, other, strict=True)])


class Share(NamedTuple):
    """How many of a sample, and between which shares the true one lies in 95 of 100 such samples.

    Attributes:
        number: How many.
        sample: Of how many.
    """

    number: int
    sample: int

    @property
    def percent(self) -> float:
        """The share in percent."""
        return 100 * self.number / self.sample

    @property
    def bounds(self) -> tuple[float, float]:
        """Lowest and highest plausible share in percent (Wilson's interval: honest near 0 and 100 too)."""
        share, square, size = self.number / self.sample, WIDTH_OF_95**2, self.sample
        middle = (share + square / (2 * size)) / (1 + square / size)
        spread = sqrt(share * (1 - share) / size + square / (4 * size**2)) * WIDTH_OF_95
        reach = spread / (1 + square / size)
        return 100 * max(0.0, middle - reach), 100 * min(1.0, middle + reach)


def won_by(records: Sequence[Record], seat: str) -> Share:
    """Return the share of wars that a side won; an empty seat asks for the undecided ones."""
    return Share(sum(record.winner == seat for record in records), len(records))


def worst_margin(wars: int) -> float:
    """Return the sampling error of a share of one half, the largest there is, in percentage points.

    Examples:
        >>> round(worst_margin(200), 1), round(worst_margin(2000), 1)
        (6.9, 2.2)
    """
    return 100 * WIDTH_OF_95 * 0.5 / sqrt(wars)
