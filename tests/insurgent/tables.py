"""Tables and lines of play for tests, in the words of the rules.

A `table` is a position in the middle of a game, somebody about to play a card. Cards go by a short name
such as ``Ali``, so that a test reads as the worked examples of the rules do. `FixedDice` serve every throw.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from algeria_lab.core.actions import SEATS, Action, Seat
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.events import Chose, Event, Events, Flipped, Moved, Rolled
from algeria_lab.insurgent import rules as engine
from algeria_lab.insurgent.cards import Card, Cards, Deck
from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.frames import FRAMES, EndTurn, Flip, Play
from algeria_lab.insurgent.observation import observe
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import (
    DECK,
    DISCARD,
    GRAVEYARD,
    HAND,
    PRISON,
    ROW,
    UNKNOWN,
    State,
    read_switches,
)

RULES = InsurgentRules()
E = TypeVar("E", bound=Event)

_FLN = """Amirouche Boumediene Yacef Ali Abane Mhidi Drif Bouhired Krim BenBella Abbas Fanon
    Toussaint Philippeville Soummam Manifesto Evian Casbah Villages Workers Bloc"""
_FRENCH = """Massu Bigeard Salan Challe Aussaresses DeGaulle Soustelle Lacoste Mollet Joxe Pineau Couve
    Battle Rabat Sakiet May13 Bleuite Settlers Harkis Voters Conscripts"""
SHORT: Mapping[str, str] = {
    f"{side}-{number:02}": name
    for side, names in (("FLN", _FLN), ("FRA", _FRENCH))
    for number, name in enumerate(names.split(), start=1)
}
ID: Mapping[str, str] = {name: card for card, name in SHORT.items()}


def table(
    turn: Seat = "fln",
    *,
    fln: str = "",
    gov: str = "",
    fln_hand: str | None = None,
    gov_hand: str | None = None,
    fln_deck: str | None = None,
    gov_deck: str | None = None,
    prison: str = "",
    graveyard: str = "",
    scenario: str = "duel",
    cards: Cards | None = None,
    switches: Mapping[str, object] | None = None,
    **values: object,
) -> State:
    """Return a position in which a side is about to play a card, or the automaton to flip one.

    What is not mentioned does not disturb: of the cards that are left, a hand that is None takes the last
    one, a deck that is None all others; where the deck is given they have been played before, events on the
    discard and others in the graveyard.

    Args:
        turn: Whose turn it is.
        fln: FLN rows from bottom to top, such as ``military: Ali down, Yacef seen; political: Abane``. A card
            lies face-up, ``down``, or ``seen``: face-down, but the French have seen it.
        gov: French rows.
        fln_hand: Cards separated by spaces.
        gov_hand: The same; the automaton has none.
        fln_deck: From the top.
        gov_deck: From the top.
        prison: Prisoners with their fronts, such as ``Ali military, BenBella diplomatic``.
        graveyard: Cards separated by spaces.
        scenario: ``duel`` or ``solo``.
        cards: Decks; the reconstructed ones if none are given.
        switches: Readings of the rules that are changed.
        values: Conditions of the whole game, such as ``final_turn_of="gov"``.
    """
    state = State(scenario, cards or reconstructed_cards(), read_switches(switches or {}))
    _lay_rows(state, {"fln": fln, "gov": gov})
    for prisoner, front in (item.split() for item in prison.split(",") if item.strip()):
        number = _number(state, prisoner)
        state.zones[PRISON].append(number)
        state.captured_from[number] = front
        state.known.add(number)
    state.zones[GRAVEYARD] = [_number(state, name) for name in graveyard.split()]
    given = {"fln": (fln_hand, fln_deck), "gov": (gov_hand, gov_deck)}
    for seat, (hand, deck) in given.items():
        _deal(state, seat, "" if scenario == "solo" and seat == "gov" else hand, deck)
    state.index()
    _begin(state, turn)
    for name, value in values.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return state


def _number(state: State, name: str) -> int:
    return state.cards.number[ID.get(name, name)]


def _lay_rows(state: State, rows: Mapping[str, str]) -> None:
    for seat, text in rows.items():
        for part in filter(str.strip, text.split(";")):
            front, _, laid = part.partition(":")
            for name, *facing in (item.split() for item in laid.split(",")):
                number = _number(state, name)
                state.zones[ROW[seat][front.strip()]].append(number)
                if facing:
                    assert facing in (["down"], ["seen"]), facing
                    state.down.add(number)
                if seat == "fln" and facing != ["down"]:
                    state.known.add(number)


def _deal(state: State, seat: str, hand: str | None, deck: str | None) -> None:
    named = {
        which: [_number(state, name) for name in (cards or "").split()]
        for which, cards in (("hand", hand), ("deck", deck))
    }
    used = {card for cards in state.zones.values() for card in cards} | {*named["hand"], *named["deck"]}
    left = [card for card in state.cards.of(seat) if card not in used]
    if hand is None:
        named["hand"] = [left.pop()]
    if deck is None:
        named["deck"], left = left, []
    state.zones[HAND[seat]] = named["hand"]
    state.zones[DECK[seat]] = named["deck"][::-1]
    for card in left:
        is_event = state.cards.all[card].kind == "event"
        state.zones[DISCARD[seat] if is_event else GRAVEYARD].append(card)


def _begin(state: State, seat: Seat) -> None:
    """Stand in the seventh round; hands were kept long ago."""
    state.turn, state.turns = 13 + (seat == "gov"), {"fln": 7, "gov": 6 + (seat == "gov")}
    state.mulligan = dict.fromkeys(SEATS, "kept")
    if state.is_solo:
        state.mulligan["gov"] = ""
    state.phase = "turn"
    state.agenda = [EndTurn(seat), Flip(seat) if state.is_automaton(seat) else Play(seat)]


def spelled(text: str) -> str:
    """Return a line of play with ids in the place of short names."""
    return " ".join(ID.get(word, word) for word in text.split())


def play(start: State, *lines: str, faces: Iterable[int] = ()) -> tuple[State, Events]:
    """Play lines such as ``fln play Ali military up; attack Bigeard`` through the door of the game.

    Checks that no action is refused, that exactly *faces* were thrown, and that *start* has not changed.

    Returns:
        The position reached and all events.
    """
    dice, state, events = FixedDice(faces), start, []
    before = start.copy()
    for text in (part for line in lines for part in line.split(";")):
        action = RULES.complete(state, spelled(text))
        refusal = RULES.refuse(state, action)
        assert refusal is None, f"{action} was refused: {refusal}"
        state, happened = RULES.apply(state, action, dice)
        events.extend(happened)
    assert start == before
    assert dice.used == len(dice.faces), f"only {dice.used} of {dice.faces} were thrown"
    return state, tuple(events)


def flip(start: State, faces: Iterable[int] = ()) -> tuple[State, Events]:
    """Let the automaton act until the FLN decide or the game ends; exactly *faces* are thrown."""
    dice = FixedDice(faces)
    draft = Draft(start.copy(), dice)
    engine.settle(draft)
    assert dice.used == len(dice.faces), f"only {dice.used} of {dice.faces} were thrown"
    return draft.state, draft.happened


def shorts(state: State, cards: Iterable[int]) -> list[str]:
    """Return the short names of cards, ``?`` for unknown ones; custom cards keep their ids."""
    return [SHORT.get(state.name(card), state.name(card)) for card in cards]


def lies(state: State, zone: str) -> list[str]:
    """Return what lies in a zone: rows from bottom to top, hidden cards with ``down``; decks from the top."""
    cards = state.zones[zone]
    if zone in DECK.values():
        cards = cards[::-1]
    marks = [" down" if card in state.down else "" for card in cards]
    return [name + mark for name, mark in zip(shorts(state, cards), marks, strict=True)]


def legal(state: State, verb: str = "") -> set[str]:
    """Return all legal actions (of one verb) in short names, and check that none is refused."""
    actions = RULES.legal(state)
    assert all(RULES.refuse(state, action) is None for action in actions)
    return {short_text(action) for action in actions if not verb or action.verb == verb}


def short_text(action: Action) -> str:
    """Return the text of an action in short names."""
    return " ".join(SHORT.get(word, word) for word in str(action).split())


def refused(state: State, text: str) -> tuple[str, str]:
    """Return (reason, rule) of why an action is refused, and check that it is not listed either."""
    action = RULES.complete(state, spelled(text))
    refusal = RULES.refuse(state, action)
    assert refusal is not None, f"{action} is legal"
    assert action not in RULES.legal(state)
    return refusal.reason, refusal.rule


def awaits(state: State) -> tuple[str, str]:
    """Return what is awaited: the step and the seat; the end of the game awaits nothing."""
    return (FRAMES.name(state.top), state.top.seat) if state.top else ("", "")


def seen(state: State, seat: str, zone: str) -> list[str]:
    """Return what a seat sees in a zone."""
    return lies(observe(state, seat), zone)


def only(kind: type[E], events: Events) -> E:
    """Return the only event of a kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def rolls(events: Events, what: str) -> list[Rolled]:
    """Return the throws for something, in order."""
    return [event for event in events if isinstance(event, Rolled) and event.what == what]


