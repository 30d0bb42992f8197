"""How texts and tables are set for a console, and chances of any game put into words."""

from fractions import Fraction
from io import StringIO

import pytest
from rich.console import Console

from algeria_lab.apps.terminal.screen import CLEAR, Board, Screen
from algeria_lab.core.actions import Action
from algeria_lab.core.game import Game
from algeria_lab.core.odds import Distribution
from algeria_lab.games import GAMES
from algeria_lab.views.shared.html import Page, folded, says, table
from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.show.chances import Part, told_apart
from algeria_lab.views.show.showing import Pick, Showing

WORDS = Messages("en")


def written(width: int, *, is_terminal: bool = False) -> tuple[Board, StringIO]:
    out = StringIO()
    console = Console(file=out, width=width, force_terminal=is_terminal, color_system=None)
    return Board(GAMES["algeria"], "en", console), out


def test_no_line_breaks_at_a_no_break_space():
    board, out = written(20)

    board.line("vingt lettres ou\N{NO-BREAK SPACE}: presque, et\N{NARROW NO-BREAK SPACE}; rien")

    assert all(not line.lstrip().startswith((":", ";")) for line in out.getvalue().splitlines())
    assert "ou\N{NO-BREAK SPACE}:" in out.getvalue()
    assert "et\N{NARROW NO-BREAK SPACE};" in out.getvalue()


def test_the_lines_of_an_indented_text_stand_below_each_other():
    board, out = written(20)

    board.line("  one two three four five six")

    assert [line[:3] for line in out.getvalue().splitlines()] == ["  o", "  f"]


def test_a_table_that_is_too_wide_is_set_as_sentences(monkeypatch: pytest.MonkeyPatch):
    wide = table(
        "Spaces", ["Space", "Who", "State", "Marks", "FLN"], [["Oran", "x" * 30, "", "y" * 30, "z" * 30]]
    )
    board, out = written(80)
    monkeypatch.setattr(board.showing, "position", lambda _: wide)

    board.places(None)

    text = " ".join(out.getvalue().split())
    assert f"Oran Who: {'x' * 30}; Marks: {'y' * 30};" in text
    assert "State" not in text


def test_what_is_folded_waits_until_it_is_asked_for(monkeypatch: pytest.MonkeyPatch):
    page = says(["Always"]) + folded("More", table("Places", ["Place", "Who"], [["Oran", "FLN"]]), WORDS)
    game = Game(GAMES["algeria"].rules(), "1954", seed=1)
    board, out = written(80)
    monkeypatch.setattr(board.showing, "position", lambda _: page)

    board.status(game.state)
    shown = out.getvalue()
    board.places(game.state)

    assert "Always" in shown
    assert "Oran" not in shown
    assert "Oran" in out.getvalue()
    assert out.getvalue().count("Always") == 1


def test_a_page_keeps_its_parts_as_data():
    page: Page = says(["One", "", "Two"]) + table("T", ["a", "b"], [["1", "2"]], foot=["3", "4"], numbers=[1])

    sentences, rows = page.blocks
    assert sentences.rows == (("One",), ("Two",))
    assert (rows.title, rows.head, rows.numbers) == ("T", ("a", "b"), frozenset({1}))
    assert rows.rows == (("1", "2"), ("3", "4"))
    assert [block.folded for block in folded("More", page, WORDS).blocks] == [True, True]


def test_a_long_choice_hangs_behind_its_number():
    board, out = written(40)

    board.choices([Pick("fln event", "Event", "word " * 20), Pick("fln pass", "Event", "short")])

    lines = out.getvalue().splitlines()
    assert lines[1].startswith("   1 word")
    assert all(line.startswith("     word") for line in lines[2:4])
    assert any(line.startswith("   2 short") for line in lines)


def test_only_a_terminal_is_cleared():
    for is_terminal in (True, False):
        out = StringIO()
        Screen(WORDS, Console(file=out, force_terminal=is_terminal)).clear()
        assert (CLEAR in out.getvalue()) == is_terminal


def told(before: tuple[Part, ...], **shares: Fraction) -> dict[str, Fraction]:
    """Tell results apart, each named by the letters of what holds then; lower case is about nothing."""
    results = {
        tuple(Part("Oran" if letter.isupper() else "", letter) for letter in name): share
        for name, share in shares.items()
    }
    return {str(result): share for result, share in told_apart(WORDS, Distribution(results), before)}


def test_results_are_told_by_what_differs():
    differ = told((), aBC=Fraction(1, 3), aB=Fraction(1, 2), aC=Fraction(1, 12), Ca=Fraction(1, 12))

    assert differ == {"Oran: B, C": Fraction(1, 3), "Oran: B": Fraction(1, 2), "Oran: C": Fraction(1, 6)}
    assert told((Part("", "a"),), ab=Fraction(1)) == {"b": Fraction(1)}
    assert told((Part("", "a"),), a=Fraction(1)) == {"none": Fraction(1)}


def test_of_itself_a_game_tells_chances_by_how_both_sides_stand_then():
    record = GAMES["algeria"]
    showing, rules = record.showing("en"), record.rules()
    game = Game(rules, "1954", seed=7)
    for line in ("quick", "quick", "gov done", "fln done", "gov done", "fln ops cadre-2; done"):
        game.play(line)

    chances = Showing.prospects(showing, rules, game.state, Action.parse("fln propaganda cadre-2"))

    assert sum(share for _, share in showing.chances(chances)) == 1
    assert len(chances) > 1


def test_a_status_that_is_news_leaves_out_what_stands_as_it_was(monkeypatch: pytest.MonkeyPatch):
    game = Game(GAMES["algeria"].rules(), "1954", seed=1)
    board, out = written(80)
    lasting = table("Fronts", ["Front", "FLN"], [["Military", "two"]])

    for sentence in ("Resources 3", "Resources 4"):
        page = says(["Always", sentence]) + lasting
        monkeypatch.setattr(board.showing, "position", lambda _, page=page: page)
        board.status(game.state, news=True)
    board.forget()
    board.status(game.state, news=True)

    shown = out.getvalue()
    assert shown.count("Always") == shown.count("Military") == shown.count("1954 ·") == 2
    assert shown.count("Resources 4") == 2
