"""Players from outside: three lines are a whole bot, and what it must not do is told where it did it."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import play_war
from algeria_lab.players.base import Choice, Player
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.insurgent.simulator import play_duel
from algeria_lab.players.outside import NotAPlayer, WrongChoice, seated
from algeria_lab.players.random_player import RandomPlayer
from algeria_lab.players.table import Table

RULES, DUEL = AlgeriaRules(), InsurgentRules()
BEGUN, _ = RULES.new("1954", {}, SeededDice(1))
MIXED = PLAYERS.player("mixed", "gov")
QUICK = Action("gov", "quick")
Chooses = Callable[[Any, Random], Any]


class Bot:
    """Chooses what it is told to."""

    name = "bot"

    def __init__(self, chooses: Chooses) -> None:
        self.chooses = chooses

    def choose(self, view: Any, rng: Random) -> Any:
        """Return whatever comes out."""
        return self.chooses(view, rng)


class Shy:
    """A whole bot of the Government: it sets up quickly, and does nothing ever after."""

    def choose(self, view: Any, rng: Random) -> str:  # noqa: ARG002 - the shape of a player
        """Pass if possible."""
        legal = [str(action) for action in RULES.legal(view)]
        return next((text for text in legal if text in {"gov quick", "gov done", "gov pass"}), legal[-1])


def always(wish: Any) -> Bot:
    return Bot(lambda _view, _rng: wish)


def choice_of(what: object) -> Choice:
    return seated(what, RULES, "gov", seed=7).choose(BEGUN, Random(1))


@pytest.mark.parametrize(
    "wish",
    ["gov quick", "quick", QUICK, [QUICK], ("gov quick",), Choice((QUICK,)), Choice(QUICK), Choice("quick")],  # type: ignore[arg-type]
)
def test_a_choice_may_be_written_as_one_likes(wish: Any):
    assert choice_of(always(wish)) == Choice((QUICK,))


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (None, r"chose nothing \(None\)\. Return .* Legal here: 'gov quick'"),
        ((), "chose nothing"),
        (Choice(()), "chose nothing"),
        (" ; ", "chose nothing"),
        ("gov qu!ck", "is not an action"),
        (7, "chose 7, which is no action"),
        ([QUICK, 7], "was refused|one line"),
        ("gov build failek", r"chose 'gov build failek', which was refused: .*\[A:4\]"),
        ("fln done", r"which was refused: .*\[A:4\]"),
        ("gov quikc", "Legal here: 'gov quick'"),
        ("gov quick; done", "one line with 'gov quick', but after that .* decides"),
    ],
)
def test_what_cannot_be_played_is_refused_with_player_turn_and_seed(wish: Any, said: str):
    with pytest.raises(WrongChoice, match=said) as caught:
        choice_of(always(wish))

    assert str(caught.value).startswith("'bot' (gov, turn 0, setup, seed 7) ")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301 - our own


def test_a_bot_that_fails_is_named_and_its_error_kept():
    with pytest.raises(WrongChoice, match="failed with KeyError: 'raid'") as caught:
        choice_of(Bot(lambda _view, _rng: {}["raid"]))

    assert isinstance(caught.value.__cause__, KeyError)


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (None, "nobody was given to play gov"),
        (5, "5 cannot play gov: it has no method 'choose'"),
        ("mixed", "the name 'mixed' cannot play gov"),
        (Bot, r"class Bot, which cannot be made without arguments .*Give a player, such as Bot\(...\)"),
        (type("Forgetful", (), {"choose": lambda self: "gov quick"}), r"def choose\(self, view, rng\)"),  # noqa: ARG005
    ],
)
def test_what_cannot_choose_takes_no_seat(what: object, said: str):
    with pytest.raises(NotAPlayer, match=said):
        seated(what, RULES, "gov")


def test_a_class_is_a_player_and_its_name_is_the_name():
    assert seated(Shy, RULES, "gov").name == seated(Shy(), RULES, "gov").name == "Shy"


def test_players_of_the_house_pass_as_they_are():
    assert seated(MIXED, RULES, "gov") is MIXED


def test_what_a_bot_does_to_its_view_changes_nothing():
    def spoil(view: Any, _rng: Random) -> str:
        view.gov_psl = 0
        view.agenda.clear()
        return "gov quick"

    before = BEGUN.to_json()

    assert choice_of(Bot(spoil)) == Choice((QUICK,))
    assert BEGUN.to_json() == before


def test_a_line_is_read_as_far_as_no_dice_fall():
    """A Police unit is mobilized and placed in one line; what follows the roll of a mission is another."""
    seen = {}
    game = Game(RULES, "1954", seed=2)
    players = {seat: PLAYERS.player("mixed", seat) for seat in RULES.seats}
    while not {"mobilize", "propaganda"} <= set(seen):
        assert game.to_move is not None
        before = game.state
        choice = play_choice(game, players[game.to_move], Random(1))
        seen.setdefault(choice.line[0].verb, (before, choice))
    police, (where, mission) = seen["mobilize"], seen["propaganda"]

    assert seated(always(police[1].text), RULES, "gov").choose(police[0], Random(1)).line == police[1].line
    with pytest.raises(WrongChoice, match=r"after that dice fall\. End the line there"):
        seated(always(f"{mission.text}; pass"), RULES, "fln").choose(where, Random(1))


def test_a_war_does_not_believe_a_bot():
    """A Failek where none may be built was once carried out, and the war looked like any other."""

    def cheat(view: Any, rng: Random) -> Choice:
        if view.phase == "reinforcement":
            return Choice((Action("fln", "build", ("failek", "ALGIERS")),))
        return PLAYERS.player("mixed", "fln").choose(view, rng)

    with pytest.raises(WrongChoice, match=r"'bot' \(fln, turn 1, .*, seed 5\) chose 'fln build failek"):
        play_war("1954", Bot(cheat), MIXED, 5)


@pytest.mark.parametrize("empty", [None, Choice(())])
def test_nobody_stands_still_for_ever(empty: Any):
    with pytest.raises(WrongChoice, match="chose nothing"):
        play_war("1954", always(empty), always(empty), 5)
    with pytest.raises(WrongChoice, match="chose nothing"):
        play_duel("duel", always(empty), always(empty), 5)


def test_nobody_goes_round_in_circles():
    """Some legal actions can be taken for ever: who always takes the last one shifts a unit to and fro."""
    last = Bot(lambda view, _rng: RULES.legal(view)[-1])

    with pytest.raises(WrongChoice, match=r"has chosen 2000 times in this phase.* legal here: 'gov "):
        play_war("1954", MIXED, last, 5)


def test_checked_players_play_the_same_wars():
    """Who delegates to a player of the house plays its war, dice for dice."""

    def like(player: Player[Any]) -> Bot:
        return Bot(player.choose)

    fln = PLAYERS.player("mixed", "fln")
    for seed in (1, 2):
        assert play_war("1958", like(fln), like(MIXED), seed) == play_war("1958", fln, MIXED, seed)


def test_a_duel_needs_no_more_than_a_choose():
    chance = RandomPlayer(DUEL)

    duels = [play_duel("duel", Bot(chance.choose), Bot(chance.choose), seed) for seed in range(3)]

    assert duels == [play_duel("duel", chance, chance, seed) for seed in range(3)]
    assert all(duel.winner for duel in duels)


def test_a_table_asks_and_checks_whoever_sits_there():
    game = Game(RULES, "1954", seed=3)
    table = Table(game, {"fln": None, "gov": Shy()})

    (decision, *_) = table.let_computers_act()

    assert decision.choice.line == (QUICK,)
    assert table.seat_names["gov"] == "Shy"
    with pytest.raises(WrongChoice, match=r"'bot' .*seed 3"):
        Table(game, {"fln": always("fln nonsense"), "gov": None}).let_computers_act()
