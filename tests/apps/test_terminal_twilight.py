"""*Colonial Twilight* in the terminal, typed as a person would, in both languages: no word is missing."""

from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from algeria_lab.apps.terminal.play import Session
from algeria_lab.apps.terminal.screen import Board
from algeria_lab.core.actions import Action
from algeria_lab.core.game import Game
from algeria_lab.games import GAMES
from algeria_lab.players.table import Table
from algeria_lab.views.show.speaker import Speaker

ASKED = (
    "why",
    "why Bougie",
    "why 2",
    "map",
    "status",
    "explain 3",
    "explain CT-4.6",
    "undo",
    "redo",
    "log 5",
)
TYPED = 150


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed(language: str, seats: dict[str, str], seed: int) -> tuple[Session, str]:
    """Type choices by chance with a question between some of them; return the session and all it showed."""
    record, screen, chance = GAMES["twilight"], StringIO(), Random(seed)
    board = Board(record, language, Console(file=screen, width=80, markup=False))
    game: Game[Any] = Game(record.rules(), "short", seed=seed, voice=Speaker(board.showing))
    table: Table[Any] = Table(game, record.players().seat(seats))
    left = iter(range(TYPED))

    def read(_prompt: str) -> str:
        number = next(left, None)
        if number is None or game.outcome:
            raise EOFError
        picks = session._choices.all
        assert picks
        choice = chance.randint(1, len(picks))
        if number % 10 == 5:
            return f"odds {choice}"
        return chance.choice(ASKED) if number % 10 == 7 else str(choice)

    session = Session(table, board, read)
    session.run()
    return session, screen.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [{}, {"fln": "chart"}, {"gov": "random"}], ids=["both", "gov", "fln"])
def test_a_game_is_typed_without_a_word_missing(seats: dict[str, str], language: str):
    session, shown = typed(language, seats, seed=len(seats) + 4)

    assert session.game.ply > TYPED // 2
    assert session.board.words.faults == []
    assert "twilight-" not in shown.replace("twilight-short-turn", "")
    assert max(map(cell_len, shown.splitlines())) <= 80


def seated(language: str, *lines: str) -> tuple[Session, StringIO]:
    """Begin with card 41, type lines; return the session and its screen with the last answer."""
    record, screen = GAMES["twilight"], StringIO()
    board = Board(record, language, Console(file=screen, width=80, markup=False))
    game: Game[Any] = Game(record.rules(), "short", {"deck": [41, 8]}, seed=3, voice=Speaker(board.showing))
    table: Table[Any] = Table(game, {})
    for action in ("fln skip", "gov skip"):
        table.play(action)
    left = iter(lines)

    def read(_prompt: str) -> str:
        screen.truncate(0)
        screen.seek(0)
        return next(left)

    session = Session(table, board, read)
    for _ in lines:
        session._obey(read(""))
    return session, screen


@pytest.mark.parametrize(
    ("typed", "en", "fr"),
    [
        ("rally", "needs: one of the words with-special", "un des mots with-special (avec"),
        ("rally all", "“all” cannot stand here", "« all » n’est pas possible"),
        ("ralley limited", "Did you mean “rally”", "rally (Recrutement)"),
        ("train limited", "is an Operation of the other side", "l’autre camp"),
        ("rally limited; narnia", "“narnia” cannot be done here", "Ce qui est demandé"),
        ("rally limited; rally narnia", "such as Tizi Ouzou", "comme Tizi Ouzou"),
        ("rally limited; rally Alger", "Algiers is a City at Support", "Alger est une ville au soutien"),
        ("rally limited; barika; place 9", "only 1 can", "seulement 1"),
        ("event single", "has no such text", "n’a pas ce texte"),
        ("rally limited; barrika", "Did you mean", "Vouliez-vous dire"),
    ],
)
def test_a_mistake_is_told_with_what_would_work(typed: str, en: str, fr: str):
    for language, said in (("en", en), ("fr", fr)):
        session, screen = seated(language, typed)

        assert session.game.ply == 2, "a line is all or nothing"
        assert said in " ".join(screen.getvalue().replace("\u00a0", " ").split())


