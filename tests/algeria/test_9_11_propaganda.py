"""Propaganda, A:9.11."""

import pytest

from algeria_lab.core.events import Mod
from tests.algeria.boards import awaits, board, counts, legal, play, psl, refused, roll, stands


def test_it_is_one_front_or_one_cadre():
    """A single Front or Cadre speaks; Bands and Faileks do not."""
    ready = board().put("front-1 cadre-1 band-1 failek-1", "II-2")

    assert legal(ready, "propaganda") == {"fln propaganda front-1", "fln propaganda cadre-1"}
    assert refused(ready, "fln propaganda band-1") == ("wrong-unit", "A:9.11")


def test_it_costs_one_ap():
    """Propaganda is paid with 1 AP before the roll."""
    _, events = play(board().put("cadre-1", "II-2"), "fln propaganda cadre-1", faces=[4])

    assert counts(events, "fln_ap") == [("fln_ap", -1)]
    assert refused(board().put("cadre-1", "II-2").set(fln_ap=0), "fln propaganda cadre-1") == (
        "too-few-ap",
        "A:9.11",
    )


@pytest.mark.parametrize("area", ["I-2", "V-5", "VI-1"])
def test_it_is_impossible_in_remote_areas(area: str):
    """There is nobody to speak to in a Remote area."""
    assert refused(board().put("cadre-1", area), "fln propaganda cadre-1") == ("remote-area", "A:9.11")


def test_it_is_impossible_in_resettled_areas():
    """A resettled area counts as Remote."""
    emptied = board().put("cadre-1", "II-2").mark("resettled", "II-2")

    assert refused(emptied, "fln propaganda cadre-1") == ("remote-area", "A:9.11")


def test_it_is_done_once_in_an_area_and_turn():
    """A second Propaganda in the same area has to wait for the next turn; another area need not."""
    ready = board().put("cadre-1 cadre-2", "II-2").put("cadre-3", "II-3")
    state, _ = play(ready, "fln propaganda cadre-1; fln lower 1", faces=[2])

    assert refused(state, "fln propaganda cadre-2") == ("once-a-turn", "A:9.11")
    assert legal(state, "propaganda") == {"fln propaganda cadre-3"}


@pytest.mark.parametrize(
    ("box", "marks", "reason"),
    [
        ("UG", "", ("not-in-operations", "A:9")),
        ("OC", "", ("not-in-operations", "A:9")),
        ("OPS", "N", ("neutralized", "A:9.11")),
    ],
)
def test_the_unit_is_ready(box: str, marks: str, reason: tuple[str, str]):
    """Only units in OPS that are not neutralized perform missions."""
    assert refused(board().put("cadre-1", "II-2", box, marks), "fln propaganda cadre-1") == reason


@pytest.mark.parametrize("country", ["MOROCCO", "TUNISIA"])
def test_it_is_impossible_in_the_neighbouring_countries(country: str):
    """In Morocco and Tunisia nothing but Moves is possible."""
    assert refused(board("1958").put("cadre-1", country), "fln propaganda cadre-1") == (
        "only-move-abroad",
        "A:9.11",
    )


def test_each_patrol_and_terror_lower_the_roll_by_one():
    """A Government unit on Patrol is -1, neutralized ones do not count; a Terror marker is -1."""
    watched = (
        board()
        .put("front-1", "II-2")
        .put("police-1 brigade-1", "II-2", "PTL")
        .put("algerian-1", "II-2", "OPS")
    )
    watched.put("police-2", "II-2", marks="N").mark("terror", "II-2")

    _, events = play(watched, "fln propaganda front-1", faces=[6])

    found = roll(events, "propaganda")
    assert found.mods == (Mod(-1, "terrorized", "A:11.5"), Mod(-2, "units-on-patrol", "A:9.21"))
    assert (found.total, found.row) == (3, "1")


@pytest.mark.parametrize(("face", "points"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_number_is_psp_for_the_fln(face: int, points: int):
    """The FLN splits as many PSP as the table says between its own PSL and the Government's."""
    state, _ = play(
        board().put("cadre-1", "II-2"), "fln propaganda cadre-1", f"fln lower {points}", faces=[face]
    )

    assert psl(state) == (50, 65 - points)


def test_the_number_is_doubled_in_urban_areas():
    """In a city every point counts twice."""
    state, _ = play(
        board().put("cadre-1", "ORAN"), "fln propaganda cadre-1; fln raise 3; fln lower 1", faces=[5]
    )

    assert psl(state) == (53, 64)


def test_the_unit_has_completed_its_operations():
    """Whatever comes of it, the unit ends in OC."""
    state, _ = play(board().put("cadre-1", "II-2"), "fln propaganda cadre-1; fln raise 1", faces=[3])

    assert stands(state, "cadre-1") == "II-2 OC"


def test_plus_eliminates_a_cadre():
    """On + the Cadre is lost; after the FLN's own points the Government splits 1 PSP for it."""
    state, _ = play(board().put("cadre-1", "II-2"), "fln propaganda cadre-1", faces=[1])
    assert stands(state, "cadre-1") == "DEAD"
    assert awaits(state) == ("distribute", "fln")

    state, _ = play(state, "fln lower 1")
    assert awaits(state) == ("distribute", "gov")

    state, _ = play(state, "gov lower 1")
    assert psl(state) == (49, 64)


def test_plus_turns_a_front_into_a_cadre():
    """On + a Front becomes a Cadre: at once the Government gains 2 and the FLN loses 1."""
    state, events = play(board().put("front-1", "II-2"), "fln propaganda front-1", faces=[1])

    assert counts(events, "gov_psl", "fln_psl") == [("gov_psl", 2), ("fln_psl", -1)]
    assert (stands(state, "front-1"), stands(state, "cadre-1")) == ("POOL", "II-2 OC")
    assert awaits(state) == ("distribute", "fln")


def test_the_good_side_effect_is_nothing_here():
    """On @ there is the number and no more."""
    state, events = play(
        board().put("cadre-1", "II-2").put("police-1", "II-2"),
        "fln propaganda cadre-1",
        "fln raise 2",
        faces=[6],
    )

    assert roll(events, "propaganda").row == "2"
    state, events = play(board().put("cadre-1", "II-2"), "fln propaganda cadre-1; fln raise 3", faces=[6])
    assert roll(events, "propaganda").row == "3@"
    assert (psl(state), stands(state, "cadre-1")) == ((53, 65), "II-2 OC")


def test_the_government_may_react():
    """An active mobile unit in the area lets the Government react once the points are assigned."""
    state, _ = play(
        board().put("cadre-1", "II-2").put("brigade-1", "II-2"),
        "fln propaganda cadre-1; fln raise 1",
        faces=[3],
    )

    assert awaits(state) == ("react", "gov")


def test_nobody_is_left_to_react_to_after_an_eliminated_cadre():
    """Without a surviving unit there is no reaction."""
    state, _ = play(
        board().put("cadre-1", "II-2").put("brigade-1", "II-2"),
        "fln propaganda cadre-1; fln raise 1",
        "gov raise 1",
        faces=[1],
    )

    assert awaits(state) == ("operations", "fln")
