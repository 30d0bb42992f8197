"""What happens by the author's will: once, announced, and not beyond a new chapter."""

import pytest

from algeria_lab.scenarios.forced import faces_of, random_events
from algeria_lab.scenarios.guide.guide import Guide, NotNow
from tests.scenarios.guide.played import ORDER, WAIT, scenario


def played(*events: dict, **more: object) -> Guide:
    guide = Guide(scenario(ORDER, WAIT, events=list(events), **more))
    guide.play("gov resettle II-2")
    return guide


def told(guide: Guide) -> list[tuple[str, str]]:
    return [(one.about, one.name) for one in guide.told if one.about == "event"]


def test_a_message_comes_once_and_again_after_an_undo():
    guide = played({"id": "news", "when": "count(resettled) >= 1", "say": "News."})
    assert told(guide) == [("event", "news")]
    guide.undo()
    guide.play("gov resettle II-2")
    assert told(guide) == [("event", "news")] * 2


def test_a_change_begins_a_chapter_that_undo_does_not_go_back_beyond():
    guide = played(
        {"id": "vote", "when": "count(resettled) >= 1", "say": "A vote.", "change": {"fln_psl": 20}}
    )
    assert (len(guide.tables), guide.table.game.state.fln_psl, guide.table.game.ply) == (2, 20, 0)
    assert guide.status == "done"
    with pytest.raises(NotNow) as caught:
        guide.undo()
    assert caught.value.problem == "undo"
    guide.go_on()
    guide.play("gov pass")
    guide.undo()
    assert guide.step.id == "wait"


def test_a_chapter_shows_its_own_table_and_replays():
    seen = []
    guide = Guide(scenario(ORDER, events=[{"when": "count(resettled) >= 1", "change": {"fln_psl": 20}}]))
    guide.audience.on_seat(seen.append)
    guide.play("gov resettle II-2")
    assert seen == [guide.table]
    twin = Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario))
    assert twin.table.game.state == guide.table.game.state
    assert twin.table.game.dice.mark() == guide.table.game.dice.mark()


def test_each_random_event_has_dice_that_bring_it():
    assert {"none", "un-debate", "suez", "sartre"} <= set(random_events())
    assert faces_of("un-debate") == (4, 3)


@pytest.mark.parametrize("when", [{"turn": 3}, {"when": "turn >= 2"}])
def test_a_random_event_is_forced_and_announced(when: dict):
    guide = Guide(scenario(WAIT, events=[{"id": "amnesty", "force": "amnesty", **when}]))
    while guide.status == "play":
        guide.play("gov auto_pass" if guide.table.game.state.phase == "operations" else "gov done")
    rolled = [event for event in guide.table.game.events if getattr(event, "what", "") == "event"]
    assert [tuple(event.faces) for event in rolled] == [faces_of("amnesty")]
    (message,) = [one for one in guide.told if one.about == "event"]
    assert (message.throws[0].faces, message.throws[0].label.plain) == ([6, 3], "amnesty")


def test_the_script_of_the_opponent_goes_on_in_another_chapter():
    """One pass of the FLN was scripted, and it was played before the board changed."""
    script = {"player": "mixed", "script": ["fln pass"]}
    guide = Guide(
        scenario(
            ORDER,
            WAIT,
            opponent=script,
            events=[{"turn": 2, "when": "count(resettled) >= 1", "change": {"fln_psl": 40}}],
        )
    )
    guide.play("gov resettle II-2")
    assert len(guide.tables) == 2
    guide.go_on()
    while guide.status == "play":
        guide.play("gov pass" if guide.table.game.state.phase == "operations" else "gov done")
    reasons = [
        one.question for table in guide.tables for choice in table.reasons.values() for one in choice.because
    ]
    assert reasons.count("judgement-scripted") == 1
