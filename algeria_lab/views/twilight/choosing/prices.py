"""What actions cost, what that leaves, and what the turn at hand has cost so far."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Counted, Entered, Flipped, Revealed, Rolled
from algeria_lab.twilight.folding import SUPPORT, TERROR
from algeria_lab.twilight.frames.sequence import Pivotal, Turn
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.telling.telling_one import OneByOne

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.core.actions import Action, Seat
    from algeria_lab.core.events import Event
    from algeria_lab.core.game import Game
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

RESOURCES = {"gov": "gov_resources", "fln": "fln_resources"}
# What a side can pay with, in the order in which it is told.
PAID_WITH = {"gov": ("gov_resources", "commitment"), "fln": ("fln_resources",)}


class Paid(NamedTuple):
    """What one kind of points is before and after.

    Attributes:
        track: The track.
        before: How many there are.
        after: How many are left.
    """

    track: str
    before: int
    after: int


def own_events(state: State, action: Action) -> Iterator[Event]:
    """Yield what an action surely brings: not what dice decide, nor what a next phase or card brings."""
    _, events = RULES.apply(state, action, SeededDice(0))
    return takewhile(lambda event: not isinstance(event, Rolled | Entered | Revealed), events)


def price_of(state: State, action: Action) -> list[Paid]:
    """Return what an action surely costs the side that takes it, or brings it, whatever the dice show."""
    levels = {track: getattr(state, track) for track in PAID_WITH[action.seat]}
    ends = dict(levels)
    for event in own_events(state, action):
        if isinstance(event, Counted) and event.track in ends:
            ends[event.track] = event.now
    return [Paid(track, levels[track], ends[track]) for track in levels if ends[track] != levels[track]]


def toll_text(state: State, action: Action, words: TwilightWords) -> str:
    """Return what an action that ends a step surely does to the people of spaces, in sentences."""
    one = OneByOne(words)
    return " ".join([one.tell(event) for event in own_events(state, action) if _is_toll(event)])


def _is_toll(event: Event) -> bool:
    is_marked = isinstance(event, Counted) and event.track == TERROR
    return is_marked or (isinstance(event, Flipped) and event.what == SUPPORT)


def line_price(positions: Sequence[State], actions: Sequence[Action]) -> list[Paid]:
    """Return what a line costs.

    Args:
        positions: The position before each action.
        actions: The actions.
    """
    ends: dict[str, Paid] = {}
    for state, action in zip(positions, actions, strict=True):
        for paid in price_of(state, action):
            first = ends.get(paid.track, paid)
            ends[paid.track] = Paid(paid.track, first.before, paid.after)
    return [paid for paid in ends.values() if paid.before != paid.after]


def price_text(price: Sequence[Paid], words: TwilightWords) -> str:
    """Return a price and what it leaves in words, as in ``Resources −2 (8 → 6)``; empty for what is free."""
    said = [
        words.say(
            "price",
            points=words.say(f"play-points-{paid.track}"),
            change=words.change(paid.after - paid.before),
            before=paid.before,
            after=paid.after,
        )
        for paid in price
    ]
    return words.listed(said) if said else ""


def warnings(price: Sequence[Paid], words: TwilightWords) -> list[str]:
    """Return what a price brings about that the reader should know, in sentences; empty for nothing."""
    return [
        sentence
        for paid in price
        if paid.after == 0 < paid.before and paid.track != "commitment"
        for sentence in (words.say("play-spends-the-last"), words.say("play-spends-the-last-means"))
    ]


def spent(game: Game[State], seat: Seat) -> int | None:
    """Return the Resources that a side has paid since its turn began; None outside a turn."""
    now = getattr(game.state, RESOURCES[seat])
    for entry in reversed(game.history[: game.ply + 1]):
        top = entry.state.top
        if isinstance(top, Turn) and top.seat == seat:
            return int(getattr(entry.state, RESOURCES[seat]) - now)
        if isinstance(top, Pivotal) or entry.state.turn != game.state.turn:
            return None
    return None
