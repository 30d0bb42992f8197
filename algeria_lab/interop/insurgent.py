"""The card duel in numbers: what a seat sees of every card, and nothing else [INS-1.7]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from algeria_lab.core.actions import SEATS
from algeria_lab.insurgent.cards import DECK_SIZE, FRONTS
from algeria_lab.insurgent.draft import DOWN, UP
from algeria_lab.insurgent.frames import FRAMES, Act, Decision
from algeria_lab.insurgent.icons import hidden_slots
from algeria_lab.insurgent.placing import ON_DISCARD
from algeria_lab.insurgent.rules import STEPS, InsurgentRules
from algeria_lab.insurgent.state import UNKNOWN, ZONES, State
from algeria_lab.insurgent.turns import KEPT, REDREW
from algeria_lab.interop.action_list import ActionList
from algeria_lab.interop.encoding import Encoding
from algeria_lab.interop.observing import Block, Observation, each_of, flags, numbers, one_of
from algeria_lab.players.insurgent.simulator import TURN_LIMIT

VERSION = 0
MOST_ICONS = 4
# A place in an FLN row, from the bottom: the French expose by it, for they do not know the card.
SLOTS = tuple([f"{front}-{place}" for front in FRONTS for place in range(1, DECK_SIZE + 1)])


def encoding(rules: InsurgentRules) -> Encoding[State]:
    """Return the duel in numbers, with the decks of these rules."""
    cards = tuple(rules.cards.number)
    words = {"card": cards, "slot": SLOTS, "place": (*FRONTS, ON_DISCARD), "facing": (UP, DOWN)}
    observation = Observation(*_decision(cards), *_turns(), *_zones(), *_cards(cards))
    return Encoding(VERSION, TURN_LIMIT, ActionList(STEPS.values(), words), observation)


def _decision(cards: tuple[str, ...]) -> tuple[Block[State], ...]:
    """What is to be decided, by whom, for which icon of which card."""
    kinds = sorted(FRAMES.names[kind] for kind in get_args(Decision))

    def card_at(view: State) -> str:
        card = getattr(view.top, "card", UNKNOWN)
        return "" if card == UNKNOWN else view.name(card)

    return (
        one_of("decides", SEATS, lambda view: view.top.seat if view.top else ""),
        one_of("decision", kinds, lambda view: FRAMES.name(view.top) if view.top else ""),
        one_of("decision for", cards, card_at),
        numbers(
            (("decision icon", 0, MOST_ICONS), ("decision hits", 0, 2)),
            lambda view: (getattr(view.top, "icon", 0), getattr(view.top, "hits", 0)),
        ),
    )


def _turns() -> tuple[Block[State], ...]:
    """How far the game has come."""
    mulligans = [f"mulligan {seat}" for seat in SEATS]
    return (
        numbers((("turn", 0, TURN_LIMIT + 1),), lambda view: (view.turn,)),
        one_of("turn of", SEATS, lambda view: view.turn_of or ""),
        each_of(mulligans, (KEPT, REDREW), lambda view: [view.mulligan[seat] for seat in SEATS]),
        one_of("final turn of", SEATS, lambda view: view.final_turn_of),
        one_of("triggered by", SEATS, lambda view: view.triggered_by),
    )


def _zones() -> tuple[Block[State], ...]:
    """How many cards lie where, the unknown ones too, and which places of the FLN rows are face-down."""

    def face_down(view: State) -> list[bool]:
        slots = set(hidden_slots(view, ""))
        return [slot in slots for slot in SLOTS]

    return (
        numbers(
            [(f"cards in {zone}", 0, 2 * DECK_SIZE) for zone in ZONES],
            lambda view: [len(view.zones[zone]) for zone in ZONES],
        ),
        numbers(
            [(f"known at the bottom of {seat}-deck", 0, DECK_SIZE) for seat in SEATS],
            lambda view: [view.sunk[seat] for seat in SEATS],
        ),
        flags([f"face-down {slot}" for slot in SLOTS], face_down),
    )


def _cards(cards: tuple[str, ...]) -> tuple[Block[State], ...]:
    """Where each card is that the seat knows, how it lies, and what it still has to do."""
    count = range(len(cards))

    def chosen(held: Iterable[int]) -> list[bool]:
        known = set(held)
        return [card in known for card in count]

    def places(view: State) -> list[int]:
        place = {card: at for zone in view.zones.values() for at, card in enumerate(zone, start=1)}
        return [place.get(card, 0) for card in count]

    def icons_done(view: State) -> list[int]:
        next_icon = {frame.card: frame.icon for frame in view.agenda if isinstance(frame, Act)}
        return [next_icon.get(card, 0) for card in count]

    return (
        each_of(cards, ZONES, lambda view: view.where),
        numbers(_bounded("place of", cards, 2 * DECK_SIZE), places),
        flags(_of_cards("face-down", cards), lambda view: chosen(view.down)),
        flags(_of_cards("seen by gov", cards), lambda view: chosen(view.known)),
        each_of(
            _of_cards("captured in", cards),
            FRONTS,
            lambda view: [view.captured_from.get(card, "") for card in count],
        ),
        numbers(_bounded("starts of", cards, 20), lambda view: [view.starts.get(card, 0) for card in count]),
        numbers(_bounded("next icon of", cards, MOST_ICONS), icons_done),
    )


def _of_cards(what: str, cards: tuple[str, ...]) -> list[str]:
    return [f"{what} {card}" for card in cards]


def _bounded(what: str, cards: tuple[str, ...], high: int) -> list[tuple[str, int, int]]:
    return [(name, 0, high) for name in _of_cards(what, cards)]
