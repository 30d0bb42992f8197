"""The March box of the Non-Player [CT-9.10]."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.twilight.chart.march.box import march_box
from algeria_lab.twilight.chart.march.paths import sources
from algeria_lab.twilight.chart.march.plans import (
    Group,
    March,
    Plan,
    guard,
    may_leave,
    possible_ways,
    refreshed,
)
from algeria_lab.twilight.geography import PLACE, PLACES
from algeria_lab.twilight.state import State
from tests.twilight.charted import done_by, fln_turn, there, thinking

MODES = ("rules", "coltwi")


def marched(state: State) -> list[str]:
    """Return what the March box does, without the word for a destination and without Extort."""
    deeds = [deed.removeprefix("march_to ") for deed in done_by(march_box, state)]
    return [deed for deed in deeds if deed not in {"extort", "subvert"}]


def leavers(space: str, *, hidden: bool = False, **changes: Any) -> tuple[int, int]:
    """Return how many Underground Guerrillas, and how many in all, may leave a space."""
    return may_leave(March(thinking(fln_turn(**changes))), PLACE[space], hidden=hidden)


# --- who may leave


@pytest.mark.parametrize(
    ("space", "pieces", "expected"),
    [
        ("batna", {"U": 2, "A": 1}, (2, 3)),
        ("batna", {"U": 2, "A": 2, "B": 1}, (1, 2)),
        ("batna", {"U": 1, "A": 2, "B": 1}, (0, 1)),
        ("tunisia", {"U": 2, "B": 1}, (2, 2)),
        ("oran", {"U": 2, "state": "support"}, (1, 1)),
        ("medea", {"U": 3, "FP": 2}, (1, 1)),
        ("medea", {"U": 1, "FP": 2}, (1, 1)),
    ],
)
def test_who_may_leave(space: str, pieces: dict[str, Any], expected: tuple[int, int]) -> None:
    """A Base keeps one Underground of two, Support keeps one, and the Government must not gain Control."""
    assert leavers(space, **{space: pieces}) == expected


def test_guerrillas_that_have_moved_stay() -> None:
    """Who arrived on this card does not leave again, but keeps the space."""
    march = March(thinking(fln_turn(medea={"U": 3, "FP": 1})))
    march.arrived[PLACE["medea"]] = (1, 0)
    assert may_leave(march, PLACE["medea"], hidden=False) == (2, 2)


def test_the_guard_counts_all_pieces_of_populated_spaces() -> None:
    """Bases count; the recorded games count Guerrillas alone, and guard empty land too [CT-11/D13]."""
    held, empty = {"medea": {"U": 2, "B": 1, "FP": 2}}, {"batna": {"U": 2, "FP": 2}}
    games = {"march_guard_counts_all_pieces": False}
    assert guard(fln_turn(**held), PLACE["medea"]) == 1
    assert guard(fln_turn(switches=games, **held), PLACE["medea"]) == 2
    assert guard(fln_turn(**empty), PLACE["batna"]) == 0
    assert guard(fln_turn(switches=games, **empty), PLACE["batna"]) == 2


def test_active_guerrillas_stay_behind_unseen_ones() -> None:
    """Where only Underground ones march Active ones stay; recorded games do not count them [CT-11/D27]."""
    spaces = {"oran": {"U": 1, "A": 1, "state": "support"}}
    assert leavers("oran", hidden=True, **spaces) == (1, 1)
    games = {"march_unseen_counts_active_stayers": False}
    assert leavers("oran", hidden=True, switches=games, **spaces) == (0, 0)


@pytest.mark.parametrize("mode", MODES)
def test_active_guerrillas_that_arrived_stay_behind_unseen_ones(mode: str) -> None:
    """Who came Active on this card holds the space, in the recorded games as well [CT-11/D27]."""
    march = March(thinking(fln_turn(mode=mode, oran={"U": 2, "A": 2, "state": "support"})))
    march.arrived[PLACE["oran"]] = (0, 1)
    assert may_leave(march, PLACE["oran"], hidden=True) == (2, 2)


@pytest.mark.parametrize(("mode", "expected"), [("rules", (0, 0)), ("coltwi", (0, 1))])
def test_guerrillas_that_an_extort_shows_have_moved(mode: str, expected: tuple[int, int]) -> None:
    """Who arrived stays, Activated since or not; in the recorded games such a one moves on [CT-11/D42]."""
    march = March(thinking(fln_turn(mode=mode, oran={"U": 2})))
    march.arrived[PLACE["oran"]] = (2, 0)
    assert may_leave(march, PLACE["oran"], hidden=False) == (0, 0)
    march.chart.draft.activate(PLACE["oran"], 1, "CT-9.12")
    assert may_leave(march, PLACE["oran"], hidden=False) == expected


# --- the steps


def test_step_1_covers_bases_unseen() -> None:
    """An FLN Base in Algeria without Underground Guerrilla gets one that arrives Underground."""
    state = fln_turn(fln_resources=5, bougie={"B": 1, "A": 2}, setif={"U": 1})
    assert marched(state)[:2] == ["1 bougie", "march setif-bougie"]
    assert there(state, "bougie") == {"B": 1, "A": 2, "U": 1}


def test_step_1_takes_nobody_who_would_be_seen() -> None:
    """Across the border: 1 Guerrilla, 1 cube and Border Zone 2 are more than 3."""
    spaces = {"fln_resources": 5, "negrine": {"B": 1, "FP": 1}, "tunisia": {"U": 1}}
    assert marched(fln_turn(border_zone=1, **spaces)) == ["1 negrine", "march tunisia-negrine"]
    assert marched(fln_turn(border_zone=2, **spaces)) == []


def test_step_2a_sends_up_to_two_to_a_city() -> None:
    """With the Government's Taleb one City at Support gets up to two."""
    state = fln_turn(
        fln_resources=9, capabilities={"taleb_gov"}, algiers={"state": "support", "FP": 1}, medea={"U": 2}
    )
    assert marched(state) == ["2a algiers", "march medea-algiers"]
    assert there(state, "algiers") == {"U": 2, "FP": 1}


