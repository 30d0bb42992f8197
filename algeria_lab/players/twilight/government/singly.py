"""Decisions that are taken one by one, as Events ask for them, and what somebody else began [CT-12.6]."""

from __future__ import annotations

from algeria_lab.players.twilight.choosing import best_of, ending
from algeria_lab.players.twilight.government.thought import Thought
from algeria_lab.players.twilight.government.worth import Outlook
from algeria_lab.players.twilight.judging import Advice
from algeria_lab.players.twilight.plan import only


def best_option(thought: Thought) -> Advice | None:
    """Take the option after which the position is worth most; the first of those that are equal."""
    (verb, args), _, ways = best_of(thought.view, "gov", Outlook)
    return Advice(only(thought.view, verb, *args), (("ways", ways),))


def finish_begun(thought: Thought) -> Advice | None:
    """End what was begun, or else take the first option."""
    verb, args = ending(thought.view)
    return Advice(only(thought.view, verb, *args))
