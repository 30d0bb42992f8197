"""When a PSL of 0 is noticed: at once under `default`, at certain points under `rtt`, A:IN-49."""

import pytest

from algeria_lab.algeria.phases.coup import check_coup
from tests.algeria.boards import agenda, awaits, board, carry_out, play, psl, rolls, run, stands

BOTH = pytest.mark.parametrize("profile", ["default", "rtt"])


@BOTH
def test_after_the_event(profile):
    """An event that brings a PSL to 0 ends the war before the OAS is rolled for."""
    start = board(profile=profile).set(gov_psl=1, oas="ORAN", oas_control="gov").awaiting()

    assert run(start, "random_events", faces=[6, 6])[0].winner == "fln"


@pytest.mark.parametrize(("profile", "terror"), [("default", set()), ("rtt", {"ORAN"})])
def test_after_the_suppression_of_the_oas(profile, terror):
    """The backfire ends the war at once, or when the Terror marker has been placed."""
    start = board(profile=profile).set(gov_psl=3, oas="ORAN", oas_control="fln").awaiting("turn_to", "fln")

    state, _ = run(start, "oas_suppression", faces=[1, 5])

    assert (state.winner, state.terror) == ("fln", terror)


def test_a_reduction_and_the_points_after_it():
    """A Front lost at PSL 1 ends the war at once; under `rtt` the points that follow may save the FLN."""
    at_once, _ = play(
        board(profile="default").set(fln_psl=1).put("front-1", "II-2"), "fln propaganda front-1", faces=[1]
    )
    assert (at_once.winner, agenda(at_once)) == ("gov", [])

    later, _ = play(
        board(profile="rtt").set(fln_psl=1).put("front-1", "II-2"), "fln propaganda front-1", faces=[1]
    )
    assert (later.winner, awaits(later)) == ("", ("distribute", "fln"))
    assert play(later, "fln raise 1")[0].winner == ""
    assert play(later, "fln lower 1")[0].winner == "gov"


@pytest.mark.parametrize(("profile", "band"), [("default", "II-1 OPS"), ("rtt", "II-1 OC N")])
def test_at_the_end_of_a_harass(profile, band):
    """A Failek reduced at PSL 1 ends the war before a reaction; under `rtt` when the combat is over."""
    start = board(profile=profile).set(fln_psl=1).put("failek-1 algerian-1 brigade-1", "II-1")

    state, _ = play(start, "fln harass II-1; target brigade-1; pick failek-1; done", faces=[1, 5])

    assert (state.winner, stands(state, "band-1")) == ("gov", band)


@pytest.mark.parametrize(("profile", "stood"), [("default", "OPS"), ("rtt", "PTL"), ("literal", "OPS")])
@pytest.mark.parametrize(("step", "faces"), [("flush", [1, 6, 1]), ("react", [6, 6, 1])])
def test_in_the_middle_of_a_mission_by_air(profile, stood, step, faces):
    """A unit flies from its Patrol; under `rtt` it is taken out of its box only when the mission is over."""
    start = board("1958", profile, air_committed_before_contact=True).set(gov_psl=1)
    start.put("elite-1", "V-4", "PTL", "A").put("band-1", "II-1")
    band = start.state.at["II-1"]
    if step == "flush":
        start.awaiting("operations", "gov")
    else:
        start.awaiting("react", "gov", "II-1", quarry=band, air=0, group=0, mission="raid")

    fought, _ = play(
        start,
        "gov flush II-1; pick elite-1; done" if step == "flush" else "gov pick elite-1; done",
        faces=faces,
    )
    over, _ = play(fought, "fln lower 1")

    assert (over.winner, stands(over, "elite-1")) == ("fln", f"II-1 {stood} A")


@pytest.mark.parametrize(("profile", "cadre"), [("default", "II-1 OPS"), ("rtt", "II-1 OC N")])
def test_at_the_end_of_a_flush(profile, cadre):
    """A Front reduced in a Flush ends the war, under `rtt` after the combat."""
    start = board(profile=profile).set(fln_psl=1).put("front-1 elite-1", "II-1").awaiting("operations", "gov")

    state, _ = play(start, "gov flush II-1; elite-1; done", faces=[1, 1, 1])

    assert (state.winner, stands(state, "cadre-1")) == ("gov", cadre)


