"""Final PSL adjustment and the end of the turn, A:10.4 and chart A:C.6."""

import pytest

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.phases import interphase
from tests.algeria.boards import Board, agenda, board, carry_out, counts, psl, roll, run


def quiet() -> Board:
    """Return a position in which nothing needs to be adjusted."""
    return board().put("cadre-1", "V-3", "UG").set(fln_ap=0).awaiting()


@pytest.mark.parametrize(
    ("place", "charge"), [("ORAN", 1), ("ALGIERS", 1), ("CONSTANTINE", 1), ("FRANCE", 2), ("", 0)]
)
def test_the_oas_costs_the_government(place: str, charge: int):
    """The OAS costs 1 PSP in Algeria, 2 in France."""
    state, _ = carry_out(quiet().set(oas=place), interphase.charge_oas)

    assert psl(state) == (50, 65 - charge)


def test_each_terrorized_or_resettled_area_costs_one():
    """1 PSP for each area that is Terrorized, resettled or both, once an area."""
    start = quiet().mark("terror", "V-2", "V-4", "ORAN").mark("resettled", "V-2", "II-2")

    state, events = carry_out(start, interphase.charge_areas)

    assert psl(state) == (50, 61)
    assert [(event.where, event.rule) for event in events] == [
        ("II-2", "A:9.27"),
        ("ORAN", "A:11.5"),
        ("V-2", "A:9.27"),
        ("V-4", "A:11.5"),
    ]


@pytest.mark.parametrize(
    ("name", "place", "marks"),
    [
        ("cadre-1", "V-3", "N"),
        ("front-1", "V-3", ""),
        ("failek-1", "TUNISIA", ""),
        ("cadre-1", "FRANCE", ""),
    ],
)
def test_the_fln_pays_for_its_absence(name: str, place: str, marks: str):
    """Without an able mobile unit in Algeria the FLN loses 3d6; Fronts and units abroad do not count."""
    start = board("1958").put(name, place, "UG", marks)

    state, events = carry_out(start, interphase.charge_absence, faces=[2, 3, 4])

    assert (roll(events, "no-mobile-units").rule, psl(state)) == ("A:10.4", (51, 50))


def test_one_mobile_unit_is_presence():
    """A single able Cadre anywhere in Algeria is enough."""
    assert carry_out(quiet(), interphase.charge_absence)[1] == ()


@pytest.mark.parametrize(
    ("tunisia", "morocco", "gain"),
    [
        ("failek-1 failek-2", "band-1", 1),
        ("failek-1 failek-2", "", 0),
        ("failek-1 band-1", "failek-2", 1),
        ("failek-1 failek-2 failek-3 failek-4 band-1", "band-2", 2),
        ("cadre-1", "band-1 front-1", 0),
    ],
)
def test_an_army_abroad_is_worth_a_tenth(tunisia: str, morocco: str, gain: int):
    """A tenth of the mobile units' firepower in both countries, rounded down; not before independence."""
    start = board("1958").put(tunisia, "TUNISIA").put(morocco, "MOROCCO")

    assert psl(carry_out(start, interphase.reward_army_abroad)[0]) == (60 + gain, 50)
    assert psl(carry_out(start.set(independent=False), interphase.reward_army_abroad)[0]) == (60, 50)


@pytest.mark.parametrize(
    ("fln", "gov", "change"),
    [
        (3, 0, (1, 0)),
        (1, 0, (0, 0)),
        (4, 4, (0, 0)),
        (2, 9, (0, 3)),
        (0, 25, (0, 12)),
        (8, 2, (3, 0)),
    ],
)
def test_control_of_more_areas_is_worth_half_the_difference(fln: int, gov: int, change: tuple[int, int]):
    """The side with more areas gains half the difference, rounded down, on its own PSL."""
    start = quiet().control("fln", *AREA_IDS[:fln]).control("gov", *AREA_IDS[fln : fln + gov])

    state, _ = carry_out(start, interphase.reward_control)

    assert psl(state) == (50 + change[0], 65 + change[1])


def test_the_order_of_adjustments():
    """OAS, areas, absence, army abroad, control: in this order."""
    start = (
        board("1958").put("band-1 band-2 failek-1 failek-2", "TUNISIA").set(oas="ORAN").mark("terror", "V-4")
    )
    start.control("gov", "V-1", "V-2").awaiting()

    _, events = run(start, "final_adjustment", faces=[1, 1, 1])

    assert counts(events, "fln_psl", "gov_psl") == [
        ("gov_psl", -1),
        ("gov_psl", -1),
        ("fln_psl", -3),
        ("fln_psl", 1),
        ("gov_psl", 1),
    ]


def test_the_coup_comes_before_the_charges():
    """The coup is checked first; what the areas cost comes after it."""
    start = quiet().set(gov_psl=31).mark("terror", "V-4", "ORAN").put("cadre-2 cadre-3", "V-4", "UG")

    state, events = run(start, "interphase", faces=[1, 1])

    assert [event.what for event in events if hasattr(event, "faces")] == [
        "terror-recovery",
        "terror-recovery",
    ]
    assert state.gov_psl == 29


def test_the_turn_ends():
    """The turn number rises and what lasts one turn is cleared; a new turn begins with its events."""
    start = quiet().set(
        amnesty=True, jealousy=True, border_zone_new=True, border_zone_steps=2, france_transfer=True
    )
    start.set(slow_allowance_used=True, done={("raid", "V-4")})

    state, _ = run(start, "final_adjustment")

    assert state.turn == 2
    assert (state.amnesty, state.jealousy, state.border_zone_new, state.border_zone_steps) == (
        False,
        False,
        False,
        0,
    )
    assert (state.slow_allowance_used, state.france_transfer, state.done) == (False, False, set())
    assert agenda(state) == [("random_events",)]


def test_the_interphase_runs_in_order():
    """Control, depreciation, recovery, redeployment, adjustment."""
    start = (
        board()
        .put("cadre-1 cadre-2", "V-4", "OPS")
        .put("police-1 police-2 police-3", "V-4")
        .mark("terror", "V-4")
    )
    start.put("band-1", "V-3", "OC", "N").awaiting()

    _, events = run(start, "interphase", faces=[1, 2, 6, 5, 4])

    assert [event.what for event in events if hasattr(event, "faces")] == [
        "control-fln",
        "control-gov",
        "depreciation-fln-ap",
        "recovery",
        "terror-recovery",
    ]
