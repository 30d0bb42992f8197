"""A scenario is opened: each file that it names is read once, and each form is filled in once."""

import io
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from algeria_lab.checking.formats import yaml_quick as quick
from algeria_lab.checking.formats import yaml_text
from algeria_lab.checking.forms import Form
from algeria_lab.lessons.course import FILE
from algeria_lab.scenarios.files import inspect_file, text_of
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario

LESSONS = Path(__file__).parents[2] / "lessons"
# What stands beside each lesson and is played in it.
BESIDE = {
    "01-control-is-not-support": ["trace.yaml", "tutorial.json"],
    "02-active-minority": ["bench-front.yaml", "duel.yaml"],
    "04-quadrillage": ["bench-2div.yaml", "bench-harass.yaml"],
}
DUEL = "format: algeria-scenario/1\nid: one\ntitle: T\ndoctrines: {own: own.toml}\nopponent: own\n"
DOCTRINE = 'name = "own"\nseat = "fln"\nbased_on = "mixed"\ntitle = "own"\nidea = "As mixed."\n'


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often files are opened, by name."""
    found, usual = Counter[str](), io.open

    def noting(file: Any, *more: Any, **named: Any) -> Any:
        found[Path(str(file)).name] += 1
        return usual(file, *more, **named)

    monkeypatch.setattr(io, "open", noting)
    return found


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note each text that is parsed as YAML."""
    found, quickly, carefully = list[str](), quick.parse, YAML.parse

    def noting_quickly(text: str) -> Iterator[Any]:
        found.append(text)
        return quickly(text)

    def noting_carefully(self: YAML, text: str) -> Any:
        found.append(text)
        return carefully(self, text)

    yaml_text._packed.cache_clear()  # of what other tests have read
    monkeypatch.setattr(quick, "parse", noting_quickly)
    monkeypatch.setattr(YAML, "parse", noting_carefully)
    return found


@pytest.fixture
def formed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often a scenario is made from data, by its id."""
    found, usual = Counter[str](), Form.model_validate

    def noting(data: Any) -> Scenario:
        found[data["id"]] += 1
        return usual.__func__(Scenario, data)  # type: ignore[attr-defined, no-any-return] # a class method

    monkeypatch.setattr(Scenario, "model_validate", noting)
    return found


@pytest.mark.parametrize("slug", BESIDE)
def test_a_lesson_is_read_once_with_all_that_is_played_in_it(
    slug: str, opened: Counter[str], parsed: list[str], formed: Counter[str]
):
    file = LESSONS / slug / FILE

    scenario = read_scenario(text_of(file), FILE, file.parent)

    beside = {name: opened[name] for name in BESIDE[slug]}
    assert beside == dict.fromkeys(BESIDE[slug], 1)
    assert opened[FILE] == 1
    texts = [text for text in parsed if "format: algeria-scenario" in text]
    assert len(texts) == len(set(texts)) == len(formed)
    parts = {step.part for step in scenario.steps if step.part}
    ids = [scenario.id, *(part.id for name in parts if (part := scenario.part(name)))]
    assert formed == Counter(ids)


def test_a_doctrine_beside_is_read_once_for_the_law_and_for_play(tmp_path: Path, opened: Counter[str]):
    (tmp_path / "own.toml").write_text(DOCTRINE, "utf-8")
    opened.clear()

    scenario = read_scenario(DUEL, "one.yaml", tmp_path)

    assert (opened["own.toml"], scenario.doctrines["own"]["name"]) == (1, "own")  # type: ignore[index]


def test_a_check_reads_no_more_than_opening_does(opened: Counter[str], formed: Counter[str]):
    file = LESSONS / "04-quadrillage" / FILE

    assert inspect_file(file).faults == ()

    assert {opened[name] for name in (FILE, *BESIDE[file.parent.name])} == {1}
    assert set(formed.values()) == {1}
