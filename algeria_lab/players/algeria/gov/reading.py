"""What the Government reads from the map: where units are wanted, and who can be spared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from algeria_lab.algeria.board.geography import PRINTED_KIND
from algeria_lab.algeria.board.units import (
    CADRES,
    DISPERSED_DIVISION,
    DIVISIONS,
    ELITES,
    FLN,
    FRONTS,
    GOV,
    GOV_MOBILE,
    KIND,
    POLICE,
    UnitId,
    Units,
    first,
    number_of,
)
from algeria_lab.algeria.missions.police_missions import CONTACT_PER_POLICE
from algeria_lab.algeria.phases.fln_reinforcement import CONTESTED_AP, CONTROLLED_AP
from algeria_lab.algeria.spending import HALVES
from algeria_lab.algeria.state import State
from algeria_lab.players.algeria.area_readings import AreaReadings
from algeria_lab.players.algeria.gov.parameters import GovParameters
from algeria_lab.players.algeria.reading import (
    BAND_EVASION,
    CADRE_EVASION,
    CONTROL_WORTH,
    SPEAKERS,
    found_chance,
    holder,
    terrain,
)

UNIT_WORTH = 2.5  # PSP and AP that the FLN loses with a Cadre or Band
FRONT_WORTH = 3.5  # what it loses more with a Front
OPEN_RISK = 0.3  # chance that an area where nobody stands falls to the FLN
SPREAD_POINTS = DISPERSED_DIVISION.control
SPREAD_MORE = SPREAD_POINTS - KIND["division"].control
FRONT_MORE = KIND["front"].control - KIND["cadre"].control


@dataclass(frozen=True, slots=True, eq=False)
class Sums:
    """What decides who is wanted in one area; `sums_of` makes one of each, so that all is quickly looked up.

    Attributes:
        fln: Control points of the FLN.
        gov: Control points of the Government.
        kind: Rating of the area.
        talk: Whether Fronts or Cadres could speak there.
        patrols: Units on Patrol if nobody moves: Police and active mobile units.
        police: Police, also neutralized ones.
    """

    fln: int
    gov: int
    kind: str
    talk: bool
    patrols: int
    police: int

    def with_unit(self, points: int, patrols: int) -> Sums:
        """Return the sums with a unit more, or fewer for negative numbers."""
        return sums_of(self.fln, self.gov + points, self.kind, self.talk, self.patrols + patrols, self.police)


@cache
def sums_of(fln: int, gov: int, kind: str, talk: bool, patrols: int, police: int) -> Sums:  # noqa: FBT001
    """Return the same sums each time: many areas look alike."""
    return Sums(fln, gov, kind, talk, patrols, police)


def can_pay(state: State, halves: int, floor: int) -> bool:
    """Return whether *halves* half points can be paid and leave *floor* PSL."""
    return HALVES * (state.gov_psl - floor) + state.gov_half >= halves


@cache
def standing(fln: int, gov: int, kind: str) -> float:
    """Return what the control of an area gives the Government each turn, in PSP; negative for the FLN's."""
    side = holder(fln, gov)
    if side == "gov":
        return CONTROL_WORTH
    if side == "fln":
        return -CONTROL_WORTH - CONTROLLED_AP[kind]
    return -float(CONTESTED_AP[kind]) if fln else -OPEN_RISK * (CONTROL_WORTH + CONTROLLED_AP[kind])


@cache
def holding(sums: Sums, patrol_worth: float) -> float:
    """Return what an area gives the Government each turn: control, and speakers kept quiet."""
    quiet = patrol_worth if sums.talk and sums.patrols > 0 else 0.0
    return standing(sums.fln, sums.gov, sums.kind) + quiet


@cache
def arrival_worth(sums: Sums, points: int, patrols: int, patrol_worth: float) -> float:
    """Return what a unit more (or fewer, for negative numbers) changes in an area each turn."""
    return holding(sums.with_unit(points, patrols), patrol_worth) - holding(sums, patrol_worth)


