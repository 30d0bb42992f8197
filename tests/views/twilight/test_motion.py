"""What moves on the map: true to the positions before and after, marks and control included."""

from collections import Counter
from itertools import pairwise

from algeria_lab.twilight.geography import EVERYWHERE, PLACES
from algeria_lab.views.play.drawn.motion import MOST
from algeria_lab.views.twilight.board.motion import motions
from algeria_lab.views.twilight.board.pieces import SHOWN
from algeria_lab.views.twilight.board.places import CONTROL, marks_at
from tests.views.twilight.campaigns import campaign, play_on


def test_motion_agrees_with_the_positions_before_and_after():
    """What came to a space less what left it is the difference of the pieces there; so with marks."""
    session = campaign(fln="chart")
    play_on(session, 60, pick=3)
    history = session.game.history
    kinds = Counter()
    for before, entry in pairwise(history):
        found = motions(before.state, entry.events, entry.state)
        kinds.update(one["kind"] for one in found)
        if len(found) == MOST:
            continue
        for space in EVERYWHERE:
            change: Counter[str] = Counter()
            for one in found:
                if one["kind"] == "move":
                    ways = (one["to"] == PLACES[space]) - (one["from"] == PLACES[space])
                    change[one["piece"]] += ways * one["count"]
            for kind, shown in SHOWN.items():
                change[shown.kind] -= entry.state.pieces[space][kind] - before.state.pieces[space][kind]
            assert not any(change.values())
            here = [one for one in found if one.get("place") == PLACES[space]]
            now = [CONTROL[entry.state.control(space)]]
            turned = entry.state.control(space) != before.state.control(space)
            assert [one["side"] for one in here if one["kind"] == "control"] == now * turned
            came = {one["mark"] for one in here if one["kind"] == "mark" and one["on"]}
            was, lies = (dict(marks_at(state, space)).keys() for state in (before.state, entry.state))
            assert came >= lies - was

    assert kinds["move"]
    assert kinds["control"]
    assert kinds["mark"]
