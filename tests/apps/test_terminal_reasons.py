"""Reasons in words: every question that a computer can ask, and every answer, in both languages."""

import pytest
from rich.console import Console

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.apps.terminal.reasons import answer, reasons
from algeria_lab.apps.terminal.screen import Board
from algeria_lab.core.actions import Action
from algeria_lab.core.game import Game
from algeria_lab.games import GAMES
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import Because, Choice
from algeria_lab.players.table import Table


def board_in(language: str) -> Board:
    return Board(GAMES["algeria"], language, Console())


@pytest.mark.parametrize("scenario", AlgeriaRules().scenarios())
@pytest.mark.parametrize("players", ["mixed", "random"])
def test_whole_wars_are_explained_without_a_word_missing(scenario: str, players: str):
    table = Table(Game(AlgeriaRules(), scenario, seed=4), PLAYERS.seat({"fln": players, "gov": players}))
    table.let_computers_act()

    for language in ("en", "fr"):
        board = board_in(language)
        for ply, choice in table.reasons.items():
            lines = list(reasons(choice, table.game.history[ply - 1].state, board))
            assert len(lines) == 1 + len(choice.because)
        assert board.words.faults == []


def test_a_no_is_short_and_a_yes_says_what_was_found():
    showing = board_in("en").showing
    no = Because("A:9.14", "judgement-fln-raid", answer=False)
    yes = Because("A:9.14", "judgement-fln-raid", answer=True, values=(("area", "V-4"), ("modifier", -1)))

    assert answer(no, showing).endswith("? No. [A:9.14]")
    assert "Mostaganem (V-4)" in answer(yes, showing)
    assert "\N{MINUS SIGN}1" in answer(yes, showing)


def test_a_finding_with_two_places_goes_from_one_to_the_other():
    board = board_in("fr")
    values = (("start", "V-4"), ("end", "ORAN"))

    text = answer(Because("A:9.13", "judgement-fln-spread", answer=True, values=values), board.showing)

    assert text.index("Mostaganem") < text.index("Oran")
    assert board.words.faults == []


def test_the_choice_itself_comes_first_with_the_line_that_could_be_typed():
    board, game = board_in("en"), Game(AlgeriaRules(), "1954", seed=1)
    choice = Choice((Action("gov", "quick"),), (Because("", "judgement-random", True, (("options", 9),)),))  # noqa: FBT003

    lines = list(reasons(choice, game.state, board))

    assert lines[0] == "Government: Use the ready-made deployment (gov quick)"
    assert "One of 9." in lines[1]
