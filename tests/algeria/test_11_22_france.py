"""France, A:11.22."""

import pytest

from tests.algeria.boards import Board, awaits, board, legal, play, psl, refused, roll, stands


def deploying(scenario: str = "1954") -> Board:
    return board(scenario).awaiting("fln_deployment", "fln")


def test_a_cadre_beside_a_front_goes_to_france():
    """A Cadre in UG that is not neutralized goes, from an area with a Front of any state; cities qualify."""
    start = (
        deploying()
        .put("cadre-1", "II-2", "UG")
        .put("front-1", "II-2", "OC", "N")
        .put("cadre-2", "II-1", "UG")
    )
    start.put("cadre-3 front-2", "ORAN", "UG").put("cadre-4", "II-2", "OC", "N").put("band-1", "II-2", "UG")

    assert legal(start, "to_france") == {"fln to_france cadre-1", "fln to_france cadre-3"}
    assert refused(start, "fln to_france cadre-2") == ("no-front", "A:IN-46")
    assert refused(start, "fln to_france cadre-4") == ("wrong-unit", "A:11.22")
    assert refused(start, "fln to_france band-1") == ("wrong-unit", "A:11.22")
    assert stands(play(start, "fln to_france cadre-3")[0], "cadre-3") == "FRANCE UG"


def test_one_unit_at_most_is_there():
    """While a Cadre is in France no other goes."""
    start = deploying().put("cadre-1 front-1", "II-2", "UG").put("cadre-2", "FRANCE", "UG")

    assert refused(start, "fln to_france cadre-1") == ("france-full", "A:11.22")


def test_one_transfer_a_turn():
    """Who has gone cannot return in the same turn, and who has returned is not replaced."""
    start = deploying().put("cadre-1 cadre-2 front-1", "II-2", "UG")
    gone, _ = play(start, "fln to_france cadre-1")
    assert refused(gone, "fln from_france II-2") == ("france-once", "A:11.22")

    back, _ = play(
        deploying().put("cadre-2 front-1", "II-2", "UG").put("cadre-1", "FRANCE", "UG"),
        "fln from_france II-2",
    )
    assert refused(back, "fln to_france cadre-2") == ("france-once", "A:11.22")


def test_the_cadre_returns_to_a_front():
    """It goes underground in any area with a Front, or in an independent country, and may still come out."""
    start = (
        deploying("1958")
        .put("cadre-1", "FRANCE", "UG")
        .put("front-1", "II-2", "UG")
        .put("front-2", "ORAN", "OC", "N")
    )

    assert legal(start, "from_france") == {
        f"fln from_france {place}" for place in ("TUNISIA", "MOROCCO", "II-2", "ORAN")
    }
    assert refused(start, "fln from_france II-1") == ("no-front", "A:11.22")
    state, _ = play(start, "fln from_france II-2; fln ops cadre-1")
    assert stands(state, "cadre-1") == "II-2 OPS"
    early = deploying().put("cadre-1", "FRANCE", "UG").put("front-1", "II-2", "UG")
    assert legal(early, "from_france") == {"fln from_france II-2"}


def test_nobody_returns_from_an_empty_france():
    """Without a Cadre there is nobody to bring back."""
    assert refused(deploying().put("front-1", "II-2", "UG"), "fln from_france II-2") == (
        "france-empty",
        "A:11.22",
    )


@pytest.mark.parametrize(("face", "points"), [(2, 1), (4, 2), (6, 3)])
def test_propaganda_in_france(face: int, points: int):
    """1 AP, no modifiers, not doubled, in no box in particular; once a turn."""
    start = board().put("cadre-1", "FRANCE", "UG")

    state, events = play(start, f"fln propaganda cadre-1; fln lower {points}", faces=[face])

    assert (roll(events, "propaganda").mods, state.fln_ap, psl(state)) == ((), 6, (50, 65 - points))
    assert refused(state, "fln propaganda cadre-1") == ("once-a-turn", "A:9.11")
    assert stands(state, "cadre-1") == "FRANCE OC"


def test_nobody_reacts_in_france():
    """The Government never reacts to Propaganda in France, whatever it has."""
    start = board("1958").put("cadre-1", "FRANCE", "UG").put("elite-1", "ALGIERS", "OPS", "A")

    state, _ = play(start, "fln propaganda cadre-1; fln lower 2", faces=[4])

    assert awaits(state) == ("operations", "fln")


def test_plus_eliminates_the_cadre():
    """On + it is eliminated, for 1 PSP to the Government."""
    state, _ = play(
        board().put("cadre-1", "FRANCE", "UG"), "fln propaganda cadre-1; fln raise 1; gov raise 1", faces=[1]
    )

    assert (stands(state, "cadre-1"), psl(state)) == ("DEAD", (51, 66))
