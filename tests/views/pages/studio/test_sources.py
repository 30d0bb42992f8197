"""Beginnings, documents and records in the form of the studio: read in words, written as a person would."""

import re
from typing import Any

import pytest

from algeria_lab.checking.formats.yaml_edit import applied
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.views.pages.studio.edits import changes_of
from algeria_lab.views.pages.studio.first.examples import NOTHING, starter_text
from algeria_lab.views.pages.studio.form import long_lists, make_form
from algeria_lab.views.pages.studio.verdict import look
from algeria_lab.views.shared.messages import LANGUAGES, Messages

from .test_form import ENGLISH, do, field, write

TEXT = starter_text(NOTHING, ENGLISH)
START = "start: 1956-like\n"


def begun(text: str, *deeds: tuple[str, str]) -> str:
    """Return the lines of the start after some deeds, each a key of it and what is chosen."""
    for key, value in deeds:
        text = write(text, ["start", key] if key else ["start"], value)
    return "".join(
        f"{line}\n" for line in text.split("\n") if line.startswith(("start", "  scenario", "  phase"))
    )


@pytest.mark.parametrize(
    ("deeds", "line"),
    [
        ([("", "1958")], "start: 1958\n"),
        ([("phase", "reinforcement")], "start: {scenario: 1956-like, phase: reinforcement}\n"),
        ([("", "1958"), ("phase", "deployment")], "start: {scenario: 1958, phase: deployment}\n"),
        (
            [("turn", "3"), ("phase", "deployment"), ("turn", "")],
            "start: {scenario: 1956-like, phase: deployment}\n",
        ),
        ([("phase", "reinforcement"), ("", "1960")], "start: {scenario: 1960, phase: reinforcement}\n"),
        ([("phase", "reinforcement"), ("phase", "")], START),
        ([("phase", "")], START),
    ],
)
def test_a_start_is_written_short_and_in_full_only_where_it_must_be(deeds: list[tuple[str, str]], line: str):
    assert begun(TEXT, *deeds) == line


def test_a_start_that_is_not_there_yet_takes_a_phase():
    text = TEXT.replace(START, "")

    assert "start: {phase: operations}" in write(text, ["start", "phase"], "operations")
    assert field(text, ["start"])["value"] == "1954"


