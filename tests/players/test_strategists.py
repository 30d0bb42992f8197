"""The strongest players: legal, repeatable, blind to what is hidden, and taught by what they compared."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from algeria_lab.algeria.frames import GovReinforcement
from algeria_lab.core.actions import SEATS
from algeria_lab.core.game import Game
from algeria_lab.games import GAMES, game_named
from algeria_lab.insurgent.state import State
from algeria_lab.players.algeria.ahead.strategist import Strategist
from algeria_lab.players.base import rng_of
from algeria_lab.players.in_game import Pondering, play_choice
from algeria_lab.players.insurgent.dealing import Dealer
from algeria_lab.players.insurgent.strategist import DuelStrategist
from algeria_lab.players.table import Table
from algeria_lab.players.thinking.race import Budget
from algeria_lab.players.twilight.ahead.dealing import dealt
from algeria_lab.players.twilight.ahead.ways import is_idle, ways_on
from algeria_lab.twilight.cards import CARDS, HIDDEN_CARD
from algeria_lab.twilight.frames.sequence import Turn

START = {"algeria": "1954", "insurgent": "duel", "twilight": "short"}
PLIES = {"algeria": 60, "insurgent": 40, "twilight": 160}
MIND = "strategist-12"


def moments(game: str, every: int, seed: int = 5) -> Iterator[tuple[Game[Any], Any]]:
    """Yield a game between quick players now and then, with what the side that decides may see."""
    record = game_named(game)
    played, roster = Game(record.rules(), START[game], seed=seed), record.players()
    quick = {seat: roster.player(roster.names(seat)[0], seat) for seat in SEATS}
    rngs, count = {seat: rng_of(seed, seat) for seat in SEATS}, 0
    while played.to_move and played.ply < PLIES[game]:
        count += 1
        if count % every == 0:
            yield played, played.rules.observe(played.state, played.to_move)
        play_choice(played, quick[played.to_move], rngs[played.to_move])


@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_legal_the_same_again_and_leaves_the_view_alone(game: str):
    asked = 0
    for played, view in moments(game, 5):
        player, before = game_named(game).players().player(MIND, played.to_move), view.copy()
        choice = player.choose(view, Random(3))
        assert view == before
        assert player.choose(view, Random(3)) == choice
        played.fork().play(choice.line)
        asked += 1
    assert asked >= 3


def test_two_tables_that_look_alike_to_a_side_of_the_duel_are_answered_alike():
    roster, truths, asked = game_named("insurgent").players(), Random(8), 0
    for played, view in moments("insurgent", 6):
        seat = played.to_move
        other = Dealer(view, seat).deal(truths)
        again = played.rules.observe(other, seat)
        player = roster.player(MIND, seat)
        assert player.choose(again, Random(4)) == player.choose(view, Random(4))
        asked += 1
    assert asked >= 3


def test_the_order_of_the_deck_is_not_known_and_dealt_anew():
    for _, view in moments("twilight", 8):
        assert set(view.deck) <= {HIDDEN_CARD}
        one, other = dealt(view, Random(1)), dealt(view, Random(2))
        assert len(one.deck) == len(other.deck) == len(view.deck)
        assert one.deck != other.deck
        assert view.card not in one.deck
        assert len(set(one.deck)) == len(one.deck)
        rounds = sum(CARDS[card].is_propaganda for card in one.deck)
        assert rounds == view.propaganda_total - view.propaganda_played
        assert CARDS[one.deck[0]].is_propaganda or any(CARDS[card].is_propaganda for card in one.deck[:13])


def test_no_turn_takes_a_special_activity_with_it_that_it_does_not_use_where_it_need_not():
    found = 0
    for played, view in moments("twilight", 1):
        if isinstance(view.agenda[-1], Turn):
            ways = ways_on(view, played.to_move, Random(1))
            boxes = {word for way in ways for move in way.line for word in move.args if word == "alone"}
            assert not boxes or not any(is_idle(way.line) for way in ways)
            found += 1
    assert found > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_side_is_taught_the_best_way_beside_the_next(game: str):
    taught = 0
    for played, view in moments(game, 7):
        player = game_named(game).players().player("strategist-24", played.to_move)
        found = player.teach(view, Random(1))
        if found is None:
            continue
        assert found.best != found.second
        assert found.tries > 0
        assert not {each.measure for each in found.brings} & {each.measure for each in found.costs}
        taught += 1
    assert taught


def test_whoever_is_to_spend_support_compares_it_with_saving_it():
    """The way that keeps the rest of the support is always among those that the Government compares."""
    seen = 0
    for played, view in moments("algeria", 1):
        if played.to_move == "gov" and type(view.agenda[-1]) is GovReinforcement:
            race = Strategist("gov", Budget(None, 1)).race(view, Random(1))
            assert race is None or "gov done" in {str(runner.way.line[0]) for runner in race.ranked}
            seen += 1
    assert seen > 5


def test_a_player_that_thinks_for_seconds_is_not_asked_for_reasons_again(monkeypatch: pytest.MonkeyPatch):
    record = game_named("insurgent")
    roster, game = record.players(), Game(record.rules(), "duel", seed=1)
    seats = {"fln": roster.player("sensible", "fln"), "gov": roster.player(MIND, "gov")}
    for ply in range(8):
        play_choice(game, seats[game.to_move], Random(ply))
    asked = list[State]()
    monkeypatch.setattr(DuelStrategist, "choose", lambda _self, view, _rng: asked.append(view))

    Table(game, seats).recall_reasons()

    assert isinstance(seats["gov"], Pondering)
    assert asked == []
