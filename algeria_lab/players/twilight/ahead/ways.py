"""The ways to go on that are compared: every plan of the planning player of a side, and single choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from algeria_lab.core.actions import Seat
from algeria_lab.players.base import Because
from algeria_lab.players.base import Line as Actions
from algeria_lab.players.twilight.ahead.oas import lines_with_oas
from algeria_lab.players.twilight.government.event_list import text_of_government
from algeria_lab.players.twilight.government.player import GovernmentPlayer
from algeria_lab.players.twilight.government.thought import PLANS
from algeria_lab.players.twilight.government.thought import Thought as GovernmentThought
from algeria_lab.players.twilight.insurgency.player import InsurgentPlayer
from algeria_lab.players.twilight.insurgency.thought import PLANS as FLN_PLANS
from algeria_lab.players.twilight.insurgency.thought import Thought as InsurgentThought
from algeria_lab.players.twilight.judging import ask
from algeria_lab.players.twilight.plan import Line, Opening, Plan, only
from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.decisions import STEPS, options
from algeria_lab.twilight.frames.sequence import Pivotal, Turn
from algeria_lab.twilight.initiative import WORDS, open_boxes
from algeria_lab.twilight.special.oas import NAME as OAS
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import from_words

MOST: Final = 12
SPECIAL: Final = frozenset({"deploy", "lift", "neutralize", "extort", "subvert", "ambush", OAS})
FEW: Final = 8
"""Single options up to which each of them is a way."""


class Way(NamedTuple):
    """One way to go on.

    Attributes:
        line: The line of play.
        because: What the planning player asked itself, for the first way; empty for others.
    """

    line: Line
    because: tuple[Because, ...] = ()


def ways_on(view: State, seat: Seat, rng: Random) -> tuple[Way, ...]:
    """Return the ways to go on, that of the planning player first, each line once.

    A way that takes a special activity with it uses one, where the same could be had without.

    Args:
        view: A position in which a decision of that side is awaited.
        seat: The side.
        rng: The player's own generator.
    """
    first = _own(view, seat, rng)
    lines = {first.line: first}
    others = list(_others(view, seat, rng))
    for line in (*lines_with_oas(view, seat, others), *others):
        lines.setdefault(line, Way(line))
    ways = tuple(lines.values())
    if isinstance(view.agenda[-1], Turn) and "OP_ONLY" in open_boxes(view):
        ways = _used(first, ways)
    return ways[:MOST]


def _used(first: Way, ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """Return the ways that use what they take; instead of an idle first one, the same operation without."""
    used = tuple([way for way in ways if not is_idle(way.line)])
    if not is_idle(first.line):
        return used
    same = [way for way in used if way.line[0].verb == first.line[0].verb] or used
    return (Way(same[0].line, first.because), *[way for way in used if way is not same[0]])


def is_idle(line: Line) -> bool:
    """Return whether a turn takes a special activity with it and has none; an Attack may still come to it."""
    verbs = {move.verb for move in line}
    with_special = any(WORDS["OP_SA"] in move.args for move in line)
    return with_special and not verbs & SPECIAL and "attack" not in verbs


def moves_of(view: State, seat: Seat, actions: Actions) -> Line:
    """Return a line that was played by numbers, as far as the same side went on without dice."""
    plan = Plan(view, seat)
    for action in actions:
        step = STEPS.get(type(plan.top), {})
        if action.verb not in step:
            break
        plan.take(action.verb, from_words(step[action.verb].takes, action.args))
    return plan.line


def _own(view: State, seat: Seat, rng: Random) -> Way:
    kind = type(view.agenda[-1])
    if seat == "gov":
        asked, advice = ask(
            GovernmentPlayer.orders.get(kind, GovernmentPlayer.elsewhere), GovernmentThought(view, rng)
        )
    else:
        asked, advice = ask(
            InsurgentPlayer.orders.get(kind, InsurgentPlayer.elsewhere), InsurgentThought(view, rng)
        )
    return Way(advice.line, asked)


def _others(view: State, seat: Seat, rng: Random) -> Iterator[Line]:
    frame = view.agenda[-1]
    if isinstance(frame, Turn):
        yield from _government(view, rng) if seat == "gov" else _insurgent(view, rng)
        return
    offered = options(view)
    if isinstance(frame, Pivotal) or len(offered) <= FEW:
        for verb, args in offered:
            yield only(view, verb, *args)


def _government(view: State, rng: Random) -> Iterator[Line]:
    """Yield the turns that the Government may plan: the Event, each operation in each box, a pass."""
    boxes = GovernmentThought(view, rng).boxes
    if "EVENT" in boxes:
        yield only(view, "event", text_of_government(view.card))
    for word in _words(boxes):
        for make in PLANS.values():
            if (plan := make(view, word)) is not None:
                yield plan.line
    yield only(view, "pass")


def _insurgent(view: State, rng: Random) -> Iterator[Line]:
    """Yield the turns that the FLN may plan: both texts of the Event, each operation in each box, a pass."""
    boxes = InsurgentThought(view, rng).boxes
    if "EVENT" in boxes:
        for text in CARDS[view.card].texts:
            yield only(view, "event", text)
    for word in _words(boxes):
        for make, choose in FLN_PLANS.values():
            if (plan := make(view, word, Opening(choose))) is not None:
                yield plan.line
    yield only(view, "pass")


def _words(boxes: Sequence[str]) -> list[str]:
    """Return how an operation may be taken, the fullest first."""
    return [word for box, word in WORDS.items() if box in boxes]
