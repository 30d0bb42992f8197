"""Random events, A:5 and chart A:C.2."""

from fractions import Fraction

import pytest

from algeria_lab.algeria.board.units import names
from algeria_lab.algeria.missions.consequences import action_odds
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import NATO
from algeria_lab.core.actions import Action
from algeria_lab.core.events import Events
from tests.algeria.boards import (
    Board,
    State,
    agenda,
    awaits,
    board,
    counts,
    legal,
    play,
    psl,
    refused,
    roll,
    rolls,
    run,
    stands,
)


def phase(start: Board, *faces: int) -> tuple[State, Events]:
    """Run the Random Events Phase up to a choice or its end."""
    return run(start.awaiting(), "random_events", faces=faces)


def test_the_tens_die_is_read_before_the_ones_die():
    """Two dice are thrown in succession; 2 and 6 is 26, 6 and 2 is 62."""
    assert roll(phase(board(), 2, 6)[1], "event").row == "none"
    assert roll(phase(board("1958"), 6, 2)[1], "event").row == "suez"
    assert roll(phase(board(), 2, 6)[1], "event").total == 26


def test_then_the_government_reinforces():
    """After the event the Reinforcement Phase follows."""
    state, events = phase(board(), 1, 1)

    assert agenda(state) == [("begin_gov_reinforcement",)]
    assert psl(state) == (50, 65)
    assert counts(events) == []


@pytest.mark.parametrize(("naval", "ap"), [(0, 12), (3, 9), (6, 7)])
def test_foreign_arms_are_intercepted_by_naval_points(naval: int, ap: int):
    """The FLN gains 2d6 AP less the Naval Points, never less than 0."""
    state, _ = phase(board().set(naval=naval), 3, 1, 2, 3)

    assert state.fln_ap == ap


def test_jealousy_lasts_one_turn():
    """Jealousy and Paranoia is in force until the end of the turn."""
    state, _ = phase(board(), 3, 4)
    assert state.jealousy

    state, _ = run(state, "final_adjustment", faces=[1, 1, 1])
    assert not state.jealousy


def test_elections_use_the_coup_table_without_modifiers():
    """Elections move Government PSL by the Coup Table, even with the OAS in France, and touch no unit."""
    start = board().set(oas="FRANCE", oas_control="gov").put("elite-1", "V-3")

    state, events = phase(start, 4, 2, 4, 5, 6, 1, 6)

    assert (roll(events, "elections").mods, roll(events, "elections").row) == ((), "-2failure")
    assert psl(state) == (50, 58)
    assert stands(state, "elite-1") == "V-3 OPS"


@pytest.mark.parametrize(
    ("sums", "dice", "change"),
    [
        ((1, 1), (4, 4, 4), 12),
        ((1, 3), (4, 4), 8),
        ((3, 3), (4,), 4),
        ((3, 4), (4,), -4),
        ((4, 5), (4, 4), -8),
        ((6, 6), (4, 4, 4), -12),
    ],
)
def test_elections_bring_or_cost_dice_of_psp(sums, dice, change):
    """Wild success +3d6, big success +2d6, success +1d6, fizzle -1d6, failure -2d6, abject failure -3d6."""
    state, _ = phase(board(), 4, 1, *sums, *dice)

    assert psl(state) == (50, 65 + change)


@pytest.mark.parametrize(("fln", "gov", "chooser"), [(50, 65, "gov"), (60, 50, "fln"), (50, 50, "fln")])
def test_the_higher_psl_decides_the_debate_of_the_united_nations(fln: int, gov: int, chooser: str):
    """The side with the higher PSL picks, the FLN on a tie; the die is thrown after the pick."""
    state, events = phase(board().set(fln_psl=fln, gov_psl=gov), 4, 3)

    assert (awaits(state), rolls(events, "un-debate")) == (("un_debate", chooser), [])
    assert legal(state) == {f"{chooser} raise_fln", f"{chooser} lower_gov"}
    assert psl(play(state, "raise_fln", faces=[4], alone=True)[0]) == (fln + 4, gov)
    assert psl(play(state, "lower_gov", faces=[6], alone=True)[0]) == (fln, gov - 6)


