"""The card duel in the terminal: played to the end by typing, and nobody reads what they must not see."""

import json
from io import StringIO
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import algeria_lab
from algeria_lab.apps.terminal.play import Session
from algeria_lab.apps.terminal.screen import Board
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.sealed_saves import SEALED
from algeria_lab.games import GAMES
from algeria_lab.insurgent.cards import OTHER
from algeria_lab.insurgent.state import HAND, ROWS, State
from algeria_lab.players.table import Table
from algeria_lab.views.show.speaker import Speaker

from .terminal import run

RECORD = GAMES["insurgent"]
SEED = 5
END = {"en": "Nothing is left to decide.", "fr": "Il n’y a plus rien à décider."}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def hidden_from(state: State, seat: str) -> list[str]:
    """Return the cards whose faces a side may not see and has never seen: hands, and rows face-down."""
    cards = list(state.zones[HAND[OTHER[seat]]])
    if seat == "gov":
        cards += [
            card for row in ROWS["fln"] for card in state.zones[row] if card in state.down - state.known
        ]
    return [state.name(card) for card in cards]


class Typist:
    """Types one choice after the other, and reads every screen that it is shown.

    Args:
        seats: Names of players by side; whoever is not named is a person.
        language: Language of the screen.
        scenario: Where the game begins.
    """

    def __init__(self, seats: dict[str, str], language: str = "en", scenario: str = "duel") -> None:
        self.screen = StringIO()
        self.board = Board(RECORD, language, Console(file=self.screen, width=80, markup=False))
        game: Game[Any] = Game(RECORD.rules(), scenario, seed=SEED, voice=Speaker(self.board.showing))
        self.table: Table[Any] = Table(game, RECORD.players().seat(seats))
        self.session = Session(self.table, self.board, self.read)
        self.read_until, self.covered, self.hidden = 0, 0, 0
        self.has_looked = False
        self.chance = Random(SEED)

    def play(self) -> str:
        """Play to the end and return all that was shown."""
        self.session.run()
        return self.screen.getvalue()

    def read(self, prompt: str) -> str:
        """Check what has been shown since, and choose."""
        shown = self.screen.getvalue()[self.read_until :] + prompt
        self.read_until = len(self.screen.getvalue())
        shared, state = self.session._shared, self.table.game.state
        if self.table.game.outcome:
            raise EOFError
        if shared.is_covered:
            self.covered += 1
            assert shown.strip() == prompt.strip() or self.covered == 1
            return ""
        assert shared.viewer
        text = " ".join(shown.split())
        names = [self.board.showing.words.card(card) for card in hidden_from(state, shared.viewer)]
        self.hidden += len(names)
        assert [name for name in names if name in text] == []
        if shared.is_leaving:
            return ""
        self.has_looked = not self.has_looked
        if self.has_looked:
            return "status"
        own = [self.board.showing.words.card(state.name(card)) for card in state.zones[HAND[shared.viewer]]]
        assert [name for name in own if name not in text] == []
        return str(self.chance.randint(1, len(self.session._choices.all) - 1))  # the last one gives up


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("person", ["fln", "gov"])
def test_a_duel_against_the_computer_is_typed_to_its_end_without_a_glimpse(person: str, language: str):
    typist = Typist({OTHER[person]: "random"}, language)
    typist.session._is_meant = lambda _line: True  # type: ignore[method-assign]  # chance means what it types

    shown = typist.play()

    assert END[language] in " ".join(shown.split())
    assert typist.covered == 0
    assert typist.board.words.faults == []
    assert max(map(cell_len, shown.splitlines())) <= 80
    assert typist.hidden > 50


def test_two_people_pass_the_screen_on_and_never_see_each_others_cards():
    typist = Typist({}, "fr")
    typist.session._is_meant = lambda _line: True  # type: ignore[method-assign]  # chance means what it types

    shown = typist.play()

    decided = [entry.action.seat for entry in typist.table.game.history[1:]]
    changes = sum(before != after for before, after in pairwise(decided))
    assert typist.covered == changes + 1
    assert END["fr"] in " ".join(shown.split())
    assert typist.board.words.faults == []


def test_the_solo_game_is_typed_to_its_end():
    typist = Typist({}, "fr", "solo")
    typist.session._is_meant = lambda _line: True  # type: ignore[method-assign]  # chance means what it types

    shown = " ".join(typist.play().split())

    assert "Français : les règles du jeu" in shown
    assert END["fr"] in shown
    assert typist.covered == 0


