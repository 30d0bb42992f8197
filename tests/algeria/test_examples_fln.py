"""Worked examples 1 to 31: set-up, events, reinforcement, FLN missions.

Each test plays one example under both profiles; where they differ both values are given.
"""

import pytest

from algeria_lab.algeria.phases.random_events import RANDOM_EVENT
from algeria_lab.core.dice import FixedDice
from tests.algeria.boards import (
    RULES,
    Board,
    awaits,
    board,
    legal,
    on_top,
    play,
    psl,
    refused,
    roll,
    rolls,
    run,
    stands,
    there,
)

BOTH = pytest.mark.parametrize("profile", ["default", "rtt"])


@BOTH
@pytest.mark.parametrize(
    ("scenario", "numbers"),
    [
        ("1954", (65, 50, 2, 0, 0, 0, 1)),
        ("1958", (50, 60, 2, 6, 4, 2, -2)),
        ("1960", (45, 45, 2, 7, 5, 3, -3)),
    ],
)
def test_ex_01_starting_numbers(profile, scenario, numbers):
    state, _ = RULES.new(scenario, {"profile": profile}, FixedDice([1, 1]))

    assert (
        state.gov_psl,
        state.fln_psl,
        state.fln_ap,
        state.air,
        state.helicopter,
        state.naval,
        state.border_zone,
    ) == (numbers)


@pytest.mark.parametrize(("dice", "event"), [((4, 6), "purge"), ((2, 6), "none"), ((3, 1), "arms")])
def test_ex_02_reading_the_event_dice(dice, event):
    assert RANDOM_EVENT.read(10 * dice[0] + dice[1]).mark == event


@BOTH
def test_ex_03_arms_shipment(profile):
    start = board(profile=profile).set(naval=3, fln_ap=4).awaiting()

    assert run(start, "random_events", faces=[3, 2, 1, 4])[0].fln_ap == 6


@BOTH
def test_ex_04_arms_shipment_intercepted(profile):
    start = board(profile=profile).set(naval=6, fln_ap=4).awaiting()

    assert run(start, "random_events", faces=[3, 3, 1, 3])[0].fln_ap == 4


@BOTH
def test_ex_05_elections_touch_no_unit(profile):
    start = board(profile=profile).put("elite-1", "V-3").awaiting()

    state, _ = run(start, "random_events", faces=[4, 1, 5, 5, 2, 3, 4])

    assert (state.gov_psl, stands(state, "elite-1")) == (56, "V-3 OPS")


@BOTH
def test_ex_06_the_fln_decides_a_tied_debate(profile):
    state, _ = run(board(profile=profile).set(gov_psl=50).awaiting(), "random_events", faces=[4, 3])

    assert psl(play(state, "fln raise_fln", faces=[5], alone=True)[0]) == (55, 50)


@BOTH
def test_ex_07_independence_overflows(profile):
    state, _ = run(
        board(profile=profile).set(fln_psl=95).awaiting(), "random_events", faces=[5, 1, 4, 5, 3, 3]
    )

    assert psl(state) == (99, 66)
    assert (len(there(state, "MOROCCO")), len(there(state, "TUNISIA"))) == (1, 1)


@BOTH
def test_ex_08_independence_again(profile):
    start = board("1958", profile).set(fln_ap=3).awaiting()

    assert run(start, "random_events", faces=[5, 4, 6])[0].fln_ap == 6


@BOTH
def test_ex_09_nato_takes_a_division_and_a_brigade(profile):
    start = board("1958", profile).put("division-1 brigade-1 brigade-2", "II-1", "OC").awaiting()
    state, _ = run(start, "random_events", faces=[5, 5, 4])
    state, _ = play(state, "gov remove division-1; gov remove brigade-1", alone=True)
    assert there(state, "NATO") == {"division-1", "brigade-1"}

    state, _ = run(Board.of(state).awaiting(), "random_events", faces=[1, 1])
    assert {"division-1", "brigade-1"} <= there(state, "POOL")


