"""Going back: another line begins at the exact moment of an earlier step; the one that was left is kept."""

import pytest

from algeria_lab.core.refusals import CannotUndo
from algeria_lab.core.words.voice import PLAIN
from algeria_lab.scenarios.guide.guide import Guide, NotNow
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.guide.walks.dry_run import dry_run
from algeria_lab.scenarios.receipts import receipt_of, verify
from tests.scenarios.guide.played import LOOK, ORDER, scenario

BACK = {"id": "back", "text": "Another way.", "back_to": "order", "goal": "turn >= 3", "by": "mixed"}
AGAIN = {"id": "again", "text": "The same.", "back_to": "order", "play": "gov resettle II-2"}


def gone_back(*steps: dict[str, object]) -> Guide:
    guide = Guide(scenario(LOOK, ORDER, *steps))
    guide.go_on()
    guide.play("gov resettle II-2")
    guide.go_on()
    return guide


def test_the_table_stands_where_the_earlier_step_began():
    guide = gone_back(BACK)
    assert guide.table.game.ply == guide.stages[1].ply
    assert guide.table.game.state == guide.stages[1].before
    assert [message.about for message in guide.messages] == ["back"]
    assert (guide.status, guide.messages[0].name) == ("play", "order")


def test_the_same_move_meets_the_same_dice():
    guide = gone_back(AGAIN)
    guide.play("gov resettle II-2")
    left = guide.course.rails.left["again"]
    assert guide.table.game.history[1].faces == left.game.history[1].faces == (3, 4, 5)
    assert guide.status == "done"


def test_the_line_that_was_left_is_kept_as_it_was():
    guide = gone_back(BACK)
    left = guide.course.rails.left["back"]
    assert (left.since, str(left.game.history[1].action)) == (0, "gov resettle II-2")
    played = left.game.ply
    guide.play("gov pass")
    assert left.game.ply == played


def test_nothing_before_the_new_line_is_taken_back():
    guide = gone_back(BACK)
    assert guide.begins_chapter
    with pytest.raises(NotNow):
        guide.undo()
    guide.play("gov pass")
    guide.undo()
    assert (guide.table.game.ply, guide.step.id) == (0, "back")


def test_a_moment_in_the_middle_of_a_game_is_not_gone_beyond():
    middle = LOOK | {"id": "middle", "play": "gov pass"}
    guide = Guide(scenario(ORDER, middle, BACK | {"back_to": "middle"}))
    for line in ("gov resettle II-2", "gov pass"):
        guide.play(line)
        guide.go_on()
    begun = guide.table.game.ply
    assert begun == guide.stages[1].ply > 0
    with pytest.raises(CannotUndo):
        guide.table.game.undo()
    guide.play("gov pass")
    guide.undo()
    assert (guide.table.game.ply, guide.step.id) == (begun, "back")


def test_results_are_told_once_though_two_lines_share_them():
    guide = gone_back(BACK)
    assert [since for _, since in guide.chapters] == [0, 0]
    assert [entry.action for entry in guide.entries_since(guide.stages[-1].spot)] == []


def test_a_journal_goes_back_alike():
    guide = gone_back(BACK)
    guide.play("gov pass")
    assert verify(receipt_of(guide), guide.scenario).holds
    again = Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario), PLAIN)
    assert again.table.game.state == guide.table.game.state
    assert list(again.course.rails.left) == ["back"]


def test_the_guided_walk_and_dry_runs_go_back():
    taken = scenario(LOOK, ORDER, BACK)
    stop = walk(taken).stop("back")
    assert stop.is_met
    assert stop.before == walk(taken).stop("order").before
    assert dry_run(taken, 2).holds


def test_a_step_that_was_left_out_is_not_gone_back_to_and_that_is_said():
    past = {**LOOK, "next": "back"}
    guide = Guide(scenario(past, ORDER, BACK))
    guide.go_on()

    assert [(message.about, message.name) for message in guide.messages] == [("stayed", "order")]
    assert guide.course.rails.left == {}


def test_what_is_done_is_kept_once_and_before_another_table_is_shown():
    guide, heard = Guide(scenario(LOOK)), list[str]()
    guide.audience.on_change(lambda: heard.append("told"))
    guide.audience.on_keep(lambda: heard.append("kept"))
    guide.audience.on_seat(lambda _table: heard.append("seated"))

    guide.leave()

    assert heard == ["kept", "seated", "told"]