@pytest.mark.parametrize("mode", MODES)
def test_step_2a_counts_underground_guerrillas_in_the_final_campaign(mode: str) -> None:
    """A City with an Active one still wants two then, and one with two Active ones is a destination."""
    final: dict[str, Any] = {"mode": mode, "propaganda_played": 2, "capabilities": {"taleb_gov"}}
    near = fln_turn(
        **final, fln_resources=6, constantine={"A": 1, "FP": 1, "state": "support"}, setif={"U": 2}
    )
    assert marched(near) == ["2a constantine", "march setif-constantine"]
    assert there(near, "constantine") == {"U": 2, "A": 1, "FP": 1}
    held = fln_turn(
        **final, fln_resources=6, algiers={"A": 2, "U": 1, "FT": 1, "state": "support"}, medea={"U": 1}
    )
    assert marched(held)[0] == "2a algiers"


def test_step_2b_prefers_to_arrive_unseen() -> None:
    """A space at Support without Guerrillas gets one, Underground if possible; two spaces in all."""
    state = fln_turn(
        fln_resources=6,
        oran={"state": "support", "FP": 2},
        algiers={"state": "support", "FP": 1},
        bougie={"state": "support"},
        medea={"U": 3},
        sidi_bel_abbes={"U": 3},
        setif={"A": 1},
    )
    assert marched(state)[:4] == ["2b algiers", "march medea-algiers", "2b oran", "march sidi_bel_abbes-oran"]


def test_two_support_spaces_are_visited() -> None:
    """The recorded games know no limit [CT-11/A28]."""
    spaces: dict[str, Any] = {name: {"state": "support"} for name in ("oran", "algiers", "constantine")}
    spaces |= {"medea": {"U": 1}, "sidi_bel_abbes": {"U": 1}, "philippeville": {"U": 1}}
    for limit, visited in ((True, 2), (False, 3)):
        state = fln_turn(fln_resources=8, switches={"march_visits_two_support_spaces": limit}, **spaces)
        assert len([deed for deed in marched(state) if deed.startswith("2b")]) == visited


def test_step_2b_accepts_to_be_seen_but_not_in_the_final_campaign() -> None:
    """Then they must arrive Underground."""
    spaces = {"fln_resources": 5, "oran": {"state": "support", "FP": 3}, "sidi_bel_abbes": {"U": 1}}
    state = fln_turn(**spaces)
    assert marched(state) == ["2b oran", "march sidi_bel_abbes-oran"]
    assert there(state, "oran") == {"FP": 3, "A": 1}
    assert marched(fln_turn(propaganda_played=2, **spaces)) == []


