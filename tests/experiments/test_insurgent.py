"""The card duel as a question to many games: the games of the door, and what is read of them turn by turn."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import compare, processes, summary
from algeria_lab.experiments.results.frames import ends
from algeria_lab.experiments.results.wars import war_of
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.scoring import result, score
from algeria_lab.insurgent.state import State
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.players.insurgent.simulator import WrongSeats, play_duel, play_on
from algeria_lab.players.random_player import RandomPlayer

if TYPE_CHECKING:
    from pandas import DataFrame

RULES = InsurgentRules()
WAYS = {"sense": "sensible", "chance": "random"}
SEEDS = range(1, 7)


@cache
def duels() -> DataFrame:
    return compare("duel", WAYS, against="random", side="fln", runs=len(SEEDS))


def rows(way: str, seed: int) -> DataFrame:
    frame = duels()
    return frame[(frame["way"] == way) & (frame["seed"] == seed)]


@pytest.mark.parametrize("way", WAYS)
def test_each_game_of_a_question_is_one_of_the_door(way: str):
    for seed in SEEDS:
        game, last = war_of(duels(), way, "random", seed), rows(way, seed).iloc[-1]

        end = result(game.state)
        assert end is not None
        assert last["over"]
        assert (end.winner, end.reason, game.state.turn) == (last["winner"], last["level"], last["turns"])


def test_what_is_read_is_the_position_at_the_end_of_each_turn_with_hidden_cards():
    game, read = war_of(duels(), "sense", "random", 2), rows("sense", 2).set_index("turn")
    ended = {}
    for entry in game.history:
        ended[entry.state.turn] = entry.state
    final = ended[game.state.turn]

    assert list(read.index) == list(range(game.state.turn + 1))
    last = read.loc[final.turn]
    for front in score(final):
        for seat in RULES.seats:
            assert last[f"{seat}.{front.front}"] == front.icons[seat]
    assert (last["fln.hidden"], last["removed"]) == (0, len(final.zones["graveyard"]))
    assert (read.loc[0, ["fln.cards", "gov.cards", "prisoners"]] == 0).all()
    # The one whose turn it is not lays down nothing: cards come in turns, the FLN begin.
    assert read.loc[1, "gov.cards"] == 0


def test_shares_of_ends_add_up():
    table = summary(duels(), ["fln.wins", "gov.wins", "draws"])["mean"].groupby("way", observed=True).sum()
    assert table.tolist() == [100, 100]

    only = ends(duels())
    dominated = 100 * (only["level"] == "domination").groupby(only["way"], observed=True).mean()
    assert summary(duels(), "domination")["mean"].droplevel([0, 1]).to_dict() == dominated.to_dict()


def test_the_balance_is_the_icons_of_all_fronts():
    last = rows("chance", 3).iloc[-1]
    mine = compare("duel", {"chance": "random"}, against="random", side="fln", runs=2, seed=3)

    ours, theirs = (sum(int(last[f"{seat}.{front}"]) for front in FRONTS) for seat in ("gov", "fln"))
    first = ends(mine).iloc[0]
    assert all(first[name] == last[name] for name in duels().columns if name not in {"way", "against"})
    balance = summary(mine, "balance")["mean"].iloc[0]
    second = ends(mine).iloc[1]
    other = sum(int(second[f"gov.{front}"]) - int(second[f"fln.{front}"]) for front in FRONTS)
    assert balance == (ours - theirs + other) / 2


def test_a_game_goes_on_from_a_position_and_stops_after_a_turn():
    game = Game(RULES, "duel", seed=4)
    fln, gov = RandomPlayer(RULES), PLAYERS.player("random", "gov")
    while game.state.turn < 5:
        game.play((fln if game.to_move == "fln" else gov).choose(game.state, Random(game.ply)).line)
    before = game.state.to_json()

    frame = compare(game, WAYS, runs=2, stop=9)

    assert (frame["turn"].min(), frame["turn"].max()) == (4, 9)
    assert not frame["over"].any()
    assert game.state.to_json() == before
    seen: list[int] = []
    duel = play_on(
        game.state, fln, gov, 1, turn_limit=7, watch=lambda draft: seen.append(draft.state.turn) or False
    )
    assert seen == [5, 5, 6, 7]
    assert (duel.winner, duel.turns) == ("", 7)


def test_the_same_games_are_played_by_whomever():
    """Also where a player remembers what it did: each game begins with a fresh one."""
    asked: dict[str, Any] = {"against": Counting, "side": "fln", "runs": 30}
    ways = {"chance": "random", "counting": Counting()}

    with processes(2) as pool:
        there = compare("duel", ways, executor=pool, **asked)

    assert there.equals(compare("duel", ways, **asked))


def test_the_automaton_is_the_opponent_of_the_solo_game_and_of_no_other():
    frame = compare("solo", {"a": "random"}, side="fln", runs=3)

    assert set(frame["against"]) == {"automaton"}
    for seed in (1, 2, 3):
        end = ends(frame).set_index("seed").loc[seed]
        duel = play_duel("solo", PLAYERS.player("random", "fln"), None, seed)
        assert (duel.winner, duel.reason, duel.turns) == (end["winner"], end["level"], end["turns"])
    with pytest.raises(WrongSeats, match="only the automaton"):
        compare("solo", {"a": "sensible"}, runs=1)
    with pytest.raises(WrongSeats, match="needs a player"):
        compare("duel", {"a": "sensible"}, side="fln", against="automaton", runs=1)


def test_who_cannot_play_the_duel_is_refused_with_those_who_can():
    with pytest.raises(UnknownName, match="Known: sensible, random, automaton"):
        compare("duel", {"a": "mixed"})
    with pytest.raises(UnknownName, match="unknown player for fln"):
        compare("duel", {"a": {"name": "mine", "seat": "fln"}}, side="fln")


class Counting:
    """A bot that remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: State, rng: Random) -> str:
        """Return one choice after another, now and then by lot."""
        self.asked += 1
        legal = RULES.legal(view)
        return str(legal[self.asked % len(legal)] if self.asked % 3 else rng.choice(legal))


class Last:
    """A bot from outside."""

    def choose(self, view: State, rng: Random) -> str:  # noqa: ARG002 - the shape of a player
        """Return the last legal action."""
        return str(RULES.legal(view)[-1])


def test_a_player_from_outside_plays_from_a_position_too():
    game = Game(RULES, "duel", seed=1)
    game.play("fln keep; gov keep")

    assert play_on(game.state, Last(), PLAYERS.player("sensible", "gov"), 3).winner
