"""What must be true of every position of the duel, looked at in data that may be wrong in any way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from algeria_lab.core.actions import SEATS
from algeria_lab.core.keeping.position_form import (
    AgendaLaws,
    Fits,
    agenda_flaws,
    between,
    form_flaws,
    of_kind,
    told,
    unknown,
)
from algeria_lab.core.keeping.positions import Flaw
from algeria_lab.core.refusals import UnknownName, Value, WrongOption
from algeria_lab.insurgent.cards import DECK_SIZE, FRONTS, OTHER, Cards
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.draft import LEAD_THAT_DOMINATES
from algeria_lab.insurgent.frames import FRAMES, AtIcon, EndTurn, Hit
from algeria_lab.insurgent.state import (
    DECK,
    DISCARD,
    DUEL,
    FRONT_OF,
    GRAVEYARD,
    HAND,
    HIDDEN,
    PRISON,
    ROW,
    ROWS,
    SEAT_OF,
    SOLO,
    ZONES,
    Switches,
    read_switches,
)

CARDS, PLACES, TURN = cite("INS-1.2"), cite("INS-1.3.1"), cite("INS-3.1")
SEEN, CAPTURE, DOMINATION, DECKS = cite("INS-1.6"), cite("INS-4.8"), cite("INS-5.2"), cite("INS-8.2")
MOST_TURNS = 2 * DECK_SIZE
MOST_STARTS = 100
MOST_HITS = 10
HANDS = cite("INS-3.10")
KINDS_OF_FIELDS: Mapping[str, type] = {
    **dict.fromkeys(("scenario", "phase", "final_turn_of", "triggered_by", "winner", "reason", "front"), str),
    **dict.fromkeys(("decks", "down", "known", "agenda"), list),
    **dict.fromkeys(("switches", "turns", "mulligan", "zones", "captured_from", "starts", "sunk"), dict),
    "turn": int,
}
SIDES = ("", *SEATS)
WORDS: Mapping[str, tuple[str, ...]] = {
    "scenario": (DUEL, SOLO),
    "phase": ("setup", "mulligan", "turn"),
    "final_turn_of": SIDES,
    "triggered_by": SIDES,
    "winner": (*SIDES, "draw"),
    "front": ("", *FRONTS),
}
MULLIGAN = ("", "kept", "redrew")


def _agenda_laws(cards: Cards) -> AgendaLaws:
    def small(most: int) -> Fits:
        return lambda value: type(value) is int and 0 <= value < most

    fits = {
        "seat": lambda value: value in SEATS,
        "card": small(len(cards.all)),
        "icon": small(max(map(len, cards.icons))),
        "hits": small(MOST_HITS),
    }
    return AgendaLaws(FRAMES, fits, ("begin-turn", "end-turn"), {})


def law_flaws(data: Mapping[str, Any], cards: Cards) -> Iterator[Flaw]:
    """Yield everything that is wrong with the parts of a position, each part looked at by itself."""
    form = list(form_flaws(data, KINDS_OF_FIELDS))
    yield from form
    for name, known in WORDS.items():
        if isinstance(data.get(name), str) and data[name] not in known:
            yield unknown((name,), data[name], [word for word in known if word])
    if form:
        return  # without its parts nothing else can be said of it
    frames = list(agenda_flaws(_agenda_laws(cards), data["agenda"]))
    yield from frames or _waiting_flaws(data, cards)
    yield from _count_flaws(data)
    yield from _deck_flaws(data, cards)
    yield from _card_flaws(data, cards)


def _waiting_flaws(data: Mapping[str, Any], cards: Cards) -> Iterator[Flaw]:
    """Yield icons that their card does not have, and sides that will have no card to play."""
    ending = []
    for place, row in enumerate(data["agenda"]):
        frame = FRAMES.from_json(row)
        if isinstance(frame, AtIcon | Hit) and frame.icon >= len(cards.icons[frame.card]):
            values: dict[str, Value] = {"given": frame.icon, "unit": cards.all[frame.card].id}
            yield Flaw(("agenda", place, "icon"), "no-icon", values, CARDS)
        if isinstance(frame, EndTurn):
            ending.append(frame.seat)
    for seat in SEATS:
        automaton = data["scenario"] == SOLO and seat == "gov"
        if not (data["zones"].get(HAND[seat]) or automaton or seat in ending or data["triggered_by"] == seat):
            yield Flaw(("zones", HAND[seat]), "empty-hand", {}, HANDS)


def _side_table(data: Mapping[str, Any], name: str) -> Iterator[Flaw]:
    """Yield sides that a table does not know, or that it lacks."""
    yield from (unknown((name, str(side)), side, SEATS) for side in data[name] if side not in SEATS)
    yield from (Flaw((name,), "missing", {"given": side}) for side in SEATS if side not in data[name])


def _count_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield numbers by side that cannot be."""
    yield from between(("turn",), data["turn"], 0, MOST_TURNS, TURN)
    for name in ("turns", "mulligan", "sunk"):
        yield from _side_table(data, name)
    for name in ("turns", "sunk"):
        for side, value in data[name].items():
            path = (name, str(side))
            yield from of_kind(path, value, int) or between(path, value, 0, DECK_SIZE, TURN)
    for side, value in data["mulligan"].items():
        if value not in MULLIGAN:
            yield unknown(("mulligan", str(side)), value, MULLIGAN[1:])
    turns = [value for value in data["turns"].values() if type(value) is int]
    if sum(turns) != data["turn"]:
        yield Flaw(("turns",), "turns-sum", {"given": sum(turns), "turn": data["turn"]}, TURN)


