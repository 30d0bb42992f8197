"""The documents alone on paper: each once, with counted lines, and nothing of ours about them."""

import re
from pathlib import Path

import pytest

from algeria_lab.checking.voices import voice
from algeria_lab.games import game_named
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.views.lessons.voices import quoted
from algeria_lab.views.scenarios.handouts.documents_paper import (
    EVERY,
    WIDE,
    documents_page,
    has_documents,
    lines_of,
)
from algeria_lab.views.scenarios.handouts.paper import documents
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.on_top import on_top

from .pages import Page, assert_harmless, scenario

LESSONS = sorted((Path(__file__).parents[3] / "lessons").glob("*/lesson.yaml"))


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(params=LESSONS, ids=lambda file: file.parent.name)
def lesson(request: pytest.FixtureRequest) -> Scenario:
    file = request.param
    return read_scenario(file.read_text("utf-8"), file.name, file.parent).for_period(50)


def sheet(one: Scenario, language: str) -> str:
    showing = game_named(one.game).showing(language)
    page = documents_page(Parts(one, showing))
    assert showing.words.faults == []
    return page


def shown(one: Scenario) -> list[str]:
    return list(dict.fromkeys(name for step in one.steps for exhibit in step.show for name in exhibit.voices))


def test_each_document_of_the_form_stands_once_under_the_question_of_history(lesson: Scenario, language: str):
    page = Page(sheet(lesson, language))
    words = game_named(lesson.game).words(language)

    assert_harmless(page)
    above = on_top(lesson, words)
    assert above is not None
    assert above.question in page.letters
    assert page.tags.count("article") == len(shown(lesson))
    for one in map(voice, shown(lesson)):
        assert one.who[language] in page.letters
        assert one.source[language].rstrip(".") in page.letters


def test_what_to_mind_is_printed_and_neither_what_we_have_to_check_nor_a_question(
    lesson: Scenario, language: str
):
    letters = Page(sheet(lesson, language)).letters

    minded, checked = (
        [text for one in map(voice, shown(lesson)) if (text := getattr(one, name).get(language))]
        for name in ("caution", "checking")
    )
    assert minded
    assert checked
    assert [text for text in minded if text not in letters] == []
    assert [text for text in checked if text in letters] == []
    for question in lesson.quiz:
        assert lesson.said(question.ask, language) not in letters


def test_the_first_and_every_fifth_line_of_each_document_have_their_numbers(lesson: Scenario, language: str):
    page = sheet(lesson, language)
    quotes = re.findall(r"<blockquote.*?</blockquote>", page, re.DOTALL)

    assert len(quotes) > 1
    for quote in quotes:
        counts = re.findall(r'<span class="count">(\d*)</span>', quote)
        numbers = range(1, len(counts) + 1)
        assert counts == [str(number) if number == 1 or number % EVERY == 0 else "" for number in numbers]


def test_a_text_is_cut_into_lines_between_words_alone():
    passage = quoted(" ".join(["Indépendance nationale"] * 20), "fr")
    lines = lines_of(passage)

    assert " ".join(lines) == passage
    assert all(len(line) <= WIDE for line in lines)
    assert lines[0].startswith("«\N{NO-BREAK SPACE}Ind")


def test_a_document_has_the_lines_that_it_has_on_the_sheet_of_questions(lesson: Scenario, language: str):
    alone = re.findall(r"<article>.*?</article>", sheet(lesson, language))
    words = game_named(lesson.game).words(language)
    beside = "".join(documents(lesson, words).values())

    assert re.findall(r"<article>.*?</article>", beside) == alone


def test_a_scenario_may_have_no_documents():
    assert not has_documents(scenario())


def test_lessons_have_documents(lesson: Scenario):
    assert has_documents(lesson)
