"""The fast simulator: the same wars as the game itself, and how they come out."""

from collections import Counter

import pytest

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Json
from algeria_lab.core.refusals import UnknownName
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import TURN_LIMIT, War, play_on, play_war
from algeria_lab.players.base import Choice, rng_of
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.random_player import RandomPlayer
from tests.benchmarks.measures import noting

RULES = AlgeriaRules()
PUBLISHED = ("1954", "1958", "1960")
FLN, GOV, CHANCE = PLAYERS.player("mixed", "fln"), PLAYERS.player("mixed", "gov"), RandomPlayer(RULES)


def followed(scenario: str, seed: int) -> tuple[War, list[tuple[str, Json]]]:
    """Return a war and, for each choice, its line and the position before it."""
    steps: list[tuple[str, Json]] = []

    def note(state: State, choice: Choice) -> None:
        steps.append((choice.text, state.to_json()))

    return play_war(scenario, *noting((FLN, GOV), note), seed), steps


def test_the_same_seed_gives_the_same_war():
    assert followed("1958", 11) == followed("1958", 11)
    assert followed("1958", 11)[1] != followed("1958", 12)[1]


@pytest.mark.parametrize("scenario", RULES.scenarios())
def test_simulator_and_game_go_in_lock_step(scenario: str):
    """One draft without events gives, choice by choice, the positions that copies with events give."""
    war, steps = followed(scenario, 4)
    game = Game(RULES, scenario, seed=4)
    rngs = {"fln": rng_of(4, "fln"), "gov": rng_of(4, "gov")}

    for text, before in steps:
        seat = game.to_move
        assert seat is not None
        assert game.state.to_json() == before
        assert play_choice(game, FLN if seat == "fln" else GOV, rngs[seat]).text == text

    outcome = game.outcome
    assert (war.winner, war.level) == ((outcome.winner, outcome.level) if outcome else ("", ""))
    assert (war.fln_psl[-1], war.gov_psl[-1]) == (game.state.fln_psl, game.state.gov_psl)


def test_support_is_noted_at_the_start_and_at_the_end_of_each_turn():
    seen: list[tuple[int, int]] = []

    def watch(draft: Draft) -> bool:
        seen.append((draft.state.fln_psl, draft.state.gov_psl))
        return False

    war = play_war("1954", FLN, GOV, 3)
    begun = RULES.new("1954", {}, SeededDice(3))[0]
    assert play_on(begun, FLN, GOV, 3, watch=watch) == war

    assert (war.fln_psl[0], war.gov_psl[0]) == (50, 65)
    assert len(war.fln_psl) == len(war.gov_psl) == war.turns + 1
    assert list(zip(war.fln_psl, war.gov_psl, strict=True)) == seen


def test_a_war_can_be_played_on_from_a_position_that_stays_as_it_is():
    game = Game(RULES, "1956-like", seed=2)
    game.play("gov quick")
    game.play("fln quick")
    before = game.state.to_json()

    war, again = (play_on(game.state, FLN, GOV, 9) for _ in range(2))

    assert war == again
    assert game.state.to_json() == before
    assert war.fln_psl[0] == game.state.fln_psl


def test_branches_with_one_seed_meet_the_same_random_events():
    """Dice are keyed by turn and phase, so that what was done before does not shift them."""
    game = Game(RULES, "1954", seed=2)
    game.play("gov quick")
    game.play("fln quick")
    other = game.fork()
    other.play("gov buy naval")

    amnesties = []
    for state in (game.state, other.state):
        found: dict[int, tuple[bool, bool, bool]] = {}

        def note(now: State, _choice: Choice, found: dict[int, tuple[bool, bool, bool]] = found) -> None:
            if now.phase == "reinforcement":
                found[now.turn] = (now.amnesty, now.jealousy, now.independent)

        play_on(state, *noting((FLN, GOV), note), 21)
        amnesties.append(found)

    common = amnesties[0].keys() & amnesties[1].keys()
    assert len(common) > 2
    assert all(amnesties[0][turn] == amnesties[1][turn] for turn in common)


def test_a_war_stops_at_the_turn_limit_undecided():
    war = play_war("1958", FLN, GOV, 1, turn_limit=2)

    assert (war.winner, war.level, war.turns) == ("", "", 2)
    assert len(war.fln_psl) == 3


def test_options_and_scenarios_are_checked():
    with pytest.raises(UnknownName, match="scenario"):
        play_war("1955", FLN, GOV, 1)
    with pytest.raises(UnknownName, match="option"):
        play_war("1954", FLN, GOV, 1, {"long_game": True})
    assert play_war("1954", FLN, GOV, 1, {"shorter_game": True}).scenario == "1954"


@pytest.mark.parametrize("scenario", RULES.scenarios())
def test_both_sides_win_wars_between_the_doctrines_and_none_runs_for_ever(scenario: str):
    """A generous bound on a small sample; the benchmarks print the table of many more wars."""
    wars = [play_war(scenario, FLN, GOV, seed) for seed in range(1, 25)]
    winners = Counter(war.winner for war in wars)

    assert min(winners["fln"], winners["gov"]) >= 2
    assert all(war.turns <= TURN_LIMIT for war in wars)
    assert winners[""] <= 1


@pytest.mark.parametrize("scenario", PUBLISHED)
def test_doctrines_beat_chance(scenario: str):
    """A few wars from either side, all won; `python -m tests.benchmarks chance` plays a hundred."""
    for seed in range(1, 7):
        assert play_war(scenario, FLN, CHANCE, seed).winner == "fln"
    for seed in range(1, 4):
        assert play_war(scenario, CHANCE, GOV, seed).winner == "gov"
