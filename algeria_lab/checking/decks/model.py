"""The form of a deck file as a model of pydantic; its JSON Schema is published beside the decks [INS-8.1]."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticKnownError

from algeria_lab.checking.decks.laws import ICON_COUNTS, LABELLED, SHAPE, allowed_icons
from algeria_lab.checking.forms import LEGIBLE, WRITTEN, Form
from algeria_lab.insurgent.cards import DECK_SIZE, Front, Icon, Kind, Provenance
from algeria_lab.insurgent.deck_files import SIDES

Schema: TypeAlias = dict[str, Any]


def _no_truth(value: object) -> object:
    """Refuse true, which is 1 in Python and not in JSON."""
    if isinstance(value, bool):
        raise PydanticKnownError("literal_error", {"expected": "1"})
    return value


def _where(key: str, value: str, then: Schema, otherwise: Schema | None = None) -> Schema:
    """Return a condition of a JSON Schema."""
    met = {"properties": {key: {"const": value}}, "required": [key]}
    return {"if": met, "then": then} | ({"else": otherwise} if otherwise else {})


def _of_cards(card: Schema) -> Schema:
    return {"properties": {"cards": {"items": {"properties": card}}}}


def _counted(kind: str, count: int) -> Schema:
    card = {"properties": {"type": {"const": kind}}, "required": ["type"]}
    return {"properties": {"cards": {"contains": card, "minContains": count, "maxContains": count}}}


def _counting(least: int, most: int) -> Any:
    """Say in the schema how many things a list holds; for readers a law does, beside the faults in it."""
    return Field(json_schema_extra={"minItems": least, "maxItems": most})


# A home front belongs to agents and to nobody else [INS-1.3].
FRONT_OF_AGENTS = _where("type", "agent", {"required": ["front"]}, {"not": {"required": ["front"]}})
# Checks V1, V4, V5 and V11 as far as a schema can say them; what is unique, V2 and V3, it cannot.
LAWS: list[Any] = [
    *[_counted(kind, count) for kind, count in SHAPE.items()],
    *[
        _where("side", side, _of_cards({"icons": {"items": {"enum": list(allowed_icons(seat))}}}))
        for side, seat in SIDES.items()
    ],
    _where("provenance", "reconstructed", {"properties": {"label": {"pattern": LABELLED}}}),
]


class CardData(Form):
    """A card in a deck file."""

    model_config = ConfigDict(title="card", json_schema_extra={"allOf": [FRONT_OF_AGENTS]})

    id: Annotated[str, Field(pattern="^[A-Z]{3}-[0-9]{2}$", examples=["FLN-01"]), LEGIBLE]
    name: Annotated[str, Field(min_length=1, max_length=60), WRITTEN, LEGIBLE]
    type: Kind
    front: Front = "military"  # may be left out; by whom, is a law
    icons: Annotated[list[Icon], _counting(*ICON_COUNTS)]
    date: Annotated[str, Field(max_length=40), LEGIBLE] = ""
    note: Annotated[str, Field(max_length=400), LEGIBLE] = ""


class DeckData(Form):
    """The 21 cards of one side. Further checks, such as unique names, are made when a deck is read."""

    model_config = ConfigDict(
        title="INSURGENT: Algeria deck",
        json_schema_extra={"$schema": "https://json-schema.org/draft/2020-12/schema", "allOf": LAWS},
    )

    schema_version: Annotated[Literal[1], BeforeValidator(_no_truth)]
    deck_id: Annotated[str, Field(pattern="^[a-z0-9][a-z0-9-]{2,40}$", examples=["my-deck"]), LEGIBLE]
    label: Annotated[str, Field(min_length=1, max_length=80), WRITTEN, LEGIBLE]
    side: Literal["FLN", "FRENCH"]
    provenance: Provenance
    note: Annotated[str, Field(max_length=1000), LEGIBLE] = ""
    cards: Annotated[list[CardData], _counting(DECK_SIZE, DECK_SIZE)]