@BOTH
def test_ex_10_nato_overshoots(profile):
    start = board("1958", profile).put("division-1", "II-1", "OC").awaiting()

    assert there(run(start, "random_events", faces=[5, 6, 1])[0], "NATO") == {"division-1"}


@BOTH
def test_ex_11_deterministic_independence(profile):
    start = board(profile=profile).set(independence_roll=True, turn=3).awaiting()

    state, events = run(start, "random_events", faces=[3, 1, 2, 5, 6, 1, 1])

    assert psl(state) == (53, 76)
    assert roll(events, "event").row == "none"


@BOTH
def test_ex_12_suez(profile):
    start = board(profile=profile).put("elite-1 elite-2", "V-3", "PTL").awaiting()
    state, _ = run(start, "random_events", faces=[6, 1, 5])
    assert there(state, "V-3") == set()

    state, _ = run(Board.of(state).awaiting(), "random_events", faces=[1, 1])
    state, _ = play(Board.of(state).awaiting("gov_reinforcement", "gov"), "gov activate all")
    assert (stands(state, "elite-1"), stands(state, "elite-2"), state.gov_psl) == ("V-3 OPS", "V-3 OPS", 64)


@pytest.mark.parametrize(("profile", "ap"), [("default", 12), ("rtt", 14)])
def test_ex_13_income(profile, ap):
    start = (
        board(profile=profile)
        .set(fln_psl=51, fln_ap=0)
        .control("gov", "ALGIERS", "II-1")
        .control("fln", "II-2", "ORAN")
    )
    start.mark("terror", "II-1", "ORAN").put("cadre-1", "ALGIERS").put("cadre-2", "II-1").put(
        "band-1", "V-1"
    ).awaiting()

    assert run(start, "begin_fln_reinforcement")[0].fln_ap == ap


@BOTH
@pytest.mark.parametrize(("naval", "gain"), [(2, 1), (5, 0)])
def test_ex_14_the_border_zone_cuts_income(profile, naval, gain):
    start = (
        board("1958", profile).set(naval=naval, border_zone=-3, border_zone_active=True, fln_ap=0).awaiting()
    )

    assert run(start, "begin_fln_reinforcement")[0].fln_ap == gain


@BOTH
def test_ex_15_activation_in_halves(profile):
    start = board("1958", profile).put(
        "division-1 brigade-1 brigade-2 brigade-3 elite-1 elite-2 algerian-1", "II-1", "OC"
    )
    start.put("brigade-4", "II-1", "OC", "N").awaiting()
    state, _ = run(start, "begin_gov_reinforcement")
    assert stands(state, "algerian-1") == "II-1 OPS"
    assert refused(state, "gov activate brigade-4") == ("not-inactive", "A:6.32")

    state, _ = play(state, "gov activate all")
    assert (state.gov_psl, state.gov_half) == (46, 1)
    state, _ = play(state, "gov border activate; gov border improve")
    assert (state.gov_psl, state.gov_half) == (39, 1)
    state, _ = play(state, "gov done", alone=True)
    assert (state.gov_psl, state.gov_half, state.border_zone, state.border_zone_active) == (39, 0, -3, True)


@pytest.mark.parametrize("profile", ["default", "rtt"])
def test_ex_16_the_last_half_point(profile):
    start = board(profile=profile).set(gov_psl=4).put("brigade-1 brigade-2 brigade-3", "V-3", "OC")
    state, _ = play(start.awaiting("gov_reinforcement", "gov"), "gov activate all")
    assert (state.gov_psl, state.gov_half) == (2, 1)

    if profile == "default":
        assert refused(state, "gov buy air") == ("too-little-psl", "A:IN-29")
    else:
        state, _ = play(state, "gov buy air; gov done")
        assert (state.gov_psl, state.winner, awaits(state)) == (0, "", ("fln_reinforcement", "fln"))