def test_step_3_ends_government_control() -> None:
    """Exactly as many as the Government leads by, into one populated Sector not at Oppose."""
    state = fln_turn(
        fln_resources=5, medea={"FP": 2}, bougie={"FP": 2, "state": "oppose"}, tizi_ouzou={"U": 3}
    )
    assert marched(state) == ["3 medea", "march tizi_ouzou-medea"]
    assert state.control(PLACE["medea"]) == "NONE"


def test_step_4_seeks_a_refuge_for_a_base() -> None:
    """Exactly three into a Sector without people, neither resettled nor with an FLN Base: fewest cubes."""
    state = fln_turn(
        fln_resources=5,
        setif={"resettled": True},
        batna={"FP": 1},
        oum_el_bouaghi={"B": 1, "U": 1},
        barika={"A": 3},
        biskra={"FP": 1},
        sidi_aissa={"FP": 2},
    )
    assert marched(state) == ["4 negrine", "march barika-batna-negrine"]


# --- money


def test_entered_spaces_are_paid_once() -> None:
    """Whoever enters a space paid before enters free."""
    state = fln_turn(
        fln_resources=5, algiers={"state": "support", "FP": 3}, medea={"FP": 1}, orleansville={"U": 3}
    )
    assert marched(state) == [
        "2b algiers",
        "march orleansville-medea-algiers",
        "3 medea",
        "march orleansville-medea",
    ]
    assert state.fln_resources == 3


def test_two_thirds_of_nine_resources() -> None:
    """With 9 Resources 6 spaces are paid at most; a Limited Operation pays one."""
    spaces = {"algiers": {"state": "support"}, "orleansville": {"U": 3}}
    assert marched(fln_turn(fln_resources=9, **spaces))[0] == "2b algiers"
    limited = fln_turn(fln_resources=9, box1="OP_ONLY", **spaces)
    assert marched(limited) == ["4 tiaret", "march orleansville-tiaret"]
    assert March(thinking(fln_turn(fln_resources=9))).most_paid == 6
    assert March(thinking(fln_turn(fln_resources=8))).most_paid is None


def test_an_extort_pays_and_spares_the_unseen() -> None:
    """It keeps those Underground that are to leave."""
    state = fln_turn(fln_resources=0, bougie={"B": 1, "A": 1}, setif={"U": 1}, barika={"U": 2})
    assert done_by(march_box, state)[:3] == ["extort", "march_to 1 bougie", "march setif-bougie"]
    assert there(state, "bougie")["U"] == 1


def test_an_extort_that_exposes_the_group_fails() -> None:
    """A plan made before the Extort fails if too few are left unseen; else the way is paid [CT-11/D30]."""
    for fails in (True, False):
        switches = {"march_fails_when_extort_exposes": fails, "march_unseen_counts_active_stayers": False}
        state = fln_turn(switches=switches, fln_resources=1, setif={"U": 2, "state": "support"})
        march = March(thinking(state))
        after = march.chart.trial()
        after.draft.activate(PLACE["setif"], 1, "CT-9.12")
        plan = Plan(PLACE["bougie"], (Group(PLACE["setif"], (PLACE["bougie"],), 1, 1),), (), hidden=True)
        assert (refreshed(march, plan, after) is None) is fails


def test_nobody_is_drawn_on_who_has_no_unseen_guerrilla_to_give() -> None:
    """Where all must arrive Underground even the recorded games leave out such a source [CT-11/D31]."""
    state = fln_turn(
        mode="coltwi",
        fln_resources=2,
        available={"U": 0},
        saida={"A": 2, "B": 1},
        mascara={"A": 2, "B": 1},
        sidi_bel_abbes={"U": 1, "A": 2},
        tlemcen={"U": 1},
    )
    assert marched(state) == [
        "1 saida",
        "march sidi_bel_abbes-saida",
        "1 mascara",
        "march tlemcen-saida-mascara",
    ]


@pytest.mark.parametrize("mode", MODES)
def test_the_ways_of_a_step_are_listed_at_its_start(mode: str) -> None:
    """A way that two would be seen on stays closed when one of them has left in the same step."""
    final: dict[str, Any] = {"mode": mode, "propaganda_played": 2, "tlemcen": {"U": 2}, "fln_resources": 6}
    final["oran"] = {"AP": 2, "state": "support"}
    assert marched(fln_turn(**final)) == []
    assert marched(fln_turn(**final, sidi_bel_abbes={"state": "support"})) == [
        "2b sidi_bel_abbes",
        "march tlemcen-sidi_bel_abbes",
    ]


