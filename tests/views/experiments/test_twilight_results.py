"""Results of *Colonial Twilight* in words and charts: its own measures, its own words, in both languages."""

from __future__ import annotations

from functools import cache

import pytest

import algeria_lab
from algeria_lab.experiments.asking.own import OwnFault
from algeria_lab.experiments.asking.ways import Stop, Way
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.experiments.results.table import Wars
from algeria_lab.views.experiments.charts.fan import panels
from algeria_lab.views.experiments.charts.lanes import caption
from algeria_lab.views.experiments.page import ResultPanels
from algeria_lab.views.experiments.words import words_of
from algeria_lab.views.shared.messages import LANGUAGES

CARDS = {"en": "after card 4", "fr": "après la carte 4"}
WHO = {"en": "the planning Government", "fr": "le Gouvernement planificateur"}


@cache
def campaigns() -> Wars:
    ways = {"planner": "planner", "pass": Way("random", opening="gov pass", when="first")}
    return Wars.of(algeria_lab.compare("short", ways, against="random", runs=3, stop=Stop(4, {"sc": 1})))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measure", ["balance", "gov.wins", "sc@3"])
def test_a_page_says_all_in_words_of_the_game(measure: str, language: str):
    words = words_of(campaigns(), language)

    ResultPanels(words).show(campaigns(), measure)

    assert words.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_a_card_and_players_have_their_titles(language: str):
    words = words_of(campaigns(), language)

    said = caption(words, campaigns())

    assert words.faults == []
    assert CARDS[language] in said
    assert WHO[language] in said


def test_the_margins_of_both_sides_are_drawn_card_by_card():
    (panel, _) = panels(campaigns())

    rows = campaigns().where(way=["planner"]).frame()
    for seat in subject("twilight").rules.seats:
        for card in (0, 4):
            assert panel.levels[seat][card][2] == rows[rows["turn"] == card][f"{seat}.margin"].median()


class Unready:
    """A player that wants what the rules refuse."""

    def choose(self, view: object, rng: object) -> str:  # noqa: ARG002 - the shape of a player
        """Choose."""
        return "gov train limited"


@pytest.mark.parametrize(("language", "said"), [("en", "cannot be done"), ("fr", "n’est pas possible")])
def test_what_a_bot_may_not_do_is_told_in_words_of_the_game(language: str, said: str):
    with pytest.raises(OwnFault, match=rf"seed 1: 'Unready' \(gov, turn 1, .*{said}"):
        algeria_lab.compare("short", {"a": Unready}, runs=2, stop=2, language=language)
