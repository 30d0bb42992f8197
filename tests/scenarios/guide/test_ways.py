"""Watching, branches of the whole scenario, questions at the end, reasons that hang on conditions, redo."""

import pytest

from algeria_lab.scenarios.guide.guide import Guide, OffTheStep
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.guide.walks.pilot import play_step
from tests.scenarios.guide.played import LOOK, ORDER, scenario

WATCH = {"id": "watch", "text": "Look on.", "watch": {"turns": 1, "gov": "civil"}}
PICK = {
    "id": "pick",
    "kind": "choice",
    "ask": "Which?",
    "options": [{"id": "a", "text": "A"}, {"id": "b", "text": "B"}],
    "answer": "a",
}


def test_computers_play_for_both_while_one_looks_on():
    guide = Guide(scenario(WATCH, LOOK))
    assert guide.status == "watch"
    with pytest.raises(OffTheStep):
        guide.play("gov pass")
    guide.watch()
    game = guide.table.game
    assert (guide.status, game.state.turn, game.players["gov"]) == ("done", 3, ("civil",))
    twin = Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario))
    assert twin.table.game.state == game.state
    assert guide.table.reasons


def test_what_was_watched_is_taken_back_as_one_and_can_be_watched_again():
    guide = Guide(scenario(LOOK, WATCH, LOOK | {"id": "end"}))
    guide.go_on()
    guide.watch()
    game = guide.table.game
    watched = game.state
    guide.leave()
    free = guide.table
    free.undo()
    assert free.game.ply == 0
    free.redo()
    assert (free.game.state, free.can_redo()) == (watched, False)
    guide.come_back()

    guide.undo()
    assert (game.ply, guide.status, guide.step and guide.step.id) == (0, "watch", "watch")
    twin = Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario))
    assert (twin.table.game.ply, twin.status) == (0, "watch")
    guide.watch()
    assert (game.state, guide.status) == (watched, "done")


def test_what_a_computer_plays_for_a_person_later_is_no_part_of_what_was_watched():
    guide = Guide(scenario(WATCH, LOOK))
    guide.watch()
    guide.leave()
    table = guide.table
    table.play(table.game.legal()[0])
    table.let_computers_act()
    own = table.game.ply
    table.game.play(table.game.legal()[0], by="civil")

    table.undo()
    assert table.game.ply == own
    table.undo()
    before = table.game.ply
    table.redo()
    assert (before < own, table.game.ply) == (True, own)


def test_an_event_in_a_watched_stretch_begins_a_chapter_and_the_stretch_goes_on():
    guide = Guide(scenario(WATCH, events=[{"turn": 3, "change": {"fln_psl": 33}, "say": "."}]))
    guide.watch()
    assert (guide.status, guide.table.game.state.fln_psl, len(guide.tables)) == ("done", 33, 2)


def test_a_branch_of_the_whole_scenario_leads_away_from_any_step():
    long = {"id": "long", "text": "Go on.", "goal": "turn >= 9"}
    end = {"id": "end", "text": "It is over.", "next": "debrief"}
    guide = Guide(scenario(long, LOOK, end, branches=[{"when": "count(resettled) >= 1", "to": "end"}]))
    guide.table.game.dice.give([3, 4, 5])
    guide.play("gov resettle II-2")
    assert guide.status == "done"
    assert guide.go_on().id == "end"
    assert guide.go_on() is None


def test_questions_that_no_step_asks_come_at_the_end():
    guide = Guide(scenario(LOOK, quiz=[PICK]))
    guide.go_on()
    assert (guide.status, guide.open_questions) == ("debrief", ["pick"])
    assert guide.answer("pick", "a").outcome == "right"
    assert guide.open_questions == []


def test_a_reason_may_hang_on_a_condition_and_stand_for_every_other_pick():
    wrong = [{"when": "turn >= 9", "say": "Late."}, {"when": "turn >= 2", "say": "Any other."}]
    guide = Guide(scenario(ORDER | {"on_wrong": wrong}))
    with pytest.raises(OffTheStep) as caught:
        guide.play("gov pass")
    assert caught.value.reason.plain == "Any other."


def test_what_was_taken_back_is_done_again_inside_its_step():
    guide = Guide(scenario(ORDER, LOOK))
    guide.play("gov resettle II-2")
    before = guide.table.game.state
    guide.undo()
    assert guide.status == "play"
    guide.table.redo()
    assert (guide.status, guide.table.game.state) == ("done", before)


def test_a_step_that_was_played_for_somebody_is_noted_and_no_wrong_pick():
    allow = {"id": "allow", "text": "Act.", "allow": ["resettle"], "by": "random"}
    guide = Guide(scenario(allow))
    play_step(guide)
    assert guide.status == "done"
    assert guide.stage.wrong == []
    assert [one["do"] for one in guide.journal.inputs] == ["show", "play"]
    twin = Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario))
    assert twin.table.game.state == guide.table.game.state


def test_a_walk_tells_of_events_that_never_came():
    found = walk(scenario(LOOK, events=[{"id": "never", "turn": 9, "say": "."}]))
    assert [event.id for event in found.waiting] == ["never"]
