"""What the board asks besides what any board asks: what can be done, what a line would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.actions import parse_line
from algeria_lab.views.twilight.choosing.offers import compose, offer_of, offers_at
from algeria_lab.views.twilight.choosing.planning import plan_line
from algeria_lab.views.twilight.choosing.refusals import refused_at
from algeria_lab.views.twilight.telling.logbook import ON_MAP

if TYPE_CHECKING:
    from algeria_lab.core.actions import Action
    from algeria_lab.twilight.state import State
    from algeria_lab.views.play.asked import Asked
    from algeria_lab.views.play.questions import Message, Reply
    from algeria_lab.views.twilight.words.text import TwilightWords

    Look = Asked[State, TwilightWords]


def asked_here(asked: Look, message: Message) -> Reply:
    """Return what can be done at a space now, and what cannot and why."""
    place, state = message["place"], asked.state
    if place not in ON_MAP or not state.agenda:
        return {"offers": [], "refused": []}
    found = offers_at(state, place, _looked_at(asked, message), asked.words)
    return {**found, "refused": refused_at(state, place, asked.words)}


def _looked_at(asked: Look, message: Message) -> list[Action]:
    """Return what may be offered: of the box that the reader has chosen on the strip, where there is one."""
    only = message.get("only") or ()
    return [action for action in asked.legal if not only or str(action) in only]


def asked_offer(asked: Look, message: Message) -> Reply:
    """Return what an action needs, and what may be chosen with it."""
    (begun, *_) = parse_line(message["line"])
    action = asked.game.rules.complete(asked.state, begun)
    return offer_of(asked.state, action, _looked_at(asked, message), asked.words)


def asked_plan(asked: Look, message: Message) -> Reply:
    """Return what a line would do: price, odds, what stands in its way."""
    line = message["line"] if "line" in message else compose(asked.state, message, asked.legal)
    return plan_line(asked.state, line, asked.words, asked.off_limits)
