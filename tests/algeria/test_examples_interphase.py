"""Worked examples 46 to 58: Interphase, victory, turn-taking.

Each test plays one example under both profiles; where they differ both values are given.
"""

import pytest

from algeria_lab.algeria.phases.coup import check_coup
from algeria_lab.algeria.phases.interphase import depreciate, judge_control, recover_units, redeploy
from algeria_lab.core.rules import Outcome
from tests.algeria.boards import (
    RULES,
    agenda,
    awaits,
    board,
    carry_out,
    play,
    psl,
    refused,
    roll,
    rolls,
    run,
    stands,
)

BOTH = pytest.mark.parametrize("profile", ["default", "rtt"])


@BOTH
@pytest.mark.parametrize(("dice", "holder"), [((6, 2), "gov"), ((1, 2), "")])
def test_ex_46_control_by_dice(profile, dice, holder):
    start = board(profile=profile).put("front-1 cadre-1 cadre-2 police-1 brigade-1 brigade-2", "V-4")

    assert carry_out(start, judge_control, faces=dice)[0].control.get("V-4", "") == holder


@BOTH
def test_ex_47_control_without_dice(profile):
    start = board(profile=profile).put("division-1", "I-1", marks="D").put("cadre-1", "I-1")
    start.put("division-2 cadre-2", "II-1").put("front-1", "III-1").put("brigade-1", "III-1", "OC").put(
        "band-1", "IV-1"
    )
    start.put("division-3", "V-1", "OC", "DN")

    state, _ = carry_out(start, judge_control)

    assert [state.control.get(area, "") for area in ("I-1", "II-1", "III-1", "IV-1", "V-1")] == [
        "gov",
        "",
        "fln",
        "fln",
        "",
    ]


@BOTH
@pytest.mark.parametrize(
    ("fln_psl", "die", "left"),
    [
        (55, 4, 13),
        (55, 5, 17),
        (70, 4, 17),
        (70, 3, 13),
        (30, 5, 13),
    ],
)
def test_ex_48_depreciation_of_ap(profile, fln_psl, die, left):
    start = board(profile=profile).set(fln_ap=17, fln_psl=fln_psl)

    assert carry_out(start, depreciate, faces=[die])[0].fln_ap == left


@BOTH
def test_ex_49_depreciation_of_points(profile):
    state, _ = carry_out(board("1958", profile).set(fln_ap=0), depreciate, faces=[2, 2])

    assert (state.air_max, state.helicopter_max) == (4, 4)


@pytest.mark.parametrize(("profile", "band"), [("default", "V-4 OC N"), ("rtt", "V-4 OC")])
def test_ex_50_recovery_at_low_support(profile, band):
    start = (
        board(profile=profile).put("brigade-1 elite-1 band-1", "V-4", "OC", "N").set(gov_psl=31, fln_psl=30)
    )

    state, _ = carry_out(start, recover_units, faces=[4, 4, 4])

    assert [stands(state, name) for name in ("brigade-1", "elite-1", "band-1")] == [
        "V-4 OC N",
        "V-4 OC",
        band,
    ]


@BOTH
def test_ex_51_a_coup_with_the_oas_in_france(profile):
    start = board(profile=profile).set(gov_psl=30, oas="FRANCE", fln_ap=0).put("elite-1 elite-2", "V-3", "OC")
    start.put("cadre-1", "V-4", "UG").awaiting()

    state, events = run(start, "interphase", faces=[5, 6, 3, 1, 2, 2, 3])

    assert (roll(events, "coup-check").total, roll(events, "coup").total) == (6, 10)
    assert (stands(state, "elite-1"), stands(state, "elite-2"), state.gov_psl) == ("REMOVED", "REMOVED", 23)


@BOTH
def test_ex_52_no_coup(profile):
    state, events = carry_out(board(profile=profile).set(gov_psl=30), check_coup, faces=[5])

    assert (rolls(events, "coup"), state.gov_psl) == ([], 30)


@BOTH
def test_ex_53_a_coup_that_ends_the_war(profile):
    state, _ = carry_out(
        board(profile=profile).set(gov_psl=5, fln_psl=62), check_coup, faces=[6, 6, 6, 1, 2, 3]
    )

    assert RULES.outcome(state) == Outcome("fln", "decisive", "A:12.2")


@pytest.mark.parametrize(("profile", "gov_psl"), [("default", 37), ("rtt", 37), ("literal", 36)])
def test_ex_54_a_final_adjustment(profile, gov_psl):
    start = board("1958", profile).set(gov_psl=40, fln_ap=0, air_max=0, helicopter_max=0, oas="FRANCE")
    start.put("band-1 band-2 band-3 band-4 failek-1", "TUNISIA").put("band-5", "MOROCCO").put(
        "cadre-1", "I-1", "OC", "N"
    )
    start.put("front-1", "II-1", "UG").put("police-1", "ALGIERS").put("police-2", "ORAN").put(
        "police-3", "IV-1"
    )
    start.put("police-4", "IV-2").mark("terror", "V-2", "V-3").mark("resettled", "V-2").awaiting()

    state, _ = run(start, "interphase", faces=[1, 1, 1, 2, 3, 4])

    assert psl(state) == (52, gov_psl)


@BOTH
def test_ex_55_a_shorter_game(profile):
    start = board(profile=profile).set(
        shorter_game=True, shorter_leader="fln", turn=12, fln_psl=70, gov_psl=44
    )

    state, _ = run(start.put("cadre-1", "V-4", "UG").awaiting(), "final_adjustment")

    assert RULES.outcome(state) == Outcome("fln", "substantial", "A:13.3")


@BOTH
@pytest.mark.parametrize(
    ("line", "end", "level"),
    [
        ("fln raise 2; fln lower 1", (50, 0), "substantial"),
        ("fln lower 1", (48, 0), "substantial"),
    ],
)
def test_ex_56_the_order_of_points(profile, line, end, level):
    start = board(profile=profile).set(fln_psl=48, gov_psl=1).put("cadre-1", "II-2")

    state, _ = play(start, "fln propaganda cadre-1", line, faces=[6])

    assert (psl(state), state.winner, state.level) == (end, "fln", level)


@pytest.mark.parametrize(("profile", "brigade"), [("default", "II-1 OC N"), ("rtt", "II-1 OC NA")])
def test_ex_57_redeployment(profile, brigade):
    start = board("1958", profile).put("band-1", "II-1", "OC", "N").put("cadre-1", "II-1", "OC")
    start.put("brigade-1", "II-1", "OC", "NA")

    state, _ = carry_out(start, redeploy)

    assert [stands(state, name) for name in ("band-1", "cadre-1", "brigade-1")] == [
        "II-1 OC N",
        "II-1 UG",
        brigade,
    ]


@BOTH
def test_ex_58_taking_turns(profile):
    start = board(profile=profile).put("band-1 cadre-1", "II-1").put("brigade-1", "II-1")
    state, _ = play(start, "fln yield; gov pass")
    assert (state.passes, refused(state, "fln yield")) == (1, ("gov-just-passed", "A:IN-10"))

    state, _ = play(state, "fln move band-1; fln to II-2", faces=[4])
    assert state.passes == 0
    state, _ = play(state, "fln pass")
    assert (state.passes, state.fln_passed) == (1, True)
    state, _ = play(state, "gov flush II-1; brigade-1; done", faces=[6])
    assert (awaits(state), state.passes) == (("operations", "gov"), 1)
    assert agenda(play(state, "gov pass", alone=True)[0]) == [("interphase",)]
