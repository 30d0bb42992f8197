"""Guided play: steps limit what is possible, hear every move, and are left and found again exactly."""

import pytest

from algeria_lab.core.refusals import CannotUndo
from algeria_lab.scenarios.guide.guide import Guide, NotNow, OffTheStep
from tests.scenarios.guide.played import LOOK, ORDER, WAIT, scenario


def at_order(**more: object) -> Guide:
    guide = Guide(scenario(**more))
    guide.go_on()
    return guide


def test_steps_follow_one_another():
    guide = Guide(scenario())
    assert (guide.status, guide.number, guide.minutes_left) == ("read", 1, 6.0)
    guide.go_on()
    assert guide.status == "play"
    guide.play("gov resettle II-2")
    assert (guide.status, guide.messages[-1].about) == ("done", "done")
    guide.go_on()
    assert (guide.status, guide.number) == ("play", 3)


def test_the_minutes_of_the_whole_are_those_of_its_steps_where_none_tells_its_own():
    told = scenario(minutes=30)
    assert Guide(told).minutes_left == 30
    guide = Guide(told)
    guide.go_on()
    assert guide.minutes_left == 20


def test_a_step_that_is_not_done_is_not_left():
    with pytest.raises(NotNow) as caught:
        at_order().go_on()
    assert caught.value.problem == "done"


def test_teaching_dice_are_announced_and_fall():
    guide = at_order()
    (message,) = guide.messages
    assert (message.about, message.throws[0].faces) == ("dice", [3, 4, 5])
    guide.play("gov resettle II-2")
    assert guide.table.game.history[1].faces == (3, 4, 5)


def test_undo_meets_the_teaching_dice_of_its_step_again():
    guide = at_order()
    guide.play("gov resettle II-2")
    once = guide.table.game.state_at(1)
    guide.undo()
    assert guide.dice_left == 3
    guide.play("gov resettle II-2")
    assert guide.table.game.state_at(1) == once


def test_a_wrong_pick_is_answered_by_its_author_and_counted():
    guide = at_order()
    with pytest.raises(OffTheStep) as caught:
        guide.play("gov civil_affairs II-2")
    assert caught.value.reason.plain == "Not that way."
    assert [(message.about, message.text.plain) for message in guide.messages] == [("wrong", "Not that way.")]
    assert guide.stage.wrong == ["gov civil_affairs II-2"]
    assert guide.table.game.ply == 0


def test_the_limit_holds_for_each_part_of_a_line():
    guide = Guide(
        scenario({"id": "one", "text": "Activate.", "play": "gov activate division-5"}, start="1956-like")
    )
    ply = guide.table.game.ply
    with pytest.raises(OffTheStep):
        guide.play("gov activate division-5; activate division-4")
    assert guide.table.game.ply == ply


def test_only_the_own_line_and_answered_picks_are_shown():
    guide = at_order()
    shown = [
        str(one) for one in guide.table.game.legal() if guide.table.limit.shows(guide.table.game.state, one)
    ]
    assert "gov resettle II-2" in shown
    assert "gov resettle III-1" not in shown
    assert any(one.startswith("gov civil_affairs") for one in shown)


def test_a_move_from_elsewhere_counts_inside_the_step():
    guide = at_order()
    guide.table.game.play("gov resettle II-2")
    assert guide.status == "done"


def test_a_move_from_elsewhere_outside_the_step_leaves_the_line_and_the_guide_leads_back():
    guide = at_order()
    game = guide.table.game
    before = game.state
    game.play("gov civil_affairs IV-1")
    assert (guide.status, guide.way.has_left, guide.messages[-1].about) == ("free", True, "left")
    guide.come_back()
    assert (guide.status, guide.way.has_left, game.state) == ("play", False, before)


def test_undo_beyond_the_beginning_of_a_step_returns_to_the_step_before():
    guide = at_order()
    guide.play("gov resettle II-2")
    guide.go_on()
    assert guide.step.id == "wait"
    guide.undo()
    assert (guide.step.id, guide.status) == ("order", "play")


