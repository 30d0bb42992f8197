"""Every figure that a lesson or the home page prints is a record that it shows or cites, or the engine's."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from ruamel.yaml import YAML

import algeria_lab
from algeria_lab.checking.facts import topics
from algeria_lab.checking.timeline import stretch
from algeria_lab.checking.voices import voice
from tests.lessons.prose_figures import date_faults, dates_in, figures_in, numbers_in, record_faults

ROOT = Path(__file__).parents[2]
FILES = [
    path for path in sorted((ROOT / "lessons").glob("*/*.yaml")) if not path.name.endswith(".learner.yaml")
]
LESSONS = [path for path in FILES if path.name == "lesson.yaml"]
HOME = Path(algeria_lab.__file__).parent / "data" / "messages"
LANGUAGES = ("en", "fr")
LEAST_VOICES = 3
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
each_lesson = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)


class Text(NamedTuple):
    """A text of a file: where it stands, in both languages, and what may be printed there."""

    place: str
    said: dict[str, str]
    cited: frozenset[str]


@cache
def read(path: Path) -> dict[str, Any]:
    """Return what stands in a file, which is read once: that takes a second."""
    return dict(YAML(typ="safe").load(path.read_text("utf-8")))


def texts(node: object, place: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the texts of a file with their places, but for wrong options and predicted mistakes."""
    if isinstance(node, dict):
        if isinstance(node.get("en"), str) and set(node) <= set(LANGUAGES):
            yield place, node
            return
        for key, value in node.items():
            if key == "misconceptions":
                continue
            shown = [one for one in value if _is_right(one, node)] if key == "options" else value
            yield from texts(shown, f"{place}.{key}".lstrip("."))
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from texts(value, f"{place}[{number}]")


def _is_right(option: Any, question: dict[str, Any]) -> bool:
    answer = question.get("answer")
    return isinstance(option, dict) and option.get("id") in (answer if isinstance(answer, list) else [answer])


def cited_in(step: dict[str, Any], quiz: dict[str, dict[str, Any]]) -> set[str]:
    """Return the topics and records that a step shows, and that its questions cite."""
    shown = {name for exhibit in step.get("show", ()) for name in exhibit.get("facts", ())}
    for exhibit in step.get("show", ()):
        if asked := exhibit.get("timeline"):
            first, last = asked.get("first", 1954), asked.get("last", 1962)
            shown |= {name for one in stretch(first, last, asked.get("themes", ())) for name in one.facts}
        shown |= {"galula"} if exhibit.get("galula") else set()
    asked_here = [name for key in ("predict", "ask") for name in _listed(step.get(key, ()))]
    return shown | {str(quiz[name]["fact"]) for name in asked_here if "fact" in quiz.get(name, {})}


def _listed(names: str | list[str]) -> list[str]:
    return [names] if isinstance(names, str) else list(names)


@cache
def placed(path: Path) -> tuple[Text, ...]:
    return tuple(_placed(path))


def _placed(path: Path) -> Iterator[Text]:
    """Yield the texts of a file, each with what its step and those before it show or cite.

    What stands outside the steps may print what any step shows; a part may print what its lesson shows.
    """
    data, whole = read(path), read(path.with_name("lesson.yaml"))
    lesson = {name for step in whole["steps"] for name in cited_in(step, _quiz(whole))}
    claim = (whole.get("lesson") or {}).get("claim") or {}
    lesson |= {
        one["fact"] for side in ("supports", "against") for one in claim.get(side, ()) if "fact" in one
    }
    so_far: set[str] = set() if path.name == "lesson.yaml" else set(lesson)
    by_question: dict[str, set[str]] = {}
    for number, step in enumerate(data["steps"]):
        so_far |= cited_in(step, _quiz(data))
        for place, said in texts(step, f"steps[{number}]"):
            yield Text(place, said, frozenset(so_far))
        for name in (name for key in ("predict", "ask") for name in _listed(step.get(key, ()))):
            by_question.setdefault(name, set(so_far))
    for question in data.get("quiz", ()):
        for place, said in texts(question, f"quiz.{question['id']}"):
            yield Text(place, said, frozenset(by_question.get(question["id"], lesson)))
    rest = {key: value for key, value in data.items() if key not in ("steps", "quiz")}
    for place, said in texts(rest):
        yield Text(place, said, frozenset(lesson | so_far))