@BOTH
def test_ex_17_a_front_and_a_band(profile):
    start = (
        board(profile=profile).set(fln_ap=6).put("cadre-1", "II-1", "UG").awaiting("fln_reinforcement", "fln")
    )

    state, _ = play(start, "fln convert cadre-1 front; fln build band II-1")

    assert (stands(state, "front-1"), stands(state, "band-1"), state.fln_ap) == ("II-1 UG", "II-1 UG", 0)


@BOTH
def test_ex_18_propaganda_in_a_city(profile):
    start = board(profile=profile).put("front-1 police-1", "ALGIERS")

    state, _ = play(start, "fln propaganda front-1; fln lower 1; fln raise 1", faces=[4])

    assert (psl(state), state.fln_ap, awaits(state)) == ((51, 64), 6, ("operations", "fln"))


@BOTH
def test_ex_19_propaganda_costs_a_front(profile):
    state, _ = play(board(profile=profile).put("front-1", "II-2"), "fln propaganda front-1", faces=[1])
    assert (psl(state), stands(state, "cadre-1")) == ((49, 67), "II-2 OC")

    assert psl(play(state, "fln lower 1")[0]) == (49, 66)


@BOTH
def test_ex_20_propaganda_costs_a_cadre(profile):
    start = board(profile=profile).put("cadre-1", "II-2").mark("terror", "II-2")
    start.put("police-1", "II-2", marks="N").put("algerian-1", "II-2", "PTL")

    state, events = play(start, "fln propaganda cadre-1; gov lower 1", faces=[2])

    assert (roll(events, "propaganda").row, psl(state), stands(state, "cadre-1")) == ("0+", (49, 65), "DEAD")


@BOTH
def test_ex_21_propaganda_in_france(profile):
    start = board(profile=profile).put("cadre-1", "FRANCE", "UG").put("elite-1", "ALGIERS")

    state, _ = play(start, "fln propaganda cadre-1; fln lower 3", faces=[6])

    assert (psl(state), awaits(state)) == ((50, 62), ("operations", "fln"))
    assert refused(state, "fln propaganda cadre-1") == ("once-a-turn", "A:9.11")


@BOTH
def test_ex_22_a_strike_without_reaction(profile):
    start = board(profile=profile).put("front-1 cadre-1 cadre-2 police-1 brigade-1", "ALGIERS")
    state, _ = play(
        start, "fln strike front-1; cadre-1; cadre-2; done; fln lower 5; fln raise 3", faces=[4, 3, 5]
    )
    assert (psl(state), state.fln_ap, awaits(state)) == ((53, 60), 4, ("react", "gov"))

    assert psl(play(state, "gov decline", faces=[4])[0]) == (53, 56)


@pytest.mark.parametrize(
    ("profile", "line", "end"),
    [
        ("default", "fln lower 6; fln raise 1", (51, 54)),
        ("rtt", "fln lower 6", (50, 54)),
    ],
)
def test_ex_23_a_strike_that_nobody_can_answer(profile, line, end):
    start = board(profile=profile).put("front-1 cadre-1 police-1", "ORAN")

    state, _ = play(start, "fln strike front-1; cadre-1; done", line, faces=[6, 1, 2, 3, 5])

    assert (psl(state), stands(state, "police-1")) == (end, "ORAN PTL N")


@BOTH
def test_ex_24_a_strike_that_fails(profile):
    start = board(profile=profile).put("front-1 cadre-1 police-1", "ORAN").put("brigade-1", "ORAN", "PTL")
    start.put("brigade-2", "ORAN", "OPS")
    state, _ = play(start, "fln strike front-1; cadre-1; done", faces=[2, 4])
    assert (psl(state), stands(state, "cadre-1"), stands(state, "cadre-2")) == ((49, 67), "DEAD", "ORAN OC")

    state, _ = play(state, "fln lower 4")
    assert psl(state) == (49, 63)
    state, _ = play(state, "gov raise 1; gov pick brigade-1")
    assert (psl(state), legal(state, "pick")) == ((49, 64), set())
    assert refused(state, "gov pick brigade-2") == ("mixed-group", "A:IN-59")


