"""What is true at every moment of every war of *Algeria*, for whoever plays at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

from algeria_lab.algeria import rules as engine
from algeria_lab.algeria.board.geography import ABROAD, AREA_IDS, COUNTRIES, PLACES
from algeria_lab.algeria.board.units import (
    CADRES,
    DIVISIONS,
    FLN,
    FRONTS,
    GOV,
    GOV_MOBILE,
    KINDS,
    LIFTABLE,
    POLICE,
    UNIT_COUNT,
    count,
    units_of,
)
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import Distribute, GovReinforcement, Operations
from algeria_lab.algeria.state import OFF_MAP, State
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Entered, Flipped, Moved, Rolled
from algeria_lab.core.words.citations import known_citations
from tests.algeria.boards import RULES, on_top

OPTIONS = {
    "1954": ("slow_french_reaction", "more_deterministic_independence"),
    "1958": ("shorter_game",),
    "1960": (),
}
LEAVING = {"A:IN-40", "A:C.2", "A:11.4", "A:6.31"}
MOST_IN_OPERATIONS = 700


class Witness:
    """A war between random players, and what has to be remembered to judge it.

    Attributes:
        draft: The war; its events are those of the last action.
        seed: Seed of the dice of this war.
        action: The last action.
        awaited: What was awaited before it.
        resettled: Areas that were resettled before it.
        done: Missions done this turn that may be done once.
        in_operations: Actions taken in this Operations Phase.
    """

    def __init__(self, scenario: str, profile: str, seed: int) -> None:
        self.scenario, self.profile, self.seed = scenario, profile, seed
        self.rng = random.Random(seed)
        self.begin()

    def begin(self) -> None:
        """Begin a war; under `rtt`, which lets a shifted Front stand anywhere, from the ready-made set-up."""
        options = {"profile": self.profile} | dict.fromkeys(OPTIONS.get(self.scenario, ()), True)
        self.seed += 100
        dice = SeededDice(self.seed)
        self.draft = Draft(RULES.new(self.scenario, options, dice)[0], dice)
        if self.profile == "rtt":
            for text in ("gov quick", "fln quick"):
                engine.resolve(self.draft, Action.parse(text))
                engine.settle(self.draft)
        self.resettled: set[str] = set()
        self.done: set[tuple[str, str]] = set()
        self.in_operations = 0

    @property
    def state(self) -> State:
        """The position."""
        return self.draft.state

    @property
    def turn_began(self) -> bool:
        """Whether a turn has begun with the last action; its events may be over already."""
        return any(
            isinstance(event, Entered) and event.phase == "random_events" for event in self.draft.events or ()
        )

    def choose(self) -> Action:
        """Return a random action; the Government spends with care, and both prefer missions to passing."""
        legal = RULES.legal(self.state)
        verbs = sorted({action.verb for action in legal})
        if isinstance(self.state.top, GovReinforcement) and self.rng.random() < 0.4:
            verbs = ["done"]
        elif len(verbs) > 2 and isinstance(self.state.top, Operations) and self.rng.random() < 0.7:
            verbs = [verb for verb in verbs if verb not in ("pass", "auto_pass")]
        verb = self.rng.choice(verbs)
        return self.rng.choice([action for action in legal if action.verb == verb])

    def actions(self) -> Iterator[Witness]:
        """Play on without end, one action at a time; when a war is over another begins."""
        while True:
            if not self.state.agenda:
                self.begin()
            self.action, self.awaited = self.choose(), self.state.top
            self.resettled = set(self.state.resettled)
            self.draft.events = []
            engine.resolve(self.draft, self.action)
            engine.settle(self.draft)
            self.in_operations = self.in_operations + 1 if self.state.phase == "operations" else 0
            yield self


def tracks_stay_in_range(seen: Witness) -> None:
    """1: PSL, AP and Points run from 0 to 99; half points are for spending; available is at most maximum."""
    state = seen.state
    for track in ("fln_psl", "gov_psl", "fln_ap", "air", "air_max", "helicopter", "helicopter_max", "naval"):
        assert 0 <= getattr(state, track) <= 99, track
    assert state.air <= state.air_max
    assert state.helicopter <= state.helicopter_max
    assert state.gov_half in ((0, 1) if state.phase == "reinforcement" else (0,))


def every_counter_is_in_one_place(seen: Witness) -> None:
    """2: every counter is in one place and box, the Government's never in UG, the FLN's never in PTL."""
    state = seen.state
    assert sum(count(state.at[place]) for place in (*PLACES, *OFF_MAP)) == UNIT_COUNT
    boxes = (state.ug, state.ops, state.ptl, state.oc)
    everybody = state.in_algeria() | state.at["FRANCE"] | state.at["TUNISIA"] | state.at["MOROCCO"]
    assert sum(map(count, boxes)) == count(everybody)
    assert state.ug | state.ops | state.ptl | state.oc == everybody
    assert not state.ug & GOV
    assert not state.ptl & FLN
    assert all(count(everybody & kind.units) <= kind.size for kind in KINDS)


def police_and_fronts_stand_where_they_may(seen: Witness) -> None:
    """3: Police are in PTL or off the map; at most one Front a place, none in Remote areas or France.

    A Resettlement whose award of PSL ends the war leaves its Front: the mission goes no further [A:12.2].
    """
    state = seen.state
    assert not state.on_map() & POLICE & ~state.ptl
    assert not state.at["FRANCE"] & FRONTS
    for place in (*AREA_IDS, *ABROAD):
        assert count(state.at[place] & FRONTS) <= (
            0 if place in AREA_IDS and state.is_remote(place) and not state.winner else 1
        ), place


def countries_hold_whom_they_may(seen: Witness) -> None:
    """4, 5: one Cadre at most in France, no Government unit abroad, nobody there before independence."""
    state = seen.state
    assert count(state.at["FRANCE"]) <= 1
    assert not state.at["FRANCE"] & ~CADRES
    for country in COUNTRIES:
        assert not state.at[country] & GOV
    assert state.independent or not state.at["MOROCCO"] | state.at["TUNISIA"]


def flags_are_on_the_right_units(seen: Witness) -> None:
    """6: only brigades are airmobilized, nobody when a turn begins; only divisions are dispersed."""
    state = seen.state
    assert not state.airmobile & ~LIFTABLE
    assert not state.dispersed & ~DIVISIONS
    if seen.turn_began and not state.profile.airmobile_flag_sticks_to_neutralized:
        assert not state.airmobile


def neutralized_units_are_out_of_it(seen: Witness) -> None:
    """7: no neutralized unit but Police stands in OPS or PTL."""
    if seen.state.profile.neutralizing_moves_to_oc:
        assert not seen.state.neutralized & (seen.state.ops | seen.state.ptl) & ~POLICE


def resettled_areas_stay_so(seen: Witness) -> None:
    """8: resettlement is for ever, and control is one side's or nobody's."""
    assert seen.state.resettled >= seen.resettled
    assert set(seen.state.control.values()) <= {"", "fln", "gov"}


def once_is_once(seen: Witness) -> None:
    """9: in one turn an area sees each once-a-turn mission at most once."""
    for event in seen.draft.events or ():
        if isinstance(event, Flipped) and event.what.startswith("done-"):
            pair = (event.what, event.names[0])
            assert pair not in seen.done
            seen.done.add(pair)
        elif isinstance(event, Entered) and event.phase == "random_events":
            seen.done.clear()


def units_leave_for_the_known_reasons(seen: Witness) -> None:
    """10: Government units leave by NATO, Suez, coup or removal of Police; only FLN units are eliminated."""
    for event in seen.draft.events or ():
        if isinstance(event, Moved):
            pieces = units_of(event.pieces)
            if event.place in OFF_MAP and pieces & GOV:
                assert event.rule in LEAVING, event
            if event.place == "DEAD":
                assert not pieces & GOV


def operations_end(seen: Witness) -> None:
    """11: an Operations Phase always ends."""
    assert seen.in_operations < MOST_IN_OPERATIONS


def points_are_all_assigned(seen: Witness) -> None:
    """12: as many PSP are assigned as the action says, and the rest is still awaited, unless the war ends."""
    if isinstance(seen.awaited, Distribute) and not seen.state.winner:
        points = int(seen.action.args[0])
        assigned = [event for event in seen.draft.events or () if getattr(event, "why", "") == "distributed"]
        assert len(assigned) == points
        if points < seen.awaited.points:
            assert on_top(seen.state) == ("distribute", seen.awaited.seat, seen.awaited.points - points)


def everything_cites_a_known_rule(seen: Witness) -> None:
    """Every event and every modifier names a rule that exists."""
    known = known_citations("algeria")
    for event in seen.draft.events or ():
        assert event.rule in known, event
        if isinstance(event, Rolled):
            assert all(mod.rule in known for mod in event.mods), event


def everybody_is_home_when_a_turn_begins(seen: Witness) -> None:
    """When a turn begins no FLN unit of Algeria is in OPS and no mobile Government unit on Patrol."""
    if seen.turn_began:
        assert not seen.state.in_algeria() & FLN & seen.state.ops
        assert not seen.state.ptl & GOV_MOBILE


def what_is_sure_is_allowed(seen: Witness) -> None:
    """Verbs that are listed without asking about each candidate list nothing that is refused."""
    state = seen.state
    for name, verb in RULES.verbs(state).items():
        refused = [
            args
            for args in verb.candidates(state, state.top)
            if verb.sure and verb.refusal(state, state.top, *args)
        ]
        assert not refused, (name, refused)


INVARIANTS = [
    tracks_stay_in_range,
    every_counter_is_in_one_place,
    police_and_fronts_stand_where_they_may,
    countries_hold_whom_they_may,
    flags_are_on_the_right_units,
    neutralized_units_are_out_of_it,
    resettled_areas_stay_so,
    once_is_once,
    units_leave_for_the_known_reasons,
    operations_end,
    points_are_all_assigned,
    everything_cites_a_known_rule,
    everybody_is_home_when_a_turn_begins,
    what_is_sure_is_allowed,
]


def look_at(seen: Witness) -> None:
    """Raise unless all invariants hold after the last action, and say which does not."""
    for invariant in INVARIANTS:
        try:
            invariant(seen)
        except AssertionError as error:
            error.add_note(f"{invariant.__name__} after {seen.action}")
            raise
