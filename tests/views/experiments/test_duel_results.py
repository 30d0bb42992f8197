"""Results of the card duel in words and charts: its own measures, its own words, in both languages."""

from __future__ import annotations

from functools import cache

import pytest

import algeria_lab
from algeria_lab.experiments.asking.own import OwnFault
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.measuring.subjects import SUBJECTS, subject
from algeria_lab.experiments.results.table import Wars
from algeria_lab.views.experiments.amounts import with_unit
from algeria_lab.views.experiments.charts.fan import panels
from algeria_lab.views.experiments.charts.outcomes import counts
from algeria_lab.views.experiments.page import ResultPanels
from algeria_lab.views.experiments.text import measure_title, question_text
from algeria_lab.views.experiments.words import TOLD, words_of
from algeria_lab.views.shared.messages import LANGUAGES


@cache
def duels() -> Wars:
    ways = {"random": "random", "once": Way("random", changes={"activation_cap": 1})}
    return Wars.of(algeria_lab.compare("duel", ways, against="random", side="fln", runs=8))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measure", ["balance", "draws", "fln.icons@6"])
def test_a_page_says_all_in_words_of_the_duel(measure: str, language: str):
    words = words_of(duels(), language)

    ResultPanels(words).show(duels(), measure)

    assert words.faults == []
    said = question_text(words, duels().question)
    assert {"en": "8 games", "fr": "8 parties"}[language] in said
    assert words.say("experiment-wars") in {"Games", "Parties"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SUBJECTS)
def test_every_measure_of_every_game_has_a_name_and_a_unit(game: str, language: str):
    words = TOLD[game].words(language)

    for name in subject(game).quantities:
        assert measure_title(words, name) != name
        assert "3" in with_unit(words, name, "3", 3)
    assert words.faults == []


def test_the_icons_of_both_sides_are_drawn_turn_by_turn():
    (panel, _) = panels(duels())

    rows = duels().where(way=["random"]).frame()
    last = rows.drop_duplicates("seed", keep="last")
    assert panel.levels["fln"][-1][2] == last["fln.icons"].median()
    assert panel.levels["gov"][0][2] == 0


def test_a_draw_is_nobodys_game():
    (first, _) = counts(duels(), "balance")

    drawn = duels().at().frame()
    drawn = drawn[(drawn["way"] == "random") & (drawn["winner"] == "draw")]
    assert first.by["open"] == len(drawn)
    assert sum(first.by.values()) == 8


class Unready:
    """A player that wants what the rules of the duel refuse."""

    def choose(self, view: object, rng: object) -> str:  # noqa: ARG002 - the shape of a player
        """Choose."""
        return "fln play FLN-99 military up"


@pytest.mark.parametrize(("language", "said"), [("en", "is not asked for now"), ("fr", "demandé")])
def test_what_a_bot_may_not_do_is_told_in_words_of_the_duel(language: str, said: str):
    with pytest.raises(OwnFault, match=rf"seed 1: 'Unready' \(fln, turn 0, .*{said}"):
        algeria_lab.compare("duel", {"a": Unready}, side="fln", runs=2, language=language)
