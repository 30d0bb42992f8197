"""Decisions that are taken one by one, as Events ask for them, and what somebody else began [CT-12.6]."""

from __future__ import annotations

from algeria_lab.players.twilight.government.choosing import best_of
from algeria_lab.players.twilight.government.judging import Advice
from algeria_lab.players.twilight.government.plan import only
from algeria_lab.players.twilight.government.thought import Thought
from algeria_lab.twilight.decisions import options
from algeria_lab.twilight.steps import DONE


def best_option(thought: Thought) -> Advice | None:
    """Take the option after which the position is worth most; the first of those that are equal."""
    (verb, args), _, ways = best_of(thought.view)
    return Advice(only(thought.view, verb, *args), (("ways", ways),))


def finish_begun(thought: Thought) -> Advice | None:
    """End what was begun, or else take the first option."""
    offered = options(thought.view)
    verb, args = next((option for option in offered if option[0] == DONE), offered[0])
    return Advice(only(thought.view, verb, *args))
