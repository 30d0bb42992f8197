"""Helicopter Points and airmobility, A:11.12."""

import pytest

from tests.algeria.boards import Board, board, legal, play, refused, rolls, stands


def deploying() -> Board:
    """Return a Government deployment with a target in every reach: a neutralized Band in OC of V-3."""
    return board("1958").put("band-1", "V-3", "OC", "N").awaiting("gov_deployment", "gov")


@pytest.mark.parametrize(("name", "price"), [("elite-1", 1), ("brigade-1", 2), ("algerian-1", 2)])
def test_the_price_in_helicopter_points(name: str, price: int):
    """An elite brigade takes 1 available Helicopter Point, other brigades 2."""
    state, _ = play(deploying().put(name, "V-3"), f"gov lift {name}")

    assert (stands(state, name), state.helicopter, state.helicopter_max) == ("V-3 OPS A", 4 - price, 4)


@pytest.mark.parametrize("name", ["division-1", "police-1"])
def test_divisions_and_police_do_not_fly(name: str):
    """Only brigades are airmobilized."""
    assert refused(deploying().put(name, "V-3"), f"gov lift {name}") == ("not-liftable", "A:11.12")


def test_only_active_units_fly_once():
    """The unit is active and not airmobilized already, and the Points are there."""
    start = (
        deploying().put("elite-1", "V-3", "OC").put("elite-2", "V-3", marks="A").put("elite-3", "V-3", "PTL")
    )
    start.put("brigade-1", "V-3").set(helicopter=1)

    assert refused(start, "gov lift elite-1") == ("not-active", "A:11.12")
    assert refused(start, "gov lift elite-2") == ("airmobile-already", "A:11.12")
    assert refused(start, "gov lift brigade-1") == ("helicopters", "A:11.12")
    assert legal(start, "lift") == {"gov lift elite-3"}


def test_a_unit_needs_a_target():
    """A unit is lifted for exposed FLN units: in its area, anywhere if elite, or where a division stands."""
    start = deploying().put("elite-1", "I-1").put("brigade-1", "V-3").put("algerian-1", "I-1")
    assert legal(start, "lift") == {"gov lift elite-1", "gov lift brigade-1"}
    assert refused(start, "gov lift algerian-1") == ("no-target-by-air", "A:IN-58")

    assert "gov lift algerian-1" in legal(start.put("division-1", "V-3", "OC", "N"), "lift")
    hidden = board("1958").put("band-1", "V-3", "UG").put("elite-1", "V-3").awaiting("gov_deployment", "gov")
    assert refused(hidden, "gov lift elite-1") == ("no-target-by-air", "A:IN-58")


def test_contact_rises_by_one_and_firepower_does_not():
    """An airmobilized unit has one Contact more and its usual firepower."""
    start = board("1958").put("failek-1", "V-3").put("elite-1", "V-3").awaiting("operations", "gov")

    _, events = play(start, "gov flush V-3; gov lift elite-1; gov pick elite-1; gov done", faces=[3, 1, 1])

    assert [event.limit for event in rolls(events, "contact") + rolls(events, "gov-fire")] == [3, 9]


def test_a_brigade_may_fly_in_its_own_area():
    """In its own area a unit that is not elite flies without a division, for the Contact alone."""
    start = board("1958").put("failek-1", "V-3").put("brigade-1", "V-3").awaiting("operations", "gov")

    _, events = play(start, "gov flush V-3; gov lift brigade-1; gov pick brigade-1; gov done", faces=[6])

    assert rolls(events, "contact")[0].limit == 2


def test_it_lasts_until_redeployment_and_serves_one_mission():
    """A flipped unit stays so for the turn; after its mission it stands in OC and does no other."""
    start = (
        board("1958")
        .put("failek-1", "V-3")
        .put("band-1", "I-1")
        .put("elite-1", "V-3")
        .awaiting("operations", "gov")
    )

    state, _ = play(
        start, "gov flush V-3; gov lift elite-1; gov pick elite-1; gov done; fln yield", faces=[6]
    )

    assert stands(state, "elite-1") == "V-3 OC A"
    assert refused(state, "gov flush I-1") == ("nobody-can-engage", "A:9.22")


def test_lifting_may_exceed_the_mission():
    """Units lifted while a mission is prepared need not take part in it."""
    start = (
        board("1958")
        .put("failek-1", "V-3")
        .put("elite-1", "V-3")
        .put("elite-2", "I-1")
        .awaiting("operations", "gov")
    )

    state, _ = play(start, "gov flush V-3; gov lift elite-2; gov pick elite-1; gov done", faces=[6])

    assert (stands(state, "elite-1"), stands(state, "elite-2"), state.helicopter) == (
        "V-3 OC",
        "I-1 OPS A",
        3,
    )
