"""What moves on the map: brief, true, and never too much."""

from functools import cache
from itertools import pairwise

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import by_kind
from algeria_lab.algeria.state import State
from algeria_lab.core.history import Entry
from algeria_lab.views.algeria.board.motion import MOST, motions
from tests.views.algeria.sessions import pick, session_of


@cache
def history(scenario: str = "1958") -> tuple[Entry[State], ...]:
    return session_of("mixed", "mixed", scenario=scenario, seed=7).game.history


def test_nothing_moves_without_an_action():
    assert motions(history()[:1]) == []


def test_a_unit_that_moves_goes_from_one_place_to_another():
    entries = history()
    moves = [
        (before, entry)
        for before, entry in pairwise(entries)
        if str(entry.action).startswith("fln to ") and entry.action.args[0] in PLACES
    ]
    before, entry = moves[0]
    (motion, *_) = motions([before, entry])

    assert motion["kind"] == "move"
    assert motion["from"] in PLACES
    assert motion["to"] in (entry.action.args[0], "")


def test_motion_agrees_with_the_positions_before_and_after():
    """What came to a place less what left it is the difference of the units there."""
    entries = history()
    for before, entry in pairwise(entries[2:200]):
        found = motions([before, entry])
        if len(found) == MOST:
            continue
        for place in PLACES:
            change: dict[str, int] = {}
            for motion in found:
                if motion["kind"] == "move":
                    ways = (motion["to"] == place) - (motion["from"] == place)
                    change[motion["piece"]] = change.get(motion["piece"], 0) + ways * motion["count"]
            old, new = by_kind(before.state.at[place]), by_kind(entry.state.at[place])
            differs = {kind: new.get(kind, 0) - old.get(kind, 0) for kind in old.keys() | new.keys()}
            assert {k: v for k, v in change.items() if v} == {k: v for k, v in differs.items() if v}


def test_alike_pieces_go_together_and_there_is_an_end():
    session = session_of("mixed", "human", scenario="1958", seed=3)
    before = session.game.ply
    pick(session, "gov quick")
    found = motions(session.game.history[before : before + 2])

    assert 0 < len(found) <= MOST
    assert max(motion["count"] for motion in found) > 1


def test_of_too_much_the_newest_is_kept():
    entries = history()
    last = [motion for motion in motions(entries[-2:]) if motion["kind"] == "control"]
    whole = motions(entries)

    assert len(whole) <= MOST
    assert all(motion in whole for motion in last)


def test_fire_control_and_markers_are_shown_where_they_are():
    kinds = set()
    for before, entry in pairwise(history()):
        for motion in motions([before, entry]):
            kinds.add(motion.get("mark", motion["kind"]))
            assert motion.get("place", "V-4") in PLACES
    assert {"move", "fire", "control", "terror"} <= kinds