def test_leaving_and_coming_back_restores_position_dice_and_undo():
    guide = at_order()
    rails = guide.table
    before, left = rails.game.state, guide.dice_left
    guide.leave()
    assert guide.status == "free"
    guide.play("gov pass")
    guide.come_back()
    assert (guide.table, rails.game.state, guide.dice_left, guide.status) == (rails, before, left, "play")
    with pytest.raises(CannotUndo):
        guide.undo()


def test_the_debrief_is_reached_from_anywhere_and_leads_back():
    guide = at_order()
    guide.debrief()
    assert (guide.status, guide.step) == ("debrief", None)
    guide.come_back()
    assert (guide.status, guide.step.id) == ("play", "order")


def test_play_on_freely_after_the_end():
    guide = Guide(scenario(LOOK))
    guide.go_on()
    assert guide.status == "debrief"
    guide.leave()
    guide.play("gov pass")
    guide.come_back()
    assert guide.status == "debrief"


def test_nothing_is_played_on_the_line_where_a_step_is_read():
    with pytest.raises(OffTheStep):
        Guide(scenario()).play("gov pass")


def test_hints_come_in_order():
    guide = at_order()
    assert [guide.hint().plain, guide.hint().plain, guide.hint()] == ["One.", "Two.", None]


def test_an_allowed_action_may_be_finished():
    """What an allowed action asks for, such as the target of a Suppression, is part of it."""
    allow = {"id": "allow", "text": "Act.", "allow": ["intelligence", "civil_affairs"]}
    guide = Guide(scenario(allow))
    with pytest.raises(OffTheStep):
        guide.play("gov resettle II-2")
    guide.play("gov civil_affairs IV-1")
    assert guide.status == "done"


def test_goals_count_once_and_not_what_is_taken_back():
    guide = at_order(goals=[{"id": "moved", "when": "count(resettled) >= 1", "say": "Moved.", "points": 2}])
    guide.play("gov resettle II-2")
    assert (guide.points, [goal.id for goal in guide.goals]) == (2, ["moved"])
    guide.undo()
    assert guide.points == 0


def test_branches_lead_to_steps_and_files():
    ways = [{"when": "false", "to": "order"}, {"when": "turn >= 2", "to": "other.yaml"}]
    guide = Guide(scenario(LOOK | {"branches": ways}, ORDER))
    guide.go_on()
    assert (guide.status, guide.next_file, guide.messages[-1].name) == ("debrief", "other.yaml", "other.yaml")


def test_two_persons_play_without_a_computer():
    guide = Guide(scenario({"id": "free", "text": "Play.", "goal": "turn >= 3"}, opponent="person"))
    assert guide.table.seats == {"fln": None, "gov": None}


def test_alike_units_are_the_same_line_and_later_lines_follow():
    """Two brigades in one place are one and the same to a step; a later line means the one that was taken."""
    steps = (
        {"id": "ready", "text": "Activate.", "play": "gov activate brigade-1; done"},
        {"id": "send", "text": "Send.", "play": "gov deploy brigade-1; to IV-1; done"},
    )
    places = {"place": {"brigade-1": "V-4", "brigade-2": "V-4"}}
    guide = Guide(scenario(*steps, start="1956-like", set_up=places))
    guide.play("gov activate brigade-2; done")
    guide.go_on()
    guide.play("gov deploy brigade-2; to IV-1; done")
    assert guide.status == "done"


def test_a_condition_without_a_value_is_not_true():
    branch = {"when": 'chance("fln raid V-4", gov.psl > 0) > 0 or turn / 0 > 1', "to": "debrief"}
    guide = Guide(scenario({**ORDER, "branches": [branch]}, WAIT))
    guide.play("gov resettle II-2")
    guide.go_on()
    assert guide.step.id == "wait"


def test_conditions_are_read_from_what_the_learner_has_seen():
    step = {"id": "wait", "text": "Go on.", "goal": "turn >= 9", "allow": ["keep"]}
    duel = {"game": "insurgent", "start": "duel", "side": "gov", "opponent": "person", "dice": 8}
    guide = Guide(scenario(step, **duel))
    for line in ("fln keep", "gov keep", "fln play FLN-20 military down"):
        guide.table.game.play(line)
    moment = guide.moment()
    assert "fln play ? military down" in [getattr(event, "action", "") for event in moment.events]
    assert not [event for event in moment.events if "FLN-20" in str(getattr(event, "pieces", ""))]
