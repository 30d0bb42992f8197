"""A table: people decide when asked, computers answer, and taking back goes to a person's decision."""

from random import Random

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Action
from algeria_lab.core.game import Game, TakeBacks
from algeria_lab.core.refusals import CannotUndo, IllegalAction, MalformedAction, UnknownName
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import State as Duel
from algeria_lab.players.algeria.registry import PLAYERS, quick_names
from algeria_lab.players.base import HUMAN, Choice, Player
from algeria_lab.players.branches import load_branches
from algeria_lab.players.decisions import SeatTaken
from algeria_lab.players.insurgent.random_duel import RandomDuelPlayer
from algeria_lab.players.outside import WrongChoice
from algeria_lab.players.table import Table

GAMES = {"algeria": AlgeriaRules()}


def table_of(
    fln: str = HUMAN, gov: str = "mixed", *, seed: int = 5, take_backs: TakeBacks = "until-dice"
) -> Table[State]:
    game = Game(GAMES["algeria"], "1954", seed=seed, take_backs=take_backs)
    table = Table(game, PLAYERS.seat({"fln": fln, "gov": gov}))
    table.let_computers_act()
    return table


def play_by_chance(table: Table[State], decisions: int, seed: int = 1) -> None:
    """Decide for the person by chance, a number of times."""
    for _ in range(decisions):
        if not table.person_decides:
            return
        # Drawn from the moment, so that a loaded game can be played on in the same way.
        table.play(Random(seed * 100_000 + table.game.ply).choice(table.game.legal()))
        table.let_computers_act()


def test_computers_act_until_a_person_is_awaited():
    table = table_of()

    assert table.person_decides
    assert table.game.to_move == "fln"
    assert {entry.action.seat for entry in table.game.history[1:]} <= {"gov"}


def test_a_table_of_computers_plays_to_the_end():
    table = table_of("mixed", "mixed")

    assert table.game.outcome is not None
    assert not table.person_decides
    assert not table.people_have_acted


def test_every_decision_of_a_computer_tells_its_place_its_line_and_its_reasons():
    table = table_of("random", "random", seed=2)
    played = [str(entry.action) for entry in table.game.history]

    assert len(table.reasons) > 100
    for ply, choice in table.reasons.items():
        assert played[ply : ply + len(choice.line)] == [str(action) for action in choice.line]
        assert choice.because


def test_decisions_report_what_happened():
    table = Table(Game(GAMES["algeria"], "1954", seed=5), PLAYERS.seat({"fln": "mixed", "gov": "mixed"}))
    opening = table.game.events

    decisions = table.let_computers_act()

    assert opening + tuple(event for one in decisions for event in one.events) == table.game.events


def test_a_person_may_not_decide_for_a_computer():
    table = table_of(HUMAN, "mixed")
    table.seats["fln"] = PLAYERS.seat({"fln": "random"})["fln"]
    before = table.game.ply

    with pytest.raises(SeatTaken, match="fln is played by 'random'"):
        table.play("quick")

    assert table.game.ply == before


def test_a_line_may_not_run_on_into_a_decision_of_the_computer():
    """The FLN sets up after the Government; a line that goes on with its set-up is refused as a whole."""
    table = table_of("mixed", HUMAN)
    before, mark = table.game.ply, table.game.dice.mark()

    with pytest.raises(SeatTaken, match="fln is played by 'mixed'"):
        table.play("gov quick; quick")

    assert (table.game.ply, table.game.dice.mark()) == (before, mark)
    table.play("gov quick")
    assert table.game.to_move == "fln"


@pytest.mark.parametrize(
    ("line", "error"), [("fln raid V-4", IllegalAction), ("???", MalformedAction), (" ; ", MalformedAction)]
)
def test_what_is_refused_changes_nothing(line: str, error: type[Exception]):
    table = table_of()
    before = table.game.history

    with pytest.raises(error):
        table.play(line)

    assert table.game.history == before


def test_undo_takes_back_the_answer_of_the_computer_too():
    table = table_of("mixed", HUMAN, take_backs="free")
    start = table.game.state
    table.play("quick")
    answered = table.let_computers_act()
    assert answered

    taken_back = table.undo()

    assert str(taken_back) == "gov quick"
    assert table.game.state == start
    assert table.person_decides
    assert not [ply for ply in table.reasons if ply <= table.game.ply]


def test_redo_brings_the_person_and_the_answer_back():
    table = table_of(take_backs="free")
    play_by_chance(table, 12)
    state, reasons = table.game.state, dict(table.reasons)
    for _ in range(3):
        table.undo()

    for _ in range(3):
        table.redo()

    assert table.game.state == state
    assert table.reasons == reasons
    assert table.person_decides
    with pytest.raises(CannotUndo):
        table.redo()


def test_undo_stops_at_dice():
    table = table_of()
    while not table.game.history[-1].obstacle:
        play_by_chance(table, 1)
    before = table.game.ply

    assert table.undo_obstacle() == "undo-dice"
    with pytest.raises(CannotUndo, match="dice have fallen"):
        table.undo()

    assert table.game.ply == before


def test_undo_goes_past_dice_where_take_backs_are_free():
    table = table_of(take_backs="free")
    while not table.game.history[-1].obstacle:
        play_by_chance(table, 1)

    while not table.undo_obstacle():
        table.undo()

    assert not table.people_have_acted
    with pytest.raises(CannotUndo, match="nothing to take back"):
        table.undo()


