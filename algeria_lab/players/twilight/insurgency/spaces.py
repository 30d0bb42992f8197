"""What a space of Algeria is worth to the FLN.

A space is rated from what stands and holds in it alone, so that the same sight is rated once: most spaces
look the same after a plan as before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from algeria_lab.players.twilight.insurgency.weights import BASE_KILLED, MANY, WEIGHTS
from algeria_lab.twilight.geography import ALGERIA, SPACES, is_mountain
from algeria_lab.twilight.initiative import STAY_FIRST
from algeria_lab.twilight.operations.force import Arms, arms_of, losses_among, strength
from algeria_lab.twilight.pieces import AP, AT, FP, FT, GB, A, B, U
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State

ROUNDS_IN_SIGHT: Final = 2
MOST_LIFTED: Final = 4
"""Troops that a Troop Lift is likely to bring."""
SIGHTS: Final = 1 << 14
"""Sights of spaces that are remembered: those of some Campaigns."""
BESIDE: Final = tuple([tuple([near for near in space.adjacent if near in ALGERIA]) for space in SPACES])
"""The spaces of Algeria beside each space."""


class Season(NamedTuple):
    """What is the same for all spaces of a position.

    Attributes:
        rounds: For how many Rounds a Base is likely to stand.
        is_last: Whether this is the final Campaign, after which nobody Agitates or Pacifies.
        share: What an Assault could remove, as a share of its worth.
        arms: What decides how strong cubes are.
    """

    rounds: int
    is_last: bool
    share: float
    arms: Arms


_season: Final = lru_cache(maxsize=64)(Season)
"""Equal seasons are one object: they are compared with every space that is rated."""


def season_of(state: State) -> Season:
    """Return what is the same for all spaces of a position."""
    share = WEIGHTS.exposed_later if fln_acts_next(state) else WEIGHTS.exposed
    return _season(rounds_in_sight(state), state.is_final_campaign, share, arms_of(state))


def rounds_in_sight(state: State) -> int:
    """Return how many Rounds a track or a Base is likely to stay as it is."""
    return min(ROUNDS_IN_SIGHT, max(1, state.propaganda_total - state.propaganda_played))


def fln_acts_next(state: State) -> bool:
    """Return whether the FLN, acting now or just done, acts again before the Government does [CT-4.3]."""
    return state.first == "gov" and bool(state.box1) and state.box1 not in STAY_FIRST


def troops_coming(state: State, space: int, row: Sequence[int]) -> int:
    """Return how many Troops may come to strike a Base: from beside, or by air where nobody hides."""
    rows = state.pieces
    beside = sum([rows[near][FT] + rows[near][AT] for near in BESIDE[space]])
    if row[U]:
        return beside
    return max(beside, min(MOST_LIFTED, sum([rows[each][FT] for each in ALGERIA])))


@lru_cache(maxsize=SIGHTS)
def worth_of_space(  # noqa: PLR0917 - all that is read of a space, and nothing else: what is remembered goes by it
    season: Season, space: int, row: tuple[int, ...], level: int, terror: int, population: int, coming: int
) -> float:
    """Return what a space is worth.

    Args:
        season: What is the same for all spaces.
        space: Which one.
        row: Its pieces.
        level: Whom it supports.
        terror: Its Terror markers.
        population: Its Population.
        coming: Troops that may come to strike an FLN Base; 0 where there is none.
    """
    hidden, active, bases = row[U], row[A], row[B]
    cubes = row[FT] + row[FP] + row[AT] + row[AP]
    total = -WEIGHTS.cube * cubes - WEIGHTS.french_base * row[GB]
    if hidden or active or bases:
        few = min(hidden, MANY)
        few_active = min(active, MANY - few)
        total += WEIGHTS.underground * few + WEIGHTS.active * few_active
        total += WEIGHTS.more * (hidden + active - few - few_active)
        total += bases * (1 + WEIGHTS.base * season.rounds)
        total -= _danger(season, space, row, coming)
    if population:
        total += population * _people(season, row, level)
        total += WEIGHTS.terror * terror * (0.5 if level == OPPOSE else 1)
    return total


def _danger(season: Season, space: int, row: tuple[int, ...], coming: int) -> float:
    """Return what the Government's next blows are likely to cost in a space."""
    total = 0.0
    cubes = row[FT] + row[FP] + row[AT] + row[AP]
    if cubes and (row[A] or row[B]):
        guerrillas, fallen = losses_among(season.arms, space, row, strength(season.arms, space, row))
        total += season.share * (BASE_KILLED * fallen + WEIGHTS.active * guerrillas)
    if row[B]:
        total += WEIGHTS.latent * BASE_KILLED * _bases_in_reach(season, space, row, coming)
    return total


def _bases_in_reach(season: Season, space: int, row: tuple[int, ...], coming: int) -> float:
    """Return how many Bases of a space a Sweep and an Assault after it would bring down."""
    seen = coming + row[FT] + row[FP] + row[AT] + row[AP]
    rate = 2 if is_mountain(space) else 1
    if seen // rate < row[U]:
        return 0.0
    left = strength(season.arms, space, row) + coming - rate * (row[A] + row[U])
    return min(row[B], max(0.0, left / rate))


def _people(season: Season, row: tuple[int, ...], level: int) -> float:
    """Return what a populated space is worth for each Population."""
    present = row[U] + row[A] + row[B]
    lead = row[FT] + row[FP] + row[AT] + row[AP] + row[GB] - present
    total = float(-level)
    if level == SUPPORT and present:
        total += WEIGHTS.lurking if row[U] else WEIGHTS.near
    total -= WEIGHTS.control * ((lead > 0) - (lead < 0))
    if level != OPPOSE and (lead < 0 or row[B]):
        total += WEIGHTS.rallying * (level - OPPOSE)
    if season.is_last:
        return total
    if level != OPPOSE and present and lead <= 0:
        total += WEIGHTS.agitable * (level - OPPOSE)
    if level != SUPPORT and lead > 0 and row[FT] + row[AT] and row[FP] + row[AP]:
        total -= WEIGHTS.pacifiable * (SUPPORT - level)
    return total