def test_an_emptied_source_takes_no_part() -> None:
    """A source that gave all in the same step has nobody left; the recorded games pay its way [CT-11/D31]."""
    tizi_ouzou = PLACE["tizi_ouzou"]
    for leaves_out in (True, False):
        switches = {"march_leaves_out_emptied_sources": leaves_out}
        march = March(thinking(fln_turn(switches=switches, medea={"FP": 1})))
        found = possible_ways(march, PLACE["medea"], hidden=False, listed={tizi_ouzou: 1})
        assert [options[0].source for options in found] == ([] if leaves_out else [tizi_ouzou])


# --- ways


def ways_to(target: str, **flags: bool) -> dict[str, list[str]]:
    """Return the ways to a destination by source."""
    found = sources(PLACE[target], **{"chains": True, "crosses": False, **flags})
    return {
        PLACES[source]: ["-".join(PLACES[space] for space in path) for path in paths]
        for source, paths in found
    }


def test_neighbours_come_in_one_step() -> None:
    """One step from an adjacent space, several inside the destination's Wilaya."""
    ways = ways_to("algiers")
    assert ways == {"medea": ["algiers"], "orleansville": ["medea-algiers"]}
    assert ways_to("algiers", chains=False) == {"medea": ["algiers"]}


def test_a_chain_may_end_across_the_wilaya() -> None:
    """Through its own Wilaya and then into the destination's; never in the recorded games [CT-11/A24]."""
    assert "bougie" not in ways_to("medea")
    assert ways_to("medea", crosses=True)["bougie"] == ["tizi_ouzou-medea", "bordj_bou_arreridj-medea"] or (
        "tizi_ouzou-medea" in ways_to("medea", crosses=True)["bougie"]
    )
    spaces = {"fln_resources": 5, "medea": {"FP": 1}, "bougie": {"U": 1}}
    assert marched(fln_turn(**spaces))[0] == "3 medea"
    assert marched(fln_turn(switches={"march_crosses_after_chain": False}, **spaces)) == []


def test_covert_movement_allows_one_step() -> None:
    """The Government's Covert Movement."""
    spaces = {"fln_resources": 5, "algiers": {"state": "support"}, "orleansville": {"U": 1}}
    assert marched(fln_turn(**spaces)) == ["2b algiers", "march orleansville-medea-algiers"]
    assert marched(fln_turn(capabilities={"covert_gov"}, **spaces)) == []


def test_paranoia_bars_other_wilayas() -> None:
    """No step into a Sector of another Wilaya; a City is no Sector."""
    spaces = {"fln_resources": 5, "medea": {"FP": 1}, "tizi_ouzou": {"U": 1}}
    assert marched(fln_turn(**spaces))[0] == "3 medea"
    assert marched(fln_turn(momentum={"paranoia"}, **spaces)) == []


def test_population_control_shows_whoever_enters_a_city() -> None:
    """A City with more than two cubes: the group is seen."""
    spaces = {"fln_resources": 5, "oran": {"state": "support", "FP": 3}, "sidi_bel_abbes": {"U": 1}}
    assert marched(fln_turn(propaganda_played=2, momentum={"pop_control"}, **spaces)) == []


def test_active_guerrillas_go_first_where_all_are_seen() -> None:
    """A group that is bound to be Activated takes its Active ones; so does one that leaves an FLN Base."""
    state = fln_turn(fln_resources=5, oran={"state": "support", "FP": 3}, sidi_bel_abbes={"U": 1, "A": 1})
    marched(state)
    assert there(state, "sidi_bel_abbes") == {"U": 1}
    base = fln_turn(fln_resources=9, medea={"FP": 1}, bougie={"FP": 9}, tizi_ouzou={"U": 2, "A": 1, "B": 1})
    marched(base)
    assert there(base, "tizi_ouzou") == {"U": 2, "B": 1}


def test_where_it_costs_no_more_the_source_with_most_unseen_is_drawn_on() -> None:
    """Both orders are built; the one by Underground Guerrillas is taken unless it costs more."""
    state = fln_turn(fln_resources=5, medea={"FP": 1}, tizi_ouzou={"A": 1}, orleansville={"U": 2})
    assert marched(state)[:2] == ["3 medea", "march orleansville-medea"]
