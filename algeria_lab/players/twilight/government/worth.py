"""What a position is worth to the Government, in points of the final score [CT-6.7].

The score itself counts in full; everything else counts as far as it becomes score later on. The numbers were
tuned in games against the published chart (`tests/benchmarks/bench_twilight`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from algeria_lab.players.twilight.differing import differing
from algeria_lab.players.twilight.government.reading import GUARD, acts_twice, neighbours, round_is_near
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, CASUALTIES, COUNTRIES
from algeria_lab.twilight.initiative import STAY_FIRST
from algeria_lab.twilight.operations.force import Arms, arms_of, losses_among, strength
from algeria_lab.twilight.pieces import AP, AT, FP, FRENCH, FT, GB, A, B, U
from algeria_lab.twilight.propaganda.resources import FRANCE_TRACK
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State


class Weights(NamedTuple):
    """What things are worth, in points of the final score.

    Attributes:
        resource: A Resource of the Government, up to `enough`; beyond it a third of that.
        last_resource: The same in the final Campaign, after which it buys nothing.
        enough: How many Resources are surely of use.
        fln_resource: A Resource of the FLN.
        underground, active: A Guerrilla.
        lurking: An Underground Guerrilla in a space at Support, for each Population: it brings Terror.
        near: An Active Guerrilla there, for each Population: it may hide again.
        near_reset: The same once the Reset Phase, which hides it, is sure to come next.
        control: Control of a populated space by either side, for each Population.
        pacifiable: Troops and Police where the Support Phase can Pacify, for each level and Population.
        pacifiable_next: The same once the Round is sure to come next.
        agitable: What the FLN can bring to Opposition, for each level and Population.
        agitable_next: The same once the Round is sure to come next.
        terror: A Terror marker where people live.
        exposed: What an Assault could remove at once, as a share of its worth.
        exposed_later: The same if the FLN acts before.
        france: A box of the France Track, for each Round to come.
        border: A box of the Border Zone Track, for each Round to come.
        guard: A space at Support with enough cubes to see who comes, for each Population.
        casualty: A French piece in Casualties.
        held: A French piece in Available.
        base: An FLN Base in Algeria, beside the point that it scores: its income, and what rallies there.
        siege: Troops, up to four, in or beside a space of Algeria with an FLN Base.
        first: Being 1st Eligible for the next card.
    """

    resource: float = 0.3
    last_resource: float = 0.3
    enough: int = 12
    fln_resource: float = 0.6
    underground: float = 0.25
    active: float = 0.15
    lurking: float = 0.6
    near: float = 0.25
    near_reset: float = 1.0
    control: float = 0.2
    pacifiable: float = 0.3
    pacifiable_next: float = 0.7
    agitable: float = 0.25
    agitable_next: float = 0.7
    terror: float = 0.5
    exposed: float = 0.8
    exposed_later: float = 0.25
    france: float = 0.9
    border: float = 0.35
    guard: float = 0.2
    casualty: float = 0.3
    held: float = 0.2
    base: float = 1.6
    siege: float = 0.1
    first: float = 0.0


WEIGHTS: Final = Weights()
BASE_KILLED: Final = 2.3
LAST_HELD: Final = 0.33
ENOUGH_TROOPS: Final = 4
SIGHTS: Final = 1 << 14
"""Sights of spaces that are remembered: those of some Campaigns."""


class Season(NamedTuple):
    """What is the same for all spaces of a position; see `Weights` for what things are worth.

    Attributes:
        near, pacifiable, agitable, exposed: What these are worth at this moment of a Campaign.
        arms: What decides how strong cubes are.
    """

    near: float
    pacifiable: float
    agitable: float
    exposed: float
    arms: Arms


_season: Final = lru_cache(maxsize=256)(Season)
"""Equal seasons are one object: they are compared with every space that is rated."""


def worth(state: State) -> float:
    """Return what a position is worth to the Government, in points of the final score."""
    return Outlook(state)(state)


class Outlook:
    """Tells what positions are worth that may come of one: spaces that stay as they are were rated with it.

    Args:
        before: The position.
    """

    __slots__ = ("_before", "_season", "_spaces")

    def __init__(self, before: State) -> None:
        self._before, self._season = before, season_of(before)
        self._spaces = [parts_of(before, self._season, space) for space in ALGERIA]

    def __call__(self, after: State) -> float:
        """Return what a position is worth to the Government, in points of the final score."""
        season, spaces = season_of(after), self._spaces.copy()
        for space in differing(self._before, after) if season == self._season else ALGERIA:
            spaces[space] = parts_of(after, season, space)
        return _total(after, spaces)


def _total(state: State, spaces: Iterable[tuple[float, ...]]) -> float:
    """Return what a position is worth whose spaces are."""
    rounds = max(1, state.propaganda_total - state.propaganda_played)
    money = min(state.gov_resources, WEIGHTS.enough) + max(0, state.gov_resources - WEIGHTS.enough) / 3
    row = state.pieces[AVAILABLE]
    held = row[FT] + row[FP] + row[GB]
    casualties = sum([state.pieces[CASUALTIES][kind] for kind in FRENCH])
    track = FRANCE_TRACK[state.france]
    return (
        state.commitment
        + _worth_of_spaces(state, spaces)
        + WEIGHTS.first * _is_first_next(state)
        + (WEIGHTS.last_resource if rounds == 1 else WEIGHTS.resource) * money
        - WEIGHTS.fln_resource * state.fln_resources
        - WEIGHTS.france * (track.commitment_lost + state.france / 3) * _rounds_felt(rounds)
        + WEIGHTS.border * state.border_zone * _rounds_felt(rounds) * state.is_independent
        - WEIGHTS.casualty * casualties * (state.recall != "in_effect")
        + (LAST_HELD if rounds == 1 else WEIGHTS.held) * held
    )


def _is_first_next(state: State) -> bool:
    """Return whether the Government will be 1st Eligible on the next card [CT-4.3]."""
    return (state.first == "gov") == (state.box1 in STAY_FIRST)


def _rounds_felt(rounds: int) -> float:
    """Return for how many Rounds a track stays about where it is."""
    return min(rounds, 2)


def season_of(state: State) -> Season:
    """Return what is worth more or less as the Propaganda Round comes near, and as others act first."""
    exposed = WEIGHTS.exposed if acts_twice(state) else WEIGHTS.exposed_later
    if state.propaganda_total - state.propaganda_played <= 1:
        return _season(WEIGHTS.near, 0, 0, exposed, arms_of(state))
    chance = round_is_near(state)

    def between(far: float, close: float) -> float:
        return far + chance * (close - far)

    return _season(
        between(WEIGHTS.near, WEIGHTS.near_reset),
        between(WEIGHTS.pacifiable, WEIGHTS.pacifiable_next),
        between(WEIGHTS.agitable, WEIGHTS.agitable_next),
        exposed,
        arms_of(state),
    )


def _worth_of_spaces(state: State, spaces: Iterable[tuple[float, ...]]) -> float:
    total = 0.0
    for part in chain.from_iterable(spaces):
        total += part
    for space in COUNTRIES:
        row = state.pieces[space]
        total -= row[B] + WEIGHTS.active * (row[U] + row[A])
    return total


def parts_of(state: State, season: Season, space: int) -> tuple[float, ...]:
    """Return what a space of Algeria is worth, in parts."""
    row = state.pieces[space]
    near = _troops_near(state, space) if row[B] else 0
    return _parts(
        season, space, tuple(row), state.support[space], state.terror[space], state.pop(space), near
    )


def _troops_near(state: State, space: int) -> int:
    return state.troops(space) + sum([state.troops(near) for near in neighbours(space)])


@lru_cache(maxsize=SIGHTS)
def _parts(  # noqa: PLR0917 - all that is read of a space, and nothing else: what is remembered goes by it
    season: Season, space: int, row: tuple[int, ...], level: int, terror: int, population: int, near: int
) -> tuple[float, ...]:
    """Return what a space of Algeria is worth, in parts: the order in which they are summed settles draws.

    Args:
        season: What is the same for all spaces.
        space: Which one.
        row: Its pieces.
        level: Whom it supports.
        terror: Its Terror markers.
        population: Its Population.
        near: Troops in it and beside it; they only count where there is an FLN Base.
    """
    hidden, active, bases = row[U], row[A], row[B]
    parts = list[float]()
    if hidden or active or bases:
        parts.append(-(bases + WEIGHTS.underground * hidden + WEIGHTS.active * active))
        if bases:
            parts.append(WEIGHTS.siege * min(ENOUGH_TROOPS, near) - WEIGHTS.base * bases)
        if (bases or active) and row[FT] + row[FP] + row[AT] + row[AP]:
            guerrillas, fallen = losses_among(season.arms, space, row, strength(season.arms, space, row))
            parts.append(season.exposed * (BASE_KILLED * fallen + WEIGHTS.active * guerrillas))
    if population:
        parts += [population * _worth_of_people(season, row, level), -WEIGHTS.terror * terror]
    return tuple(parts)


def _worth_of_people(season: Season, row: tuple[int, ...], level: int) -> float:
    """Return what a populated space is worth for each Population."""
    cubes = row[FT] + row[FP] + row[AT] + row[AP]
    fln = row[U] + row[A] + row[B]
    lead = cubes + row[GB] - fln
    total = level + WEIGHTS.control * ((lead > 0) - (lead < 0))
    if level == SUPPORT:
        if row[U] or row[A]:
            total -= max(WEIGHTS.lurking * min(row[U], 1), season.near)
        total += WEIGHTS.guard * (cubes >= GUARD)
    elif lead > 0 and row[FT] + row[AT] and row[FP] + row[AP]:
        total += season.pacifiable * (SUPPORT - level)
    if level != OPPOSE and fln and lead <= 0:
        total -= season.agitable * (level - OPPOSE)
    return total
