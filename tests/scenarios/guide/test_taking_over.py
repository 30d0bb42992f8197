"""A step that somebody has begun by themselves is played to its end for them, whatever they have picked."""

from contextlib import suppress
from random import Random

import pytest

from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.pilot import advance, drive
from algeria_lab.scenarios.guide.walks.taking_over import take_over
from tests.fuzz.guides import FILES, shipped

MOST_PICKS = 3
TRIES = 2  # of each step


def picked_on(guide: Guide, chance: Random) -> Guide:
    """Return a second guide with up to three picks more, of those that its table lets one make."""
    twin = guide.copy()
    for _ in range(chance.randint(1, MOST_PICKS)):
        twin.table.let_computers_act()
        offered = twin.table.offered()
        if twin.status != "play" or not offered:
            break
        with suppress(LabError):  # what the author has an answer to is offered, but not played
            twin.play(chance.choice(offered))
    return twin


@pytest.mark.parametrize("name", FILES)
def test_whoever_asks_halfway_has_the_step_played(name: str):
    chance, guide = Random(28), Guide(shipped(name), keys={})
    while guide.step:
        step, answers = guide.step.id, len(guide.answers.tries)
        for question in guide.open_predictions:
            guide.skip(question)
        for _ in range(TRIES if guide.status == "play" else 0):
            begun = picked_on(guide, chance)
            take_over(begun)
            assert begun.status in ("done", "ask"), (step, begun.status)
            assert len(begun.answers.tries) == answers
        drive(guide, lambda _: None)
        advance(guide)


def test_what_fits_the_line_stays_and_what_does_not_is_taken_back():
    guide = Guide(shipped("03-conditional-support"), keys={})
    while guide.step and guide.step.id != "leave":
        drive(guide, lambda _: None)
        advance(guide)
    guide.play("gov activate division-6; activate division-11; done")
    guide.table.let_computers_act()
    guide.play("gov deploy division-6")

    assert take_over(guide) == []
    assert guide.status == "done"
    assert guide.stage
    assert guide.stage.is_shown
    twin = Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario), keys={})
    assert twin.table.game.state == guide.table.game.state
    guide.undo()
    assert guide.status == "play"
    assert take_over(guide) == []
    assert guide.table.game.state == twin.table.game.state


def test_who_went_another_way_is_told_what_was_taken_back():
    guide = Guide(shipped("01-control-is-not-support"), keys={})
    while guide.step and guide.step.id != "half":
        drive(guide, lambda _: None)
        advance(guide)
    for name in guide.open_predictions:
        guide.skip(name)
    picks = ["gov activate division-8", "gov border activate"]
    for pick in picks:
        guide.play(pick)

    undone = [str(entry.action) for entry in take_over(guide)]

    assert undone == picks[-len(undone) :]
    assert (undone[-1:], guide.status) == (picks[1:], "done")
