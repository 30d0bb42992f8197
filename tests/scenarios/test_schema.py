"""The published schema: current, with words and an example for each key, and no stricter than the checker."""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from importlib import resources
from typing import Any

import jsonschema
import pytest
from pydantic import ValidationError

from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.scenarios import schema
from algeria_lab.scenarios.examples import example_files
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.scenarios.quiz.edition import learners_edition
from algeria_lab.scenarios.schema import FILE, schema_text
from tests.checking.base_texts import base_text

DATA = resources.files("algeria_lab.data") / "scenarios"
PUBLISHED = (DATA / FILE).read_text("utf-8")
SCHEMA: dict[str, Any] = json.loads(PUBLISHED)
JUDGE = jsonschema.Draft202012Validator(SCHEMA)
TEXTS = {
    file.name: file.read_text("utf-8")
    for file in (DATA / "examples").iterdir()
    if file.name.endswith(".yaml")
} | {f"base-{name}": base_text(name) for name in ("scenario", "duel", "campaign", "wide")}
# What somebody might write in another's place: other kinds, shorthands, too much.
STRANGE = (
    None,
    True,
    7,
    3.5,
    "x",
    "a text",
    [],
    ["x"],
    [1, 2],
    {},
    {"en": "x"},
    {"unknown": 1},
    [[1]],
    -1,
    "",
)


def data_of(text: str) -> Any:
    return read_yaml(text, SCENARIO, "example").data


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to every value in some data."""
    rows = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in rows:
        yield (*path, key)
        yield from places(part, (*path, key))


def changed(data: Any, path: tuple[str | int, ...], value: object) -> Any:
    """Return data with another value somewhere."""
    twin = deepcopy(data)
    here = twin
    for key in path[:-1]:
        here = here[key]
    here[path[-1]] = value
    return twin


def test_the_published_schema_is_that_of_the_model():
    assert schema_text() == PUBLISHED, "write it anew: python -m algeria_lab.scenarios.schema"
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_another_example_scenario_leaves_the_schema_as_it_is(monkeypatch: pytest.MonkeyPatch):
    """Though what it says is shorter than what others say: whoever adds one has no schema to write anew."""
    other = "format: algeria-scenario/1\nid: x\ntitle: T\nauthors: [A]\nside: gov\nstart: '1954'\n"
    text_of = schema.example_text
    monkeypatch.setattr(schema, "example_files", lambda: ("another.yaml", *example_files()))
    monkeypatch.setattr(
        schema, "example_text", lambda name: other if name == "another.yaml" else text_of(name)
    )

    assert schema_text() == PUBLISHED
    monkeypatch.setattr(schema, "_shown", dict)
    assert schema.scenario_schema()["properties"]["authors"]["examples"] == [["A"]]


def test_each_key_has_a_description_and_an_example():
    for part in (SCHEMA, *SCHEMA["$defs"].values()):
        for key, row in part["properties"].items():
            assert row["description"].endswith("."), key
            assert row["examples"], key


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_a_scenario_without_faults_fits_the_schema(name: str):
    JUDGE.validate(data_of(TEXTS[name]))


def test_an_edition_for_learners_fits_the_schema():
    JUDGE.validate(data_of(learners_edition(base_text("scenario"))))


def test_whatever_the_model_takes_the_schema_takes():
    """Three hundred changes of one value each; those that the model accepts must never be refused."""
    chance = random.Random(14)
    taken = 0
    for _ in range(300):
        data = data_of(TEXTS[chance.choice(sorted(TEXTS))])
        other = changed(data, chance.choice(list(places(data))), chance.choice(STRANGE))
        try:
            Scenario.model_validate(other)
        except ValidationError:
            continue
        taken += 1
        JUDGE.validate(other)
    assert taken >= 30


def test_what_is_misspelt_is_marked_in_an_editor():
    assert not JUDGE.is_valid(data_of(base_text("scenario").replace("side: gov", "sied: gov")))
