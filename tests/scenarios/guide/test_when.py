"""A condition of an answer is read in the position in which the pick is made: typed, clicked, or heard of."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.scenarios.guide.guide import Guide, OffTheStep
from tests.scenarios.guide.played import scenario

ONCE: dict[str, Any] = {
    "id": "once",
    "text": "One order is enough.",
    "allow": ["resettle", "civil_affairs"],
    "goal": "turn >= 3",
    "on_wrong": [{"pick": "resettle", "when": 'played("gov resettle")', "say": "Once is enough."}],
}
LINES = ["gov resettle II-2", "gov resettle III-1"]


def test_the_pick_that_makes_a_condition_true_is_no_wrong_one():
    guide = Guide(scenario(ONCE))
    guide.play(LINES[0])
    assert guide.status == "play"


def test_what_is_played_elsewhere_is_judged_where_it_was_played():
    guide = Guide(scenario(ONCE))
    guide.table.game.play(LINES[0])
    guide.table.let_computers_act()
    assert not guide.way.has_left


def test_the_next_pick_is_answered_by_its_author_and_nobody_is_led_out():
    guide = Guide(scenario(ONCE))
    guide.play(LINES[0])
    with pytest.raises(OffTheStep) as caught:
        guide.play(next(one for one in guide.table.game.legal() if one.verb == "resettle"))
    assert caught.value.reason.plain == "Once is enough."
    assert guide.status == "play"


def test_of_a_line_each_part_is_read_after_the_parts_before_it():
    row = {"pick": "activate", "when": 'played("gov activate division-5")', "say": "One will do."}
    step = {**ONCE, "allow": ["activate"], "on_wrong": [row]}
    guide = Guide(scenario(step, start="1956-like"))
    ply = guide.table.game.ply
    with pytest.raises(OffTheStep) as caught:
        guide.play("gov activate division-5; activate division-4")
    assert (caught.value.reason.plain, guide.table.game.ply) == ("One will do.", ply)
    guide.play("gov activate division-5")
    assert guide.status == "play"


def test_what_a_condition_says_of_a_position_comes_before_the_authors_line():
    row = {"pick": "activate", "when": "change(gov.psl) <= -1", "say": "That was the budget."}
    step = {**ONCE, "play": "gov activate division-5", "allow": ["activate"], "on_wrong": [row]}
    guide = Guide(scenario(step, start="1956-like"))
    guide.play("gov activate division-4")
    with pytest.raises(OffTheStep):
        guide.play("gov activate division-5")
