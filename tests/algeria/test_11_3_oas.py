"""The OAS, A:11.3."""

import pytest

from algeria_lab.core.events import Mod
from tests.algeria.boards import (
    Board,
    agenda,
    awaits,
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


def beginning(**values: object) -> Board:
    return board("1958").set(**values).awaiting()


@pytest.mark.parametrize(("gov_psl", "enters"), [(30, True), (31, False), (1, True)])
def test_it_enters_at_low_government_psl(gov_psl: int, enters):
    """It enters in the Reinforcement Phase at Government PSL of 30 or less; control is rolled at once."""
    state, events = run(beginning(gov_psl=gov_psl), "begin_gov_reinforcement", faces=[4] if enters else [])

    assert bool(state.oas) == enters
    assert len(rolls(events, "oas-control")) == enters


def test_the_government_places_it_before_anything_else():
    """If the Government controls it, it places it first: in a city or in France."""
    state, _ = run(beginning(gov_psl=30), "begin_gov_reinforcement", faces=[6])
    assert awaits(state) == ("place_oas", "gov")
    assert legal(state) == {f"gov oas {place}" for place in ("ALGIERS", "CONSTANTINE", "ORAN", "FRANCE")}
    assert refused(state, "gov oas II-1") == ("oas-place", "A:11.3")

    state, _ = play(state, "gov oas FRANCE")
    assert (state.oas, awaits(state)) == ("FRANCE", ("gov_reinforcement", "gov"))


def test_the_fln_places_it_after_its_income():
    """If the FLN controls it, it places it at the start of its half."""
    state, _ = run(beginning(gov_psl=30), "begin_gov_reinforcement", faces=[3])
    assert awaits(state) == ("gov_reinforcement", "gov")

    state, _ = play(state, "gov done")
    assert (awaits(state), state.fln_ap) == (("place_oas", "fln"), 7 + 4)
    assert play(state, "fln oas ORAN")[0].oas == "ORAN"


def test_it_is_placed_anew_every_turn():
    """Its controller places it each turn; it may stay where it is."""
    state, _ = run(beginning(oas="ORAN", oas_control="gov"), "begin_gov_reinforcement")

    assert "gov oas ORAN" in legal(state)


@pytest.mark.parametrize(("gov_psl", "stays"), [(70, True), (71, False), (99, False)])
def test_it_leaves_at_high_government_psl(gov_psl: int, stays):
    """In the Reinforcement Phase it leaves if Government PSL is above 70; it may come back later."""
    state, _ = run(beginning(gov_psl=gov_psl, oas="ORAN", oas_control="gov"), "begin_gov_reinforcement")

    assert (bool(state.oas), bool(state.oas_control)) == (stays, stays)
    if not stays:
        again, _ = run(Board.of(state).set(gov_psl=30).awaiting(), "begin_gov_reinforcement", faces=[5])
        assert again.oas


@pytest.mark.parametrize(("answer", "place"), [("gov keep", "ORAN"), ("gov remove_oas", "")])
def test_where_removal_is_a_choice_it_comes_before_the_placing(answer: str, place: str):
    """Read word for word the Government may remove it, and places it only if it stays."""
    start = board("1958", "literal").set(gov_psl=71, oas="ORAN", oas_control="gov").awaiting()
    state, _ = run(start, "begin_gov_reinforcement")
    assert awaits(state) == ("oas_removal", "gov")

    state, _ = play(state, answer)
    assert (state.oas, awaits(state)[0]) == (place, "place_oas" if place else "gov_reinforcement")


def in_city(*units: str) -> Board:
    start = board().set(oas="ALGIERS", oas_control="fln").awaiting("turn_to", "fln")
    return start.put(" ".join(units), "ALGIERS", "UG")


def test_it_suppresses_its_city_at_the_start_of_operations():
    """One free Suppression: no Police, no FLN unit and no PSP needed; elites do not help, Amnesty does."""
    start = in_city("band-1").put("elite-1", "ALGIERS").set(amnesty=True, gov_psl=1)

    state, events = run(start, "oas_suppression", faces=[3])

    assert roll(events, "oas-suppression").mods == (Mod(1, "amnesty", "A:C.2"),)
    assert (stands(state, "band-1"), state.gov_psl) == ("ALGIERS OC N", 1)


@pytest.mark.parametrize("faces", [(1, 2), (3,), (6,)])
def test_terror_follows_in_any_case(faces: tuple[int, ...]):
    """Whatever is rolled, its city is Terrorized."""
    assert run(in_city(), "oas_suppression", faces=faces)[0].terror == {"ALGIERS"}


def test_plus_costs_the_government_a_die():
    """On + the Government loses 1d6 PSP, whoever controls the OAS."""
    assert psl(run(in_city(), "oas_suppression", faces=[1, 6])[0]) == (50, 59)


def test_the_good_side_effect_reaches_cadres_and_fronts():
    """On @ all Cadres and Fronts of the city are neutralized too."""
    state, _ = run(in_city("front-1", "cadre-1", "band-1"), "oas_suppression", faces=[6])

    assert {stands(state, name) for name in ("front-1", "cadre-1", "band-1")} == {"ALGIERS OC N"}


def test_the_fln_chooses_its_losses():
    """With more fighters than the number the FLN says which are neutralized."""
    state, _ = run(in_city("band-1", "band-2"), "oas_suppression", faces=[2])

    assert legal(state) == {"fln neutralize band-1", "fln neutralize band-2"}
    assert stands(play(state, "fln neutralize band-2", alone=True)[0], "band-2") == "ALGIERS OC N"


def test_it_uses_up_the_suppression_of_the_area():
    """The Government cannot suppress the same area that turn."""
    state, _ = run(in_city("cadre-1").put("police-1", "ALGIERS"), "oas_suppression", faces=[3])

    assert refused(Board.of(state).awaiting("operations", "gov"), "gov suppress ALGIERS") == (
        "once-a-turn",
        "A:9.26",
    )


def test_in_france_it_suppresses_nothing():
    """In France it does nothing in Operations."""
    state, events = run(board().set(oas="FRANCE", oas_control="fln").awaiting(), "begin_operations")

    assert (agenda(state), rolls(events, "oas-suppression")) == ([("turn_to", "fln")], [])


def test_it_is_not_a_unit():
    """It counts neither for control nor for reactions."""
    start = board().set(oas="ORAN", oas_control="gov", fln_ap=0).put("cadre-1", "V-3", "UG").awaiting()

    state, _ = run(start, "interphase")

    assert state.control.get("ORAN", "") == ""
