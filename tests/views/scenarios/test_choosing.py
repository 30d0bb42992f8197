"""A decision in words: its orders at the guide, in a preview, in a packed page, in a terminal."""

import json

import pytest

from algeria_lab.games import game_named
from algeria_lab.scenarios.examples import FOLDER, example, example_text
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.views.scenarios.guide.scene import GuideScene, Scene
from algeria_lab.views.scenarios.guide.seen import Seen
from algeria_lab.views.scenarios.handouts.pack import pack_page
from algeria_lab.views.scenarios.handouts.preview import preview_page
from algeria_lab.views.scenarios.handouts.report import report_file
from algeria_lab.views.scenarios.handouts.step_in_words import step_in_words
from tests.apps.terminal import run
from tests.scenarios.formed import formed

NAME = "the-morice-line.yaml"


def begun(language: str = "en") -> Guide:
    game = game_named("algeria")
    guide = Guide(example(NAME), game.voice(language), voices=lambda name: game_named(name).voice(language))
    guide.answer("three-turns", "4", language)
    return guide


def scene(guide: Guide, language: str = "en") -> Scene:
    book = game_named("algeria").showing
    return GuideScene(guide, book(language).words, Seen(), book).scene()


def test_the_orders_are_listed_as_the_author_and_as_the_board_call_them():
    shown = scene(begun())

    assert shown["now"] == "Decide: press one of these orders, or play it on the board."
    orders = shown["choices"]["orders"]
    assert [one["name"] for one in orders] == [
        "Put the line into service this turn",
        "Build the line higher",
        "Spend nothing on the border",
    ]
    assert all(one["board"] and "gov" not in one["board"] for one in orders)
    assert not any(one["chosen"] for one in orders)


def test_without_a_name_of_its_own_an_order_has_that_of_the_board():
    text = example_text(NAME).replace(
        '        text: {en: "Build the line higher", fr: "Renforcer la ligne"}\n', ""
    )
    guide = Guide(formed(text), game_named("algeria").voice("fr"), keys={})
    guide.skip("three-turns")

    orders = scene(guide, "fr")["choices"]["orders"]

    assert (orders[1]["name"], orders[1]["board"]) == ("Renforcer le barrage frontalier", "")


def test_what_was_chosen_is_marked_and_said():
    guide = begun()
    guide.play("gov border improve; done")

    shown = scene(guide)

    assert [one["chosen"] for one in shown["choices"]["orders"]] == [False, True, False]
    (said,) = shown["says"]
    assert (said["about"], said["lead"]) == ("chosen", "You chose: Build the line higher.")


def test_a_prediction_that_a_later_step_settles_is_told_there():
    guide = begun()
    guide.play("gov done")
    (waiting,) = scene(guide)["predictions"]
    assert (waiting["state"], "Three turns go by" in waiting["said"]) == ("awaited", True)

    guide.go_on()
    assert scene(guide)["predictions"] == []
    guide.watch()
    shown = scene(guide)

    (came,) = shown["predictions"]
    assert came["state"] == "came"
    assert came["said"].startswith("You expected 4 points.")
    assert came["scale"] is not None
    assert shown["says"] == [], "it is told once"


def test_a_preview_says_how_each_is_typed_and_answered_and_a_packed_page_neither():
    told = example(NAME)
    found, showing = walk(told), game_named("algeria").showing

    preview = preview_page(told, found, showing("en"))
    packed = pack_page(told, found, {"en": showing("en")})

    for said in ("Build the line higher", "gov border improve; done", "nobody guards it this turn"):
        assert said in preview
    assert "Build the line higher" in packed
    assert "gov border improve; done" not in packed
    assert "nobody guards it this turn" not in packed
    assert "the widest powers" in packed, "the document of its own"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_terminal_lists_them_and_says_what_comes_of_one(language: str):
    typed = "answer 4\ngov border activate; done\n\n\n\nquit\n-\n"
    if language == "fr":
        typed = typed.replace("answer", "réponse").replace("quit", "quitter")
    result = run("play", str(FOLDER / NAME), "--lang", language, typed=typed)

    said = {
        "en": ("Spend nothing on the border", "You chose: Put the line into service this turn."),
        "fr": ("Ne rien dépenser pour la frontière", "Vous avez choisi"),
    }[language]
    assert all(text in result.output for text in said), result.output


def test_a_report_says_which_was_chosen_and_reading_again_what_was_said_to_it():
    guide = begun()
    guide.play("gov border improve; done")
    guide.go_on()

    told = report_file(guide, game_named("algeria").showing("en"), "", "md")["text"]
    first = scene(guide)["steps"][0]["again"]

    assert "Chosen in “One order for the border”: Build the line higher." in told
    assert "nobody guards it this turn" in json.dumps(first)


def test_a_notebook_without_widgets_lists_the_orders():
    told = example(NAME)

    page = step_in_words(told, told.steps[0], game_named("algeria").showing("en"))

    assert "Spend nothing on the border (" in page.text
