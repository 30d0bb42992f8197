"""The form of the studio: what is written in a field stands in the text, and everything else stays."""

from collections.abc import Iterator
from difflib import unified_diff
from typing import Any

import pytest

from algeria_lab.checking.formats.yaml_edit import CannotEdit, applied
from algeria_lab.views.pages.studio.edits import changes_of, in_browser
from algeria_lab.views.pages.studio.first.examples import NOTHING, example_names, starter_text
from algeria_lab.views.pages.studio.form import make_form, step_names
from algeria_lab.views.pages.studio.verdict import look
from algeria_lab.views.shared.messages import LANGUAGES, Messages

ENGLISH = Messages("en")


def fields(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield every field of a form."""
    for part in parts:
        yield from part.get("fields", ())
        for item in part.get("items", ()):
            yield from (*item["fields"], *item["names"])
            yield from fields(item["parts"])


def field(text: str, path: list[Any]) -> dict[str, Any]:
    return next(one for one in fields(make_form(look(text).data, ENGLISH)) if one["path"] == path)


def write(text: str, path: list[Any], value: object) -> str:
    kind = field(text, path)["kind"]
    message = {"do": "write", "path": path, "value": value, "field": kind}
    return applied(text, changes_of(text, message, ENGLISH))


def do(text: str, what: str, path: list[Any]) -> str:
    return applied(text, changes_of(text, {"do": what, "path": path, "field": ""}, ENGLISH))


def other(value: Any) -> Any:
    """Return something else than what stands in a field."""
    if isinstance(value, dict):
        return {language: f"{text} <i>: # neu" for language, text in value.items()}
    return f"{value}9"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [NOTHING, *example_names()])
def test_a_form_shows_every_example_in_words(name: str, language: str):
    words = Messages(language)
    parts = make_form(look(starter_text(name, words)).data, words)

    assert all(one["label"] for one in fields(parts))
    assert words.faults == []


@pytest.mark.parametrize("name", example_names())
def test_what_is_written_in_a_field_is_read_from_it(name: str):
    text = starter_text(name, ENGLISH)
    comments = [line for line in text.split("\n") if line.lstrip().startswith("#")]
    shown = [one for one in fields(make_form(look(text).data, ENGLISH)) if one["kind"] in ("said", "text")]
    for one in shown[:: max(len(shown) // 3, 1)]:
        if not one["value"]:
            continue
        new, after = other(one["value"]), text
        for _ in LANGUAGES:  # each language is a change of its own
            after = write(after, one["path"], new)

        assert field(after, one["path"])["value"] == new
        assert [line for line in after.split("\n") if line in comments] == comments
        gone = [line for line in unified_diff(text.split("\n"), after.split("\n"), n=0) if line[0] == "-"]
        assert len(gone) <= 4


TEXT = starter_text(NOTHING, ENGLISH)


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        (["title"], {"en": "A", "fr": "B"}, "title: {en: A, fr: B}"),
        (["title"], {"en": "A", "fr": ""}, "title: A"),
        (["minutes"], "12", "minutes: 12"),
        (["minutes"], "many", "minutes: many"),
        (["minutes"], "2½", "minutes: 2.5"),
        (["minutes"], "1,5", "minutes: 1.5"),
        (["set_up", "fln_psl"], "\u22121\u202f000", "set_up: {fln_psl: -1000}"),
        (["minutes"], "nan", 'minutes: "nan"'),
        (["side"], "fln", "side: fln"),
        (["dice"], "7", "dice: 7"),
        (["opponent"], "mixed", "opponent: mixed"),
        (["set_up", "fln_psl"], "42", "set_up: {fln_psl: 42}"),
        (["steps", 0, "happens"], "watch", "    watch: 3"),
        (["steps", 0, "allow"], "raid\npropaganda", "    allow: [raid, propaganda]"),
        (["steps", 0, "ask"], ["one"], "    ask: one"),
        (["steps", 0, "ask"], ["two", "one"], "    ask: [two, one]"),
        (["steps", 0, "goal"], "turn >= 3", '    goal: "turn >= 3"'),
        (["steps", 0, "dice"], "4 6", "    dice: [4, 6]"),
        (["steps", 0, "hints"], [{"en": "Look.", "fr": ""}], "    hints:"),
    ],
)
def test_a_field_is_written_as_a_person_would(path: list[Any], value: object, line: str):
    assert line in write(TEXT, path, value).split("\n")


def test_a_field_that_is_emptied_goes_from_the_text():
    assert write(write(TEXT, ["minutes"], "12"), ["minutes"], "") == TEXT


def test_steps_come_change_places_and_go():
    more = do(TEXT, "add", ["steps"])
    assert [step["id"] for step in look(more).data["steps"]] == ["look", "step-2"]

    moved = do(more, "up", ["steps", 1])
    assert [step["id"] for step in look(moved).data["steps"]] == ["step-2", "look"]
    assert do(do(moved, "down", ["steps", 0]), "remove", ["steps", 1]) == TEXT


@pytest.mark.parametrize("part", ["steps", "quiz", "goals", "experiments", "debrief"])
def test_what_is_added_has_the_right_form(part: str):
    assert not [fault for fault in look(do(TEXT, "add", [part])).faults if fault.path[:1] == (part,)]


def test_a_text_among_the_strings_is_written_there():
    text = TEXT.replace("title: My scenario", "title: {key: title}") + "strings:\n  title: {en: Before}\n"

    assert "title: {en: After}" in write(text, ["title"], {"en": "After", "fr": ""})


@pytest.mark.parametrize("path", [["steps", 7, "id"], [], ["title", "en", "x"]])
def test_what_leads_nowhere_changes_nothing(path: list[Any]):
    with pytest.raises(CannotEdit):
        changes_of(TEXT, {"do": "write", "path": path, "value": "x", "field": "text"}, ENGLISH)


@pytest.mark.parametrize("text", ["steps: 5", "steps: [1, {id: 2}]", "title: [a]", "quiz: {a: b}"])
def test_a_form_bears_whatever_stands_there(text: str):
    assert make_form(look(text).data, ENGLISH)


def test_the_browser_counts_in_units_of_its_own():
    text = TEXT.replace("My scenario", "\U0001f54a My scenario")
    message = {"do": "write", "path": ["start"], "value": "1954", "field": "choice"}
    [change] = in_browser(text, changes_of(text, message, ENGLISH))

    assert change["from"] == text.index("6-like") + 1
    assert change["to"] - change["from"] == len("6-like")


def test_the_same_key_says_what_it_is_in_its_list():
    text = starter_text("leaving-a-province", ENGLISH)

    assert field(text, ["steps", 0, "ask"])["label"] != field(text, ["quiz", 0, "ask"])["label"]
    assert field(text, ["steps", 0, "dice"])["hint"] != field(text, ["dice"])["hint"]


def test_items_are_called_by_their_titles_too():
    data = look(starter_text("leaving-a-province", ENGLISH)).data
    [steps] = [part for part in make_form(data, ENGLISH) if part["key"] == "steps"]

    assert steps["items"][2]["title"] == "3. Send it away"
    assert step_names(data, ENGLISH)[2] == ["leave", "3. Send it away"]
