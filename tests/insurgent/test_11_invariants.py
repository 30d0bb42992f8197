"""What is true at every moment of every game, INS-11.4, over random play."""

from __future__ import annotations

import random

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Chose, Entered, Events, Flipped, Moved, Revealed
from algeria_lab.core.game import Game
from algeria_lab.core.words.citations import known_citations
from algeria_lab.insurgent.frames import FRAMES, AtIcon, Hit
from algeria_lab.insurgent.state import ROWS, SEAT_OF
from tests.insurgent.invariants import Inspector
from tests.insurgent.random_games import through_the_door, uniform_game
from tests.insurgent.tables import RULES, with_icons

CARDS = RULES.cards
GAMES_IN_ALL, GAMES_A_TEST = 1000, 250
BATCHES = [
    (scenario, first) for scenario in ("duel", "solo") for first in range(0, GAMES_IN_ALL, GAMES_A_TEST)
]
GAMES = [(scenario, seed) for scenario in ("duel", "solo") for seed in range(100, 110)]


@pytest.mark.parametrize(("scenario", "first"), BATCHES)
def test_thousands_of_games_keep_the_invariants(scenario: str, first: int):
    """Invariants 1 to 6 at each decision and at the end; every game has an end."""
    for seed in range(first, first + GAMES_A_TEST):
        assert uniform_game(scenario, seed, Inspector()).winner in {"fln", "gov", "draw"}


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_invariants_hold_with_mulligans_and_skips(scenario: str, seed: int):
    look = Inspector()
    steps = list(through_the_door(scenario, seed))
    for position in (steps[0][0], *(after for _, _, _, after, _ in steps)):
        look(position)

    assert steps[-1][3].winner


def acting_seats(events: Events, turn_of: str) -> list[tuple[str, str]]:
    """Return (whose turn, whose card) for each activation that began."""
    found = []
    for event in events:
        if isinstance(event, Entered) and event.phase == "turn":
            turn_of = event.seat
        elif isinstance(event, Flipped) and event.what == "acting":
            found.append((turn_of, "fln" if event.names[0].startswith("FLN") else "gov"))
    return found


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_no_french_card_acts_on_an_fln_turn(scenario: str, seed: int):
    """Invariant 7, and the French decide on their own turn only."""
    for before, action, events, _, _ in through_the_door(scenario, seed):
        whose = before.turn_of or ""
        assert ("fln", "gov") not in acting_seats(events, whose)
        assert whose in {"", "gov"} or action.seat == "fln"


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_the_fln_touch_a_french_turn_only_by_activations(scenario: str, seed: int):
    """On the French turn every FLN decision is about an FLN card that is acting."""
    for before, action, _, _, _ in through_the_door(scenario, seed):
        if before.turn_of == "gov" and action.seat == "fln":
            assert isinstance(before.top, AtIcon | Hit)
            assert before.cards.seat[before.top.card] == "fln"
            assert before.starts[before.top.card] > 0
            assert action.verb not in {"keep", "redraw"}


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_every_event_knows_its_cause(scenario: str, seed: int):
    """A choice its decision, with the card and icon that it is about; what moves, turns or is seen why."""
    for before, _, events, _, _ in through_the_door(scenario, seed):
        chosen = [event for event in events if isinstance(event, Chose)]
        assert before.top is not None
        assert chosen[0].step == FRAMES.name(before.top)
        for event in chosen:
            assert bool(event.about) == (event.step not in {"mulligan", "play", "flip"})
            if event.about:
                card, icon = CARDS.number[event.about[0]], event.about[1]
                assert icon in CARDS.icons[card]
                assert CARDS.seat[card] == event.seat
        for event in events:
            if isinstance(event, Moved | Revealed) or getattr(event, "what", "") == "facing":
                assert event.why, event


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_only_known_ways_lead_from_zone_to_zone(scenario: str, seed: int):
    """No card comes back from graveyard or discard, and FLN cards leave rows to two places only."""
    for before, _, events, after, _ in through_the_door(scenario, seed):
        for card, zone in enumerate(before.where):
            now = after.where[card]
            if zone in {"graveyard", "fln-discard", "gov-discard"}:
                assert now == zone
            elif zone in SEAT_OF and now != zone:
                ways = {"graveyard", "prison"} | set(ROWS["fln"]) if card < 21 else {"graveyard"}
                assert now in ways
                assert any(isinstance(event, Moved) and before.name(card) in event.pieces for event in events)


@pytest.mark.parametrize(("scenario", "seed"), GAMES[::3])
def test_replaying_the_decisions_gives_the_same_game(scenario: str, seed: int):
    """Invariants 9 and 10: same decks, seed and decisions, same positions and events; fingerprints agree."""
    game, rng = Game(RULES, scenario, seed=seed), random.Random(seed)
    while game.to_move:
        game.play(rng.choice(game.legal()))
    twin = Game(RULES, scenario, seed=seed)
    for entry in game.history[1:]:
        assert entry.action is not None
        twin.play(str(entry.action))

    assert twin.state == game.state
    assert twin.events == game.events


@pytest.mark.parametrize("seed", range(6))
def test_a_loop_of_hiding_and_exposing_ends(seed: int):
    """With a deck full of HIDE and EXPOSE every turn comes to its end, even if nobody ever declines."""
    loops = dict.fromkeys(["Amirouche", "Yacef", "Ali", "Abane", "Drif", "Fanon", "Casbah"], "HIDE EXPOSE")
    rules = type(RULES)(with_icons(**loops))
    dice, rng = SeededDice(seed), random.Random(seed)
    state, _ = rules.new("duel", {}, dice)
    most = 0
    while actions := [action for action in rules.legal(state) if action.verb not in {"skip", "redraw"}]:
        state, _ = rules.apply(state, rng.choice(actions), dice)
        most = max(most, *state.starts.values(), 0)
        assert most <= 20

    assert state.winner


def test_choices_are_events_of_the_side_that_decides():
    """Every action through the door begins with its own choice."""
    for before, action, events, _, _ in through_the_door("duel", 5):
        first = events[0]
        assert isinstance(first, Chose)
        assert (first.seat, Action.parse(first.action)) == (RULES.to_move(before), action)


@pytest.mark.parametrize("scenario", ["duel", "solo"])
def test_every_event_cites_a_rule_that_exists(scenario: str):
    cited = {
        event.rule
        for seed in range(5)
        for _, _, events, _, _ in through_the_door(scenario, seed)
        for event in events
    }

    assert len(cited) > 15
    assert cited - set(known_citations("insurgent")) == set()
