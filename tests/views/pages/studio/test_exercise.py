"""The first exercise: what it tells to do is done in the form, and makes a scenario that plays to its end."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

import pytest

from algeria_lab.checking.formats.yaml_edit import applied
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.games import game_named
from algeria_lab.scenarios.from_text import SCENARIO, read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.views.pages.studio.edits import changes_of
from algeria_lab.views.pages.studio.first.examples import NOTHING, starter_text, starters
from algeria_lab.views.pages.studio.first.exercise import CHECK, NAMES, PLAY, SHARE, STAGES, done, exercise
from algeria_lab.views.pages.studio.form import make_form
from algeria_lab.views.pages.studio.verdict import look
from algeria_lab.views.shared.messages import LANGUAGES, Messages

# What is clicked on the board, in the order in which it is told.
ORDERS = ("gov border activate; done", "gov border improve; done", "gov done")


def inside(part: Any) -> Iterator[dict[str, Any]]:
    """Yield every table in the parts of a form, at any depth."""
    if isinstance(part, dict):
        yield part
        part = list(part.values())
    for one in part if isinstance(part, list) else ():
        yield from inside(one)


def data_of(text: str) -> Any:
    """Return what stands in a text, as `look` finds it, which plays the scenario besides, each time."""
    return read_yaml(text, SCENARIO, "scenario").data


class Teacher:
    """Somebody who does in the form what the exercise tells, and writes what it says in italics."""

    def __init__(self, language: str) -> None:
        self.words = Messages(language)
        self.text = starter_text(NOTHING, self.words)
        self.seen: set[str] = set()

    @property
    def form(self) -> list[dict[str, Any]]:
        return make_form(data_of(self.text), self.words)

    def told(self, name: str) -> Iterator[str]:
        """Yield what is to be typed in a step."""
        text = self.words.say(f"exercise-{name}-do")
        yield from re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text)

    def act(self, what: str, *path: str | int, value: object = None, kind: str = "") -> None:
        message = {"do": what, "path": list(path), "value": value, "field": kind}
        self.text = applied(self.text, changes_of(self.text, message, self.words))

    def write(self, *path: str | int, value: object) -> None:
        """Write into a field, which must be there; in it, as in a browser, a title makes a name."""
        tables = list(inside(self.form))
        self.seen |= {
            str(one[key]) for one in tables for key in ("label", "title", "add", "begins") if one.get(key)
        }
        self.seen |= {str(label) for one in tables for _, label in one.get("choices") or ()}
        field = next(one for one in tables if one.get("path") == list(path) and "kind" in one)
        if field["kind"] in ("said", "long"):
            value = dict.fromkeys(LANGUAGES, "") | {self.words.language: value}
        elif field["kind"] == "choice":
            assert str(value) in dict(field["choices"]), path
        self.act("write", *path, value=value, kind=field["kind"])
        if field.get("entitles"):
            self.act("entitle", *path[:-1])

    def step_name(self, place: int) -> str:
        return str(data_of(self.text)["steps"][place]["id"])

    # The steps of the exercise, by their names

    def name(self, title: str, about: str) -> None:
        self.write("title", value=title)
        self.write("about", value=about)

    def begin(self, dice: str) -> None:
        self.write("start", value="1958")
        self.write("start", "phase", value="reinforcement")
        self.write("dice", value=dice)

    def decide(self, title: str, text: str, first: str, second: str, called: str, third: str) -> None:
        self.write("steps", 0, "title", value=title)
        self.write("steps", 0, "text", value=text)
        self.write("steps", 0, "happens", value="choose")
        for place, (order, answer) in enumerate(zip(ORDERS, (first, second, third), strict=True)):
            if place == len(data_of(self.text)["steps"][0]["choose"]):
                self.act("add", "steps", 0, "choose")
            self.write("steps", 0, "choose", place, "order", value=order)
            self.write("steps", 0, "choose", place, "say", value=answer)
        self.write("steps", 0, "choose", 2, "text", value=called)

    def watch(self, title: str, text: str) -> None:
        self.act("add", "steps")
        self.write("steps", 1, "title", value=title)
        self.write("steps", 1, "text", value=text)
        self.write("steps", 1, "happens", value="watch")

    def predict(self, ask: str) -> None:
        self.act("add", "steps", 0, "predict")
        self.write("quiz", 0, "ask", value=ask)
        self.write("quiz", 0, "settled", value=self.step_name(1))

    def ask(self, why: str, enough: str) -> None:
        self.act("add", "steps", 1, "ask")
        self.write("quiz", 1, "kind", value="text")
        self.write("quiz", 1, "ask", value=why)
        self.act("add", "steps", 1, "ask")
        self.write("quiz", 2, "ask", value=enough)
        self.write("quiz", 2, "answer", value="no")

    def document(self, title: str, text: str, *cells: str) -> None:
        self.act("add", "steps")
        self.write("steps", 2, "title", value=title)
        self.write("steps", 2, "text", value=text)
        self.act("add", "documents")
        for cell, said in zip(("who", "what", "when", "source", "text"), cells, strict=True):
            self.write("documents", 0, cell, value=said)
        self.write("documents", 0, "shown", value=[self.step_name(2)])


@cache
def taught(language: str) -> Teacher:
    """Return somebody who has done it all; each step is ticked by its own deeds."""
    teacher = Teacher(language)
    ticked: list[str] = []
    for stage in STAGES:
        assert done(data_of(teacher.text), ()) == ticked
        getattr(teacher, stage.name)(*teacher.told(stage.name))
        ticked.append(stage.name)
    assert done(data_of(teacher.text), ()) == ticked
    return teacher


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_tells_makes_a_scenario_that_plays_to_its_end(language: str):
    text = taught(language).text

    assert look(text, language).faults == ()
    found = read_scenario(text)
    assert all(stop.stuck is None for stop in walk(found).line)
    guide = Guide(found, game_named("algeria").voice(language), keys={})
    guide.answer(found.quiz[0].id, "-3", language)
    guide.play(ORDERS[1])
    assert [message.text for message in guide.messages if found.steps[0].choose[1].say == message.text]
    guide.go_on()
    guide.watch()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_names_is_called_so_in_the_form(language: str):
    teacher, words = taught(language), Messages(language)
    for key in named(language):
        if not key.startswith(("studio-ui-", "act-", "studio-new-", "guiding-now-", "phase-")):
            offered = teacher.seen | {one["title"] for one in starters(words)}
            assert words.say(key) in offered, key
    for act in ("activate", "improve"):
        assert words.say("act-gov_reinforcement-border", act=act) in words.say("exercise-decide-do")
    told = exercise(language)
    assert [stage["name"] for stage in told["stages"]] == list(NAMES)
    assert words.faults == []


def named(language: str) -> set[str]:
    """Return the messages that the text of the exercise names."""
    file = resources.files("algeria_lab.data") / f"messages/{language}/pages/studio_exercise.ftl"
    return set(re.findall(r"\{ ([a-z][\w-]+) \}", file.read_text("utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [NOTHING, "the-morice-line", "a-fence-and-its-price"])
def test_every_part_of_the_form_says_in_a_line_what_it_is_for(name: str, language: str):
    words = Messages(language)
    titled = [one for one in inside(make_form(data_of(starter_text(name, words)), words)) if one.get("title")]

    assert [one["key"] for one in titled if "key" in one and not one.get("says")] == []


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"title": None, "start": [], "steps": {"a": 1}, "quiz": 3},
        {"title": ["x"], "steps": [None, {"choose": 1, "show": 3, "ask": {"a": 1}}], "quiz": [None]},
        {"steps": [{"show": [{"documents": "a"}], "predict": 3}], "documents": [{"id": ["a"]}]},
    ],
)
def test_of_data_that_is_wrong_nothing_is_done(data: dict[str, Any]):
    assert done(data, ()) == []


def test_what_is_done_beside_the_text_counts_and_no_fault_counts_once_all_is_written():
    text = taught("en").text

    assert done(data_of(text), {CHECK, PLAY, SHARE}) == list(NAMES)
    assert done({}, {CHECK, PLAY}) == [PLAY]
