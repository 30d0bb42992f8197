"""What becomes of the people of spaces, Terror and levels: found by carrying a choice out on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.actions import Action
from algeria_lab.core.events import Counted, Flipped
from algeria_lab.twilight.folding import SUPPORT, TERROR, fold
from algeria_lab.twilight.geography import PLACE, PLACES
from algeria_lab.twilight.state import LEVEL, LEVELS
from algeria_lab.twilight.steps import DONE
from algeria_lab.views.twilight.choosing.bundles import ON_MAP
from algeria_lab.views.twilight.choosing.prices import own_events
from algeria_lab.views.twilight.engine import RULES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from algeria_lab.core.events import Event
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords


class Mood(NamedTuple):
    """What a space is like.

    Attributes:
        terror: How many Terror markers lie there.
        level: Its support, as in `LEVELS`.
    """

    terror: int
    level: int


Moved = dict[int, tuple[Mood, Mood]]
"""Spaces by number, each as it was and as it is then."""


def moved_by(positions: Sequence[State], actions: Sequence[Action]) -> Moved:
    """Return what a line surely does to the people of spaces: nothing that dice or a next phase bring.

    Args:
        positions: The position before each action.
        actions: The actions.
    """
    steps = zip(positions, actions, strict=True)
    return _moved(positions[0], [event for state, action in steps for event in own_events(state, action)])


def moved_at_end(before: State, after: State, seat: str) -> tuple[Moved, State]:
    """Return what the end of the activity brings the people because of a choice, and the position then.

    Args:
        before: The position before the choice: what its end would have brought anyhow is left out.
        after: The position after it.
        seat: The side that decides.
    """
    anyhow, _ = _ended(before, seat)
    due, ended = _ended(after, seat)
    return {space: change for space, change in due.items() if anyhow.get(space) != change}, ended


def said(moved: Moved, actions: Sequence[Action], words: TwilightWords) -> Iterator[str]:
    """Yield each change in a few words; without its space where that is the only one of the line."""
    named = {PLACE[word] for action in actions for word in action.args if word in ON_MAP}
    for space, (was, now) in moved.items():
        what = words.say("list-comma").join(_changes(was, now, words))
        yield what if named == {space} else words.labelled(words.place(PLACES[space]), what)


def _changes(was: Mood, now: Mood, words: TwilightWords) -> Iterator[str]:
    if was.terror != now.terror:
        yield words.say("foretell-terror", change=words.change(now.terror - was.terror))
    if was.level != now.level:
        levels = {"before": words.level(LEVELS[was.level]), "after": words.level(LEVELS[now.level])}
        yield words.say("foretell-level", **levels)


def _ended(state: State, seat: str) -> tuple[Moved, State]:
    """Return what it does to the people to end what is under way, and the position then."""
    ended = state.copy()
    if RULES.to_move(state) != seat or RULES.refuse(state, end := Action(seat, DONE)):
        return {}, ended
    events = list(own_events(state, end))
    for event in events:
        fold(ended, event)
    return _moved(state, events), ended


def _moved(before: State, events: Iterable[Event]) -> Moved:
    """Return the spaces whose people events change, each as it was and as it is then."""
    found: dict[int, Mood] = {}
    for event in events:
        if isinstance(event, Counted) and event.track == TERROR:
            space = PLACE[event.where]
            found[space] = found.get(space, _mood(before, space))._replace(terror=event.now)
        elif isinstance(event, Flipped) and event.what == SUPPORT:
            space = PLACE[event.names[0]]
            level = LEVEL[str(event.to)]
            found[space] = found.get(space, _mood(before, space))._replace(level=level)
    return {space: (was, now) for space, now in found.items() if (was := _mood(before, space)) != now}


def _mood(state: State, space: int) -> Mood:
    return Mood(state.terror[space], state.support[space])
