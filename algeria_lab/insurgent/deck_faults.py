"""What can be wrong with a deck: faults as data, and the checks of schema and rules [INS-8.1, INS-8.2]."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import Any, NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import LabError, Value
from algeria_lab.insurgent.cards import DECK_SIZE, FRONTS, KINDS, Icon
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.deck_places import Path

Schema: TypeAlias = Mapping[str, Any]

FORM = cite("INS-8.1")
# The checks beyond the schema, by their number.
CHECK = {number: cite(f"INS-8.2/V{number}") for number in range(1, 12)}
MOST_BYTES = 200_000
SIDES: dict[str, Seat] = {"FLN": "fln", "FRENCH": "gov"}
PROVENANCES = ("reconstructed", "printed-game", "custom")
SHAPE = {"agent": 12, "event": 5, "supporter": 4}
# Icons that only the other side may have, with the check that says so.
FOREIGN: dict[Seat, tuple[str, frozenset[Icon]]] = {
    "fln": (CHECK[4], frozenset({"CAPTURE"})),
    "gov": (CHECK[5], frozenset({"HIDE", "JAILBREAK"})),
}
LABELLED = "reconstructed deck"
_LONGEST_QUOTE = 60
_SAID = {
    "cut": "the file ends too early; it may have been cut off while it was saved or sent.",
    "json": "this is not JSON (column {column}). A comma or quotation mark may be missing here or before.",
    "number": "a number here cannot be read; the only number of a deck is schema_version, which is 1.",
    "deep": "lists stand in lists too deep to be a deck.",
    "large": "the file is larger than {most} bytes; a deck never is.",
    "double": "the key {given!r} stands twice in the same object; keep one.",
    "unknown": "{given!r} is not known here. Known: {known}.",
    "missing": "{given!r} is missing.",
    "kind": "{given} is not {a_kind}.",
    "choice": "{given!r} is not one of: {known}.",
    "choose": "nothing is chosen; choose one of: {known}.",
    "empty": "this is empty; write something.",
    "long": "{count} letters are too many; at most {most} are allowed.",
    "letters": "this holds signs that cannot be shown; write it anew.",
    "form": "{given!r} does not have the right form, such as {example!r}.",
    "few": "there are {count}; at least {least} are needed.",
    "many": "there are {count}; at most {most} are allowed.",
    "front-needed": "an agent needs a home front: {known}.",
    "front-idle": "only agents have a home front; take it away.",
    "shape": "{agent} agents, {event} events, {supporter} supporters; a deck has 12, 5 and 4.",
    "id-twice": "card {first} has the id {given!r} already.",
    "name-twice": "card {first} has the name {given!r} already.",
    "icon-fln": "a card of the FLN cannot have {given}. Allowed: {known}.",
    "icon-gov": "a card of the French cannot have {given}. Allowed: {known}.",
    "label": "a reconstructed deck says so: its label must hold the words {known!r}.",
    "event-rally": "RALLY does nothing on an event, which never lies in a front.",
    "no-expose": "no French card has EXPOSE: what the FLN hides stays hidden, which is one-sided.",
    "no-hide": "no FLN card has HIDE, which is one-sided.",
    "no-capture": "FLN cards have JAILBREAK, but no French card has CAPTURE: the prison stays empty.",
    "loop": "{count} FLN cards have both HIDE and EXPOSE: each starts at most twenty times a turn.",
}
_TYPES: dict[str, type] = {"object": dict, "array": list, "string": str}
_KINDS = {"object": "an object with keys and values", "array": "a list", "string": "a text"}


class Fault(NamedTuple):
    """One thing that is wrong, or odd, as data; ``deck-fault-<problem>`` is the message for readers.

    Attributes:
        path: Keys and positions that lead to it, such as ``("cards", 3, "icons", 1)``.
        problem: What kind of fault.
        values: Words and numbers that the sentence quotes; ``near`` is the nearest valid name, if any.
        rule: The paragraph or check that asks for something else.
        line: Line of the file, counted from 1; 0 where there is no file.
        deck: Id of the deck, where warnings speak of two.
    """

    path: Path
    problem: str
    values: Mapping[str, Value]
    rule: str = FORM
    line: int = 0
    deck: str = ""

    @property
    def where(self) -> str:
        """The path as people write it; positions count from 1."""
        return ".".join(str(key + 1) if isinstance(key, int) else key for key in self.path)

    def __str__(self) -> str:
        near = self.values.get("near", "")
        guess = f" Did you mean {near!r}?" if near else ""
        kind = _KINDS.get(str(self.values.get("expected")), "")
        place = ", ".join(filter(None, (f"line {self.line}" if self.line else "", self.where or self.deck)))
        said = _SAID[self.problem].format(**self.values, a_kind=kind)
        return f"{place}{': ' if place else ''}{said}{guess} [{self.rule}]"


class WrongDeck(LabError, ValueError):
    """A text that is not a deck; all faults that were found.

    Attributes:
        name: Name of the file, for messages.
        faults: What is wrong, from top to bottom.
    """

    def __init__(self, name: str, faults: Iterable[Fault]) -> None:
        self.name, self.faults = name, tuple(faults)
        lines = "\n".join(f"- {fault}" for fault in self.faults)
        super().__init__(f"the deck {name!r} cannot be played:\n{lines}")


@cache
def published_schema() -> Schema:
    """Return the JSON Schema of deck files, which is published beside the decks [INS-8.1]."""
    path = resources.files("algeria_lab.data") / "insurgent" / "deck.schema.json"
    schema: Schema = json.loads(path.read_text("utf-8"))
    return schema


def allowed_icons(seat: Seat) -> tuple[Icon, ...]:
    """Return the icons that cards of a side may have, in the order of the rules [INS-1.2.4]."""
    every: Sequence[Icon] = _card_schema()["properties"]["icons"]["items"]["enum"]
    return tuple(icon for icon in every if icon not in FOREIGN[seat][1])


def deck_faults(data: object) -> Iterator[Fault]:
    """Yield everything that keeps *data*, as JSON has it, from being a deck [INS-8.1, INS-8.2]."""
    yield from _schema_faults(data, published_schema(), ())
    if not isinstance(data, dict):
        return
    found = data.get("cards")
    listed = found[:DECK_SIZE] if isinstance(found, list) else []
    cards = [(place, card) for place, card in enumerate(listed) if isinstance(card, dict)]
    for place, card in cards:
        yield from _front_faults(card, ("cards", place))
    if isinstance(found, list) and len(found) == len(cards):
        yield from _shape_faults(cards)
    yield from _twice(cards, "id", CHECK[2])
    yield from _twice(cards, "name", CHECK[3])
    yield from _icon_faults(cards, data.get("side"))
    yield from _label_faults(data)


def _schema_faults(value: object, schema: Schema, path: Path) -> Iterator[Fault]:
    """Yield what is wrong by the published schema.

    This reads the words that our schema uses and no others: a library for all of JSON Schema would be the
    engine's only dependency. The ``allOf`` of cards is `_front_faults`, which can say what it is about.
    """
    if "$ref" in schema:
        schema = _card_schema()
    if "const" in schema or "enum" in schema:
        yield from _choice_faults(value, schema.get("enum", [schema.get("const")]), path)
        return
    kind = schema["type"]
    if not isinstance(value, _TYPES[kind]):
        yield Fault(path, "kind", {"given": _quote(value), "expected": kind})
    elif isinstance(value, dict):
        yield from _object_faults(value, schema, path)
    elif isinstance(value, list):
        yield from _size_faults(len(value), schema["minItems"], schema["maxItems"], path)
        # Of far too many, those that should not be there at all are not read one by one.
        for place, item in enumerate(value[: schema["maxItems"]]):
            yield from _schema_faults(item, schema["items"], (*path, place))
    elif isinstance(value, str):
        yield from _text_faults(value, schema, path)


def _card_schema() -> Schema:
    card: Schema = published_schema()["$defs"]["card"]
    return card


def _object_faults(value: Mapping[str, object], schema: Schema, path: Path) -> Iterator[Fault]:
    known = schema["properties"]
    for key in schema["required"]:
        if key not in value:
            yield Fault(path, "missing", {"given": key})
    for key, item in value.items():
        if key in known:
            yield from _schema_faults(item, known[key], (*path, key))
        else:
            yield Fault((*path, key), "unknown", _named(key, known))


def _choice_faults(value: object, allowed: Sequence[object], path: Path) -> Iterator[Fault]:
    if value == "":
        yield Fault(path, "choose", {"known": ", ".join(str(item) for item in allowed)})
    # In Python true is 1; in JSON it is not.
    elif isinstance(value, bool) or value not in allowed:
        yield Fault(path, "choice", _named(_quote(value), [str(item) for item in allowed]))


def _size_faults(count: int, least: int, most: int, path: Path) -> Iterator[Fault]:
    if count < least:
        yield Fault(path, "few", {"count": count, "least": least})
    if count > most:
        yield Fault(path, "many", {"count": count, "most": most})


def _text_faults(value: str, schema: Schema, path: Path) -> Iterator[Fault]:
    most = schema.get("maxLength")
    if any(unicodedata.category(sign) in ("Cc", "Cs") for sign in value):
        yield Fault(path, "letters", {})
    elif not value.strip() and schema.get("minLength"):
        yield Fault(path, "empty", {})
    elif most and len(value) > most:
        yield Fault(path, "long", {"count": len(value), "most": most})
    elif "pattern" in schema and not re.fullmatch(schema["pattern"], value):
        yield Fault(path, "form", {"given": _quote(value), "example": schema["examples"][0]})


def _front_faults(card: Mapping[str, object], path: Path) -> Iterator[Fault]:
    """Yield an agent without a home front, or another card with one [INS-1.3]."""
    kind, has_front = card.get("type"), "front" in card
    if kind == "agent" and not has_front:
        yield Fault((*path, "front"), "front-needed", {"known": ", ".join(FRONTS)})
    if kind != "agent" and kind in KINDS and has_front:
        yield Fault((*path, "front"), "front-idle", {})


_Cards: TypeAlias = Sequence[tuple[int, Mapping[str, object]]]


def _shape_faults(cards: _Cards) -> Iterator[Fault]:
    """Yield wrong numbers of agents, events and supporters, once every card has a type [INS-8.2/V1]."""
    kinds = [card.get("type") for _, card in cards]
    if len(kinds) != DECK_SIZE or not all(isinstance(kind, str) and kind in KINDS for kind in kinds):
        return
    if any(kinds.count(kind) != number for kind, number in SHAPE.items()):
        yield Fault(("cards",), "shape", {kind: kinds.count(kind) for kind in KINDS}, CHECK[1])


def _twice(cards: _Cards, key: str, rule: str) -> Iterator[Fault]:
    """Yield ids [INS-8.2/V2] or names [INS-8.2/V3] that an earlier card has already."""
    first: dict[str, int] = {}
    for place, card in cards:
        given = card.get(key)
        if isinstance(given, str) and given and first.setdefault(given, place) != place:
            values: dict[str, Value] = {"given": _quote(given), "first": first[given] + 1}
            yield Fault(("cards", place, key), f"{key}-twice", values, rule)


def _icon_faults(cards: _Cards, side: object) -> Iterator[Fault]:
    """Yield icons that the side cannot have [INS-8.2/V4, INS-8.2/V5]."""
    seat = SIDES.get(side) if isinstance(side, str) else None
    if seat is None:
        return
    rule, foreign = FOREIGN[seat]
    known = ", ".join(allowed_icons(seat))
    for place, card in cards:
        icons = card.get("icons")
        for spot, icon in enumerate(icons if isinstance(icons, list) else []):
            if isinstance(icon, str) and icon in foreign:
                path = ("cards", place, "icons", spot)
                yield Fault(path, f"icon-{seat}", {"given": icon, "known": known}, rule)


def _label_faults(data: Mapping[str, object]) -> Iterator[Fault]:
    """Yield the label of a reconstructed deck that does not say what it is [INS-8.2/V11]."""
    label = data.get("label")
    if data.get("provenance") == "reconstructed" and isinstance(label, str) and LABELLED not in label:
        yield Fault(("label",), "label", {"known": LABELLED}, CHECK[11])


def _named(given: str, known: Iterable[str]) -> dict[str, Value]:
    names = tuple(known)
    near = get_close_matches(given, names, n=1) or get_close_matches(given.upper(), names, n=1)
    return {"given": _quote(given), "known": ", ".join(names), "near": near[0] if near else ""}


def _quote(value: object) -> str:
    """Return a value as a message quotes it: short, and in letters that can be shown."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    shown = "".join(
        sign if unicodedata.category(sign) not in ("Cc", "Cs") else "?" for sign in text[:_LONGEST_QUOTE]
    )
    return f"{shown}…" if len(text) > _LONGEST_QUOTE else shown