def test_the_purge_is_aimed_by_the_government_and_suffered_as_the_fln_chooses():
    """The Government names a wilaya, a die says how many; the FLN picks those neutralized, who go to OC."""
    start = board().put("front-1 cadre-1", "II-1", "UG").put("band-1", "CONSTANTINE", "UG")
    start.put("cadre-2", "II-2", "OC", "N").put("cadre-3", "III-1", "UG")
    state, _ = phase(start, 4, 5)
    assert (awaits(state), len(legal(state))) == (("purge_zone", "gov"), 6)

    state, _ = play(state, "gov zone II", faces=[2])
    assert legal(state) == {f"fln neutralize {name}" for name in ("front-1", "cadre-1", "band-1")}
    assert refused(state, "fln neutralize cadre-3") == ("not-in-wilaya", "A:IN-44")
    assert refused(state, "fln neutralize cadre-2") == ("not-in-wilaya", "A:IN-44")
    state, _ = play(state, "fln neutralize band-1; fln neutralize cadre-1", alone=True)
    assert [stands(state, name) for name in ("front-1", "cadre-1", "band-1")] == [
        "II-1 UG",
        "II-1 OC N",
        "CONSTANTINE OC N",
    ]
    assert psl(state) == (50, 65)


def test_the_purge_takes_all_when_there_are_not_enough():
    """A wilaya with no more units loses them all; in an empty one the die falls all the same."""
    state, _ = phase(board().put("cadre-1", "II-1", "UG"), 4, 6)

    for die in (1, 5):
        assert stands(play(state, "gov zone II", faces=[die], alone=True)[0], "cadre-1") == "II-1 OC N"
    assert play(state, "gov zone III", faces=[5], alone=True)[0].neutralized == 0


def test_the_odds_of_a_purge_count_the_units_that_the_fln_has_yet_to_name():
    start = board().put("front-1 cadre-1", "II-1", "UG").put("band-1", "CONSTANTINE", "UG")
    state, _ = phase(start, 4, 5)

    chances = action_odds(AlgeriaRules(), state, Action.parse("gov zone II"))

    assert {result.fln_neutralized: share for result, share in chances} == {
        1: Fraction(1, 6),
        2: Fraction(1, 6),
        3: Fraction(2, 3),
    }


def test_independence_comes_once_and_then_arms_seep_in():
    """The first time the neighbours become independent; later a d6 on the Mission Success Table gives AP."""
    first, _ = phase(board(), 5, 1, 1, 1, 1, 1)
    second, events = phase(board("1958"), 5, 2, 5)

    assert first.independent
    assert (roll(events, "infiltration").mods, second.fln_ap) == ((), 9)


def test_nato_asks_for_brigades_and_a_division_counts_three():
    """A die says how many brigades leave; French brigades count 1, divisions 3, nobody else is asked for."""
    start = (
        board()
        .put("division-1 division-2 brigade-1 brigade-2", "II-1", "OC")
        .put("elite-1 algerian-1", "II-1")
    )
    state, _ = phase(start, 5, 5, 4)

    assert legal(state) == {
        f"gov remove {name}" for name in ("division-1", "division-2", "brigade-1", "brigade-2")
    }
    assert refused(state, "gov remove elite-1") == ("wrong-unit", "A:IN-40")
    state, _ = play(state, "gov remove division-1; gov remove brigade-2", alone=True)
    assert names(state.at[NATO]) == ("division-1", "brigade-2")
    assert agenda(state) == [("begin_gov_reinforcement",)]


def test_a_division_may_cover_a_remainder():
    """The last division may overshoot, and has to when nothing else is left."""
    start = board().put("division-1 division-2 brigade-1", "II-1", "OC")
    state, _ = phase(start, 5, 6, 4)

    state, _ = play(state, "gov remove division-1; gov remove division-2", alone=True)
    assert names(state.at[NATO]) == ("division-1", "division-2")
    only_division, _ = phase(board().put("division-1", "II-1", "OC"), 5, 5, 1)
    assert names(only_division.at[NATO]) == ("division-1",)


def test_nato_is_content_with_what_there_is():
    """When nothing is left the rest is forgiven."""
    state, _ = phase(board().put("brigade-1", "II-1", "OC"), 5, 5, 6)

    assert names(state.at[NATO]) == ("brigade-1",)
    assert phase(board().put("elite-1", "II-1"), 5, 5, 6)[0].at[NATO] == 0


