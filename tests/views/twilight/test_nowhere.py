"""Why an activity can begin nowhere: the reasons of the spaces, at the choices and at a space."""

import pytest

from algeria_lab.twilight.state import State
from algeria_lab.views.twilight.choosing.nowhere import NOWHERE
from algeria_lab.views.twilight.choosing.refusals import closed, refused_at
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import board, play
from tests.views.twilight.decisions import decisions
from tests.views.twilight.test_clicks import government, rebels


def told(state: State, title: str, language: str = "en") -> dict[str, str]:
    (found,) = [one for one in closed(state, TwilightWords(language)) if one["title"] == title]
    return found


@pytest.mark.parametrize(("language", "assault"), [("en", "Assault"), ("fr", "Assaut")])
def test_an_assault_that_nothing_qualifies_for_says_which_space_comes_nearest(language: str, assault: str):
    hint = told(government(), assault, language)["hint"]

    assert hint.startswith(TwilightWords(language).place("medea")), hint  # three Underground, with Troops
    assert "(3)" in hint
    assert "[CT-5.2.4]" in hint


def test_the_card_of_a_space_tells_the_reason_of_that_space():
    def at(place: str) -> str:
        (found,) = [
            one for one in refused_at(government(), place, TwilightWords("en")) if one["title"] == "Assault"
        ]
        return found["text"]

    assert "Underground Guerrillas (3) are safe" in at("medea")
    assert "no Troops or Police are there" in at("barika")


def test_what_hinders_everywhere_alike_is_told_alone():
    poor = board(first="fln", deck=(3, 4, 67), fln_resources=0, medea={"U": 2, "FP": 5})

    assert told(poor, "March")["hint"] == "That costs 1, and the FLN has 0 Resources. [CT-5.1]"


def test_a_special_activity_that_can_do_nothing_says_why():
    state, _ = play(
        rebels(algiers={"FP": 1, "U": 1}, oran={"U": 2}, medea={"U": 1}), "fln rally with-special"
    )

    assert "no Algerian" in told(state, "Subvert")["hint"]
    assert RULES.legal(state), "the position was not changed by what was tried"


def test_nothing_is_refused_everywhere_without_a_reason():
    words, met = TwilightWords("en"), 0
    endings = {
        words.say(f"twilight-refusal-{reason.removeprefix('ct-')}", operation="", special="")
        for reason in NOWHERE
    }
    for states in decisions().values():
        for one in (one for state in states for one in closed(state, words)):
            if one["text"].removeprefix(one["title"]) in endings:
                met += 1
                assert one["hint"], one
    assert met > 3
