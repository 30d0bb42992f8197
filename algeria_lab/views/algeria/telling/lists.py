"""Purchases and deployments as lists: what was done with how many units of a kind, and where."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import FLN, ID_OF, KIND_OF, units_of
from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Counted, Event, Moved
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from algeria_lab.views.algeria.telling.acts import Act
    from algeria_lab.views.algeria.words.text import Words

# What an order of several steps is called by: that with which it begins.
ORDERS = frozenset(
    {"activate", "mobilize", "remove", "build", "convert", "patrol", "deploy", "lift", "mode", "ops"}
    | {"to_france", "from_france", "place", "shift"}
)
# Prices that the heading sums up.
SPENT = frozenset({"mobilized", "activated", "points", "border-zone", "airlift", "built", "converted"})
SPENDING_TRACKS = frozenset({"fln_ap", "gov_psl"})
ITSELF = "itself"  # what units do without an order
Group = tuple[str, str, str]


def is_listed(event: Event, seat: str) -> bool:
    """Return whether the list or the heading of a purchase or deployment of a side says an event.

    Units of the other side that go by themselves meanwhile are not in the list.
    """
    if isinstance(event, Counted):
        return event.track in SPENDING_TRACKS and event.why in SPENT
    return isinstance(event, Moved) and (seat == "fln") == bool(units_of(event.pieces) & FLN)


def listed_units(words: Words, act: Act) -> list[dict[str, Any]]:
    """Return a line for each order, kind of unit and rule: how many, and in which places."""
    groups: dict[Group, list[str]] = defaultdict(list)
    order = "place" if act.kind == "setup" else ITSELF
    for event in act.events:
        if isinstance(event, Chose):
            verb = Action.parse(event.action).verb
            order = verb if verb in ORDERS else order
        elif isinstance(event, Moved) and is_listed(event, act.seat) and _is_news(event, order):
            for piece in event.pieces:
                groups[order, KIND_OF[ID_OF[piece]].name, event.rule].append(event.place)
    return [_line(words, group, places) for group, places in groups.items()]


def _is_news(event: Moved, order: str) -> bool:
    """Return whether a move is told: units that wait for the set-up or are converted are not."""
    return event.place in PLACES or order == "remove"


def _line(words: Words, group: Group, places: Sequence[str]) -> dict[str, Any]:
    order, kind, rule = group
    on_map = Counter(place for place in places if place in PLACES)
    units = words.say(f"units-{kind}", count=len(places))
    where = [
        words.place(place) if count == 1 else f"{words.place(place)} × {count}"
        for place, count in on_map.items()
    ]
    key = "telling-list" if where else "telling-list-nowhere"
    what = words.say(f"telling-order-{order}")
    text = words.say(key, what=what, units=units, places=words.listed(where), cite=words.cite(rule))
    return {"text": sentence(text), "rule": rule, "places": list(on_map)}


def count_ordered(events: Iterable[Event], *orders: str) -> int:
    """Return how many times one of *orders* was given."""
    chosen = [Action.parse(event.action).verb for event in events if isinstance(event, Chose)]
    return sum(verb in orders for verb in chosen)