@BOTH
def test_ex_25_a_move_through_the_active_border_zone(profile):
    start = (
        board("1958", profile)
        .put("band-1", "TUNISIA")
        .put("algerian-1", "I-4", "PTL")
        .set(border_zone_active=True)
    )

    state, events = play(start, "fln move band-1; fln to I-4; gov lower 1", faces=[4])

    assert (roll(events, "move").total, stands(state, "band-1"), state.fln_psl) == (1, "DEAD", 59)


@BOTH
def test_ex_26_a_move_through_the_inactive_border_zone(profile):
    start = (
        board("1958", profile)
        .put("band-1", "TUNISIA")
        .put("algerian-1", "I-4", "PTL")
        .put("brigade-1", "I-4")
    )

    state, events = play(start, "fln move band-1; fln to I-4", faces=[3])

    assert (roll(events, "move").total, stands(state, "band-1")) == (2, "I-4 OC")
    assert awaits(state) == ("operations", "fln")


@BOTH
def test_ex_27_a_raid_in_a_city(profile):
    start = board("1958", profile).put("failek-1 band-1 band-2 police-1 police-2", "ORAN").set(fln_ap=2)

    assert play(start, "fln raid ORAN; failek-1; band-1; band-2; done", faces=[4])[0].fln_ap == 5


@BOTH
def test_ex_28_a_raid_that_fails(profile):
    start = board("1958", profile).put("failek-1 band-1 police-1", "II-1").set(fln_ap=2)

    state, _ = play(start, "fln raid II-1; failek-1; band-1; done", faces=[1])

    assert (state.fln_ap, stands(state, "failek-1"), stands(state, "band-1")) == (2, "II-1 OC N", "II-1 OC")
    assert state.terror == {"II-1"}


@pytest.mark.parametrize("profile", ["default", "rtt"])
def test_ex_29_a_raid_on_the_police(profile):
    start = (
        board("1958", profile)
        .put("band-1 band-2", "II-1")
        .put("police-1", "II-1", marks="N")
        .put("police-2", "II-1")
    )

    state, _ = play(start.set(fln_ap=2), "fln raid II-1; band-1; band-2; done", faces=[6])

    assert (state.fln_ap, state.terror, stands(state, "police-1")) == (4, {"II-1"}, "II-1 PTL N")
    if profile == "default":
        assert (stands(state, "police-2"), on_top(state)) == ("II-1 PTL N", ("distribute", "fln", 1))
    else:
        assert (stands(state, "police-2"), awaits(state)) == ("II-1 PTL", ("operations", "fln"))


@BOTH
def test_ex_30_a_band_harasses(profile):
    start = board(profile=profile).put("band-1 algerian-1", "II-1")

    state, events = play(
        start, "fln harass II-1; target algerian-1; pick band-1; done; fln lower 2; gov raise 1", faces=[6, 5]
    )

    assert [(event.limit, event.row) for event in rolls(events, "fln-fire") + rolls(events, "gov-fire")] == [
        (2, "2"),
        (3, "1"),
    ]
    assert (psl(state), stands(state, "band-1"), stands(state, "algerian-1")) == (
        (50, 64),
        "DEAD",
        "II-1 OC N",
    )


@BOTH
def test_ex_31_a_failek_leads_a_harass(profile):
    start = board(profile=profile).put("failek-1 band-1 band-2 police-1 elite-1", "II-1")
    line = "fln harass II-1; target police-1; pick failek-1; pick band-1; pick band-2; done"

    state, _ = play(start, line, "fln raise 1; fln lower 1", faces=[3, 6])
    assert psl(state) == (51, 64)
    state, _ = play(state, "fln lose failek-1")

    assert (psl(state), stands(state, "police-1")) == ((50, 66), "II-1 PTL N")
    assert {stands(state, name) for name in ("band-1", "band-2", "band-3")} == {"II-1 OC"}
    assert (awaits(state), legal(state, "pick")) == (("react", "gov"), {"gov pick elite-1"})
