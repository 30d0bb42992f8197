"""The whole lesson on paper: its guided line as maps and tables, its dice, its kept wars, and no key."""

import re
from functools import cache
from pathlib import Path

import pytest

from algeria_lab.games import game_named
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.views.scenarios.handouts.lesson_paper import lesson_page
from algeria_lab.views.scenarios.handouts.on_paper.experiment import experiment_on_paper
from algeria_lab.views.scenarios.handouts.step_parts import Parts

from .pages import Page, assert_harmless

LESSONS = Path(__file__).parents[3] / "lessons"
MAPS = {"en": "The map ", "fr": "La carte "}


@cache
def lesson(name: str) -> Scenario:
    file = LESSONS / name / "lesson.yaml"
    return read_scenario(file.read_text("utf-8"), file.name, file.parent).for_period(50)


@cache
def printed(name: str, language: str) -> str:
    one = lesson(name)
    showing = game_named(one.game).showing(language)
    page = lesson_page(Parts(one, showing, LESSONS / name))
    assert showing.words.faults == []
    return page


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_steps_questions_and_words_of_the_form_stand_on_it(language: str):
    one, page = lesson("05-resettlement"), Page(printed("05-resettlement", language))

    assert_harmless(page)
    titles = " ".join(text for level, text in page.headings if level == 2)
    for step in one.steps:
        assert one.said(step.title, language) in titles
    numbers = [found[1] for _, text in page.headings if (found := re.match(r"(\d+)\. ", text))]
    assert sorted(map(int, numbers)) == list(range(1, len(one.quiz) + 1))
    assert {"en": "Words of this lesson", "fr": "Les mots de cette leçon"}[language] in titles
    assert "[A:9.27]" in page.letters
    for one_asked in one.debrief:
        assert one.said(one_asked.ask, language).split(".")[0] in page.letters


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_tells_the_line_as_three_maps_with_its_dice(language: str):
    page = Page(printed("05-resettlement", language))
    captions = re.findall(rf"<figcaption>({MAPS[language]}[^<]*)", printed("05-resettlement", language))

    assert len(captions) == 3
    assert len(set(captions)) == 3
    faces = next(stop.faces for stop in walk(lesson("05-resettlement")).line if stop.step.id == "order")
    assert ", ".join(map(str, faces[:2])) in page.letters


def test_dice_stand_behind_the_prediction_that_they_decide_and_long_stories_are_short():
    page = Page(printed("03-conditional-support", "en"))
    asked, covered, thrown = (
        page.letters.index(text) for text in ("What will it find?", "Cover what follows", "4, 5")
    )

    assert asked < covered < thrown
    assert not re.search("and [0-9]+ sentences more", page.letters)


def test_kept_wars_are_told_with_mean_and_interval():
    letters = Page(printed("05-resettlement", "en")).letters

    assert "8,000 wars were played beforehand" in letters
    assert re.search(r"−16\.7 points", letters)
    assert "95% interval" in letters


def test_an_experiment_without_kept_wars_says_so():
    one = lesson("05-resettlement")
    told = experiment_on_paper(one.experiments[0], Parts(one, game_named(one.game).showing("en"), None))

    assert "No wars of this experiment are kept" in told
    assert "<svg" not in told


def test_what_is_played_within_a_step_has_questions_of_its_own_numbers():
    page = Page(printed("02-active-minority", "en"))

    assert any(text.startswith("2.1.") for level, text in page.headings if level == 3)
    assert "Turn 1: a Cadre becomes a Front" in page.letters


@pytest.mark.parametrize("name", ["02-active-minority", "05-resettlement"])
def test_no_key_stands_on_it(name: str):
    one, letters = lesson(name), Page(printed(name, "en")).letters
    private = [text for question in one.quiz for text in (*question.misconceptions.values(), question.after)]

    assert len(private) > 10
    for text in filter(None, (one.said(text, "en") for text in private)):
        assert text not in letters


def test_a_question_about_a_place_has_its_map():
    folder = LESSONS / "01-control-is-not-support"
    one = lesson(folder.name).whole
    page = lesson_page(Parts(one, game_named(one.game).showing("en"), folder))
    (question,) = (each for each in one.quiz if each.kind == "map")
    asked = page.index(one.said(question.ask, "en"))
    step = page[page.rindex('<section class="step">', 0, asked) : page.index("</section>", asked)]

    assert "<svg" in step  # one of the three maps of the line, or one of its own
