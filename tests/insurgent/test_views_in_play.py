"""Hidden information along whole random games, INS-1.7 and INS-11.4/8."""

import json
import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.events import Events, Rolled, to_json
from algeria_lab.insurgent.observation import observe, observe_events
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import FRONT_OF, UNKNOWN, State
from tests.insurgent.random_games import PLAYERS, Memory, hidden_from, through_the_door
from tests.insurgent.tables import RULES, with_icons

GAMES = [(scenario, seed) for scenario in ("duel", "solo") for seed in range(12)]
every_game = pytest.mark.parametrize(("scenario", "seed"), GAMES)

# Many cards alike: exchanging two of them changes nothing but who is who.
TWINS = InsurgentRules(
    with_icons(
        Amirouche="HIDE", Yacef="ATTACK", Drif="HIDE RECRUIT", Bouhired="HIDE RECRUIT", Abane="HIDE RECRUIT",
        BenBella="EXPOSE JAILBREAK", Fanon="EXPOSE JAILBREAK", Abbas="EXPOSE JAILBREAK", Boumediene="HIDE",
        Casbah="RALLY", Massu="EXPOSE ATTACK", Bigeard="EXPOSE ATTACK", Salan="BOMB RECRUIT",
        Challe="BOMB RECRUIT", Soustelle="RECRUIT", Lacoste="RECRUIT", Mollet="RECRUIT", Pineau="NEGOTIATE",
    )
)  # fmt: skip


def after_each(scenario: str, seed: int) -> Iterator[tuple[State, Events, Memory]]:
    """Yield each position of a random game, the events that led to it, and what has been shown up to it."""
    for _, _, events, after, memory in through_the_door(scenario, seed):
        memory.watch(after, events)
        yield after, events, memory


@every_game
def test_a_view_shows_exactly_what_the_table_of_the_rules_allows(scenario: str, seed: int):
    """Each card of each zone is known or unknown as the rules say; sizes and places are never hidden."""
    for state, _, memory in after_each(scenario, seed):
        for seat in PLAYERS:
            view = observe(state, seat)
            for zone, cards in state.zones.items():
                assert view.zones[zone] == [
                    card if memory.may_see(state, seat, zone, place) else UNKNOWN
                    for place, card in enumerate(cards)
                ], (zone, seat)


@every_game
def test_no_hidden_card_is_named_in_a_view(scenario: str, seed: int):
    """Not in the text of a view, nor by number in what is awaited, nor in a total."""
    for state, _, memory in after_each(scenario, seed):
        for seat in PLAYERS:
            view, hidden = observe(state, seat), hidden_from(state, seat, memory)
            text = json.dumps(view.to_json())
            assert [card for card in hidden if state.name(card) in text] == []
            assert [frame for frame in view.agenda if getattr(frame, "card", None) in hidden] == []
            assert view.totals == {row: view.sum_values(view.zones[row]) for row in FRONT_OF}
            assert [card for card in hidden if view.where[card]] == []


@every_game
def test_no_hidden_card_is_named_in_the_events(scenario: str, seed: int):
    """What stays hidden after an action is not named by its events either, cards drawn to others included."""
    for state, events, memory in after_each(scenario, seed):
        for seat in PLAYERS:
            text = json.dumps([to_json(event) for event in observe_events(events, seat)])
            assert [card for card in hidden_from(state, seat, memory) if state.name(card) in text] == []


@every_game
def test_the_deciding_side_finds_its_options_in_its_view(scenario: str, seed: int):
    """A player who is given only a view chooses among the same actions, in the same order."""
    for state, *_ in through_the_door(scenario, seed):
        seat = RULES.to_move(state)
        assert seat is not None
        assert RULES.legal(observe(state, seat)) == RULES.legal(state)


@every_game
def test_options_can_be_listed_from_any_view(scenario: str, seed: int):
    """Listing never fails, whoever looks; who is to move is public."""
    for state, *_ in through_the_door(scenario, seed):
        for seat in PLAYERS:
            view = observe(state, seat)
            assert RULES.to_move(view) == RULES.to_move(state)
            assert all(action.seat == RULES.to_move(state) for action in RULES.legal(view))


@every_game
def test_a_view_of_a_view_is_the_same(scenario: str, seed: int):
    """Nothing more is to be hidden, and a view survives JSON."""
    for state, *_ in through_the_door(scenario, seed):
        for seat in PLAYERS:
            view = observe(state, seat)
            assert RULES.state_from_json(json.loads(json.dumps(view.to_json()))) == view


def exchanged(state: State, one: int, other: int) -> State:
    """Return the position in which two cards have changed their places."""
    swap = {one: other, other: one}
    twin = state.copy()
    twin.zones = {zone: [swap.get(card, card) for card in cards] for zone, cards in state.zones.items()}
    twin.down = {swap.get(card, card) for card in state.down}
    twin.index()
    return twin


@every_game
def test_two_positions_that_differ_in_what_a_seat_may_not_know_look_the_same(scenario: str, seed: int):
    """Any two hidden cards of a side change places: hand, deck, and face-down cards."""
    rng, compared = random.Random(seed), 0
    for state, _, memory in after_each(scenario, seed):
        for seat in PLAYERS:
            hidden = hidden_from(state, seat, memory)
            for side in ("fln", "gov"):
                own = [card for card in hidden if state.cards.seat[card] == side]
                if len(own) > 1:
                    one, other = rng.sample(own, 2)
                    assert observe(exchanged(state, one, other), seat) == observe(state, seat)
                    compared += 1
    assert compared > 20


def twins_in(state: State, unseen: set[int]) -> list[tuple[int, int]]:
    """Return pairs of unseen cards of a side that play alike and lie in different zones."""
    cards = state.cards

    def kind_of(card: int) -> tuple[object, ...]:
        printed = cards.all[card]
        return cards.seat[card], printed.kind, printed.front, printed.icons

    return [
        (one, other)
        for one, other in combinations(sorted(unseen), 2)
        if kind_of(one) == kind_of(other) and state.where[one] != state.where[other]
    ]


def renamed(state: State, action: Action, one: int, other: int) -> Action:
    """Return the action that names one of two cards where it named the other."""
    names = {state.name(one): state.name(other), state.name(other): state.name(one)}
    return action._replace(args=tuple(names.get(word, word) for word in action.args))


@every_game
def test_two_positions_that_differ_in_what_a_seat_may_not_know_go_on_alike(scenario: str, seed: int):
    """Two hidden cards that play alike change places: the same action is seen in the same events."""
    rng, compared = random.Random(seed), 0
    for state, action, events, after, memory in through_the_door(scenario, seed, TWINS):
        faces = [face for event in events if isinstance(event, Rolled) for face in event.faces]
        later = Memory(set(memory.shown), set(memory.sunk))
        later.watch(after, events)
        for seat in PLAYERS:
            unseen = set(hidden_from(after, seat, later)) & set(hidden_from(state, seat, memory))
            pairs = twins_in(state, unseen)
            for one, other in rng.sample(pairs, min(len(pairs), 3)):
                twin = exchanged(state, one, other)
                _, twin_events = TWINS.apply(twin, renamed(state, action, one, other), FixedDice(faces))
                assert observe_events(twin_events, seat) == observe_events(events, seat)
                compared += 1
    assert compared >= 10
