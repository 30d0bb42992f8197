"""Government spending: mobilizing, activating, Points, A:6.3."""

import pytest

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.core.events import Counted
from tests.algeria.boards import Board, agenda, awaits, board, legal, play, psl, refused, run, stands


def spending(scenario: str = "1954") -> Board:
    return board(scenario).awaiting("gov_reinforcement", "gov")


def halves(state: object) -> float:
    """Return Government PSL with the half point that may be open."""
    return state.gov_psl + state.gov_half / 2  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "price", "box"),
    [
        ("division-1", 5, "OPS"),
        ("brigade-1", 2, "OPS"),
        ("elite-1", 3, "OPS"),
        ("algerian-1", 2, "OPS"),
        ("police-1", 1, "PTL"),
    ],
)
def test_mobilizing_brings_a_unit_to_any_area(name: str, price: int, box: str):
    """Units come from the pool for their price: mobile ones to OPS, Police to PTL, of any area."""
    start, _ = play(spending(), f"gov mobilize {name}")
    assert legal(start) == {f"gov to {area}" for area in AREA_IDS}

    state, _ = play(start, "gov to V-5")
    assert (stands(state, name), psl(state)) == (f"V-5 {box}", (50, 65 - price))


def test_only_units_of_the_pool_are_mobilized():
    """A unit on the map, or gone for good, is not in the pool."""
    start = spending().put("elite-1", "V-3", "OC").put("elite-2", "REMOVED").put("brigade-1", "NATO")

    for name in ("elite-1", "elite-2", "brigade-1"):
        assert refused(start, f"gov mobilize {name}") == ("not-in-pool", "A:6.3")


@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("division-1", 1),
        ("brigade-1", 0.5),
        ("elite-1", 0.5),
        ("algerian-1", 0),
    ],
)
def test_activating_brings_a_unit_from_oc_to_ops(name: str, price: float):
    """A division costs 1 PSP, a French or elite brigade a half, an Algerian brigade nothing."""
    state, _ = play(spending().put(name, "V-3", "OC"), f"gov activate {name}")

    assert (stands(state, name), halves(state)) == ("V-3 OPS", 65 - price)


def test_neutralized_and_active_units_are_not_activated():
    """Activation is for units in OC that are not neutralized."""
    start = (
        spending().put("elite-1", "V-3", "OC", "N").put("elite-2", "V-3", "OPS").put("elite-3", "V-3", "OC")
    )

    assert refused(start, "gov activate elite-1") == ("not-inactive", "A:6.32")
    assert refused(start, "gov activate elite-2") == ("not-inactive", "A:6.32")
    assert legal(start, "activate") == {"gov activate all", "gov activate elite-3"}


def test_all_may_be_activated_at_once():
    """The sum of halves is paid exactly."""
    start = spending().put("division-1 brigade-1 elite-1 elite-2", "V-3", "OC")

    state, _ = play(start, "gov activate all")

    assert (halves(state), state.oc) == (65 - 2.5, 0)


def test_a_half_point_is_rounded_down_at_the_end_of_the_phase():
    """Halves add up over the phase, and what is left of one is lost at its end."""
    start = spending().put("brigade-1 brigade-2 brigade-3", "V-3", "OC")
    state, _ = play(start, "gov activate brigade-1")
    assert (state.gov_psl, state.gov_half) == (64, 1)

    state, _ = play(state, "gov activate brigade-2")
    assert (state.gov_psl, state.gov_half) == (64, 0)
    state, _ = play(state, "gov activate brigade-3; gov done", alone=True)
    assert (state.gov_psl, state.gov_half) == (63, 0)


def test_algerian_brigades_are_active_by_themselves():
    """At the start of the Government half all able Algerian brigades go to OPS for nothing."""
    start = (
        spending()
        .put("algerian-1", "V-3", "OC")
        .put("algerian-2", "V-3", "OC", "N")
        .put("elite-1", "V-3", "OC")
    )

    state, _ = run(start.awaiting(), "begin_gov_reinforcement")

    assert [stands(state, name) for name in ("algerian-1", "algerian-2", "elite-1")] == [
        "V-3 OPS",
        "V-3 OC N",
        "V-3 OC",
    ]
    assert (psl(state), awaits(state)) == ((50, 65), ("gov_reinforcement", "gov"))


def test_police_may_be_removed_and_mobilized_again():
    """Police return to the pool without refund; a neutralization is wiped off; bringing them back costs 1."""
    start = spending().put("police-1", "V-3", marks="N")
    state, _ = play(start, "gov remove police-1")
    assert (stands(state, "police-1"), psl(state)) == ("POOL", (50, 65))

    state, _ = play(state, "gov mobilize police-1; gov to ORAN")
    assert (stands(state, "police-1"), psl(state)) == ("ORAN PTL", (50, 64))
    assert refused(state, "gov remove police-2") == ("wrong-unit", "A:6.31")


@pytest.mark.parametrize(
    ("points", "price", "tracks"),
    [
        ("air", 2, ("air", "air_max")),
        ("helicopter", 3, ("helicopter", "helicopter_max")),
        ("naval", 3, ("naval",)),
    ],
)
def test_points_are_bought_one_by_one(points: str, price: int, tracks: tuple[str, ...]):
    """An Air Point costs 2 PSP, a Helicopter or Naval Point 3; maximum and available rise together."""
    state, _ = play(spending(), f"gov buy {points}")

    assert psl(state) == (50, 65 - price)
    assert [getattr(state, track) for track in tracks] == [1] * len(tracks)


def test_points_end_at_99():
    """A full track takes no more Points."""
    assert refused(spending().set(air_max=99, air=3), "gov buy air") == ("track-full", "A:6.33")
    assert refused(spending().set(naval=99), "gov buy naval") == ("track-full", "A:6.33")


@pytest.mark.parametrize(
    ("gov_psl", "text", "reason"),
    [
        (6, "gov mobilize division-1", ""),
        (5, "gov mobilize division-1", "too-little-psl"),
        (3, "gov buy air", ""),
        (2, "gov buy air", "too-little-psl"),
        (4, "gov buy naval", ""),
        (3, "gov buy helicopter", "too-little-psl"),
    ],
)
def test_one_psp_has_to_be_left(gov_psl: int, text: str, reason: str):
    """The Government cannot spend its PSL below 1."""
    start = spending().set(gov_psl=gov_psl)

    if reason:
        assert refused(start, text) == (reason, "A:IN-29")
    else:
        assert text in legal(start)


def test_half_a_point_left_is_not_enough():
    """What is left is looked at rounded down: half a point counts as nothing."""
    start = spending().set(gov_psl=2, gov_half=1)

    assert refused(start, "gov buy air") == ("too-little-psl", "A:IN-29")
    assert "gov mobilize police-1" in legal(start)


def test_free_activation_is_always_possible():
    """What costs nothing needs no PSL."""
    start = spending().set(gov_psl=1).put("algerian-1 brigade-1", "V-3", "OC")

    assert legal(start, "activate") == {"gov activate algerian-1"}


def test_units_that_are_not_paid_for_stay_in_oc():
    """Nothing happens to inactive units when the phase ends."""
    state, events = play(spending().put("division-1", "V-3", "OC"), "gov done", alone=True)

    assert stands(state, "division-1") == "V-3 OC"
    assert agenda(state) == [("begin_fln_reinforcement",)]
    assert [event for event in events if isinstance(event, Counted)] == []