def sums_at(state: State, area: str) -> Sums:
    """Return what decides who is wanted in an area."""
    kind, here = "remote" if area in state.resettled else PRINTED_KIND[area], state.at[area]
    able = here & ~state.neutralized
    guards = POLICE | GOV_MOBILE & (state.ops | state.ptl)
    return sums_of(
        (able & FLN).bit_count() + FRONT_MORE * (able & FRONTS).bit_count(),
        (able & GOV).bit_count() + SPREAD_MORE * (able & DIVISIONS & state.dispersed).bit_count(),
        kind,
        kind != "remote" and bool(here & SPEAKERS),
        (able & guards).bit_count(),
        (here & POLICE).bit_count(),
    )


survey = AreaReadings(sums_at)


def weight(state: State, single: Units) -> int:
    """Return the control points of a Government unit; divisions are reckoned dispersed."""
    return SPREAD_POINTS if single & DIVISIONS and not state.slow_reaction else 1


class Garrisons:
    """Where units change most each turn, also while some of them are being sent elsewhere.

    Args:
        state: The position.
        p: The numbers of the doctrine.
    """

    def __init__(self, state: State, p: GovParameters) -> None:
        self.state, self.sums, self.patrol_worth = state, dict(survey(state)), p.patrol_worth
        self._gains: dict[int, dict[str, float]] = {}
        self._ranked: dict[int, list[str]] = {}

    def best(self, points: int, without: str = "") -> tuple[float, str]:
        """Return where a unit with *points* control points changes most, and how much; 0 if nowhere."""
        if points not in self._ranked:
            gains = self._gains.get(points) or self._gains_of(points, self.sums)
            self._gains[points] = gains
            self._ranked[points] = sorted(gains, key=gains.__getitem__, reverse=True)[:2]
        best, second = self._ranked[points]
        area = second if best == without else best
        gain = self._gains[points][area]
        return (gain, area) if gain > 0 else (0.0, "")

    def _gains_of(self, points: int, areas: Iterable[str]) -> dict[str, float]:
        sums, patrol_worth = self.sums, self.patrol_worth
        return {area: arrival_worth(sums[area], points, 1, patrol_worth) for area in areas}

    def better_place(self, number: UnitId) -> tuple[float, str]:
        """Return where a unit would change more than where it stands, and how much more."""
        state, here, single = self.state, self.state.place[number], 1 << number
        points, active = weight(state, single), 1 if single & (state.ops | state.ptl) else 0
        worth, area = self.best(points, here)
        return worth + arrival_worth(self.sums[here], -points, -active, self.patrol_worth), area

    def send(self, number: UnitId, area: str) -> None:
        """Reckon an active unit in *area* from now on."""
        here, weighs = self.state.place[number], weight(self.state, 1 << number)
        self.sums[here] = self.sums[here].with_unit(-weighs, -1)
        self.sums[area] = self.sums[area].with_unit(weighs, 1)
        for points in self._gains:
            self._gains[points] |= self._gains_of(points, (here, area))
        self._ranked.clear()


class PoliceWorth(NamedTuple):
    """What Police are worth to a doctrine; see `GovParameters`."""

    patrol: float
    affairs: float
    search: float
    searching: int


class Post(NamedTuple):
    """What one Police unit is worth in an area while nobody searches there.

    Attributes:
        arriving: What one more is worth.
        leaving: What the last one is worth that is there.
        reach: What would be within reach of a party if the area were searched.
        sums: What is in the area.
    """

    arriving: float
    leaving: float
    reach: float
    sums: Sums


@cache
def post_worth(sums: Sums, searching: int, worth: PoliceWorth, leaving: bool = False) -> float:  # noqa: FBT001, FBT002
    """Return what one more Police unit in an area is worth, or the last one there if it is *leaving*.

    The first one patrols and does Civil Affairs; in an area to be searched several find those who hide.
    """
    unit = -1 if leaving else 1
    change = unit * arrival_worth(sums, unit, unit, worth.patrol)
    others = sums.police - leaving
    if others < searching:
        return change + worth.search
    return change if others or sums.kind == "remote" else change + worth.affairs


