"""The preview of a scenario: every step with board and words, nothing given away, nothing run."""

from itertools import pairwise

import pytest

from algeria_lab.games import game_named
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.views.scenarios.handouts.preview import preview_page

from .pages import LEAVING, PAYLOAD, Page, assert_harmless, scenario

# Letters that stand nowhere else on the page.
QUIZ = """
quiz:
- {id: held, kind: choice, ask: Who held it?, answer: zulu,
   options: [{id: zulu, text: Alfa}, {id: able, text: Bravo}],
   misconceptions: {able: Charlie}, after: Delta, hints: [Echo]}
- {id: count, kind: number, ask: How many?, answer: 7349, unit: camels}
"""


def preview(text: str = LEAVING, language: str = "en") -> Page:
    told = scenario(text)
    return Page(preview_page(told, walk(told), game_named(told.game).showing(language)))


def test_every_step_has_its_words_and_a_picture_of_the_board():
    page = preview()

    titles = [text for level, text in page.headings if level == 2]
    assert titles[1:4] == [
        "Step 1 of 3: Find Mostaganem (V-4). Who controls it?",
        "Step 2 of 3: Give the order: make Division 5 ready to leave.",
        "Step 3 of 3: Go on as you like until turn 2.",
    ]
    assert page.tags.count("figure") == 4
    assert page.tags.count("svg") == 5  # four boards and the graph
    for said in ("Look for “Activate” in the list.", "New troops would help.", "3, 4, 5"):
        assert said in page.letters


def test_the_story_of_a_step_is_told_in_words():
    assert "What happened (" in preview().letters
    assert "Ce qui s’est passé (" in preview(language="fr").letters


@pytest.mark.parametrize("language", ["en", "fr"])
def test_headings_go_down_one_at_a_time_and_every_link_leads_somewhere(language: str):
    page = preview(language=language)
    levels = [level for level, _ in page.headings]

    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert {link[1:] for link in page.values("href")} <= set(page.values("id"))
    assert ("html", "lang", language) in page.attributes


def test_questions_stand_there_without_their_keys():
    page = preview(LEAVING.replace("division-5; done\n", "division-5; done\n    ask: [held]\n", 1) + QUIZ)

    for said in ("Who held it?", "Alfa", "Bravo", "Echo", "How many?", "camels"):
        assert said in page.letters
    for key in ("7349", "Charlie", "Delta", "zulu"):
        assert key not in page.letters
    assert "a) Alfa" in page.letters  # under the letters of every sheet


def test_whatever_an_author_writes_stays_letters():
    payload = PAYLOAD.replace('"', '\\"')
    text = LEAVING
    for said in (
        "Leaving a province",
        "Look for “Activate” in the list.",
        "Who paid?",
        "Go on as you like until turn 2.",
    ):
        assert said in text
        text = text.replace(said, payload)
    page = preview(text)

    assert_harmless(page)
    assert page.letters.count("<script>alert(1)</script>") >= 4


def test_a_line_that_breaks_off_is_told_where_it_does():
    page = preview(LEAVING.replace("play: gov activate division-5; done", "play: gov raid Narnia"))

    assert "The guided line ends here" in page.letters
    assert [text for level, text in page.headings if level == 2][-3].startswith("Step 2 of 3")


def test_a_game_without_steps_shows_its_board():
    page = preview("format: algeria-scenario/1\nid: free\ntitle: Free\n")

    assert "This scenario has no steps" in page.letters
