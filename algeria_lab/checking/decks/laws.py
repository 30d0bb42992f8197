"""What a deck must be beyond its form, and what is odd about one [INS-8.2].

The laws look at plain data that may be wrong in any other way, so that all faults of a file are told at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from algeria_lab.checking.faults import Fault, Path, quoted
from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Value
from algeria_lab.insurgent.cards import DECK_SIZE, FRONTS, ICONS, KINDS, Cards, Deck, Icon
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.deck_files import SIDES

FORM = cite("INS-8.1")
# The checks beyond the form, by their number.
CHECK = {number: cite(f"INS-8.2/V{number}") for number in range(1, 12)}
SHAPE = {"agent": 12, "event": 5, "supporter": 4}
# Icons that only the other side may have, with the check that says so.
FOREIGN: dict[Seat, tuple[str, frozenset[Icon]]] = {
    "fln": (CHECK[4], frozenset({"CAPTURE"})),
    "gov": (CHECK[5], frozenset({"HIDE", "JAILBREAK"})),
}
ICON_COUNTS = (1, 6)
LABELLED = "reconstructed deck"
_Rows: TypeAlias = Sequence[tuple[int, Mapping[str, Any]]]


def allowed_icons(seat: Seat) -> tuple[Icon, ...]:
    """Return the icons that cards of a side may have, in the order of the rules [INS-1.2.4]."""
    return tuple(icon for icon in ICONS if icon not in FOREIGN[seat][1])


def readable(data: Any) -> Any:
    """Return the data of a deck without the cards that are too many: each would have faults of its own."""
    cards = data.get("cards") if isinstance(data, dict) else None
    return {**data, "cards": cards[:DECK_SIZE]} if isinstance(cards, list) else data


def law_faults(data: object) -> Iterator[Fault]:
    """Yield what the checks find in the data of a deck file, as far as there are cards to look at."""
    if not isinstance(data, dict):
        return
    found = readable(data).get("cards")
    listed = found if isinstance(found, list) else []
    rows = [(place, row) for place, row in enumerate(listed) if isinstance(row, dict)]
    yield from _count_faults(("cards",), data.get("cards"), DECK_SIZE, DECK_SIZE)
    for place, row in rows:
        yield from _count_faults(("cards", place, "icons"), row.get("icons"), *ICON_COUNTS)
        yield from _front_faults(place, row)
    yield from _shape_faults(rows)
    yield from _twice(rows, "id", CHECK[2])
    yield from _twice(rows, "name", CHECK[3])
    yield from _icon_faults(rows, data.get("side"))
    label = data.get("label")
    if data.get("provenance") == "reconstructed" and isinstance(label, str) and LABELLED not in label:
        yield Fault(("label",), "label", {"known": LABELLED}, CHECK[11])


def _count_faults(path: Path, listed: object, least: int, most: int) -> Iterator[Fault]:
    if isinstance(listed, list) and len(listed) < least:
        yield Fault(path, "few", {"count": len(listed), "least": least}, FORM)
    if isinstance(listed, list) and len(listed) > most:
        yield Fault(path, "many", {"count": len(listed), "most": most}, FORM)


def _front_faults(place: int, row: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield an agent without a home front, or another card with one [INS-1.3]."""
    kind, path = row.get("type"), ("cards", place, "front")
    if kind == "agent" and "front" not in row:
        yield Fault(path, "front-needed", {"known": ", ".join(FRONTS)}, FORM)
    if kind != "agent" and kind in KINDS and "front" in row:
        yield Fault(path, "front-idle", {}, FORM)


def _shape_faults(rows: _Rows) -> Iterator[Fault]:
    """Yield wrong numbers of agents, events and supporters, once every card has a type [INS-8.2/V1]."""
    kinds = [row.get("type") for _, row in rows]
    counts: dict[str, Value] = {kind: kinds.count(kind) for kind in KINDS}
    if len(kinds) == DECK_SIZE and all(kind in KINDS for kind in kinds) and counts != SHAPE:
        yield Fault(("cards",), "shape", counts, CHECK[1])


def _twice(rows: _Rows, key: str, rule: str) -> Iterator[Fault]:
    """Yield ids [INS-8.2/V2] or names [INS-8.2/V3] that an earlier card has already."""
    first: dict[str, int] = {}
    for place, row in rows:
        given = row.get(key)
        if isinstance(given, str) and given and first.setdefault(given, place) != place:
            values: dict[str, Value] = {"given": quoted(given), "first": first[given] + 1}
            yield Fault(("cards", place, key), f"{key}-twice", values, rule)


def _icon_faults(rows: _Rows, side: object) -> Iterator[Fault]:
    """Yield icons that the side cannot have [INS-8.2/V4, INS-8.2/V5]."""
    seat = SIDES.get(side) if isinstance(side, str) else None
    if seat is None:
        return
    rule, foreign = FOREIGN[seat]
    known = ", ".join(allowed_icons(seat))
    for place, row in rows:
        icons = row.get("icons")
        for spot, icon in enumerate(icons if isinstance(icons, list) else []):
            if isinstance(icon, str) and icon in foreign:
                path = ("cards", place, "icons", spot)
                yield Fault(path, f"icon-{seat}", {"given": icon, "known": known}, rule)


def deck_warnings(cards: Cards | Deck) -> tuple[Fault, ...]:
    """Return what is legal in a deck, or in two for the same game, but odd [INS-8.2/V7 to V10]."""
    decks = (cards,) if isinstance(cards, Deck) else (cards.fln, cards.gov)
    found = [fault._replace(file=deck.id) for deck in decks for fault in _warnings(deck)]
    if isinstance(cards, Cards) and _holds(cards.fln, "JAILBREAK") and not _holds(cards.gov, "CAPTURE"):
        found.append(Fault((), "no-capture", {}, CHECK[9], file=cards.gov.id))
    return tuple(found)


def _warnings(deck: Deck) -> Iterator[Fault]:
    for place, card in enumerate(deck.cards):
        if card.kind == "event" and "RALLY" in card.icons:
            path = ("cards", place, "icons", card.icons.index("RALLY"))
            yield Fault(path, "event-rally", {}, CHECK[7])
    if deck.seat == "gov" and not _holds(deck, "EXPOSE"):
        yield Fault((), "no-expose", {}, CHECK[8])
    if deck.seat == "fln" and not _holds(deck, "HIDE"):
        yield Fault((), "no-hide", {}, CHECK[8])
    loops = sum(1 for card in deck.cards if {"HIDE", "EXPOSE"} <= set(card.icons))
    if deck.seat == "fln" and loops > 1:
        yield Fault((), "loop", {"count": loops}, CHECK[10])


def _holds(deck: Deck, icon: Icon) -> bool:
    return any(icon in card.icons for card in deck.cards)
