"""Move, A:9.13."""

import pytest

from algeria_lab.core.events import Mod
from tests.algeria.boards import awaits, board, legal, on_top, play, psl, refused, roll, stands


def test_mobile_units_move_and_fronts_stay():
    """Cadres, Bands and Faileks move, one at a time and without AP; Fronts never do."""
    ready = board().put("front-1 cadre-1 band-1 failek-1", "II-2").set(fln_ap=0)

    assert legal(ready, "move") == {"fln move cadre-1", "fln move band-1", "fln move failek-1"}
    assert refused(ready, "fln move front-1") == ("wrong-unit", "A:9.13")


def test_any_area_of_the_wilaya_is_reached():
    """Inside its wilaya a unit goes anywhere, whatever the drawing shows."""
    state, _ = play(board().put("band-1", "V-1"), "fln move band-1")

    assert {f"fln to {area}" for area in ("ORAN", "V-2", "V-3", "V-4", "V-5", "V-6", "V-7", "V-8")} <= legal(
        state
    )
    assert refused(state, "fln to V-1") == ("out-of-reach", "A:9.13")


def test_neighbours_of_the_wilaya_are_reached_from_anywhere_in_it():
    """An area of another wilaya is reached if it touches the own one, wherever the unit stands."""
    state, _ = play(board().put("band-1", "ALGIERS"), "fln move band-1")

    assert legal(state) == {
        f"fln to {area}" for area in ("IV-1", "IV-2", "III-1", "III-2", "V-4", "VI-1", "VI-2")
    }


def test_countries_open_with_independence():
    """Morocco and Tunisia are reached only once they are independent."""
    closed, _ = play(board().put("band-1", "I-1"), "fln move band-1")
    opened, _ = play(board("1958").put("band-1", "I-1"), "fln move band-1")

    assert refused(closed, "fln to TUNISIA") == ("not-independent", "A:11.21")
    assert "fln to TUNISIA" in legal(opened)
    assert refused(opened, "fln to MOROCCO") == ("out-of-reach", "A:9.13")


def test_from_abroad_only_touching_areas_are_reached():
    """A country counts as a wilaya of one area."""
    state, _ = play(board("1958").put("band-1", "TUNISIA"), "fln move band-1")

    assert legal(state) == {"fln to I-2", "fln to I-3", "fln to I-4", "fln to II-3"}


def test_a_unit_arrives_with_completed_operations():
    """A unit that gets through stands in OC of its destination; the number read means nothing."""
    state, _ = play(board().put("band-1", "II-1"), "fln move band-1; fln to II-3", faces=[2])

    assert (stands(state, "band-1"), psl(state), awaits(state)) == (
        "II-3 OC",
        (50, 65),
        ("operations", "fln"),
    )


@pytest.mark.parametrize("name", ["cadre-1", "band-1", "failek-1"])
def test_a_modified_one_eliminates(name: str):
    """On a modified 1 or less the unit is lost, a Failek too, and the Government gets 1 PSP."""
    state, _ = play(board().put(name, "II-1"), f"fln move {name}; fln to II-3", faces=[1])

    assert (stands(state, name), on_top(state)) == ("DEAD", ("distribute", "gov", 1))


def test_patrols_count_where_the_move_ends():
    """Each unit on Patrol at the destination is -1; those at the start do not matter."""
    watched = board().put("band-1", "II-1").put("police-1 police-2", "II-1")
    watched.put("police-3", "II-3").put("algerian-1", "II-3", "PTL").put("police-4", "II-3", marks="N")

    _, events = play(watched, "fln move band-1; fln to II-3", faces=[3])

    assert roll(events, "move").mods == (Mod(-2, "units-on-patrol", "A:9.21"),)
    assert (roll(events, "move").total, roll(events, "move").row) == (1, "yes")


@pytest.mark.parametrize(("start", "end"), [("TUNISIA", "I-4"), ("I-4", "TUNISIA")])
def test_the_active_border_zone_counts_in_both_directions(start: str, end: str):
    """Crossing the border adds the DRM of the Border Zone while it is active."""
    closed = board("1958").put("band-1", start).set(border_zone=-3, border_zone_active=True)

    _, events = play(closed, f"fln move band-1; fln to {end}", faces=[4])

    assert roll(events, "move").mods == (Mod(-3, "border-zone", "A:11.21"),)
    assert roll(events, "move").row == "yes"


def test_the_border_zone_rests_unless_activated_and_inside_algeria():
    """An inactive Zone does nothing, nor does an active one on a move inside Algeria."""
    resting = board("1958").put("band-1", "TUNISIA")
    active = board("1958").put("band-1", "I-4").set(border_zone_active=True)

    assert roll(play(resting, "fln move band-1; fln to I-4", faces=[2])[1], "move").mods == ()
    assert roll(play(active, "fln move band-1; fln to I-3", faces=[2])[1], "move").mods == ()


def test_there_is_no_reaction_to_a_move():
    """The Government cannot react to a Move, though it has active units where it ends."""
    watched = board().put("band-1", "II-1").put("brigade-1 elite-1", "II-3")

    state, _ = play(watched, "fln move band-1; fln to II-3", faces=[6])

    assert awaits(state) == ("operations", "fln")


def test_many_units_move_into_one_area():
    """Moves are not limited in number, and a unit that has moved is done for the turn."""
    ready = board().put("band-1 band-2", "II-1")
    state, _ = play(ready, "fln move band-1; fln to II-3; fln move band-2; fln to II-3", faces=[6, 6])

    assert refused(state, "fln move band-1") == ("not-in-operations", "A:9")


def test_jealousy_closes_the_borders_of_the_wilayas():
    """Under Jealousy and Paranoia units stay in their wilaya or cross an international border."""
    torn = board("1958").put("band-1", "I-2").set(jealousy=True)
    state, _ = play(torn, "fln move band-1")

    assert legal(state) == {"fln to I-1", "fln to I-3", "fln to I-4", "fln to TUNISIA"}
    assert refused(state, "fln to II-1") == ("jealousy", "A:IN-45")


def test_nobody_moves_to_or_from_france():
    """France is reached in the Deployment Phase only."""
    state, _ = play(board("1958").put("cadre-1", "V-2").put("cadre-2", "FRANCE", "UG"), "fln move cadre-1")

    assert refused(state, "fln to FRANCE") == ("out-of-reach", "A:9.13")
    assert refused(board().put("cadre-2", "FRANCE", "UG"), "fln move cadre-2") == (
        "no-move-in-france",
        "A:11.22",
    )