def test_what_was_decided_before_a_table_began_stays_on_its_branches_too():
    game = table_of(HUMAN, HUMAN, take_backs="free").game
    game.play("gov quick; fln quick")
    table: Table[State] = Table(game, {}, since=2)
    table.play("gov buy air")

    for one in (table, table.fork(3)):
        one.undo()
        assert one.undo_obstacle() == "undo-nothing"
        assert one.game.ply == 2


def cards(gov: Player[Duel] | None = None) -> Table[Duel]:
    """Return a card game in which the FLN has kept its hand and a computer, if any, has answered."""
    table = Table(Game(InsurgentRules(), "duel", seed=2), {"fln": None, "gov": gov})
    table.play("fln keep")
    table.let_computers_act()
    return table


def test_where_cards_are_hidden_nobody_takes_back_what_others_have_seen_him_do():
    table = cards()
    assert table.undo_obstacle("fln") == table.undo_obstacle() is None
    assert table.undo_obstacle("gov") == "undo-others"
    with pytest.raises(CannotUndo, match="fln keep cannot be taken back: somebody else"):
        table.undo("gov")

    table.play("gov keep")

    assert table.undo_obstacle("fln") == "undo-others"
    assert str(table.undo("gov")) == "gov keep"


def test_where_cards_are_hidden_the_answer_of_a_computer_stands():
    assert cards(RandomDuelPlayer("gov")).undo_obstacle() == "undo-others"


def test_where_cards_are_hidden_a_finished_game_stays_finished():
    table = cards()
    table.play("gov concede")

    with pytest.raises(CannotUndo) as error:
        table.undo("gov")
    assert error.value.obstacle == "undo-over"


def test_two_people_take_back_one_decision_at_a_time():
    table = table_of(HUMAN, HUMAN)
    play_by_chance(table, 3)
    before = table.game.ply

    table.undo()

    assert table.game.ply == before - 1


def test_another_decision_after_undo_forgets_the_old_reasons():
    table = table_of("mixed", HUMAN, take_backs="free")
    play_by_chance(table, 10)
    table.undo()
    table.undo()

    play_by_chance(table, 1, seed=9)

    played = [str(entry.action) for entry in table.game.history]
    for ply, choice in table.reasons.items():
        assert played[ply : ply + len(choice.line)] == [str(action) for action in choice.line]


@pytest.mark.parametrize("opponent", ["mixed", "random"])
def test_a_loaded_game_goes_on_as_it_would_have(opponent: str):
    table = table_of(HUMAN, opponent)
    play_by_chance(table, 15)

    loaded = load_branches(table.save_text(), GAMES, PLAYERS.seat).table
    play_by_chance(table, 25)
    play_by_chance(loaded, 25)

    assert loaded.seat_names == {"fln": HUMAN, "gov": opponent}
    assert loaded.save_text() == table.save_text()


def test_the_random_player_does_not_follow_the_dice():
    """Two wars that differ in nothing but the computer's seat and moment draw differently."""
    first, second = table_of("random", "random", seed=1), table_of("random", "random", seed=2)

    assert [str(one.action) for one in first.game.history[1:20]] != [
        str(one.action) for one in second.game.history[1:20]
    ]


def test_the_same_seed_gives_the_same_war():
    assert table_of("random", "mixed", seed=8).save_text() == table_of("random", "mixed", seed=8).save_text()


def test_names_lead_to_players():
    for seat in SEATS:
        assert {"random", "mixed"} <= set(quick_names(seat))
    assert PLAYERS.seat({}) == {"fln": None, "gov": None}


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ({"fln": "mixd"}, "Did you mean 'mixed'"),
        ({"gov": "humam"}, "Did you mean 'human'"),
        ({"oas": "mixed"}, "unknown side 'oas'"),
    ],
)
def test_an_unknown_player_is_named_with_the_nearest(names: dict[str, str], message: str):
    with pytest.raises(UnknownName, match=message):
        PLAYERS.seat(names)


def test_a_save_with_a_player_nobody_knows_says_so():
    text = table_of().save_text().replace('"gov": "mixed"', '"gov": "oracle"')

    with pytest.raises(UnknownName, match="unknown player for gov 'oracle'"):
        load_branches(text, GAMES, PLAYERS.seat)


class Played(list[Action]):
    """A computer that remembers what it has played: an empty list at first, and then not so."""

    name = "played"

    def choose(self, view: State, rng: Random) -> Choice:
        """Take any legal action."""
        self.append(rng.choice(GAMES["algeria"].legal(view)))
        return Choice((self[-1],))


def test_a_computer_is_no_person_whatever_its_truth():
    table: Table[State] = Table(Game(GAMES["algeria"], "1954", seed=5), {"fln": None, "gov": Played()})

    assert table.seat_names == {"fln": HUMAN, "gov": "played"}
    assert not table.person_decides
    assert table.let_computers_act()


class Cheat:
    """Plays what is not allowed, to see that a table notices."""

    name = "cheat"

    def choose(self, view: State, rng: Random) -> Choice:  # noqa: ARG002 - the shape of a player
        """Return an action that no set-up knows."""
        return Choice((Action("gov", "flush", ("V-4",)),))


def test_a_computer_that_breaks_the_rules_is_stopped():
    table: Table[State] = Table(Game(GAMES["algeria"], "1954", seed=5), {"fln": None, "gov": Cheat()})

    with pytest.raises(WrongChoice, match=r"'cheat' .*seed 5.* chose 'gov flush V-4', which was refused"):
        table.let_computers_act()

    assert table.game.ply == 0