@BOTH
def test_at_the_end_of_a_reaction(profile):
    """A Failek reduced in a reaction ends the war."""
    start = board(profile=profile).set(fln_psl=1).put("failek-1 elite-1", "II-1")

    state, _ = play(start, "fln raid II-1; failek-1; done; gov pick elite-1; gov done", faces=[3, 6, 1, 1])

    assert (state.winner, psl(state)) == ("gov", (0, 67))


@pytest.mark.parametrize(("profile", "terror"), [("default", {"II-1"}), ("rtt", set())])
def test_at_the_end_of_civil_affairs(profile, terror):
    """The fall of FLN support ends the war at once, or when the Terror marker has been lifted."""
    start = board(profile=profile).set(fln_psl=1).put("police-1", "II-1").mark("terror", "II-1")

    state, _ = play(start.awaiting("operations", "gov"), "gov civil_affairs II-1", faces=[1])

    assert (state.winner, state.terror) == ("gov", terror)


@BOTH
def test_after_the_penalty_for_not_reacting(profile):
    """The die for a Strike without reaction may end the war."""
    start = board(profile=profile).set(gov_psl=4).put("front-1", "ORAN")

    state, _ = play(start, "fln strike front-1; done; fln raise 1", faces=[3, 1, 6])

    assert state.winner == "fln"


@BOTH
def test_after_the_points_of_a_coup(profile):
    """No brigade is removed when the points of the coup have ended the war."""
    start = board(profile=profile).set(gov_psl=3).put("elite-1", "V-3", "OC").awaiting("final_adjustment")

    state, events = carry_out(start, check_coup, faces=[6, 5, 5, 1, 1, 1])

    assert (state.winner, rolls(events, "elites-removed"), agenda(state)) == ("fln", [], [])


def adjusting(profile: str, scenario: str = "1954"):
    """Return a final adjustment in which the OAS brings the Government to 0 and control gives it 1 back."""
    start = (
        board(scenario, profile).set(gov_psl=1, oas="ORAN").control("gov", "V-3", "V-4").put("cadre-1", "I-1")
    )
    return start.awaiting()


def test_not_after_the_oas_alone():
    """Under `rtt` the charge for the OAS is not looked at by itself, so control may save the Government."""
    assert run(adjusting("default"), "final_adjustment")[0].winner == "fln"
    state, _ = run(adjusting("rtt"), "final_adjustment")
    assert (state.winner, state.gov_psl, state.turn) == ("", 1, 2)


def test_after_the_line_of_terror():
    """If any area is charged for, `rtt` looks after that line."""
    start = adjusting("rtt").set(gov_psl=2).mark("terror", "II-1")

    assert run(start, "final_adjustment")[0].winner == "fln"


def test_after_the_line_of_absence():
    """If the FLN has no mobile unit in Algeria, `rtt` looks after the 3d6."""
    start = adjusting("rtt").put("cadre-1", "POOL")

    state, _ = run(start, "final_adjustment", faces=[1, 1, 1])

    assert (state.winner, psl(state)) == ("fln", (47, 0))


def test_after_the_line_of_the_army_abroad():
    """If the neighbours are independent, `rtt` looks after that line, even without an army."""
    assert run(adjusting("rtt", "1958"), "final_adjustment")[0].winner == "fln"


def test_at_the_very_end():
    """If nothing else was looked at, `rtt` looks at the very end."""
    start = adjusting("rtt").control("", "V-3", "V-4")

    assert run(start, "final_adjustment")[0].winner == "fln"


@pytest.mark.parametrize(("profile", "winner", "turn"), [("default", "fln", 1), ("rtt", "", 2)])
def test_a_coup_with_choices_may_hide_it(profile, winner, turn):
    """Under `rtt` nobody looks at the end of a turn whose coup stopped for a choice."""
    start = board(profile=profile).set(gov_psl=14, oas="FRANCE", fln_ap=0).put("elite-1 elite-2", "V-3", "OC")
    state, _ = run(start.put("cadre-1", "V-4", "UG").awaiting(), "interphase", faces=[5, 3, 4, 6, 6])

    state, _ = play(state, "gov remove elite-1", alone=True)

    assert (state.gov_psl, state.winner, state.turn) == (0, winner, turn)
