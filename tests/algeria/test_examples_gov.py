"""Worked examples 32 to 45: reactions and Government missions.

Each test plays one example under both profiles; where they differ both values are given.
"""

import pytest

from tests.algeria.boards import (
    Board,
    board,
    legal,
    play,
    psl,
    refused,
    roll,
    rolls,
    run,
    stands,
)

BOTH = pytest.mark.parametrize("profile", ["default", "rtt"])


def government(scenario: str, profile: str) -> Board:
    return board(scenario, profile).awaiting("operations", "gov")


@BOTH
def test_ex_32_a_cadre_evades(profile):
    start = board(profile=profile).put("cadre-1", "II-1").put("brigade-1", "II-1", "PTL")

    state, events = play(
        start, "fln propaganda cadre-1; fln raise 1; gov pick brigade-1; gov done", faces=[4, 4]
    )

    assert (stands(state, "cadre-1"), stands(state, "brigade-1")) == ("II-1 UG", "II-1 OC")
    assert rolls(events, "gov-fire") == []


@BOTH
def test_ex_33_elites_react_with_air_support(profile):
    start = board("1958", profile).put("failek-1 band-1 elite-1 elite-2 algerian-1", "II-1")
    state, _ = play(start, "fln raid II-1; failek-1; band-1; done; gov pick elite-1", faces=[3])
    assert refused(state, "gov pick algerian-1") == ("mixed-group", "A:IN-59")

    state, events = play(state, "gov pick elite-2; gov air 1; gov done; fln raise 3", faces=[3, 5, 6, 1, 4])
    assert (roll(events, "gov-fire").limit, roll(events, "gov-fire").row, roll(events, "fln-fire").row) == (
        22,
        "2",
        "3",
    )
    assert psl(state) == (63, 50)
    state, _ = play(state, "fln lose failek-1; fln lose band-1")
    assert psl(state) == (62, 52)
    state, _ = play(state, "gov raise 1")
    assert (psl(state), state.air) == ((62, 53), 5)
    assert [stands(state, name) for name in ("elite-1", "elite-2", "band-2", "band-1")] == [
        "II-1 OC N",
        "II-1 OC N",
        "II-1 OC",
        "DEAD",
    ]


def test_ex_34_evasion_where_the_next_unit_is_skipped():
    start = board("1958", "rtt").put("band-1 band-2 band-3 brigade-1", "II-1")

    state, events = play(
        start,
        "fln raid II-1; band-1; band-2; band-3; done; gov pick brigade-1; gov done",
        faces=[4, 1, 6, 3, 3],
    )

    assert [(event.where, event.row) for event in rolls(events, "evasion")] == [
        ("band-1", "yes"),
        ("band-3", "no"),
    ]
    assert [event.row for event in rolls(events, "fln-fire") + rolls(events, "gov-fire")] == ["0", "2"]
    assert legal(state) == {"fln lose band-2", "fln lose band-3"}


def test_ex_34_evasion_where_everybody_rolls():
    start = board("1958").put("band-1 band-2 band-3 brigade-1", "II-1")

    state, events = play(
        start,
        "fln raid II-1; band-1; band-2; band-3; done; gov pick brigade-1; gov done",
        faces=[4, 1, 6, 3, 3, 1],
    )

    assert [(event.where, event.row) for event in rolls(events, "evasion")] == [
        ("band-1", "yes"),
        ("band-2", "no"),
        ("band-3", "yes"),
    ]
    assert roll(events, "fln-fire").faces == (3,)
    assert stands(state, "band-3") == "II-1 UG"


@BOTH
def test_ex_35_a_flush_with_a_dispersed_division(profile):
    start = (
        government("1958", profile).put("division-1", "II-1", "PTL", "D").put("algerian-1 cadre-1", "II-1")
    )
    start.put("failek-1", "II-1", "OC").put("front-1", "II-1", "OC", "N").mark("terror", "II-1")

    state, events = play(start, "gov flush II-1; division-1; algerian-1; done", faces=[2, 3, 1, 5, 1])

    assert [(event.where, event.total, event.row) for event in rolls(events, "contact")] == [
        ("failek-1", 3, "yes"),
        ("cadre-1", 5, "no"),
        ("front-1", 2, "yes"),
    ]
    assert [(event.limit, event.row) for event in rolls(events, "fln-fire") + rolls(events, "gov-fire")] == [
        (7, "2"),
        (17, "2"),
    ]
    state, _ = play(state, "fln raise 2; fln lose failek-1; fln lose front-1")
    assert [stands(state, name) for name in ("band-1", "cadre-2", "cadre-1", "division-1")] == [
        "II-1 OC",
        "II-1 OC N",
        "II-1 OPS",
        "II-1 OC D",
    ]


@BOTH
def test_ex_36_a_flush_in_vain(profile):
    start = government("1958", profile).put("algerian-1 band-1", "II-1")

    state, _ = play(start, "gov flush II-1; algerian-1; gov air 1; gov done", faces=[1])

    assert (stands(state, "algerian-1"), stands(state, "band-1"), state.air) == ("II-1 OC", "II-1 OPS", 5)


