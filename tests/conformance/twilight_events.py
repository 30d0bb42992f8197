"""Recorded Events and Pivotal Events as actions of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from algeria_lab.twilight.state import State
from tests.conformance.twilight_states import SEATS
from tests.conformance.twilight_steps import Deviation, Say, Translation

Json = dict[str, Any]


def say_event(state: State, step: Json) -> Iterator[Say]:
    """Yield what a side says to play the Event of the card, and to choose in it."""
    event = step["acts"][0]
    yield Say(f"{SEATS[step['actor']]} event {event['text']}")
    yield from _picks(state, event)


def say_pivotal(state: State, step: Json) -> Iterator[Say]:
    """Yield what the Government says to play a Pivotal Event; the FLN follows the chart."""
    event = step["acts"][0]
    if step["actor"] == "GOV":
        yield Say(f"gov pivotal {event['card']}")
        yield from _picks(state, event)


def _picks(state: State, event: Json) -> Iterator[Say]:
    for pick in event.get("picks", ()):
        raise Deviation(f"nobody translates {pick['k']} of card {event['card']}")
    yield from ()


TRANSLATIONS: Final[dict[str, Translation]] = {
    "gov EVENT": say_event,
    "event EVENT": say_event,
    "pivotal": say_pivotal,
}
