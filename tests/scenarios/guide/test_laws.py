"""A guide made anew from its journal stands where the first one stands, whatever was done at any moment."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.journal import WrongJournal
from algeria_lab.scenarios.quiz.verdicts import Key
from algeria_lab.scenarios.receipts import receipt_of, verify
from tests.fuzz.guides import DEEDS, FILES, USUAL, Deeds, known, lead_one, shipped, trouble
from tests.scenarios.guide.played import LOOK, ORDER, WAIT, scenario

OPENED = ORDER | {"opening": ["gov civil_affairs II-2"], "dice": []}


def resumed(guide: Guide, keys: dict[str, Key] | None = None) -> Guide:
    journal = json.loads(json.dumps(guide.journal.to_json(guide.scenario)))
    return Guide.resume(guide.scenario, journal, keys=keys or {})


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.sampled_from(sorted(FILES)),
    st.lists(st.tuples(st.sampled_from(sorted(set(USUAL))), st.integers(0, 30)), max_size=25),
)
def test_whatever_is_done_a_reload_changes_nothing(file: str, script: Deeds):
    """State, step, status, results, answers and what can be undone; the receipt holds."""
    assert trouble(file, script) == ""


@pytest.mark.parametrize("file", FILES)
def test_readers_of_every_file_may_do_anything(file: str):
    """More: ``python -m tests.fuzz guides 100000``."""
    led = lead_one(file, 90)

    assert (led.tried, led.broken) == (90, [])


def test_every_deed_that_a_guide_knows_is_tried():
    assert set(DEEDS) == set(USUAL)


@pytest.mark.parametrize("file", FILES)
def test_what_is_played_after_a_jump_is_heard(file: str):
    """The line of each step that has one of its own ends it, and a reload keeps what was played."""
    lines = {step.id: step.play for step in shipped(file).steps if step.play}
    for step, line in lines.items():
        guide = Guide(shipped(file), keys=known(shipped(file).id))
        guide.jump(step)
        for name in guide.open_predictions:
            guide.skip(name)
        if guide.status != "play":
            continue  # this step begins with its line played
        for action in line:
            if guide.status == "play":
                guide.play(action)

        assert guide.status != "play", step
        assert guide.journal.inputs[-1]["do"] == "play", step
        twin = resumed(guide, known(shipped(file).id))
        assert (twin.status, twin.table.game.state) == (guide.status, guide.table.game.state), step


def test_a_play_that_begins_a_chapter_can_be_put_in_again():
    """An event that changes the board comes with the reader's own click."""
    event = {"when": "turn >= 2 and change(gov.psl) != 0", "change": {"gov_psl": 40}, "say": "Now."}
    guide = Guide(scenario(ORDER | {"dice": []}, WAIT, events=[event]))
    guide.play("gov resettle II-2")

    assert len(guide.chapters) == 2
    assert resumed(guide).table.game.state == guide.table.game.state
    assert verify(json.loads(json.dumps(receipt_of(guide))), guide.scenario).holds


def test_what_the_guide_has_opened_with_is_not_the_readers_to_take_back():
    guide = Guide(scenario(OPENED, WAIT))

    assert (guide.table.undo_obstacle(), guide.table.people_have_acted) == ("undo-nothing", False)


def test_what_the_guide_has_opened_with_is_not_done_again_without_its_step():
    then = OPENED | {"id": "then", "opening": ["gov civil_affairs ALGIERS"], "play": "gov pass"}
    guide = Guide(scenario(ORDER, then, WAIT))
    guide.play("gov resettle II-2")
    guide.go_on()
    guide.undo()
    guide.table.redo()

    assert (guide.step and guide.step.id, guide.status) == ("order", "done")
    assert not guide.table.can_redo()
    assert [one["do"] for one in guide.journal.inputs] == ["play", "on", "back", "play"]
    assert resumed(guide).table.game.state == guide.table.game.state


def test_a_redo_stops_at_the_end_of_its_step():
    guide = Guide(scenario(ORDER, LOOK, WAIT | {"goal": "turn >= 4", "by": "mixed"}))
    guide.play("gov resettle II-2")
    guide.go_on()
    guide.go_on()
    guide.play("gov pass")
    guide.undo()
    guide.undo()
    guide.table.redo()

    assert (guide.step and guide.step.id, guide.status) == ("order", "done")
    assert not guide.table.can_redo()


def test_a_step_that_cannot_be_opened_leaves_everything_as_it_was():
    refused = OPENED | {"id": "then", "opening": ["gov civil_affairs II-2", "gov resettle ALGIERS"]}
    guide = Guide(scenario(LOOK, refused))
    before = guide.table.game.state
    with pytest.raises(LabError):
        guide.go_on()

    assert (guide.step and guide.step.id, guide.status, guide.table.game.state) == ("look", "read", before)
    assert guide.journal.inputs == []
    assert resumed(guide).status == "read"


def test_a_play_by_nobody_known_is_no_journal():
    guide = Guide(scenario(ORDER))
    inputs = [{"do": "play", "line": "gov resettle II-2", "at": 0, "min": 0, "by": 3}]
    journal = guide.journal.to_json(guide.scenario) | {"inputs": inputs}
    with pytest.raises(WrongJournal, match="by"):
        Guide.resume(guide.scenario, journal)