def test_units_of_the_pool_again_after_nato():
    """At the start of the next turn's events they join the pool: able, and concentrated."""
    taken, _ = phase(board().put("division-1", "II-1", "OC", "ND"), 5, 5, 3)
    assert stands(taken, "division-1") == "NATO"

    state, _ = run(taken, "random_events", faces=[1, 1])
    assert stands(state, "division-1") == "POOL"
    ready = Board.of(state).awaiting("gov_reinforcement", "gov")
    assert "gov mobilize division-1" in legal(ready, "mobilize")


def test_suez_takes_elite_brigades_once_in_1954():
    """In 1954 a die says how many elite brigades leave; the Government chooses, and it happens once."""
    start = board().put("elite-1 elite-2 brigade-1", "V-3").put("elite-3", "ALGIERS", "OC", "N")
    state, _ = phase(start, 6, 1, 2)
    assert refused(state, "gov remove brigade-1") == ("wrong-unit", "A:C.2")
    assert legal(state) == {f"gov remove {name}" for name in ("elite-1", "elite-2", "elite-3")}

    state, _ = play(state, "gov remove elite-1; gov remove elite-3", alone=True)
    assert [stands(state, f"elite-{n}") for n in (1, 2, 3)] == ["SUEZ:V-3", "V-3 OPS", "SUEZ:ALGIERS"]
    again, _ = phase(Board.of(state), 6, 2)
    assert "elite-2" not in names(again.at["SUEZ:V-3"])


@pytest.mark.parametrize("die", [2, 3, 6])
def test_nobody_is_asked_where_all_elite_brigades_must_go(die: int):
    """As many as there are, or more: all of them leave without a question."""
    state, _ = phase(board().put("elite-1", "V-3").put("elite-2", "ALGIERS"), 6, 1, die)

    assert agenda(state) == [("begin_gov_reinforcement",)]
    assert [stands(state, f"elite-{n}") for n in (1, 2)] == ["SUEZ:V-3", "SUEZ:ALGIERS"]


@pytest.mark.parametrize("scenario", ["1958", "1960"])
def test_suez_is_history_later(scenario: str):
    """In 1958 and 1960 the Suez event is no event."""
    state, _ = phase(board(scenario).put("elite-1", "V-3"), 6, 1)

    assert stands(state, "elite-1") == "V-3 OPS"


def test_suez_units_return_to_their_areas_and_need_activation():
    """Next turn they stand in the areas they left, in OC, not neutralized."""
    state, _ = phase(board().put("elite-1", "ALGIERS", "OC", "N").put("elite-2", "V-3", "PTL"), 6, 1, 6)
    assert (stands(state, "elite-1"), stands(state, "elite-2")) == ("SUEZ:ALGIERS", "SUEZ:V-3")

    state, _ = run(state, "random_events", faces=[1, 1])
    assert (stands(state, "elite-1"), stands(state, "elite-2")) == ("ALGIERS OC", "V-3 OC")


def test_returning_units_come_before_the_event():
    """What comes back this turn may be asked for by this turn's event."""
    state, _ = phase(board().put("elite-1", "SUEZ:V-3").put("division-1", NATO), 5, 5, 1)

    assert (stands(state, "elite-1"), stands(state, "division-1")) == ("V-3 OC", "POOL")


def test_amnesty_lasts_one_turn():
    """Amnesty is in force until the end of the turn."""
    state, _ = phase(board(), 6, 3)
    assert state.amnesty

    assert not run(state, "final_adjustment", faces=[1, 1, 1])[0].amnesty


def test_the_article_of_sartre_costs_the_government_one():
    """Government PSL falls by 1."""
    assert psl(phase(board(), 6, 6)[0]) == (50, 64)


@pytest.mark.parametrize(("face", "side"), [(1, "fln"), (3, "fln"), (4, "gov"), (6, "gov")])
def test_control_of_the_oas_is_rolled_after_the_event(face: int, side: str):
    """While the OAS is in play a last die says who controls it: 1 to 3 the FLN, 4 to 6 the Government."""
    state, events = phase(board().set(oas="ORAN", oas_control="gov"), 1, 2, face)

    assert state.oas_control == side
    assert [event.what for event in events if hasattr(event, "faces")] == ["event", "oas-control"]