def _quiz(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {question["id"]: question for question in data.get("quiz", ())}


def reckoned(path: Path) -> set[float]:
    """Return the numbers that the engine checks in a file: keys of its questions, as they are expected."""
    found: set[float] = set()
    for question in read(path).get("quiz", ()):
        answer = question.get("answer")
        found |= (
            numbers_in(str(answer.get("expect", ""))) if isinstance(answer, dict) else numbers_in(str(answer))
        )
    return found


@each_file
def test_every_figure_is_a_record_that_the_step_shows_or_cites(path: Path):
    own = reckoned(path)
    faults = [
        f"{path.parent.name}/{path.name} {text.place} [{language}]: {fault}"
        for text in placed(path)
        for language, said in text.said.items()
        for fault in record_faults(said, text.cited)
        if float(fault.split()[0]) not in own
    ]

    assert faults == [], "\n" + "\n".join(faults)


@each_file
def test_every_date_is_one_of_the_fact_base(path: Path):
    faults = [
        f"{path.parent.name}/{path.name} {text.place} [{language}]: {fault}"
        for text in placed(path)
        for language, said in text.said.items()
        for fault in date_faults(said, language)
    ]

    assert faults == [], "\n" + "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_prints_no_figure_of_its_own(language: str):
    said = (HOME / language / "pages" / "home.ftl").read_text("utf-8")
    lines = [line.partition(" = ")[2] for line in said.splitlines() if not line.startswith("#")]

    faults = [
        fault for line in lines for fault in (*record_faults(line, topics()), *date_faults(line, language))
    ]

    assert faults == [], "\n" + "\n".join(faults)


@each_lesson
def test_voices_come_before_figures_and_are_of_several_sides(path: Path):
    """At least three, an Algerian and a civilian among them, before any table of figures; none too long."""
    shown = [exhibit for step in read(path)["steps"] for exhibit in step.get("show", ())]
    tables = [place for place, exhibit in enumerate(shown) if "facts" in exhibit]
    heard = [
        voice(name)
        for exhibit in shown[: min(tables, default=len(shown))]
        for name in exhibit.get("voices", ())
    ]

    assert len({one.id for one in heard}) >= LEAST_VOICES, "three voices before any table of figures"
    assert any(one.algerian for one in heard), "an Algerian voice before any table of figures"
    assert any(one.civilian for one in heard), "a civilian voice before any table of figures"
    assert all(one.words <= one.most_words for one in heard)


@pytest.mark.parametrize(
    ("text", "cited", "part"),
    [
        ("In 1961 there were 2,350,000 people in camps.", ["regroupement"], None),
        ("In 1961 there were 2,350,000 people in camps.", [], "neither shows"),
        ("En 1961, 2 350 000 personnes étaient dans les camps.", ["regroupement/regroup-1961"], None),
        ("In 1961 there were 2,350,001 people in camps.", ["regroupement"], "regroupement/regroup-1961"),
        ("In 1962 there were 3,740 camps.", ["regroupement"], "contested"),
        ("Henni counts 3,740 camps, Sacriste 2,000 camps.", ["regroupement"], None),
        ("Some 500 children died each day.", ["regroupement"], "contested"),
        ("500 children a day is our multiplication.", ["regroupement"], None),
        ("You play 2,000 wars with 3 dice on turn 4.", [], None),
        ("Ask 100 people.", [], None),
    ],
)
def test_figures_are_told_from_numbers_of_the_game(text: str, cited: list[str], part: str | None):
    faults = list(record_faults(text, cited))

    assert bool(faults) == (part is not None)
    assert part is None or part in faults[0]


def test_dates_are_read_in_both_languages():
    assert list(dates_in("On 17 February 1959, and in May 1958 or 1957–58.", "en")) == [
        (1959, 2, 17), (1958, 5, 0), (1957, 0, 0),
    ]  # fmt: skip
    assert list(dates_in("Le 1er novembre 1954, façon 1956-like", "fr")) == [(1954, 11, 1)]
    assert list(date_faults("On 18 February 1959.", "en"))
    assert not list(date_faults("On 17 February 1959.", "en"))
    assert [figure.value for figure in figures_in("52,5 % de 8 000 000 habitants en 1959")] == [8_000_000]
