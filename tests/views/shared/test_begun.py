"""Languages that are begun: what is written fits what it stands for, and it is said how much is missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast

import algeria_lab
from algeria_lab.checking.formats.begun import begun_languages
from algeria_lab.core.words.languages import languages
from algeria_lab.views.shared.messages import Messages
from tests.views.shared.test_messages import variables

DATA = Path(algeria_lab.__file__).parent / "data"
BEGUN = begun_languages()
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# What the home page says; a page that is offered in a begun language is whole.
PROVED = {"ar": ("pages/home.ftl", "serving/page.ftl", "shared/widget.ftl", "shared/glossary.ftl")}
# What the panel of a lesson, such as the starter, and its questions say of themselves.
FAMILIES = {"ar": ("guided-", "quiz-panel-", "widget-")}
FROM_RIGHT = {"ar"}
FROM_LEFT, END = "\N{LEFT-TO-RIGHT ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"


class Missing(NamedTuple):
    """What a language lacks.

    Attributes:
        messages: The names of what English says and it does not.
        share: How much of all is written, 0 to 1.
    """

    messages: list[str]
    share: float


def written(folder: Path) -> dict[str, dict[str, ast.Message]]:
    """Return the messages of each file of a language."""
    found = {}
    for path in sorted(folder.glob("*/*.ftl")):
        body = FluentParser().parse(path.read_text("utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == [], path
        entries = [entry for entry in body if isinstance(entry, ast.Message)]
        assert len({entry.id.name for entry in entries}) == len(entries), path
        found[path.relative_to(folder).as_posix()] = {entry.id.name: entry for entry in entries}
    return found


ENGLISH = written(DATA / "messages" / "en")


def missing(language: str) -> Missing:
    """Return what a begun language lacks."""
    own = written(DATA / "begun" / language)
    names = [
        f"{file}: {name}"
        for file, entries in ENGLISH.items()
        for name in entries
        if name not in own.get(file, ())
    ]
    return Missing(names, 1 - len(names) / sum(map(len, ENGLISH.values())))


@pytest.mark.parametrize("language", BEGUN)
def test_what_is_missing_is_listed_and_fails_nothing(language: str):
    """`pytest tests/views/shared/test_begun.py -s` shows the list."""
    lacks = missing(language)

    assert 0 < lacks.share <= 1
    assert len(lacks.messages) == round((1 - lacks.share) * sum(map(len, ENGLISH.values())))
    assert lacks.messages, "nothing is missing: move the folder beside data/messages/en"
    print(f"\n{language}: {lacks.share:.1%} is written; missing:", *lacks.messages, sep="\n")  # noqa: T201 - the list


@pytest.mark.parametrize("language", BEGUN)
def test_what_is_written_stands_where_english_has_it_and_takes_its_values(language: str):
    for file, entries in written(DATA / "begun" / language).items():
        assert set(entries) <= set(ENGLISH[file]), file
        for name, entry in entries.items():
            assert variables(entry) <= variables(ENGLISH[file][name]) | {"turns"}, name
            assert placeholders(entry) == placeholders(ENGLISH[file][name]), name


def placeholders(message: ast.Message) -> set[str]:
    """Return the values that the browser fills in."""
    return set(re.findall(r"%\w+%", str(message.value.to_json()))) if message.value else set()


def selections(message: ast.Message) -> list[set[str]]:
    """Return the forms of each choice in a message that is made by plural category."""
    found: list[set[str]] = []

    def walk(node: object) -> None:
        if isinstance(node, ast.SelectExpression):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
            if keys & (CATEGORIES - {"other"}) and not {key for key in keys if key.isalpha()} - CATEGORIES:
                found.append(keys)
        for child in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for item in child if isinstance(child, list) else [child]:
                walk(item)

    walk(message)
    return found


@pytest.mark.parametrize("language", BEGUN)
def test_where_a_number_picks_a_form_every_form_of_the_language_is_there(language: str):
    """Babel has the categories of CLDR; a number, such as 0, may stand for the category of it alone."""
    needed = set(Locale(language).plural_form.tags) | {"other"}
    for entries in written(DATA / "begun" / language).values():
        for name, entry in entries.items():
            for forms in selections(entry):
                alone = {"0": "zero", "1": "one", "2": "two"} if language == "ar" else {}
                assert needed <= forms | {alone.get(form, "") for form in forms}, name


def test_forms_by_number_are_found_where_a_message_has_them():
    home = written(DATA / "begun" / "ar")["pages/home.ftl"]
    found = [forms for entry in home.values() for forms in selections(entry)]

    assert any("few" in forms for forms in found)


@pytest.mark.parametrize("language", PROVED)
def test_a_page_that_is_offered_is_whole(language: str):
    own = written(DATA / "begun" / language)

    for file in PROVED[language]:
        assert list(own[file]) == list(ENGLISH[file])


@pytest.mark.parametrize("language", FAMILIES)
def test_the_fixed_words_of_a_lesson_are_whole(language: str):
    words, english = Messages(language), Messages("en")

    for family in FAMILIES[language]:
        own = words.ui(family)
        same = {name for name, text in english.ui(family).items() if own[name] == text}
        assert same <= {"widget-labelled"}, family


@pytest.mark.parametrize("language", BEGUN)
def test_english_stands_in_for_what_is_missing(language: str):
    words, english = Messages(language), Messages("en")
    name = missing(language).messages[0].partition(": ")[2]
    own = {key for entries in written(DATA / "begun" / language).values() for key in entries}

    assert words.has(name)
    assert set(words.ui("home-ui-")) == set(english.ui("home-ui-"))
    for key, text in english.ui("lab-ui-").items():
        assert key in own or words.ui("lab-ui-")[key] == text
    assert (words.written, english.written) == ("en", "en")
    assert words.faults == []


@pytest.mark.parametrize("language", sorted(FROM_RIGHT))
def test_what_is_read_from_the_right_isolates_what_is_read_from_the_left(language: str):
    """A sum would else be read as 3 = 1 − 4; digits are those that are written in Algeria."""
    assert Messages(language).direction == "rtl"
    for path in (DATA / "begun" / language).glob("*/*.ftl"):
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("#"):
                continue
            assert line.count(FROM_LEFT) == line.count(END), line
            outside = re.sub(f"{FROM_LEFT}[^{END}]*{END}", "", line)
            assert not re.search(r"[=−]\s*\{|\}\s*−", outside.partition(" = ")[2] or outside), line
            assert not re.search("[\u0660-\u0669]", line), line


def test_what_is_written_stands_before_english():
    assert Messages("ar").say("home-ui-turn") != Messages("en").say("home-ui-turn")


def test_in_arabic_numbers_take_their_forms():
    words = Messages("ar")
    said = [words.say("home-throw-why", patrols=number) for number in (0, 1, 2, 3, 11, 100)]

    assert len(set(said)) == 6
    assert "وحدتا شرطة" in said[2]
    assert "3 وحدات" in said[3]
    assert "11 وحدة" in said[4]


def test_a_begun_language_is_offered_nowhere_else():
    assert not set(BEGUN) & set(languages())
    with pytest.raises(LookupError):
        algeria_lab.open_game(language=BEGUN[0])
