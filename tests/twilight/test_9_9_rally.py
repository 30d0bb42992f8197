"""Rally or March, and the Rally box of the Non-Player, step by step [CT-9.8, CT-9.9]."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.twilight.chart.rally.agitation import agitate, prepare_agitation
from algeria_lab.twilight.chart.rally.box import rally_box, rather_rally, run_step, stir_france
from algeria_lab.twilight.chart.rally.steps import APPEAR, BUILDING, COVER, GROW, SPREAD, Step
from algeria_lab.twilight.chart.rally.under_way import Rally
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.geography import CITIES, PLACE, SECTORS, SPACES
from algeria_lab.twilight.state import State
from tests.twilight.charted import done_by, fln_turn, there, thinking

FIRST, SECOND = BUILDING
F = {"france": 5}
NOBODY = {"available": {"U": 0}}


def stepped(step: Step, **changes: Any) -> list[str]:
    """Return the deeds of one step of the box, without the words for Rally and the step."""
    return stepped_on(step, fln_turn(**changes))


def stepped_on(step: Step, state: State) -> list[str]:
    """Carry out one step of the box on a position; see `stepped`."""
    deeds = done_by(lambda chart: run_step(Rally(chart), step), state)
    return [deed.removeprefix(f"rally {step.id} ") for deed in deeds]


# --- Rally or March


def test_a_base_that_can_be_built_decides_without_a_die() -> None:
    """A Base Available and a space for one of the first two steps: Rally."""
    assert rather_rally(Rally(thinking(fln_turn(oran={"A": 3}), [])))


@pytest.mark.parametrize(("face", "rallies"), [(1, True), (2, False), (6, False)])
def test_else_bases_are_weighed_against_their_guerrillas(face: int, *, rallies: bool) -> None:
    """Twice the Bases on the map against the Guerrillas at Bases, Countries too, and half a die."""
    state = fln_turn(oran={"U": 1, "B": 1}, morocco={"U": 2, "B": 1})
    assert rather_rally(Rally(thinking(state, [face]))) is rallies


# --- steps 1 and 2: Bases


def test_step_1_builds_where_no_cubes_are() -> None:
    """Three Guerrillas, no cubes, no FLN Base: two, Active first, become a Base."""
    spaces = {"oran": {"U": 1, "A": 2}, "medea": {"U": 3, "FP": 1}, "bougie": {"A": 3, "B": 1}}
    state = fln_turn(fln_resources=5, **spaces)
    assert stepped_on(FIRST, state) == ["oran"]
    assert there(state, "oran") == {"U": 1, "B": 1}


def test_step_1_does_not_mind_cubes_in_a_limited_operation() -> None:
    """One location open: cubes do not matter."""
    spaces = {"fln_resources": 5, "medea": {"U": 3, "FP": 1}}
    assert stepped(FIRST, **spaces) == []
    assert stepped(FIRST, box1="OP_ONLY", **spaces) == ["medea"]


def test_step_1_takes_active_guerrillas_first() -> None:
    """Two Active and one Underground, then one and one, then one Active."""
    spaces = {"oran": {"A": 3}, "medea": {"U": 2, "A": 1}, "bougie": {"U": 1, "A": 2}, "tiaret": {"U": 3}}
    assert stepped(FIRST, fln_resources=5, **spaces) == ["bougie", "medea", "oran", "tiaret"]


def test_step_1_builds_in_a_country_beside_a_base() -> None:
    """In a Country only room is needed; in Algeria there is never a second FLN Base."""
    spaces = {"morocco": {"U": 3, "B": 1}, "oran": {"U": 3, "B": 1}, "tunisia": {"U": 3, "B": 2}}
    assert stepped(FIRST, fln_resources=5, **spaces) == ["morocco"]


def test_step_2_builds_beside_cubes() -> None:
    """Four Guerrillas are enough whatever cubes there are, if there is room."""
    spaces = {"oran": {"U": 4, "FP": 6}, "medea": {"U": 4, "GB": 2}, "bougie": {"U": 3, "FP": 1}}
    assert stepped(SECOND, fln_resources=5, **spaces) == ["oran"]


def test_no_rally_in_a_city_at_support() -> None:
    """A City at Support is closed."""
    spaces = {"oran": {"U": 4, "state": "support"}, "medea": {"U": 4, "state": "support"}}
    assert stepped(SECOND, fln_resources=5, **spaces) == ["medea"]


# --- step 3: cover


def test_step_3_places_up_to_one_more_than_population() -> None:
    """As many as Bases and Population, up to one more Guerrilla than Population."""
    state = fln_turn(fln_resources=5, bougie={"B": 1}, batna={"B": 1})
    assert stepped_on(COVER, state) == ["bougie", "batna"]
    assert (there(state, "bougie"), there(state, "batna")) == ({"U": 3, "B": 1}, {"U": 1, "B": 1})


def test_step_3_turns_guerrillas_where_there_are_enough() -> None:
    """With Population + 1 Guerrillas all turn Underground instead."""
    state = fln_turn(fln_resources=5, bougie={"A": 3, "B": 1})
    assert stepped_on(COVER, state) == ["bougie"]
    assert there(state, "bougie") == {"U": 3, "B": 1}


def test_step_3_leaves_covered_bases_alone() -> None:
    """Two Underground in a populated space, one elsewhere, are enough."""
    spaces = {"bougie": {"U": 2, "B": 1}, "batna": {"U": 1, "B": 1}, "morocco": {"U": 1, "B": 1}}
    assert stepped(COVER, fln_resources=5, **spaces) == []


@pytest.mark.parametrize(
    ("spaces", "first"),
    [
        ({"morocco": {"B": 1}, "batna": {"B": 1}}, "batna"),
        ({"tiaret": {"B": 1, "FP": 1}, "batna": {"B": 1}}, "tiaret"),
        ({"bougie": {"B": 1}, "batna": {"B": 1}}, "bougie"),
        ({"medea": {"B": 1, "A": 1}, "bougie": {"B": 1}}, "medea"),
        ({"medea": {"B": 1}, "bougie": {"B": 1, "U": 1}}, "medea"),
    ],
)
def test_the_order_of_step_3(spaces: dict[str, dict[str, int]], first: str) -> None:
    """In Algeria, with cubes, populated, most Active, fewest Underground."""
    assert stepped(COVER, fln_resources=5, **spaces)[0] == first


def test_most_active_is_no_test_of_the_recorded_games() -> None:
    """They look at the fewest Underground only [CT-11/D16]."""
    spaces = {"fln_resources": 5, "medea": {"B": 1, "A": 2, "U": 1}, "bougie": {"B": 1}}
    assert stepped(COVER, **spaces)[0] == "medea"
    assert stepped(COVER, switches={"rally_covers_most_active_first": False}, **spaces)[0] == "bougie"


def test_a_space_without_pieces_is_no_rally() -> None:
    """Nobody is Available and nobody Active on the map: nothing is paid."""
    state = fln_turn(fln_resources=5, bougie={"B": 1}, **NOBODY)
    assert (stepped_on(COVER, state), state.fln_resources) == ([], 5)


# --- steps 4 and 5


def test_step_4_moves_the_france_track_once() -> None:
    """One box toward F, if it is not there yet."""
    state = fln_turn(fln_resources=5, france=2)
    assert done_by(lambda chart: stir_france(Rally(chart)), state) == ["rally 4 france_track"]
    assert state.france == 3
    assert done_by(lambda chart: stir_france(Rally(chart)), fln_turn(fln_resources=5, **F)) == []


def test_step_5_appears_in_sectors_at_support() -> None:
    """Sectors at Support without Underground Guerrillas, highest Population first; no City."""
    support = {"state": "support"}
    spaces = {"barika": support, "medea": {"A": 1, **support}, "bougie": {"U": 1, **support}, "oran": support}
    assert stepped(APPEAR, fln_resources=5, **spaces) == ["medea", "barika"]


# --- steps 6 and 9: Agitation


def agitated(step: str = "6", least: int = 2, **changes: Any) -> list[str]:
    """Return the deeds of a step that prepares Agitation, and of the Agitation."""

    def both(chart: Chart) -> None:
        rally = Rally(chart)
        prepare_agitation(rally, step, least)
        if rally.agitate_in is not None:
            agitate(rally, rally.agitate_in)

    return done_by(both, fln_turn(**changes))


def test_step_6_needs_a_base_or_control() -> None:
    """Control now, or after a Rally out of Available; Population 2; not at Oppose."""
    held = {"fln_resources": 5, "barika": {"U": 1}, "medea": {"FP": 1, "U": 1}}
    assert agitated(**held, **NOBODY) == []
    assert agitated(**{**held, "medea": {"B": 1, "FP": 3}}, **NOBODY) == ["rally 6 medea", "agitate medea"]
    assert agitated(**{**held, "medea": {"U": 1, "state": "oppose"}}, **NOBODY) == []
    one = {"available": {"U": 1}, "oran": {"FP": 1}, "algiers": {"FP": 1}, "constantine": {"FP": 1}}
    blocked = {name: {"FP": 1} for name in ("philippeville", "souk_ahras", "tizi_ouzou", "bougie")}
    more = {name: {"FP": 1} for name in ("orleansville", "mostaganem")}
    assert agitated(**held, **one, **blocked, **more) == ["rally 6 medea", "agitate medea"]


def test_step_6_takes_the_cheapest_then_the_most_populous() -> None:
    """Terror counts."""
    spaces: dict[str, Any] = {"algiers": {"U": 1, "terror": 1}, "medea": {"U": 1}, **NOBODY}
    assert agitated(fln_resources=5, **spaces) == ["rally 6 medea", "agitate medea"]
    spaces["medea"] = {"U": 1, "terror": 1}
    assert agitated(fln_resources=5, **spaces) == ["rally 6 algiers", "agitate algiers"]


def test_agitation_removes_all_terror_and_shifts_a_level() -> None:
    """One Resource for each Terror marker and one for the level."""
    state = fln_turn(fln_resources=5, medea={"U": 1, "terror": 2}, **NOBODY)
    done_by(rally_box, state)
    medea = PLACE["medea"]
    assert (state.terror[medea], state.support[medea]) == (0, -1)


def test_an_extort_finances_agitation_only_if_it_is_enough() -> None:
    """It is tried on a copy, and taken back if it does not bring enough."""
    spaces = {"barika": {"U": 2}, "medea": {"U": 1}, **NOBODY}
    assert agitated(fln_resources=1, **spaces) == ["extort", "rally 6 medea", "agitate medea"]
    spaces["medea"] = {"U": 1, "terror": 3}
    state = fln_turn(fln_resources=1, **spaces)
    assert done_by(lambda chart: prepare_agitation(Rally(chart), "6", 2), state) == []
    assert there(state, "barika") == {"U": 2}


def test_the_agitation_money_is_reserved() -> None:
    """Steps 7 and 8 do not touch what the Agitation will cost."""
    state = fln_turn(fln_resources=4, medea={"A": 1, "terror": 2}, batna={"A": 3, "FP": 9}, **NOBODY, **F)
    assert done_by(rally_box, state) == ["rally 6 medea", "agitate medea", "extort"]


def test_step_9_agitates_in_small_spaces_too() -> None:
    """Population 1 is enough if nothing was reserved before."""
    assert agitated("9", 1, fln_resources=5, barika={"U": 1}, **NOBODY) == [
        "rally 9 barika",
        "agitate barika",
    ]


def test_agitation_needs_control_at_its_moment() -> None:
    """Control given away since step 6 bars it; the recorded games do not test it again [CT-11/D33]."""

    def given_away(chart: Chart) -> None:
        rally = Rally(chart)
        prepare_agitation(rally, "6", 2)
        chart.draft.move(0, 2, PLACE["oran"], PLACE["medea"], "CT-9.9")
        agitate(rally, PLACE["medea"])

    spaces = {"fln_resources": 5, "medea": {"U": 1}, "oran": {"FT": 2}, **NOBODY}
    assert done_by(given_away, fln_turn(**spaces)) == ["rally 6 medea"]
    games = fln_turn(switches={"agitation_is_tested_again": False}, **spaces)
    assert done_by(given_away, games) == ["rally 6 medea", "agitate medea"]


def test_a_free_rally_pays_only_its_agitation() -> None:
    """The recorded games want the Resource of the Rally as well [CT-11/D34]."""

    def freely(chart: Chart) -> None:
        chart.is_free = True
        prepare_agitation(Rally(chart), "6", 2)

    spaces = {"fln_resources": 1, "medea": {"U": 1}, **NOBODY}
    assert done_by(freely, fln_turn(**spaces)) == ["rally 6 medea"]
    assert done_by(freely, fln_turn(switches={"free_rally_pays_only_agitation": False}, **spaces)) == []


# --- steps 7 and 8


QUIET: dict[str, Any] = {
    **{SPACES[space].id: {"resettled": True} for space in SECTORS if SPACES[space].pop},
    **{SPACES[space].id: {"state": "support"} for space in CITIES},
}
"""Nobody lives anywhere but in Cities, which are closed."""


@pytest.mark.parametrize(
    ("spaces", "first"),
    [
        ({"medea": {}, "barika": {"U": 1}}, "medea"),
        ({"medea": {"FP": 1, "A": 1}, "bougie": {"FP": 1}}, "medea"),
        ({"medea": {"FP": 1}, "bougie": {"FP": 2}}, "medea"),
        ({"medea": {"FP": 2}, "bougie": {"FP": 2}}, "medea"),
        ({"tizi_ouzou": {"FP": 2, "terror": 1}, "bougie": {"FP": 2}}, "bougie"),
    ],
)
def test_the_order_of_step_7(spaces: dict[str, dict[str, int]], first: str) -> None:
    """Population; Control won; Government Control ended; Wilaya II, IV or V; least Terror."""
    assert stepped(SPREAD, fln_resources=5, **{**QUIET, **spaces})[0] == first


def test_step_7_is_two_spaces() -> None:
    """Two, and none used before."""
    assert len(stepped(SPREAD, fln_resources=8)) == 2


def test_step_7_leaves_out_bases_with_enough_guerrillas() -> None:
    """With an FLN Base only if there are fewer Guerrillas than Population and one."""
    state = {"algiers": {"U": 4, "B": 1}, "constantine": {"U": 2, "B": 1}, "oran": {"state": "support"}}
    assert "algiers" not in stepped(SPREAD, fln_resources=8, **state)


def test_step_8_grows_where_guerrillas_are() -> None:
    """Without FLN Base and with Guerrillas: in Algeria, most Guerrillas, no cubes; two at most."""
    spaces = {"batna": {"U": 1}, "tiaret": {"U": 2}, "saida": {"U": 2, "FP": 4}, "morocco": {"U": 5}}
    assert stepped(GROW, fln_resources=8, **spaces) == ["tiaret", "saida"]


def test_a_space_where_nothing_can_be_done_uses_up_a_try_in_the_recorded_games() -> None:
    """Two spaces hold enough, a third could turn its Guerrillas: the limit is on Rallies made [CT-11/D32]."""
    spaces = {"batna": {"U": 4}, "saida": {"U": 3}, "tiaret": {"A": 2}, "momentum": {"moudjahidine"}}
    assert stepped(GROW, fln_resources=8, **spaces) == ["tiaret"]
    games = {"rally_counts_only_rallies_made": False}
    assert stepped(GROW, switches=games, fln_resources=8, **spaces) == []


# --- limits, and what else counts


def _bare(**more: Any) -> dict[str, Any]:
    """Return ten bare Bases, and Guerrillas enough for all."""
    names = ("barika", "batna", "biskra", "tebessa", "negrine", "setif", "bougie", "medea", "tiaret", "saida")
    return {**{name: {"B": 1} for name in names}, **F, **more}


def test_six_locations_at_most() -> None:
    """Six locations; the recorded games go on up to two thirds of the Resources [CT-11/D01]."""
    assert len(stepped(COVER, **_bare(fln_resources=15))) == 6
    games = {"switches": {"rally_limited_to_six": False}}
    assert len(stepped(COVER, **games, **_bare(fln_resources=15))) == 10
    assert len(stepped(COVER, **games, **_bare(fln_resources=8))) == 6


def test_two_thirds_of_nine_resources_or_more_agitation_included() -> None:
    """With 9 at most 6 are spent, whatever they are spent on; below 9 there is no such limit."""
    rich, poor = fln_turn(**_bare(fln_resources=9)), fln_turn(**_bare(fln_resources=8))
    paid = [[deed for deed in done_by(rally_box, state) if deed != "extort"] for state in (rich, poor)]
    assert [len(deeds) for deeds in paid] == [6, 7]
    assert [deeds[-1] for deeds in paid] == ["rally 3 batna", "agitate bougie"]


def test_a_limited_operation_is_one_location() -> None:
    """One location, and Agitation there."""
    state = fln_turn(**_bare(fln_resources=8, box1="OP_ONLY"))
    assert done_by(rally_box, state) == ["rally 3 barika", "agitate barika"]


def test_moudjahidine_gathers_only_under_control() -> None:
    """It counts as a Base where the FLN controls; in the recorded games anywhere [CT-11/D19]."""
    spaces = {"fln_resources": 5, "momentum": {"moudjahidine"}, "barika": {"state": "support", "FP": 1}}
    rules, games = fln_turn(**spaces), fln_turn(switches={"moudjahidine_needs_control": False}, **spaces)
    for state in (rules, games):
        stepped_on(APPEAR, state)
    assert (there(rules, "barika"), there(games, "barika")) == ({"FP": 1, "U": 1}, {"FP": 1, "U": 2})


def test_an_extort_is_counted_in_the_numbers() -> None:
    """An Extort Activates a Guerrilla of the space that it pays for: both Active ones go [CT-11/D29]."""
    spaces = {"fln_resources": 0, "oran": {"U": 3, "A": 1}}
    rules = fln_turn(**spaces)
    games = fln_turn(switches={"rally_counts_anew_after_extort": False}, **spaces)
    assert stepped_on(FIRST, rules) == stepped_on(FIRST, games) == ["extort", "oran"]
    assert there(rules, "oran") == {"U": 2, "B": 1}
    assert there(games, "oran") == {"U": 1, "A": 1, "B": 1}


@pytest.mark.parametrize(
    ("mode", "philippeville", "tizi_ouzou"),
    [("rules", {"U": 1, "FP": 1}, {"A": 1}), ("coltwi", {"U": 1, "A": 1, "FP": 1}, {})],
)
def test_an_extort_is_counted_in_what_the_map_gives(
    mode: str, philippeville: dict[str, int], tizi_ouzou: dict[str, int]
) -> None:
    """Whom it Activates may be given; in the recorded games nobody gives more than before it [CT-11/D29]."""
    state = fln_turn(
        mode=mode,
        fln_resources=0,
        ain_oussera={"B": 1},
        philippeville={"FP": 1, "U": 2, "A": 1},
        tizi_ouzou={"A": 1},
        **F,
        **NOBODY,
    )
    stepped_on(COVER, state)
    assert (there(state, "philippeville"), there(state, "tizi_ouzou")) == (philippeville, tizi_ouzou)


def test_the_box_ends_with_a_special_activity() -> None:
    """Rally done: Subvert."""
    state = fln_turn(fln_resources=1, france=2, batna={"U": 1, "AP": 2})
    assert done_by(rally_box, state) == ["rally 4 france_track", "subvert"]
