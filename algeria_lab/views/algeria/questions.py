"""What the board asks besides what any board asks: what can be done, what a line would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.frames import React
from algeria_lab.core.actions import parse_line
from algeria_lab.views.algeria.choosing.offers import here, offer_of
from algeria_lab.views.algeria.choosing.plans import compose, plan_line
from algeria_lab.views.algeria.choosing.stack_moves import STACK, stack_offers, stack_plan

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.play.asked import Asked
    from algeria_lab.views.play.questions import Message, Reply

    Look = Asked[State, Words]


def asked_here(asked: Look, message: Message) -> Reply:
    """Return what can be done in a place."""
    state, place, words, shows = asked.state, message["place"], asked.words, asked.table.shows
    found, stacks = here(state, place, words, shows), stack_offers(state, place, words, shows)
    # To send units elsewhere together is also the way to send one.
    units = [name for offer in stacks for group in offer["crew"] for name in group["ids"]]
    whole = {"whole": [f"gov {STACK} {name}" for name in units]} if stacks else {}
    return {**found, **whole, "offers": [_answering(asked, one) for one in found["offers"]] + stacks}


def asked_offer(asked: Look, message: Message) -> Reply:
    """Return what an action needs, and what may be chosen with it."""
    (begun, *_) = parse_line(message["line"])
    action = asked.game.rules.complete(asked.state, begun)
    return _answering(asked, offer_of(asked.state, action, asked.words))


def asked_plan(asked: Look, message: Message) -> Reply:
    """Return what a line would do: price, odds, what stands in its way."""
    state, words, off_limits = asked.state, asked.words, asked.off_limits
    if message.get("mission") == STACK:
        return stack_plan(state, message, words, off_limits)
    line = message["line"] if "line" in message else compose(state, message)
    return plan_line(state, line, words, off_limits)


def _answering(asked: Look, offer: dict[str, Any]) -> Reply:
    """Return an offer with the roll that it answers: whoever reacts must know to what."""
    frame = asked.state.top
    if not isinstance(frame, React):
        return offer
    lines = reversed(asked.logbook.lines(asked.game))
    fallen = (line["text"] for line in lines if "faces" in line and frame.area in line.get("places", ()))
    return {**offer, "answers": next(fallen, "")}
