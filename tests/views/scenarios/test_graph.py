"""The steps of a scenario as a drawing and as text: everything is said, nothing is run, nothing overlaps."""

import re
from xml.etree import ElementTree as ET

import pytest

from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import scenario_as_written
from algeria_lab.views.scenarios.handouts.drawn.graph import graph_svg, graph_text

SVG = "{http://www.w3.org/2000/svg}"
BRANCHING = """
format: algeria-scenario/1
id: two-roads
title: {en: "Two roads <script>alert(1)</script>", fr: Deux routes}
branches: [{when: gov.psl <= 10, to: end}]
steps:
- {id: choose, text: Choose, goal: turn >= 2, branches: [{when: fln.psl >= 60 and turn > 2, to: hard}]}
- {id: easy, text: An easy road, watch: {turns: 2}, next: end}
- {id: hard, text: A hard road, next: end, branches: [{when: turn < 4, to: choose}]}
- {id: lost, text: Nobody, next: lost, branches: [{when: turn > 2, to: nowhere}]}
- {id: end, text: The end}
"""


def scenario(text: str = BRANCHING) -> Scenario:
    return scenario_as_written(text)


def spoken(svg: str) -> str:
    """Return the letters of a drawing."""
    return " ".join(text.text or "" for text in ET.fromstring(svg).iter(f"{SVG}text"))  # noqa: S314 - our own


def test_text_names_every_step_with_its_ways_and_conditions():
    assert graph_text(scenario(), "en").split("\n\n")[1:4] == [
        "In every step\n    if gov.psl <= 10 → 5 end",
        (
            "1 choose Choose\n    to play · about 2 min\n"
            "    if fln.psl >= 60 and turn > 2 → 3 hard\n    otherwise → 2 easy"
        ),
        "2 easy An easy road\n    to watch for 2 turns · about 2 min\n    → 5 end",
    ]


def test_what_nobody_comes_to_is_marked_by_shape_and_words():
    svg = str(graph_svg(scenario(), "en"))

    assert "! Nobody comes to this step." in spoken(svg)
    assert "! There is no such step." in spoken(svg)
    assert len(re.findall(r'<path class="box is-\w+ is-wrong"', svg)) == 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_drawing_is_well_formed_and_says_what_the_text_says(language: str):
    svg = str(graph_svg(scenario(), language))
    root = ET.fromstring(svg)  # noqa: S314 - our own

    assert root.get("role") == "img"
    said = {child.get("id"): child.text for child in root}
    assert said[root.get("aria-labelledby")]
    assert said[root.get("aria-describedby")] == graph_text(scenario(), language)
    assert "if fln.psl >= 60 and turn > 2 → 3 hard".replace(
        "if", {"en": "if", "fr": "si"}[language]
    ) in spoken(svg)


def test_texts_of_the_file_are_escaped():
    svg = str(graph_svg(scenario(), "en"))

    assert "<script" not in svg
    assert "&lt;script&gt;" in svg


def test_sixty_steps_with_hundreds_of_branches_are_drawn_with_a_lane_for_each_end():
    steps = "\n".join(
        f"- {{id: s{one}, text: T, branches: "
        f"[{', '.join(f'{{when: turn > {to}, to: s{to}}}' for to in range(0, 60, 7))}]}}"
        for one in range(60)
    )
    svg = str(graph_svg(scenario(f"format: algeria-scenario/1\nid: web\ntitle: Web\nsteps:\n{steps}"), "en"))
    _, _, width, _ = map(float, re.findall(r'viewBox="([^"]+)"', svg)[0].split())

    assert width < 900


def test_a_game_without_steps_says_so():
    text = graph_text(scenario("format: algeria-scenario/1\nid: free\ntitle: Free"), "fr")

    assert "une partie sans guide" in text


def test_every_order_of_a_choice_is_drawn_with_the_step_it_leads_to():
    text = """format: algeria-scenario/1
id: orders
title: Orders
game: algeria
steps:
  - id: one
    text: Decide.
    choose:
      - {order: gov border activate; done, text: Pay for it, say: It works.}
      - {order: gov done, say: It does not., to: debrief}
      - {order: gov border improve; done, say: It is stronger.}
  - {id: two, title: Three turns, text: Look., watch: 3}
"""
    assert graph_text(scenario(text), "en").split("\n\n")[1].splitlines()[-3:] == [
        "    if gov done → Debrief",
        "    order “Pay for it” → 2 Three turns",
        "    order “gov border improve; done” → 2 Three turns",
    ]