def moves(events: Events) -> list[tuple[str, str]]:
    """Return (short name, zone) of each card that moved, in order; a card under a deck says so."""
    return [
        (SHORT.get(card, card), event.place + (" under" if event.box.startswith("under") else ""))
        for event in events
        if isinstance(event, Moved)
        for card in event.pieces
    ]


def noted(events: Events, what: str) -> list[str]:
    """Return the cards of notes such as ``acting``, ``idle`` or ``lost``; the last two with their icons."""
    return [
        SHORT.get(event.names[0], event.names[0]) + (f" {event.to}" if what in {"idle", "lost"} else "")
        for event in events
        if isinstance(event, Flipped) and event.what == what
    ]


def chosen(events: Events) -> list[tuple[str, str]]:
    """Return what the French chose, in short names without the seat, each with the rule that decided."""
    found = [event for event in events if isinstance(event, Chose) and event.seat == "gov"]
    return [(short_text(Action.parse(event.action)).removeprefix("gov "), event.rule) for event in found]


def totals(state: State, front: str) -> tuple[int, int]:
    """Return both row totals of a front: FLN, French."""
    return state.totals[ROW["fln"][front]], state.totals[ROW["gov"][front]]


def with_icons(**icons: str) -> Cards:
    """Return the reconstructed decks with other icons on some cards, by short name; a deck of one's own."""
    decks = reconstructed_cards()

    def changed(card: Card) -> Card:
        printed = icons.get(SHORT[card.id])
        return card._replace(icons=tuple(printed.split())) if printed else card  # type: ignore[arg-type]

    def remade(deck: Deck) -> Deck:
        return deck._replace(
            id="custom", provenance="custom", cards=tuple(map(changed, deck.cards)), hash="custom"
        )

    return Cards(remade(decks.fln), remade(decks.gov))


def is_unknown(state: State, seat: str, zone: str) -> bool:
    """Return whether a seat knows no card of a zone that holds some."""
    cards = observe(state, seat).zones[zone]
    return bool(cards) and set(cards) == {UNKNOWN}