@cache
def _quiet_post(sums: Sums, reach: float, worth: PoliceWorth) -> Post:
    arriving = post_worth(sums, 0, worth)
    leaving = post_worth(sums, 0, worth, leaving=True) if sums.police else 0.0
    return Post(arriving, leaving, reach, sums)


@cache
def posts_by(worth: PoliceWorth) -> AreaReadings[Post]:
    """Return what reads the posts of all areas for a doctrine."""

    def post(state: State, area: str) -> Post:
        return _quiet_post(sums_at(state, area), reach_worth(state, area, worth.searching), worth)

    return AreaReadings(post)


class PolicePosts:
    """Where Police are wanted.

    Args:
        state: The position.
        p: The numbers of the doctrine.
    """

    def __init__(self, state: State, p: GovParameters) -> None:
        worth = PoliceWorth(p.patrol_worth, p.affairs_worth, p.search_worth, p.search_police)
        posts = posts_by(worth)(state)
        self._at, self._posts = state.at, {**posts}
        for area in _searched(state, posts, p):
            sums = posts[area].sums
            self._posts[area] = posts[area]._replace(
                arriving=post_worth(sums, worth.searching, worth),
                leaving=post_worth(sums, worth.searching, worth, leaving=True),
            )

    def best(self) -> tuple[float, str]:
        """Return where one more Police unit is worth most, and how much."""
        return max([(post.arriving, area) for area, post in self._posts.items()])

    def idlest(self, posted: Units) -> tuple[float, UnitId]:
        """Return who of *posted* Police is worth least where it stands, and how much."""
        at = self._at
        posts = self._posts.items()
        held = [(post.leaving, police) for area, post in posts if (police := at[area] & posted)]
        least = min([worth for worth, _ in held])
        return least, min([number_of(first(police)) for worth, police in held if worth == least])

    def staying(self, area: str) -> float:
        """Return what the last Police unit of an area is worth there."""
        return self._posts[area].leaving


def _searched(state: State, posts: Mapping[str, Post], p: GovParameters) -> list[str]:
    """Return the areas where most would be within reach, one for each group of elite brigades."""
    groups = (ELITES & state.on_map()).bit_count() // p.party_size
    if not groups:
        return []
    worth = [(post.reach, area) for area, post in posts.items() if post.reach >= p.least_search_area]
    return [area for _, area in sorted(worth, reverse=True)[:groups]]


def reach_worth(state: State, area: str, police: int) -> float:
    """Return what is within reach of a party in an area with so many Police, in PSP."""
    fln = state.at[area] & FLN
    if not fln:
        return 0.0
    hidden = fln & state.ug
    worth = 0.0
    if shown := fln ^ hidden:
        worth = UNIT_WORTH * shown.bit_count() + FRONT_WORTH * (shown & FRONTS).bit_count()
    if hidden and police:
        ground, rating = terrain(state, area), CONTACT_PER_POLICE * police
        cadres, fronts = (hidden & CADRES).bit_count(), (hidden & FRONTS).bit_count()
        plain = found_chance(rating, ground, BAND_EVASION) * (
            (hidden.bit_count() - cadres) * UNIT_WORTH + fronts * FRONT_WORTH
        )
        worth += plain + found_chance(rating, ground, CADRE_EVASION) * cadres * UNIT_WORTH
    return worth


def within_reach(state: State, area: str) -> float:
    """Return what is within reach in an area with the Police that are there."""
    here = state.at[area]
    return reach_worth(state, area, (here & POLICE & ~state.neutralized).bit_count()) if here & FLN else 0.0


reaches = AreaReadings(within_reach)


def most_in_reach(state: State, areas: Iterable[str]) -> str:
    """Return the one of *areas* where most is within reach."""
    return max(areas, key=reaches(state).__getitem__)
