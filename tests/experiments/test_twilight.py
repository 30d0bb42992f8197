"""*Colonial Twilight* as a question to many games: those of the door, what is read of them, their pairs."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Entered
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import compare, summary
from algeria_lab.experiments.asking.ways import Stop, Way
from algeria_lab.experiments.measuring.twilight import TWILIGHT
from algeria_lab.experiments.results.frames import ends
from algeria_lab.experiments.results.reading import refusals_of
from algeria_lab.experiments.results.wars import war_of
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.players.twilight.simulator import play_campaign
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.pieces import CUBES, GUERRILLAS, B
from algeria_lab.twilight.propaganda import margins

if TYPE_CHECKING:
    from pandas import DataFrame

    from algeria_lab.core.game import Game
    from algeria_lab.twilight.state import State

WAYS = {"plan": "planner", "chance": "random"}
SEEDS = range(3, 6)
LAST = 9


@cache
def campaigns() -> DataFrame:
    return compare("short", WAYS, against="chart", runs=len(SEEDS), seed=SEEDS.start, stop=LAST)


@cache
def campaign(way: str, seed: int) -> Game[State]:
    return war_of(campaigns(), way, "chart", seed)


def rows(way: str, seed: int) -> DataFrame:
    frame = campaigns()
    return frame[(frame["way"] == way) & (frame["seed"] == seed)].set_index("turn")


def at_the_end_of_cards(game: Game[State]) -> dict[int, State]:
    """Return the position when all about each card was done, by the number of cards played."""
    found: dict[int, State] = {}
    for before, entry in zip(game.history, game.history[1:], strict=False):
        state = before.state
        for event in entry.events:
            after = game.rules.fold(state, event)
            if after.turn > state.turn:
                found[state.turn] = state
            state = after
    return found


@pytest.mark.parametrize("way", WAYS)
def test_what_is_read_is_the_position_when_all_about_a_card_is_done(way: str):
    for seed in SEEDS:
        read, positions = rows(way, seed), at_the_end_of_cards(campaign(way, seed))

        assert list(read.index) == list(range(LAST + 1))
        assert list(positions) == list(range(1, LAST + 1))
        for card, state in positions.items():
            row, margin = read.loc[card], margins(state)
            assert row["gov.margin"] == state.total_support + state.commitment - 35 == margin["gov"]
            assert row["fln.margin"] == state.total_opposition + state.on_map((B,)) - 30 == margin["fln"]
            assert (row["sc"], row["ob"]) == (margin["gov"] + 35, margin["fln"] + 30)
            assert (row["gov.resources"], row["fln.resources"]) == (state.gov_resources, state.fln_resources)
            assert (row["resettled"], row["terror"]) == (sum(state.resettled), sum(state.terror))
            assert (row["cubes"], row["guerrillas"]) == (state.on_map(CUBES), state.on_map(GUERRILLAS))
            for seat in ("gov", "fln"):
                held = [space for space in ALGERIA if state.control(space) == seat.upper()]
                assert row[f"{seat}.population"] == sum(state.pop(space) for space in held)


def test_each_whole_game_of_a_question_is_one_of_the_simulator_and_of_the_door():
    frame = compare("short", {"a": "random"}, against="chart", runs=2, seed=2)

    for seed in (2, 3):
        end = ends(frame).set_index("seed").loc[seed]
        fln, gov = PLAYERS.player("chart", "fln"), PLAYERS.player("random", "gov")
        played = play_campaign("short", fln, gov, seed)
        assert end["over"]
        assert (played.winner, played.reason, played.turns) == (end["winner"], end["level"], end["turns"])
        state = war_of(frame, "a", "chart", seed).state
        assert (state.winner, state.reason, state.turn) == (end["winner"], end["level"], end["turns"])


def faces_by_moment(game: Game[State]) -> dict[tuple[int, str], list[int]]:
    """Return the dice of a game in the order thrown, by turn and whose phase it was."""
    start = game.history[0].state
    found: dict[tuple[int, str], list[int]] = defaultdict(list)
    moment = start.turn, start.phase
    for entry in game.history[1:]:
        for event in entry.events:
            if isinstance(event, Entered):
                moment = event.turn, f"{event.phase} {event.seat}".strip()
            found[moment] += getattr(event, "faces", ())
    return found


def test_two_ways_of_one_war_meet_the_same_deck():
    for seed in SEEDS:
        one, other = (at_the_end_of_cards(campaign(way, seed)) for way in WAYS)

        begun = campaign("plan", seed).history[0].state
        assert begun == campaign("chance", seed).history[0].state
        for card in range(1, LAST + 1):
            assert one[card].deck == other[card].deck == begun.deck[: -card + 1 or None]


def test_two_ways_of_one_war_meet_the_same_dice_for_the_same_card_whatever_was_done_before():
    """What a side throws at a card begins the same, however many dice fell at the cards before."""
    met, apart = 0, False
    for seed in SEEDS:
        one, other = (faces_by_moment(campaign(way, seed)) for way in WAYS)
        for thrown in (one, other):
            for (turn, phase), faces in thrown.items():
                dice = SeededDice(seed)
                dice.enter(turn, phase)
                assert faces == [dice.d6() for _ in faces]
        met += sum(bool(one[moment] and other[moment]) for moment in one.keys() & other.keys())
        apart |= one != other

    assert met
    assert apart


def test_a_game_goes_on_from_a_moment_and_stops_at_a_level():
    game = campaign("plan", 3)
    before = game.state.to_json()

    frame = compare(game, WAYS, against="chart", runs=2, stop=Stop(16, {"sc": 24}))

    assert frame["turn"].min() == LAST
    stopped = ends(frame)
    assert ((stopped["sc"] <= 24) | (stopped["turn"] == 16) | stopped["over"]).all()
    assert game.state.to_json() == before
    for way in WAYS:
        end = stopped[(stopped["way"] == way) & (stopped["seed"] == 1)].iloc[0]
        again = war_of(frame, way, "chart", 1)
        assert again.state.turn in {end["turn"], end["turn"] + 1}


def test_an_opening_waits_for_its_moment():
    """Until then both ways play alike; a game in which the Government is not asked then is left out."""
    ways = {"plan": "planner", "pass": Way("planner", opening="gov pass", when="first@3")}
    frame = compare("short", ways, against="chart", runs=6, seed=5, stop=3)

    first = {
        seed
        for seed in range(5, 11)
        for entry in war_of(frame, "plan", "chart", seed).history
        if (entry.state.turn, entry.state.phase, entry.state.turn_of) == (3, "first", "gov")
    }
    assert set(frame[frame["way"] == "pass"]["seed"]) == first
    assert {war.seed for war in refusals_of(frame)} == set(range(5, 11)) - first
    assert first
    game = war_of(frame, "pass", "chart", min(first))
    assert "gov pass" in [str(entry.action) for entry in game.history[1:] if entry.state.turn == 3]
    with pytest.raises(UnknownName, match=r"unknown phase 'frist'\. .*Did you mean 'first'"):
        compare("short", {"a": Way("planner", opening="gov pass", when="frist@3")}, runs=1)


def test_an_opening_can_wait_for_every_phase_in_which_somebody_decides():
    """The choice of a Pivotal Event is one of the card, before anybody's turn."""
    asked = {entry.state.phase for seed in SEEDS for entry in campaign("chance", seed).history}

    assert {"card", "first", "second"} <= asked <= set(TWILIGHT.phases)


def test_a_switch_of_the_rules_makes_a_way():
    ways = {"text": "planner", "other": Way("planner", {"final_support_phase": True})}

    frame = compare("short", ways, against="chart", runs=2, stop=2)

    assert summary(frame, "balance")["pairs"].tolist() == [2, 2]
    assert war_of(frame, "other", "chart", 1).state.switches.final_support_phase
    assert not war_of(frame, "text", "chart", 1).state.switches.final_support_phase


def test_measures_and_stops_of_ones_own_see_the_position():
    asked: dict[str, Any] = {"measures": {"both": lambda state: state.gov_resources + state.fln_resources}}

    frame = compare("short", WAYS, against="chart", runs=2, stop=lambda state: state.turn >= 4, **asked)

    assert (frame["both"] == frame["gov.resources"] + frame["fln.resources"]).all()
    assert set(ends(frame)["turn"]) <= {3, 4}


def test_who_cannot_play_is_refused_with_those_who_can():
    with pytest.raises(UnknownName, match=r"unknown player for gov 'mixed'\. Known: planner, random"):
        compare("short", {"a": "mixed"})
    with pytest.raises(UnknownName, match="unknown player for fln"):
        compare("full", {"a": {"name": "mine", "seat": "fln"}}, side="fln")
