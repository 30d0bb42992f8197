"""A decision among two or three orders: only these are possible, each is answered in its own words."""

from typing import Any

import pytest

from algeria_lab.scenarios.from_text import inspect_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.guide.walks.dry_run import dry_run
from algeria_lab.scenarios.receipts import receipt_of, verify
from tests.scenarios.guide.played import LOOK, scenario

ORDERS = [
    {"order": "gov border activate; done", "say": "Guarded."},
    {"order": "gov border improve; done", "say": "Higher.", "to": "wait"},
    {"order": "gov done", "say": "Nothing."},
]
START = {"scenario": 1958, "phase": "reinforcement"}
DECIDE = {"id": "decide", "text": "Decide.", "choose": ORDERS}
LOOK_ON = {"id": "look-on", "text": "Look on.", "watch": 1}
WAIT = {"id": "wait", "text": "Read on."}


def deciding(*steps: dict[str, Any], **more: Any) -> Guide:
    found = scenario(*(steps or (DECIDE, LOOK_ON, WAIT)), start=START, **more)
    return Guide(found, keys={})


def said(guide: Guide) -> list[tuple[str, str | None]]:
    return [(message.about, message.text.plain) for message in guide.messages]


@pytest.mark.parametrize(("place", "answer"), [(0, "Guarded."), (1, "Higher."), (2, "Nothing.")])
def test_whichever_is_played_to_its_end_is_answered_in_its_own_words(place: int, answer: str):
    guide = deciding()

    guide.play(ORDERS[place]["order"])

    assert (guide.status, guide.stages[0].chosen) == ("done", place)
    assert said(guide) == [("chosen", answer)]


def test_nothing_else_is_possible_and_what_was_begun_shuts_the_others_out():
    guide = deciding()

    with pytest.raises(OffTheStep) as refused:
        guide.play("gov buy air")
    assert refused.value.allowed == tuple(one["order"] for one in ORDERS)

    guide.play("gov border activate")
    assert (guide.status, guide.stages[0].chosen) == ("play", None), "begun is not chosen"
    with pytest.raises(OffTheStep) as refused:
        guide.play("gov border improve")
    assert refused.value.allowed == ("gov border activate; done",)


def test_the_board_shows_the_beginnings_of_the_orders_alone():
    guide = deciding()
    game, limit = guide.table.game, guide.table.limit
    assert limit is not None

    shown = {str(action) for action in game.legal() if limit.shows(game.state, action)}

    assert shown == {"gov border activate", "gov border improve", "gov done"}


def test_an_undo_lets_choose_another_one_and_the_first_answer_is_forgotten():
    guide = deciding()
    guide.play("gov border activate; done")

    guide.undo()
    guide.undo()
    assert (guide.status, guide.stages[0].chosen) == ("play", None)
    guide.play("gov border improve; done")

    assert guide.stages[0].chosen == 1
    assert said(guide) == [("chosen", "Higher.")]


def test_an_order_leads_to_the_step_that_it_names():
    guide, other = deciding(), deciding()

    guide.play("gov border improve; done")
    other.play("gov done")

    assert guide.go_on() is guide.scenario.step("wait")
    assert other.go_on() is other.scenario.step("look-on")


@pytest.mark.parametrize("order", [one["order"] for one in ORDERS])
def test_a_receipt_of_each_order_holds(order: str):
    guide = deciding()
    guide.play(order)
    guide.go_on()

    found = verify(receipt_of(guide, "A"), guide.scenario)
    again = Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario), keys={})

    assert found.holds, found.why
    assert again.stages[0].chosen == guide.stages[0].chosen
    assert again.step is guide.step


def test_somebody_else_plays_the_first_order_and_a_walk_tries_all():
    found = walk(scenario(DECIDE, LOOK_ON, WAIT, start=START))

    assert [(stop.step.id, stop.chosen) for stop in found.line] == [
        ("decide", 0),
        ("look-on", None),
        ("wait", None),
    ]
    others = [(stop.step.id, stop.chosen) for stop in found.choices]
    assert others == [
        *[("decide", 1), ("wait", None)],
        *[("decide", 2), ("look-on", None), ("wait", None)],
    ]


def test_dry_runs_take_the_orders_in_turn():
    runs = dry_run(scenario({**DECIDE, "choose": ORDERS[:2]}, WAIT, start=START), 2)

    assert runs.holds
    assert runs.decisions == [2, 2]


FAULTY = """
format: algeria-scenario/1
id: decide
title: {{en: "Decide", fr: "Décider"}}
authors: [A. Teacher]
sources: [rocard2003]
start: {{scenario: 1958, phase: reinforcement}}
steps:
  - id: decide
    text: {{en: "Decide.", fr: "Décidez."}}
    choose:
      - {{order: gov done, say: {{en: "Nothing.", fr: "Rien."}}}}
      - {{order: "{order}", say: {{en: "That.", fr: "Cela."}}{more}}}
"""


@pytest.mark.parametrize(
    ("order", "more", "found"),
    [
        ("gov border activate; done", "", []),
        ("gov border activate; done", ", to: nowhere", ["step-unknown"]),
        ("gov borders", "", ["verb-unknown"]),
        ("gov done; deploy algerian-1", "", ["choices-same"]),
        ("gov border activat; done", "", ["dry-line"]),
    ],
)
def test_an_order_that_cannot_be_chosen_is_a_fault_at_its_place(order: str, more: str, found: list[str]):
    faults = inspect_scenario(FAULTY.format(order=order, more=more)).faults

    assert [fault.problem for fault in faults] == found
    assert [fault.line for fault in faults] == [13] * len(found)


def test_an_order_that_its_like_would_play_too_is_found_as_it_is_played():
    text = FAULTY.format(order="gov activate elite-5; done", more="")
    alike = text.replace("order: gov done,", 'order: "gov activate elite-4; done",')

    assert [fault.problem for fault in inspect_scenario(alike).faults] == ["choices-same"]
    assert inspect_scenario(text).faults == ()


@pytest.mark.parametrize("key", ["goal: turn > 3", "watch: 2", "play: gov done", "by: mixed"])
def test_a_step_that_lets_choose_plays_nothing_else(key: str):
    text = FAULTY.format(order="gov border activate; done", more="")
    faults = inspect_scenario(text.replace("    choose:", f"    {key}\n    choose:")).faults

    assert "choices-plays" in {fault.problem for fault in faults}


def test_a_single_order_is_no_choice():
    text = FAULTY.format(order="gov border activate; done", more="")
    one = "".join(line for line in text.splitlines(keepends=True) if "Nothing." not in line)

    assert [fault.code for fault in inspect_scenario(one).faults] == ["E208"]


def test_looking_at_a_step_asks_nothing_of_its_orders():
    assert deciding(LOOK).stages[0].chosen is None
