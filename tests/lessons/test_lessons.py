"""Every lesson: without faults, complete, short enough; what learners get is current and tells no key."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from pydantic import BaseModel

from algeria_lab.apps.authors.lesson_notebooks import editions_of, notebooks_of
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.scenarios.forms.sealed import LEARNERS, PRIVATE
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import SCENARIO, inspect_scenario

ROOT = Path(__file__).parents[2] / "lessons"
FOLDERS = sorted(path.parent for path in ROOT.glob("*/lesson.yaml"))
FILES = [
    file for folder in FOLDERS for file in sorted(folder.glob("*.yaml")) if not file.name.endswith(LEARNERS)
]
MOST_WORDS, MOST_DECISIONS = 2_500, 12
LONG = {"en": 25, "fr": 30}  # words of a sentence; French needs some more for the same
MOST_LONG = 0.06  # of all sentences
# What only some learners meet: hints, reasons for wrong answers; and what teachers read.
_ASIDE = {
    "hints",
    "misconceptions",
    "on_wrong",
    "rubric",
    "pitfalls",
    "care",
    "plan",
    "match",
    "alt",
    "strings",
}
_SENTENCE = re.compile(r"(?<=[.!?…])[\s»”]+")

every_lesson = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")


def scenario_of(file: Path) -> Scenario:
    return Scenario.model_validate(read_yaml(file.read_text("utf-8"), SCENARIO, file.name).data)


def parts_of(folder: Path) -> list[Scenario]:
    """Return the lesson and the scenarios that are parts of it."""
    return [scenario_of(file) for file in FILES if file.parent == folder]


def read_in_the_hour(folder: Path) -> list[Scenario]:
    """Return the lesson and its parts as a class of 50 minutes has them, without what is for 90 alone."""
    whole = scenario_of(folder / "lesson.yaml")
    kept, gone = ([step for step in whole.steps if bool(step.only) == long] for long in (False, True))
    parts = {step.part for step in gone} - {step.part for step in kept}
    asked = {name for step in gone for name in (*step.predict, *step.ask)}
    tried = {step.experiment for step in gone} - {step.experiment for step in kept}
    short = whole.model_copy(
        update={
            "steps": kept,
            "quiz": [one for one in whole.quiz if one.id not in asked],
            "experiments": [one for one in whole.experiments if one.id not in tried],
        }
    )
    files = (file for file in FILES if file.parent == folder and file.name not in {"lesson.yaml", *parts})
    return [short, *(scenario_of(file) for file in files)]


def texts_of(value: object) -> list[TextData]:
    """Return the texts that every learner reads."""
    if isinstance(value, TextData):
        return [value]
    if isinstance(value, BaseModel):
        names = [name for name in type(value).model_fields if name not in _ASIDE]
        return [text for name in names for text in texts_of(getattr(value, name))]
    if isinstance(value, list):
        return [text for item in value for text in texts_of(item)]
    if isinstance(value, dict):
        return [text for item in value.values() for text in texts_of(item)]
    return []


@cache
def written_for_learners(folder: Path) -> dict[Path, str]:
    return dict(editions_of(folder))


def sentences(text: str) -> list[str]:
    plain = re.sub(r"\[[^\]]*\]|[*_]", " ", text)
    return [part for part in _SENTENCE.split(plain) if part.strip()]


def test_there_are_lessons():
    assert FOLDERS


@every_file
def test_nothing_is_wrong_or_odd_with_a_lesson_and_its_learners_edition_is_current(file: Path):
    found = inspect_scenario(file.read_text("utf-8"), file.name, file.parent)

    assert [*found.faults, *found.warnings] == []
    written = written_for_learners(file.parent)
    path = file.with_name(file.name.removesuffix(".yaml") + LEARNERS)
    assert path.read_text("utf-8") == written[path], "make notebooks"


@every_lesson
def test_the_notebooks_of_a_lesson_are_current(folder: Path):
    written = dict(notebooks_of(folder))

    assert {path.name for path in written} == {"en.ipynb", "fr.ipynb"}
    assert [path.name for path, text in written.items() if path.read_text("utf-8") != text] == []


@every_lesson
def test_a_lesson_says_what_it_is(folder: Path):
    scenario = scenario_of(folder / "lesson.yaml")

    assert scenario.lesson is not None
    assert folder.name.startswith(f"{scenario.lesson.number:02d}-")
    assert scenario.minutes is not None
    assert scenario.minutes <= max(scenario.lesson.periods)


@every_lesson
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lesson_is_short_enough_for_its_hour(folder: Path, language: str):
    read = read_in_the_hour(folder)
    texts = [getattr(text, language) or "" for scenario in read for text in texts_of(scenario)]
    parts = [sentence for text in texts for sentence in sentences(text)]
    long = [sentence for sentence in parts if len(sentence.split()) > LONG[language]]

    assert sum(len(text.split()) for text in texts) <= MOST_WORDS * (1.15 if language == "fr" else 1)
    assert len(long) <= MOST_LONG * len(parts), long


@every_lesson
def test_a_lesson_asks_for_no_more_decisions_than_an_hour_has_room_for(folder: Path):
    steps = [step for scenario in parts_of(folder) for step in scenario.steps if step.plays]

    assert sum(max(1, len(step.play)) for step in steps) <= MOST_DECISIONS


@every_lesson
def test_every_text_of_a_lesson_is_there_in_both_languages(folder: Path):
    texts = [text for scenario in parts_of(folder) for text in texts_of(scenario) if text and not text.key]

    assert [text for text in texts if not (text.en and text.fr)] == []


@every_lesson
def test_no_file_of_a_learner_tells_a_key(folder: Path):
    """Neither notebooks nor the learners' editions hold what is right, why, or which option it is."""
    for scenario in parts_of(folder):
        for question in scenario.quiz:
            said = [text.en for text in question.misconceptions.values()] + [question.after.en]
            for path in sorted([*folder.glob("*.ipynb"), *folder.glob(f"*{LEARNERS}")]):
                text = " ".join(path.read_text("utf-8").split())
                assert [one for one in said if one and " ".join(one.split()) in text] == [], path.name
    for path in folder.glob(f"*{LEARNERS}"):
        data = read_yaml(path.read_text("utf-8"), SCENARIO, path.name).data
        assert isinstance(data, dict)
        assert [row["id"] for row in data.get("quiz", []) if set(PRIVATE) & set(row)] == []
