"""A packed scenario: one page in the languages it has, without keys, script or network, always the same."""

from itertools import pairwise

import pytest

from algeria_lab.apps.authors.pack_zip import zipped
from algeria_lab.games import game_named
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.views.scenarios.handouts.pack import languages_of, pack_page

from .pages import LEAVING, PAYLOAD, Page, assert_harmless, scenario

QUIZ = """
quiz:
- {id: count, kind: number, ask: How many?, answer: 7349, unit: camels, misconceptions: {"3": Charlie}}
- {id: pairs, kind: match, ask: Who?,
   options: [{id: aa, text: Able, match: Zulu}, {id: bb, text: Baker, match: Yoke}]}
sources: [cornaton1967]
"""


def packed(text: str = LEAVING) -> str:
    told = scenario(text)
    showings = {language: game_named(told.game).showing(language) for language in languages_of(told)}
    return pack_page(told, walk(told), showings)


@pytest.fixture(scope="module")
def page() -> Page:
    return Page(packed(LEAVING + QUIZ))


def test_both_languages_stand_there_and_one_is_chosen(page: Page):
    assert page.values("checked") == [""]
    assert next(value for tag, name, value in page.attributes if (tag, name) == ("div", "lang")) == "en"
    for said in (
        "Find Mostaganem (V-4). Who controls it?",
        "Cherchez Mostaganem (V-4). Qui contrôle la zone ?",
    ):
        assert said in page.letters
    assert len(set(page.values("id"))) == len(page.values("id"))
    assert {link[1:] for link in page.values("href")} <= set(page.values("id"))


def test_every_step_has_its_board_in_each_language(page: Page):
    assert page.tags.count("svg") == 2 * 4


def test_headings_go_down_one_at_a_time(page: Page):
    levels = [level for level, _ in page.headings]

    assert levels.count(1) == 2
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_questions_have_room_and_no_key(page: Page):
    assert page.letters.count("How many?") == 2
    for key in ("7349", "Charlie"):
        assert key not in page.letters
    pairs = [page.letters.index(said) for said in ("Able", "Baker", "Zulu", "Yoke")]
    assert pairs != sorted(pairs)


GUESSED = """
format: algeria-scenario/1
id: guessed
title: Guessed
start: 1956-like
steps: [{id: wait, text: Wait., predict: [guess]}]
quiz: [{id: guess, kind: predict, ask: How much?, line: gov activate division-5; done, answer: gov.psl}]
"""


def test_what_is_predicted_is_told_in_words_and_not_as_it_is_typed():
    letters = Page(packed(GUESSED)).letters

    assert "gov activate" not in letters
    assert "To be predicted: what comes of “" in letters
    assert "Activate division 5" in letters[letters.index("To be predicted") :]


def test_works_are_named_in_full(page: Page):
    assert "Michel Cornaton, Les regroupements de la décolonisation (1967; new edition 1998)" in page.letters


def test_a_scenario_of_one_language_has_no_switch():
    text = "format: algeria-scenario/1\nid: one\ntitle: One\nsteps: [{id: a, text: Look}]\n"

    assert languages_of(scenario(text)) == ["en"]
    assert "input" not in Page(packed(text)).tags


def test_a_text_that_is_missing_in_a_language_says_in_which_it_stands():
    page = Page(packed(LEAVING.replace(', fr: "Qui a payé ?"', "")))

    assert ("div", "lang", "en") in page.attributes
    assert page.letters.count("Who paid?") == 2


def test_whatever_an_author_writes_stays_letters():
    payload = PAYLOAD.replace('"', '\\"')
    page = Page(packed(LEAVING.replace("Who paid?", payload).replace("Leaving a province", payload)))

    assert_harmless(page)


def test_the_same_scenario_gives_the_same_bytes():
    one, other = packed(), packed()

    assert one == other
    assert zipped({"b": b"2", "a": b"1"}, "x") == zipped({"a": b"1", "b": b"2"}, "x")