def test_a_start_that_is_a_position_is_left_to_the_text():
    text = TEXT.replace(START, "start: {save: war.json, at: 3}\n")

    assert field(text, ["start"])["value"] is None
    assert field(text, ["start", "phase"])["value"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_positions_phases_and_players_have_names_and_say_what_they_are(language: str):
    words = Messages(language)
    for game in ("algeria", "insurgent", "twilight"):
        text = TEXT.replace(START, f"game: {game}\nside: gov\n")
        [beginning] = [part for part in make_form(look(text).data, words) if part["key"] == "beginning"]
        by_path = {".".join(one["path"]): one for one in beginning["fields"]}

        assert ("start.phase" in by_path) == (game == "algeria")
        assert len(by_path["opponent"]["hint"]) > 40
        for name in ("start", "opponent"):
            labels = [
                label for value, label in by_path[name]["choices"] if value not in ("1954", "1958", "1960")
            ]
            assert all(label[:1].isupper() or label[:1].isdigit() or " " in label for label in labels)
            assert not {"mixed", "army-abroad", "full", "duel"} & set(labels)
    assert words.faults == []


@pytest.mark.parametrize(("form", "part"), [(Scenario, ""), (Step, "steps"), (Question, "quiz")])
def test_every_key_without_a_field_is_called_something(form: Any, part: str):
    for language in LANGUAGES:
        words = Messages(language)
        table = {key: ["x"] for key in form.model_fields}
        data = {part: [table]} if part else table
        [shown] = [one for one in make_form(data, words) if one["key"] == (part or "head")]
        more = shown["items"][0]["more"] if part else shown["more"]

        assert more
        assert [key for key, name in more if not name] == []


STEP = """  - id: look
    text: Look.
    show:
      - {title: First, voices: [x01, x26]}  # kept
      - galula: true
      - {facts: [deaths]}
documents:
  - {id: letter, who: A farmer, what: A letter, when: 1958, source: Archive, text: They came at night.}
quiz:
  - {id: sheet, kind: sheet, ask: Who?, document: letter}
"""
SHOWN = TEXT[: TEXT.index("  - id: look")] + STEP
SHOW = ["steps", 0, "show"]


def test_what_a_step_shows_is_one_list_and_is_written_where_it_belongs():
    shown = field(SHOWN, SHOW)
    assert (shown["value"], shown["list"]) == (["x01", "x26", "deaths"], "sources")

    after = write(SHOWN, SHOW, ["x26", "letter", "people/pop-1954"])
    rows = look(after).data["steps"][0]["show"]
    assert rows == [
        {"title": "First", "voices": ["x26"]},
        {"galula": True},
        {"facts": ["people/pop-1954"]},
        {"documents": ["letter"]},
    ]
    assert "# kept" in after
    assert look(write(SHOWN, SHOW, [])).data["steps"][0]["show"] == [{"galula": True}]
    assert look(write(TEXT, SHOW, ["x01"])).data["steps"][0]["show"] == [{"voices": ["x01"]}]
    assert not look(after).faults


def test_a_document_says_in_which_steps_it_is_shown_and_is_spoken_of_by_its_new_name():
    where = ["documents", 0, "shown"]
    assert field(SHOWN, where)["value"] == []
    shown = write(SHOWN, where, ["look"])
    renamed = write(shown, ["documents", 0, "id"], "lettre")
    data = look(renamed).data

    assert field(shown, where)["value"] == ["look"]
    assert data["steps"][0]["show"][-1] == {"documents": ["lettre"]}
    assert data["quiz"][0]["document"] == "lettre"
    assert not look(renamed).faults
    assert write(shown, where, []) == SHOWN
    assert "document-unshown" in [fault.problem for fault in look(SHOWN).faults]


def test_a_document_of_ones_own_is_added_filled_in_and_asked_about():
    added = do(TEXT, "add", ["documents"])
    text = write(added, ["documents", 0, "who"], {"en": "A farmer", "fr": ""})
    text = write(text, ["documents", 0, "addressee"], {"en": "His son", "fr": "Son fils"})
    named = dict(long_lists(look(text).data, ENGLISH)["documents"])

    assert look(text).data["documents"][0]["addressee"] == {"en": "His son", "fr": "Son fils"}
    assert named["document-1"].startswith("Your own: A farmer, ")
    assert [fault.problem for fault in look(text).faults] == ["document-unshown"]
    cells = write(SHOWN, ["quiz", 0, "cells", "why"], {"en": "To warn him", "fr": ""})
    assert look(cells).data["quiz"][0]["cells"] == {"why": "To warn him"}
    assert look(write(cells, ["quiz", 0, "cells", "why"], {"en": "", "fr": ""})).data == look(SHOWN).data


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_are_called_by_who_speaks_and_what_they_say(language: str):
    lists = long_lists({}, Messages(language))

    assert len(lists["sources"]) > 160
    assert all(len(label) > 15 and not re.search(r"\bx\d\d\b", label) for _, label in lists["sources"])


def test_a_document_that_is_dated_by_a_day_keeps_its_day():
    text = SHOWN.replace("when: 1958", "when: 1958-05-13")

    assert field(text, ["documents", 0, "when"])["value"]["en"] == "1958-05-13"
    message = {
        "do": "write",
        "path": ["documents", 0, "place"],
        "value": {"en": "Algiers", "fr": ""},
        "field": "said",
    }
    assert "when: 1958-05-13" in applied(text, changes_of(text, message, ENGLISH))