@BOTH
def test_ex_37_elites_fly_in(profile):
    start = (
        government("1958", profile).put("band-1", "II-1", "OC").put("elite-1", "IV-1").put("elite-2", "V-3")
    )

    state, events = play(
        start,
        "gov flush II-1; gov lift elite-1; gov lift elite-2; gov pick elite-1; gov pick elite-2",
        "gov done; gov lower 1",
        faces=[6, 2, 4],
    )

    assert (rolls(events, "contact")[0].limit, state.helicopter, state.fln_psl) == (6, 2, 59)
    assert (stands(state, "elite-1"), stands(state, "elite-2"), stands(state, "band-1")) == (
        "II-1 OC A",
        "II-1 OC A",
        "DEAD",
    )


@BOTH
def test_ex_38_intelligence_in_a_city(profile):
    start = government("1954", profile).put("police-1", "ALGIERS").put("police-2", "ALGIERS", marks="N")
    start.put("cadre-1 front-1", "ALGIERS", "UG")

    state, events = play(start, "gov intelligence ALGIERS", faces=[3, 3])

    assert [(event.total, event.limit, event.row) for event in rolls(events, "contact")] == [(3, 2, "no")] * 2
    assert state.gov_psl == 64


@BOTH
def test_ex_39_intelligence_where_one_police_finds_nothing(profile):
    start = (
        government("1954", profile)
        .put("police-1", "V-1")
        .put("failek-1 band-1", "V-1", "UG")
        .mark("terror", "V-1")
    )

    _, events = play(start, "gov intelligence V-1", faces=[1, 1])

    assert [(event.total, event.row) for event in rolls(events, "contact")] == [(3, "no"), (4, "no")]


@BOTH
@pytest.mark.parametrize(
    ("amnesty", "die", "end", "terror"),
    [
        pytest.param(True, 5, (47, 64), set(), id="ex_40"),
        pytest.param(False, 3, (49, 64), {"ALGIERS"}, id="ex_41"),
    ],
)
def test_ex_40_and_41_civil_affairs(profile, amnesty, die, end, terror):
    start = (
        government("1954", profile).put("police-1", "ALGIERS").mark("terror", "ALGIERS").set(amnesty=amnesty)
    )

    state, _ = play(start, "gov civil_affairs ALGIERS", faces=[die])

    assert (psl(state), state.terror) == (end, terror)


@pytest.mark.parametrize(("profile", "drawn"), [("default", []), ("rtt", [3, 4])])
def test_ex_42_suppression(profile, drawn):
    start = government("1954", profile).put("police-1 elite-1", "II-2").put("elite-2", "II-2", "OC")
    start.put("band-1 band-2 band-3 cadre-1", "II-2", "UG")

    state, events = play(start, "gov suppress II-2", faces=[3, *drawn])
    assert (roll(events, "suppression").total, roll(events, "suppression").row) == (5, "2")
    if profile == "default":
        assert legal(state) == {"fln neutralize band-1", "fln neutralize band-2", "fln neutralize band-3"}
        state, _ = play(state, "fln neutralize band-2; fln neutralize band-3")

    assert [stands(state, name) for name in ("band-1", "band-2", "band-3", "cadre-1")] == [
        "II-2 UG",
        "II-2 OC N",
        "II-2 OC N",
        "II-2 UG",
    ]
    assert (state.gov_psl, state.terror) == (64, set())


@BOTH
def test_ex_43_suppression_backfires(profile):
    start = government("1954", profile).put("police-1", "II-2").put("band-1", "II-2", "UG")

    state, _ = play(start, "gov suppress II-2", faces=[1, 4])

    assert (stands(state, "band-1"), state.gov_psl, state.terror) == ("II-2 OC N", 60, {"II-2"})


@pytest.mark.parametrize(("profile", "others"), [("default", "OC N"), ("rtt", "UG")])
def test_ex_44_the_oas_suppresses_algiers(profile, others):
    start = (
        board(profile=profile)
        .set(oas="ALGIERS", oas_control="fln")
        .put("front-1 cadre-1 band-1", "ALGIERS", "UG")
    )

    state, _ = run(start.awaiting("turn_to", "fln"), "oas_suppression", faces=[6])

    assert [stands(state, name) for name in ("front-1", "cadre-1", "band-1")] == [
        f"ALGIERS {others}",
        f"ALGIERS {others}",
        "ALGIERS OC N",
    ]
    assert (state.terror, psl(state)) == ({"ALGIERS"}, (50, 65))


@BOTH
def test_ex_45_resettlement_overflows(profile):
    start = government("1954", profile).put("police-1 front-1", "II-2").set(fln_psl=98)

    state, _ = play(start, "gov resettle II-2", faces=[3, 3, 4])

    assert (psl(state), state.resettled, state.terror) == ((98, 57), {"II-2"}, {"II-2"})
    assert stands(state, "cadre-1") == "II-2 OPS"
