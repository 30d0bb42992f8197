"""The laws that every game obeys, as functions over its door; a new game joins by one line in GAMES."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from algeria_lab.algeria.board.units import UNIT_COUNT
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core import events as event_codec
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice, SeededDice
from algeria_lab.core.events import Rolled
from algeria_lab.core.rules import Options
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import FRONT_OF, UNKNOWN
from algeria_lab.twilight.rules import TwilightRules
from tests.twilight.invariants import whole


@dataclass(frozen=True)
class Entrant:
    """A game that takes part.

    Attributes:
        rules: Its door.
        options: Options to play under.
        conserved: Raises if a piece or card was lost, doubled, or a track left its range.
        most_decisions: Random play ends (or is cut off by `limit`) within so many decisions.
        limit: Turn at which random play is cut off.
        observed: Law 6 for this game: raises if a seat sees what it may not, or is disturbed by what it sees.
        most_legal: So many legal actions may be listed at most.
    """

    rules: Any
    scenario: str
    options: Options
    conserved: Callable[[Any], None]
    most_decisions: int
    limit: int
    observed: Callable[[Any, Any], None]
    most_legal: int = 200

    def __str__(self) -> str:
        said = [str(value) for value in self.options.values()] or ["default"]
        return "-".join([self.rules.name, self.scenario, *said])


def algeria_is_whole(state: Any) -> None:
    """Every counter is in one place and one box, and tracks stay in range."""
    assert sum(units.bit_count() for units in state.at.values()) == UNIT_COUNT
    for number in range(UNIT_COUNT):
        assert state.at[state.place[number]] >> number & 1
    for one, other in (
        (state.ug, state.ops),
        (state.ops, state.ptl),
        (state.ptl, state.oc),
        (state.oc, state.ug),
    ):
        assert not one & other
    for track in ("gov_psl", "fln_psl", "fln_ap", "air", "air_max", "helicopter", "helicopter_max", "naval"):
        assert 0 <= getattr(state, track) <= 99, track


def insurgent_is_whole(state: Any) -> None:
    """Every card is in one zone, where the index says; rows add up; only FLN cards in rows lie face-down."""
    cards = [card for zone in state.zones.values() for card in zone]
    assert sorted(cards) == list(range(42))
    assert all(state.where[card] == zone for zone, held in state.zones.items() for card in held)
    for row in FRONT_OF:
        assert state.totals[row] == sum(state.cards.value[card] for card in state.zones[row])
    assert state.down <= set(state.in_rows("fln"))
    assert 0 <= state.turn <= 42


def random_play(entrant: Entrant, seed: int) -> Iterator[tuple[Any, Action, tuple[Any, ...], Any]]:
    """Yield (before, action, events, after) of a game between random players."""
    dice, rng = SeededDice(seed), random.Random(seed)
    state, _ = entrant.rules.new(entrant.scenario, entrant.options, dice)
    while (legal := entrant.rules.legal(state)) and state.turn < entrant.limit:
        action = rng.choice(legal)
        after, events = entrant.rules.apply(state, action, dice)
        yield state, action, events, after
        state = after


def through_json(value: Any) -> Any:
    """Return *value* after a trip through JSON text."""
    return json.loads(json.dumps(value))


def check_legal_agrees(rules: Any, state: Any) -> None:
    """Law 1: legal is empty exactly when nobody is to move, exactly when the outcome is known."""
    assert bool(rules.legal(state)) == (rules.to_move(state) is not None) == (rules.outcome(state) is None)


def check_never_refused(entrant: Entrant, state: Any) -> None:
    """Law 2, first half: legal actions are never refused, all different, and not too many."""
    legal = entrant.rules.legal(state)
    assert len(set(legal)) == len(legal) <= entrant.most_legal
    assert [action for action in legal if entrant.rules.refuse(state, action)] == []


def check_pure(rules: Any, before: Any, action: Action, events: tuple[Any, ...], after: Any) -> None:
    """Law 3: apply leaves its input alone; the same faces give the same answer."""
    copy = before.copy()
    faces = [face for event in events if isinstance(event, Rolled) for face in event.faces]
    dice = FixedDice(faces)
    again, same = rules.apply(before, action, dice)
    assert before == copy
    assert (again, same, dice.used) == (after, events, len(faces))


def check_json(rules: Any, before: Any, action: Action, events: tuple[Any, ...], after: Any) -> None:
    """Law 4: state, action and events survive JSON, and folding the events gives the new position."""
    read = rules.state_from_json(through_json(after.to_json()))
    assert (read, read.to_json()) == (after, after.to_json())
    assert Action.parse(str(action)) == action
    assert (
        tuple(event_codec.from_json(through_json(event_codec.to_json(event))) for event in events) == events
    )
    folded = before
    for event in events:
        folded = rules.fold(folded, event)
    folded = folded.copy()
    folded.agenda = after.agenda
    assert folded == after


def check_open(rules: Any, state: Any) -> None:
    """Law 6 for open games: what a seat sees is a copy that cannot disturb the game."""
    assert not rules.hides
    for seat in rules.seats:
        seen = rules.observe(state, seat)
        assert seen == state
        assert seen is not state


def check_hidden(rules: Any, state: Any) -> None:
    """Law 6 for cards: who decides finds the same options in the view, which hidden cards do not change."""
    assert rules.hides
    before = state.copy()
    for seat in (*rules.seats, ""):
        view = rules.observe(state, seat)
        if rules.to_move(state) == seat:
            assert rules.legal(view) == rules.legal(state)
        for one, other in _neighbours(state, view):
            assert rules.observe(_exchanged(state, one, other), seat) == view
    assert state == before


def check_deck_hidden(rules: Any, state: Any) -> None:
    """Law 6 for a deck that nobody sees: its order changes neither what is seen nor what is legal."""
    assert rules.hides
    before, mixed = state.copy(), state.copy()
    mixed.deck.reverse()
    for seat in rules.seats:
        view = rules.observe(state, seat)
        assert rules.legal(view) == rules.legal(state)
        assert rules.observe(mixed, seat) == view
    assert state == before


def _neighbours(state: Any, view: Any) -> Iterator[tuple[int, int]]:
    """Yield pairs of cards of one side that a view does not show."""
    unseen = [
        card
        for zone, cards in state.zones.items()
        for card, shown in zip(cards, view.zones[zone], strict=True)
        if shown == UNKNOWN
    ]
    for seat in ("fln", "gov"):
        own = [card for card in unseen if state.cards.seat[card] == seat]
        yield from pairwise(own)


def _exchanged(state: Any, one: int, other: int) -> Any:
    """Return the position in which two cards lie in each other's place."""
    swap, twin = {one: other, other: one}, state.copy()
    twin.zones = {zone: [swap.get(card, card) for card in cards] for zone, cards in state.zones.items()}
    twin.down = {swap.get(card, card) for card in state.down}
    twin.index()
    return twin


GAMES = [
    Entrant(AlgeriaRules(), scenario, {"profile": profile}, algeria_is_whole, 6000, 30, check_open)
    for scenario in AlgeriaRules().scenarios()
    for profile in ("default", "rtt", "literal")
] + [
    Entrant(InsurgentRules(), scenario, {}, insurgent_is_whole, 500, 43, check_hidden)
    for scenario in InsurgentRules().scenarios()
]
MOST_FLIGHTS = 9 * 27 + 1  # nine Troops in one space, which a Lift takes to any other; and that nobody flies
GAMES += [
    Entrant(TwilightRules(), scenario, options, whole, 4000, 100, check_deck_hidden, MOST_FLIGHTS)
    for scenario in TwilightRules().scenarios()
    for options in ({}, {"mode": "coltwi"})
]
