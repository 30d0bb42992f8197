"""A step that lets its reader spend something says how much is spent and left, while it is played."""

import pytest

from algeria_lab import guide
from tests.views.scenarios.panels import panel_of
from tests.views.scenarios.test_panel import pick

SCENARIO = """
format: algeria-scenario/1
id: purse
title: {en: A purse, fr: Une bourse}
lang: en
game: algeria
side: gov
start: {scenario: "1958"}
dice: 2
opponent: mixed
steps:
  - id: half
    text: {en: Spend five points at most., fr: Dépensez cinq points au plus.}
    play: "gov activate division-1; done"
    allow: [activate, done]
    spend: {value: 0 - change(gov.bill), of: 5, unit: {en: points, fr: points}}
    goal: phase != "reinforcement"
"""


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("en", "Spent: 0 of 5 points. Left: 5.", "Spent: 1.5 of 5 points. Left: 3.5."),
        ("fr", "Dépensé : 0 sur 5 points. Reste : 5.", "Dépensé : 1,5 sur 5 points. Reste : 3,5."),
    ],
)
def test_spent_and_left_are_counted_along(language: str, before: str, after: str):
    lesson = guide(SCENARIO, language=language)
    assert panel_of(lesson).scene["spent"].replace("\u00a0", " ").replace("\u202f", " ") == before
    pick(lesson, "gov activate division-1")
    pick(lesson, "gov activate elite-1")
    assert panel_of(lesson).scene["spent"].replace("\u00a0", " ").replace("\u202f", " ") == after
    pick(lesson, "gov done")
    assert panel_of(lesson).scene["spent"] == "", "once it is over nothing more is counted"