def duel(typed: str, *arguments: str, **environment: str) -> str:
    """Play with a seed and save in ``duel.json``; return what was written."""
    fixed = ("play", "--game", "insurgent", "--seed", "3", "--save", "duel.json")
    result = run(*fixed, *arguments, typed=typed, **environment)
    assert result.exit_code == 0
    return result.output


def test_a_game_that_hides_something_is_saved_sealed_and_goes_on():
    duel("1\nplay FLN-01 political down\n1\n", "--gov", "random")
    text = Path("duel.json").read_text("utf-8")

    assert SEALED in json.loads(text)
    assert "moves" not in json.loads(text)
    assert algeria_lab.load_game("duel.json").ply == 3
    told = run("replay", "duel.json", "--events").stdout
    assert "Verified" in told
    assert "FLN draws 5 cards" in told
    output = run("play", "--load", "duel.json", typed="log\n").output
    assert "FLN draws Zohra Drif" in output
    assert "French draw 5 cards" in output


def test_a_duel_that_is_over_is_told_openly():
    duel("1\nconcede\nyes\n", "--gov", "random")

    assert "moves" in json.loads(Path("duel.json").read_text("utf-8"))
    told = run("replay", "duel.json", "--events").stdout
    assert "The French draw Guy Mollet" in told
    assert "The French win the game. The FLN gave up." in told


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no choice of this number: they run from 1 to 23"),
        ("play FRA-02 military up", "“fln play FRA-02 military up” is not possible"),
        ("dance", "“dance” is not"),
        ("gov keep", "is not possible"),
        ("é¿?", "such as “fln play FLN-01 military down”"),
        ("undo", "somebody else has decided since"),
        ("why", "you may ask once the game is over"),
        ("odds", "The chances of what?"),
        ("odds 1", "it happens as it is written"),
        ("explain", "how one wins: “explain victory”"),
        ("explain e", "Write more of the name"),
        ("explain Bomb", "Bomb: Two dice"),
        ("explain [INS-4.3]", "Roll two dice."),
        ("explain ben m'hidi", "Ben M’hidi"),
        ("explain krim", "Krim Belkacem (Agent, Diplomatic): Attack, Rally"),
        ("concede\nno", "Nothing was done."),
        ("map Diplomatic", "Diplomatic"),
    ],
)
def test_whatever_is_typed_is_answered_and_changes_nothing(typed: str, said: str):
    output = duel(f"1\n{typed}\n", "--gov", "random")

    assert said in output
    assert "Traceback" not in output
    told = run("replay", "duel.json").stdout
    assert "FLN: Give" not in told


def test_reasons_are_told_once_the_game_is_over():
    output = duel("1\nwhy\nconcede\nyes\nwhy\n")

    asked, told = output.split("> why")[1:]
    assert "you may ask once the game is over" in asked
    assert "French: Keep this hand (gov keep)" in told
    assert "Is the first hand good enough? Yes: it promises" in told


def test_a_person_does_not_decide_for_the_other_one():
    output = duel("\nkeep; gov keep\n", "--side", "both")

    assert "there French decides, and somebody else plays that side" in output
    assert not Path("duel.json").exists()


def test_a_covered_screen_tells_nothing_and_does_nothing():
    output = duel("status\n1\nlog\nhelp\n", "--side", "both")

    assert output.count("Nobody’s cards are shown now.") == 3
    assert "first hand" not in output
    assert "list [text]" in output


def test_whoever_leaves_the_screen_may_look_but_not_play():
    output = duel("\n1\nlog\n1\nlist\nodds 1\n", "--side", "both")

    left = output.split("Next to decide: French.", 1)[1]
    assert "The FLN draws Zohra Drif" in left
    assert left.count("There is nothing to choose now.") == 2
    assert "The chances of what?" in left


def test_the_french_may_be_played_against_a_named_computer():
    output = duel("1\n", "--fln", "sensible", "--gov", "human")

    assert "FLN: the computer (sensible)" in output
    assert "French: a person" in output


@pytest.mark.parametrize("game", GAMES)
def test_every_game_begins_in_the_terminal(game: str):
    rules = GAMES[game].rules()
    for scenario in rules.scenarios():
        result = run("play", "--game", game, "--scenario", scenario, "--seed", "1", typed="list\nmap\nlog\n")
        assert result.exit_code == 0
        assert " > list" in result.output
