"""The reference of the scenario format: every key of the model, with what an example writes there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))

from references.scenario_format import about, flow, parts, scenario_format, uses

from algeria_lab.scenarios.forms.whole import Scenario

# What no example uses: a plain text is written without its key, and answers are sealed by the program; nobody
# from outside has read a lesson yet.
UNUSED = {
    ("TextData", "plain"),
    ("Scenario", "sealed"),
    ("OutsideReader", "name"),
    ("OutsideReader", "date"),
}


@pytest.mark.parametrize("part", parts())
def test_every_key_is_used_by_an_example(part: str):
    unused = {(part, key) for key in parts()[part]["properties"] if (part, key) not in uses()}

    assert unused == {pair for pair in UNUSED if pair[0] == part}


@pytest.mark.parametrize(
    "kind", ["choice", "many", "number", "fraction", "order", "map", "predict", "decisive", "match", "text"]
)
def test_every_kind_of_question_is_asked_by_an_example(kind: str):
    assert [use.example for use in uses()["Question", "kind"] if use.value == kind]


def test_every_key_has_its_sentence():
    told = about(Scenario)

    assert list(told) == list(Scenario.model_fields)
    assert told["set_up"] == "What differs there, as the fields of `algeria_lab.position`."


def test_the_reference_has_a_section_for_each_part_and_links_between_them():
    text = scenario_format()

    assert text.count("\n## ") == len(parts())
    assert "list: [step](#scenario-part-step)" in text
    assert "| `when` (needed) |" in text


def test_data_is_shown_as_yaml_on_one_line():
    assert flow({"answer": "3/8", "at": ["a: b", 2]}) == '{answer: "3/8", at: ["a: b", 2]}'