def _deck_flaws(data: Mapping[str, Any], cards: Cards) -> Iterator[Flaw]:
    """Yield other decks than those of the table, and readings of the rules that are not known."""
    own = [cards.fln.hash, cards.gov.hash]
    if data["decks"] != own:
        values = {"given": told(data["decks"]), "known": f"{cards.fln.label}, {cards.gov.label}"}
        yield Flaw(("decks",), "other-decks", values, DECKS)
    for name, value in data["switches"].items():
        try:
            read_switches({name: value})
        except UnknownName:
            yield unknown(("switches", str(name)), name, Switches._fields)
        except WrongOption as error:
            yield Flaw(("switches", name), "option", {"given": told(value), "why": str(error)})
    for name in Switches._fields:
        if name not in data["switches"]:
            yield Flaw(("switches",), "missing", {"given": name})


def _card_flaws(data: Mapping[str, Any], cards: Cards) -> Iterator[Flaw]:
    """Yield cards that are missing, hidden, twice there, or where they cannot be."""
    zones = data["zones"]
    yield from form_flaws(zones, dict.fromkeys(ZONES, list), ("zones",))
    lying = [(zone, card) for zone in ZONES if isinstance(zones.get(zone), list) for card in zones[zone]]
    if hidden := sum(card == HIDDEN for _, card in lying):
        yield Flaw(("zones",), "hidden-cards", {"count": hidden}, SEEN)
    where: dict[str, str] = {}
    for zone, card in lying:
        if not isinstance(card, str) or card not in (HIDDEN, *cards.number):
            yield unknown(("zones", zone), card, cards.number)
        elif card != HIDDEN:
            yield from _lying_flaws(card, zone, where.setdefault(card, zone), cards)
    lost = [card for card in cards.number if card not in where]
    if lost and not hidden:
        yield Flaw(("zones",), "lost-cards", {"known": ", ".join(lost)}, CARDS)
    yield from _lying_face_down(data, where, cards)
    yield from _prison_flaws(data, where, cards)
    yield from _table_flaws(data, cards)
    yield from _lead_flaws(where, cards)


def _lying_flaws(card: str, zone: str, first: str, cards: Cards) -> Iterator[Flaw]:
    """Yield that a card lies somewhere else too, or where it may not."""
    if first != zone:
        yield Flaw(("zones", zone), "two-places", {"unit": card, "first": first, "given": zone}, CARDS)
    number = cards.number[card]
    seat, places = cards.seat[number], cards.places[number]
    known = [ROW[seat][front] for front in places]
    if zone == PRISON:
        fits, rule = seat == "fln" and bool(places), CAPTURE
    elif zone in SEAT_OF:
        fits, rule = zone in known, PLACES
    else:
        fits, rule = zone not in (DECK[OTHER[seat]], HAND[OTHER[seat]], DISCARD[OTHER[seat]]), CARDS
    if not fits:
        values = {
            "unit": card,
            "given": zone,
            "known": ", ".join((*known, HAND[seat], DECK[seat], GRAVEYARD)),
        }
        yield Flaw(("zones", zone), "wrong-zone", values, rule)


def _lying_face_down(data: Mapping[str, Any], where: Mapping[str, str], cards: Cards) -> Iterator[Flaw]:
    """Yield cards that lie face-down, or have been seen, where that cannot be."""
    for name in ("down", "known"):
        for card in data[name]:
            if not isinstance(card, str) or card not in cards.number:
                yield unknown((name,), card, cards.number)
            elif name == "down" and where.get(card) not in ROWS["fln"]:
                yield Flaw((name,), "not-in-a-row", {"unit": card, "given": where.get(card, "-")}, SEEN)


def _prison_flaws(data: Mapping[str, Any], where: Mapping[str, str], cards: Cards) -> Iterator[Flaw]:
    """Yield prisoners without the front from which they were taken, and the other way round."""
    captured = data["captured_from"]
    for card, front in captured.items():
        if card not in cards.number:
            yield unknown(("captured_from", str(card)), card, cards.number)
        elif where.get(card) != PRISON:
            yield Flaw(("captured_from", card), "not-in-prison", {"unit": card}, CAPTURE)
        if front not in FRONTS:
            yield unknown(("captured_from", str(card)), front, FRONTS)
    for card, zone in where.items():
        if zone == PRISON and card not in captured:
            yield Flaw(("captured_from",), "no-front", {"unit": card, "known": ", ".join(FRONTS)}, CAPTURE)


def _table_flaws(data: Mapping[str, Any], cards: Cards) -> Iterator[Flaw]:
    """Yield counts of activations and of sunk cards that cannot be."""
    for card, count in data["starts"].items():
        path = ("starts", str(card))
        if card not in cards.number:
            yield unknown(path, card, cards.number)
        yield from of_kind(path, count, int) or between(path, count, 0, MOST_STARTS, TURN)
    for seat in SEATS:
        deck = data["zones"].get(DECK[seat])
        if isinstance(deck, list):
            yield from between(("sunk", seat), data["sunk"].get(seat), 0, len(deck), TURN)


def _lead_flaws(where: Mapping[str, str], cards: Cards) -> Iterator[Flaw]:
    """Yield fronts that a side dominates already: the game would be over [INS-5.2]."""
    lead = dict.fromkeys(FRONTS, 0)
    for card, zone in where.items():
        if zone in FRONT_OF:
            value = cards.value[cards.number[card]]
            lead[FRONT_OF[zone]] += value if SEAT_OF[zone] == "fln" else -value  # type: ignore[index]
    for front, by in lead.items():
        if abs(by) >= LEAD_THAT_DOMINATES:
            yield Flaw(
                ("zones",),
                "dominated",
                {"front": front, "lead": abs(by), "most": LEAD_THAT_DOMINATES - 1},
                DOMINATION,
            )
