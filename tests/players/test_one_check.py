"""A line of play is looked at once: each action is read, checked and applied a single time."""

from collections import Counter
from collections.abc import Callable
from functools import wraps
from random import Random

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import IllegalAction
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import Choice
from algeria_lab.players.decisions import SeatTaken
from algeria_lab.players.outside import WrongChoice
from algeria_lab.players.table import Table
from tests.views.algeria.sessions import war_session

DEEDS = ("refuse", "apply", "complete")


@pytest.fixture
def before_a_flush() -> tuple[Game[State], str]:
    """Return a war at a turn of the Government, and a Flush of seven actions that it may play there."""
    game = Game(AlgeriaRules(), "1958", seed=1)
    players = {"fln": PLAYERS.player("mixed", "fln"), "gov": PLAYERS.player("mobile", "gov")}
    while True:
        choice = players[game.to_move].choose(game.state, Random(1))
        if choice.line[0].verb == "flush" and len(choice.line) == 7:
            return game, choice.text
        game.play(choice.line)


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return how often the rules were asked for each deed, and positions copied, from now on."""
    counted: Counter[str] = Counter()
    for owner, name in [*((AlgeriaRules, deed) for deed in DEEDS), (State, "copy")]:
        monkeypatch.setattr(owner, name, _counting(getattr(owner, name), name, counted))
    return counted


def _counting(deed: Callable[..., object], name: str, counted: Counter[str]) -> Callable[..., object]:
    @wraps(deed)
    def count(*args: object) -> object:
        counted[name] += 1
        return deed(*args)

    return count


def test_a_line_of_a_person_is_checked_once_an_action(before_a_flush, done: Counter[str]):
    game, line = before_a_flush
    done.clear()

    Table(game, {}).play(line)

    assert done == {"complete": 7, "refuse": 7, "apply": 7, "copy": 7}


def test_a_pick_on_the_board_is_checked_once_an_action(before_a_flush, done: Counter[str]):
    game, line = before_a_flush
    session = war_session(Table(game, {"fln": None, "gov": None}))
    done.clear()

    session.answer({"kind": "pick", "id": line, "ply": game.ply})

    assert {deed: done[deed] for deed in DEEDS} == {"complete": 7, "refuse": 7, "apply": 7}


class Prepared:
    """Chooses one line that was prepared for it."""

    name = "prepared"

    def __init__(self, line: tuple[Action, ...]) -> None:
        self.line = line

    def choose(self, view: State, rng: Random) -> Choice:  # noqa: ARG002 - the shape of a player
        """Return the line."""
        return Choice(self.line)


def test_a_computer_hands_over_actions_that_nobody_reads_again(before_a_flush, done: Counter[str]):
    game, line = before_a_flush
    flush = tuple(Action.parse(part) for part in line.split("; "))
    done.clear()

    table = Table(game, {"fln": None, "gov": None})
    table.seats["gov"] = Prepared(flush)  # believed, as players of the house are
    table.let_computers_act()

    assert [entry.action for entry in game.history[-7:]] == list(flush)
    assert done == {"refuse": 7, "apply": 7, "copy": 8}  # the computer got a view of its own


def test_a_computer_that_chooses_nothing_is_stopped(before_a_flush):
    game, _ = before_a_flush

    with pytest.raises(WrongChoice, match="chose nothing"):
        Table(game, {"fln": None, "gov": Prepared(())}).let_computers_act()


def test_a_line_is_refused_before_dice_fall_for_somebody_else(before_a_flush):
    """The last part is the FLN's: nothing of the line is played, and the dice stand where they stood."""
    game, line = before_a_flush
    fln = PLAYERS.player("mixed", "fln")
    before, mark = game.history, game.dice.mark()

    with pytest.raises(SeatTaken, match="fln is played by 'mixed'"):
        Table(game, {"fln": fln, "gov": None}).play(f"{line}; fln pass")

    assert (game.history, game.dice.mark()) == (before, mark)


def test_a_part_out_of_turn_is_refused_by_the_rules_not_by_the_table(before_a_flush):
    """The Government is to move, a person plays it: an action of the FLN is out of turn, whoever plays it."""
    game, _ = before_a_flush

    with pytest.raises(IllegalAction) as refused:
        Table(game, {"fln": PLAYERS.player("mixed", "fln"), "gov": None}).play("fln pass")

    assert refused.value.refusal.reason == "not-your-turn"
