"""The guided line is walked by itself, and a journal is replayed to the same place."""

import json
from collections import deque

import pytest

from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.journal import WrongJournal
from algeria_lab.scenarios.guide.walks import walking
from algeria_lab.scenarios.guide.walks.autopilot import keys_along, walk
from tests.scenarios.guide.played import LOOK, ORDER, WAIT, scenario

COUNT = {"id": "count", "kind": "number", "ask": "Turn?", "answer": {"engine": "turn"}}
PICK = {
    "id": "pick",
    "kind": "choice",
    "ask": "Which?",
    "options": [{"id": "a", "text": "A"}, {"id": "b", "text": "B"}],
    "answer": "a",
    "misconceptions": {"b": "No."},
}
ASK = {
    "id": "asks",
    "text": "Answer.",
    "ask": ["count", "pick"],
    "branches": [{"when": 'answer("pick") == "b"', "to": "again"}],
}
AGAIN = {"id": "again", "text": "Again.", "next": "debrief"}


def branching(**more: object):
    return scenario(
        LOOK, ORDER, ASK, LOOK | {"id": "last", "next": "debrief"}, AGAIN, quiz=[COUNT, PICK], **more
    )


def test_the_guided_line_is_walked_and_then_each_branch():
    found = walk(branching())
    assert [(stop.step.id, stop.is_assumed, stop.leads) for stop in found.stops] == [
        ("look", False, "order"),
        ("order", False, "asks"),
        ("asks", False, "last"),
        ("last", False, "debrief"),
        ("again", True, "debrief"),
    ]
    assert found.ending.status == "debrief"


def test_a_stop_tells_what_was_played_and_which_dice_fell():
    order = walk(scenario(LOOK, ORDER)).stop("order")
    assert (order.decisions, order.faces[:3], order.is_met) == (("gov resettle II-2",), (3, 4, 5), True)
    assert order.before != order.after


def test_a_goal_is_found_by_a_player():
    wait = walk(scenario()).stop("wait")
    assert wait.is_met
    assert wait.after.turn == 3


def test_a_line_that_is_refused_ends_the_walk():
    found = walk(scenario(ORDER | {"play": "gov resettle ALGIERS"}, WAIT))
    assert [(stop.step.id, stop.stuck.problem) for stop in found.stops] == [("order", "line")]


def test_keys_are_computed_where_they_are_asked():
    keys = keys_along(branching())
    assert (keys["count"].amount, keys["pick"].ids) == (2, ("a",))


def test_a_line_is_walked_once_for_all_readings_of_a_scenario_and_again_for_another(
    monkeypatch: pytest.MonkeyPatch,
):
    """A teacher opens thirty receipts of one lesson."""
    walks: list[object] = []
    walked = walking.walked
    monkeypatch.setattr(walking, "walked", lambda guide: walks.append(guide) or walked(guide))
    monkeypatch.setattr(walking, "_FOUND", deque(maxlen=2))
    later = branching().model_copy(update={"start": branching().start.model_copy(update={"turn": 4})})

    assert Guide(branching()).known_keys() == keys_along(branching())
    assert len(walks) == 1
    assert keys_along(later)["count"].amount == 4
    assert keys_along(branching())["count"].amount == 2
    assert len(walks) == 2


def test_answers_are_graded_kept_and_lead_on():
    guide = Guide(branching())
    guide.go_on()
    guide.play("gov resettle II-2")
    guide.go_on()
    assert (guide.status, guide.open_questions) == ("ask", ["count", "pick"])
    guide.skip("count")
    verdict = guide.answer("pick", "b")
    assert (verdict.outcome, verdict.says.plain) == ("wrong", "No.")
    guide.undo()
    assert (guide.step.id, len(guide.answers.tries["pick"])) == ("order", 1)
    guide.play("gov resettle II-2")
    guide.go_on()
    assert guide.open_questions == ["pick"]
    assert guide.show_key("pick").ids == ("a",)
    assert guide.status == "done"
    assert guide.go_on().id == "again"


def test_a_jump_goes_to_the_beginning_of_a_step():
    guide = Guide(branching())
    guide.jump("again")
    assert (guide.step.id, guide.status) == ("again", "read")


def test_a_step_that_was_worked_through_opens_where_it_was_left_and_one_that_was_not_at_its_beginning():
    guide = Guide(branching())
    guide.go_on()
    guide.play("gov resettle II-2")
    own = guide.table.game.ply
    guide.go_on()
    guide.answer("pick", "a")

    guide.jump("order", as_left=True)
    assert (guide.step.id, guide.status, guide.table.game.ply) == ("order", "done", own)
    assert guide.answers.tries["pick"], "answers stay"
    again = Guide.resume(branching(), json.loads(json.dumps(guide.journal.to_json(guide.scenario))))
    assert (again.step.id, again.status, again.table.game.state) == ("order", "done", guide.table.game.state)
    assert guide.go_on().id == "asks", "one goes on from there"
    guide.jump("look", as_left=True)
    assert (guide.step.id, guide.status, guide.table.game.ply) == ("look", "read", 0)

    other = Guide(branching())
    other.jump("asks")
    other.jump("order", as_left=True)
    assert (other.step.id, other.status) == ("order", "play"), "nobody has worked that one through"


def played() -> Guide:
    guide = Guide(branching())
    guide.go_on()
    guide.hint()
    with pytest.raises(ValueError, match="not part of step order"):
        guide.play("gov civil_affairs II-2")
    guide.play("gov resettle II-2")
    guide.undo()
    guide.leave()
    guide.play("gov pass")
    guide.come_back()
    guide.play("gov resettle II-2")
    guide.go_on()
    guide.answer("count", "3")
    guide.answer("count", "2")
    guide.skip("pick")
    guide.debrief()
    return guide


def test_a_journal_leads_to_the_same_place():
    guide = played()
    journal = json.loads(json.dumps(guide.journal.to_json(guide.scenario)))
    twin = Guide.resume(branching(), journal)
    assert twin.journal.inputs == guide.journal.inputs
    assert twin.table.game.state == guide.table.game.state
    assert (twin.status, twin.answers, twin.stages[1].wrong) == (
        guide.status,
        guide.answers,
        guide.stages[1].wrong,
    )
    assert [one["do"] for one in journal["inputs"]].count("back") == 1


def test_a_free_line_is_found_again():
    guide = Guide(scenario())
    guide.leave()
    guide.play("gov pass")
    twin = Guide.resume(scenario(), guide.journal.to_json(guide.scenario))
    assert (twin.status, twin.table.game.state) == ("free", guide.table.game.state)
    twin.come_back()
    assert twin.status == "read"


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"scenario": "other"},
        {"inputs": [{"do": "play", "line": "gov pass", "at": -1, "min": 0}]},
        {"inputs": [{"do": "eval", "min": 0}]},
        {"inputs": [{"do": "on", "min": 0}, {"do": "on", "min": 0}]},
        {"inputs": [{"do": "play", "line": "gov pass", "at": 3, "min": 0}]},
        {"inputs": [{"do": "jump", "step": "x" * 9000, "min": 0}]},
    ],
)
def test_a_journal_that_does_not_hold_is_refused(change):
    journal = Guide(scenario()).journal.to_json(scenario())
    with pytest.raises(WrongJournal):
        Guide.resume(scenario(), journal | change)