@pytest.mark.parametrize(
    ("language", "texts", "played"),
    [
        ("en", ("Terror, in one place only", "TERROR IN BARIKA"), "terror barika"),
        ("fr", ("recrutement, sans", "Recrutement Sétif", "placer 1", "finir ici"), "done"),
        ("fr", ("terreur dans un seul lieu", "TERREUR Orleansville"), "terror orleansville"),
    ],
)
def test_a_choice_is_called_by_its_words(language: str, texts: tuple[str, ...], played: str):
    session, _ = seated(language, *texts)

    assert f"fln {played}" in [str(entry.action) for entry in session.game.history]


def test_words_that_several_choices_begin_with_play_none_and_are_told_with_numbers():
    session, screen = seated("fr", "recrutement")

    assert session.game.ply == 2
    said = " ".join(screen.getvalue().replace("\u00a0", " ").split())
    assert "3 Recrutement, avec une activité spéciale · 4 Recrutement, dans un seul lieu" in said


def test_the_word_of_a_verb_is_understood_where_the_rules_refuse():
    _, screen = seated("fr", "Recrutement, dans un seul lieu", "Recrutement Alger")

    assert "Alger est une ville au soutien" in " ".join(screen.getvalue().replace("\u00a0", " ").split())


def test_a_line_with_short_forms_is_one_turn():
    session, _ = seated(
        "fr", "rally limited; Tébessa; place 1; done", "train with-special; Alger; place 0 1; done; done"
    )

    assert session.game.history[-1].state.turn == 2


@pytest.mark.parametrize(
    ("asked", "said"),
    [("commitment", "The will in France"), ("Tizi Ouzou (III-1)", "a mountain Sector"), ("8", "Sakiet")],
)
def test_words_spaces_and_cards_are_explained(asked: str, said: str):
    _, screen = seated("en", f"explain {asked}")

    assert said in screen.getvalue()


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", "Coup d'etat", "Coup d’etat (66)"),
        ("fr", "coup d'Etat", "Coup d’État (66)"),
        ("fr", "atrocites", "Atrocités"),
        ("fr", "deploiement", "Déploiement"),
        ("fr", "evenement pivot", "Événement pivot"),
    ],
)
def test_names_are_found_without_accents_and_with_a_keyboard_apostrophe(language: str, asked: str, said: str):
    _, screen = seated(language, f"explain {asked}")

    assert said in screen.getvalue()


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "explain", "Capability, Casualties"),
        ("fr", "explique", "« expliquer victoire »"),
        ("fr", "etat", "Soutien + Engagement"),
        ("fr", "chance 1", "Chance"),
        ("fr", "annule", "Annulé"),
        ("fr", "sauvegarder partie.json", "Partie enregistrée dans partie.json"),
    ],
)
def test_commands_have_further_words_and_explain_alone_tells_what_may_be_asked(
    language: str, typed: str, said: str
):
    _, screen = seated(language, typed)

    assert said in " ".join(screen.getvalue().replace("\u00a0", " ").split())


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Garrison: Oran chosen as a destination"), ("fr", "Garnison\u00a0: destination choisie, Oran")],
)
def test_a_destination_of_a_garrison_is_only_chosen(language: str, said: str):
    words = GAMES["twilight"].showing(language).words

    assert words.action(Action.parse("gov garrison oran"), "garrison") == said


def test_both_sides_see_the_same_so_that_nobody_hands_the_screen_over():
    session, shown = typed("en", {}, seed=3)

    assert not session._shared.eyes_differ
    assert {entry.action.seat for entry in session.game.history[1:] if entry.action} == {"fln", "gov"}
    assert "press Enter" not in shown


class Obedient:
    """Plays lines in order."""

    def __init__(self, lines: list[str]) -> None:
        self.left = lines

    def choose(self, _view: Any, _rng: Random) -> str:
        """Return the next line."""
        return self.left.pop(0)


def test_a_decision_is_taken_back_although_the_computer_answered_without_dice():
    rules = GAMES["twilight"].rules()
    computer = Obedient(["fln skip", "fln pass"])
    table: Table[Any] = Table(Game(rules, "short", {"deck": [8]}, seed=1), {"fln": computer})
    table.let_computers_act()
    table.play("gov skip")
    table.let_computers_act()
    assert [str(entry.action) for entry in table.game.history[1:]] == ["fln skip", "gov skip", "fln pass"]

    assert table.undo_obstacle("gov") is None
    assert str(table.undo("gov")) == "gov skip"
    assert table.game.ply == 1
