"""Every lesson: without faults, complete, short enough; what learners get is current and tells no key."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from pydantic import BaseModel

from algeria_lab.apps.authors.lesson_notebooks import editions_of, notebooks_of
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.checking.voices import voice
from algeria_lab.games import game_named
from algeria_lab.scenarios.forms.lesson import FOR_TEACHERS
from algeria_lab.scenarios.forms.sealed import LEARNERS, PRIVATE, SEALED, unseal
from algeria_lab.scenarios.forms.texts import Text, TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import SCENARIO, inspect_scenario, read_scenario
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.views.scenarios.handouts.sheet_answers import sheet_answers
from algeria_lab.views.shared.glossary import all_terms
from algeria_lab.views.shared.messages import Messages

ROOT = Path(__file__).parents[2] / "lessons"
FOLDERS = sorted(path.parent for path in ROOT.glob("*/lesson.yaml"))
FILES = [
    file for folder in FOLDERS for file in sorted(folder.glob("*.yaml")) if not file.name.endswith(LEARNERS)
]
MOST_WORDS, MOST_DECISIONS = 2_500, 12
LONG = {"en": 25, "fr": 30}  # words of a sentence; French needs some more for the same
MOST_LONG = 0.06  # of all sentences
MOST_FIRST, MOST_LENGTHY = 0.6, 0.5  # of the questions with three options and one right
FEW_LETTERS = 30  # of a text that others may well have, too
LENGTHY = 1.15  # times the longest of the others: one sees it
# What only some learners meet: hints, reasons for wrong answers; and what teachers read, the worked exam too.
_ASIDE = {
    "hints",
    "misconceptions",
    "on_wrong",
    "rubric",
    "cells",
    *FOR_TEACHERS,
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
def test_every_word_that_a_lesson_uses_is_explained(folder: Path, language: str):
    scenario, words = scenario_of(folder / "lesson.yaml"), Messages(language)
    known = {term["id"]: term for term in all_terms(words, scenario.game)}
    assert scenario.lesson
    assert [name for name in scenario.lesson.vocabulary if name not in known] == []
    assert [name for name, term in known.items() if not (term["title"] and term["about"])] == []
    assert words.faults == []


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


@every_lesson
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_cell_of_a_sheet_has_a_model_answer_and_its_author_says_why(folder: Path, language: str):
    words = game_named("algeria").words(language)
    sheets = [(one, row) for one in parts_of(folder) for row in one.quiz if row.kind == "sheet"]

    assert sheets
    for scenario, question in sheets:
        found = sheet_answers(scenario, question, words)
        assert all(found.values())
        assert question.cells is not None
        for text in (question.cells.why, question.cells.limits):
            assert all((text.en, text.fr)), question.id
        assert found["why"] == getattr(question.cells.why, language)


def choices_of(folder: Path) -> list[tuple[int, list[Text]]]:
    """Return for each question with three options where the right one stands, and all their texts."""
    found = []
    for file in (file for file in FILES if file.parent == folder):
        scenario = read_scenario(file.read_text("utf-8"), file.name, folder)
        keys = keys_of(scenario, guided_moments(scenario).get).by_question
        for question in scenario.quiz:
            if question.kind == "choice" and len(question.options) == 3:
                (right,) = keys[question.id].to_json()
                names = [option.id for option in question.options]
                found.append((names.index(right), [option.text for option in question.options]))
    return found


@every_lesson
def test_neither_its_place_nor_its_length_tells_which_option_is_right(folder: Path):
    choices = choices_of(folder)

    assert sum(place == 0 for place, _ in choices) <= MOST_FIRST * len(choices)
    for language in ("en", "fr"):
        sizes = [(place, [len(getattr(text, language)) for text in texts]) for place, texts in choices]
        lengthy = [
            place
            for place, each in sizes
            if each[place] > LENGTHY * max(size for other, size in enumerate(each) if other != place)
        ]
        assert len(lengthy) <= MOST_LENGTHY * len(choices), language


@every_lesson
def test_no_file_of_a_learner_tells_what_is_for_teachers(folder: Path):
    """Neither in clear nor sealed, in no notebook, in neither language."""
    lesson = scenario_of(folder / "lesson.yaml").lesson
    assert lesson is not None
    assert lesson.exam is not None
    concluding = [*(one.text for one in lesson.surprises), *(one.lost for one in lesson.spare)]
    texts = [*lesson.pitfalls, *lesson.care, lesson.exam.answer, *lesson.exam.levels, *lesson.expected]
    texts += [one for one in concluding if len(one.en or "") > FEW_LETTERS]
    said = [" ".join(one.split()) for text in texts for one in (text.en, text.fr) if one]
    assert len(said) == 2 * len(texts)
    for path in sorted([*folder.glob("*.ipynb"), *folder.glob(f"*{LEARNERS}")]):
        text = " ".join(path.read_text("utf-8").split())
        assert [one for one in said if one in text] == [], path.name
    data = read_yaml((folder / f"lesson{LEARNERS}").read_text("utf-8"), SCENARIO, "lesson").data
    assert isinstance(data, dict)
    assert set(FOR_TEACHERS) & set(data["lesson"]) == set()
    assert "lesson" not in unseal(data[SEALED])


_QUOTED = {"en": re.compile("“([^”]+)”"), "fr": re.compile(r"«\s*([^»]+?)\s*»")}
LEAST_WORDS, MOST_ANSWERED = 120, 190  # of a model answer
LEAST_QUOTED = 4


def plain(text: str) -> str:
    """Return a text without quotation marks, in small letters, as one line."""
    return " ".join(re.sub('[“”«»"]', " ", text).casefold().split())


@every_lesson
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_model_answer_quotes_the_documents_as_they_are_printed(folder: Path, language: str):
    scenario = scenario_of(folder / "lesson.yaml")
    assert scenario.lesson is not None
    exam = scenario.lesson.exam
    assert exam is not None
    answer = getattr(exam.answer, language)
    (step,) = [step for step in scenario.steps if exam.question in step.ask]
    shown = [voice(name) for exhibit in step.show for name in exhibit.voices]
    heads = [f"{one.who[language]} {one.what[language]}" for one in shown]
    read = plain(" ".join([*heads, *(" ".join(one.translation(language) or one.original) for one in shown)]))
    quoted = [plain(one) for one in _QUOTED[language].findall(answer)]

    assert len(quoted) >= LEAST_QUOTED
    assert [one for one in quoted if one not in read] == []
    words = [word for word in answer.split() if re.search(r"\w", word)]
    assert LEAST_WORDS <= len(words) <= MOST_ANSWERED
    assert len({getattr(level, language) for level in exam.levels}) == len(exam.levels)


@every_file
def test_english_calls_the_places_of_a_board_as_the_board_does(file: Path):
    """A pupil who looks for Orléansville on the map finds Orleansville."""
    scenario = scenario_of(file)
    words = game_named(scenario.game).words("en")
    places = {words.say(key) for key in ("place-IV-2", "place-II-1", "twilight-place-orleansville")}
    said = " ".join(text.en or "" for step in scenario.steps for text in texts_of(step))
    assert {"Orleansville", "Setif"} == places
    assert not re.findall("Orléansville|Sétif", said)
