"""Games between random players, through the door and, faster, through the draft."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Events, Moved
from algeria_lab.insurgent import rules as engine
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.frames import RecruitPlay
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import DECK, HAND, PRISON, ROWS, State
from tests.insurgent.tables import RULES

PLAYERS = ("fln", "gov", "")  # an empty seat is a spectator
NEVER = frozenset({"skip", "redraw"})


@dataclass
class Memory:
    """What has been shown in a game, remembered apart from the engine.

    Attributes:
        shown: FLN cards in play that have been face-up.
        sunk: Cards that a RECRUIT sent under a deck and that have not left it.
    """

    shown: set[int] = field(default_factory=set)
    sunk: set[int] = field(default_factory=set)

    def watch(self, state: State, events: Events) -> None:
        """Take in what has happened: the events, and the position that they led to."""
        number = state.cards.number
        for event in events:
            if isinstance(event, Moved):
                cards = {number[name] for name in event.pieces}
                self.sunk = (self.sunk | cards) if event.box.startswith("under") else self.sunk - cards
                self.shown = (self.shown | cards) if event.box == "up" else self.shown
                if event.place in DECK.values() and event.box == "":
                    self.sunk -= cards
        opened = [card for row in ROWS["fln"] for card in state.zones[row] if card not in state.down]
        self.shown.update(opened, state.zones[PRISON])
        self._turned_up(state, events)

    def _turned_up(self, state: State, events: Events) -> None:
        for event in events:
            if getattr(event, "what", "") == "facing" and getattr(event, "to", "") == "up":
                self.shown.update(state.cards.number[name] for name in event.names)  # type: ignore[union-attr]

    def may_see(self, state: State, seat: str, zone: str, place: int) -> bool:
        """Return whether the table of the rules lets a seat know the card in a place of a zone."""
        card = state.zones[zone][place]
        owner = state.cards.seat[card]
        if zone in DECK.values():
            looks = isinstance(state.top, RecruitPlay) and state.top.seat == owner
            looked = looks and place >= len(state.zones[zone]) - 2 and owner == seat
            is_open = owner == seat or (state.is_solo and owner == "gov")
            return looked or (is_open and card in self.sunk)
        if zone in HAND.values():
            return owner == seat
        return seat == "fln" or card not in state.down or card in self.shown


def hidden_from(state: State, seat: str, memory: Memory) -> list[int]:
    """Return all cards that a seat may not know."""
    return [
        card
        for zone, cards in state.zones.items()
        for place, card in enumerate(cards)
        if not memory.may_see(state, seat, zone, place)
    ]


def through_the_door(
    scenario: str, seed: int, rules: InsurgentRules = RULES
) -> Iterator[tuple[State, Action, Events, State, Memory]]:
    """Yield (before, action, events, after, memory before) of a game; mulligans and skips included."""
    dice, rng, memory = SeededDice(seed), random.Random(seed), Memory()
    state, _ = rules.new(scenario, {}, dice)
    while legal := rules.legal(state):
        action = rng.choice(legal)
        after, events = rules.apply(state, action, dice)
        yield state, action, events, after, Memory(set(memory.shown), set(memory.sunk))
        memory.watch(after, events)
        state = after


def uniform_game(scenario: str, seed: int, look: Callable[[State], None] | None = None) -> State:
    """Play a game between players who keep their hand, never decline, and choose uniformly [INS-11.5].

    Args:
        scenario: ``duel`` or ``solo``.
        seed: Seed of dice and players.
        look: Called at each decision and at the end.
    """
    dice, rng = SeededDice(seed), random.Random(seed)
    state, _ = RULES.new(scenario, {}, dice)
    draft = Draft(state, dice, listening=False)
    while state.agenda:
        if look:
            look(state)
        ways = [way for way in engine.options(state) if way[0] not in NEVER]
        engine.advance(draft, *rng.choice(ways))
    if look:
        look(state)
    return state
