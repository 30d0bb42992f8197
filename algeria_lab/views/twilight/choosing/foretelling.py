"""What a line surely brings besides its price, said before: who becomes Active, how the sums move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.events import Counted
from algeria_lab.twilight.frames.events import CoupWon
from algeria_lab.twilight.frames.fln import MarchInto, Rally
from algeria_lab.twilight.frames.government import Garrison, Sweep, Train
from algeria_lab.twilight.frames.propaganda import PacifyPhase
from algeria_lab.twilight.geography import AVAILABLE, PLACE, crosses_border
from algeria_lab.twilight.operations.activation import garrison_activates, sweep_activates
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.operations.march import UNNOTICED, most_undetected
from algeria_lab.twilight.operations.rally import NOWHERE
from algeria_lab.twilight.operations.train import PRICE_OF_PACIFYING
from algeria_lab.twilight.pieces import FT, KINDS, U
from algeria_lab.twilight.pivotal import COMMITMENT
from algeria_lab.twilight.state import FRANCE_BOXES
from algeria_lab.views.play.lines import begun
from algeria_lab.views.twilight.choosing.concluding import box_ahead, phase_ended
from algeria_lab.views.twilight.choosing.people import moved_at_end, moved_by, said
from algeria_lab.views.twilight.choosing.prices import PAID_WITH, own_events
from algeria_lab.views.twilight.engine import RULES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.core.actions import Action
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

SUMS = ("support_commitment", "opposition_bases")
MOVED_FOR_A_SPACE = ("france", "border_zone")  # tracks that an operation moves in place of a space
TRACKS = ("commitment", "gov_resources", "fln_resources", *MOVED_FOR_A_SPACE)
OAS = "oas"
MOVES = frozenset({"sweep", "brave", "garrison", "bring"})
ALL_PAID = ("commitment", "fln_resources")  # what OAS takes from both sides
BETWEEN = " · "


def foretold(positions: Sequence[State], actions: Sequence[Action], words: TwilightWords) -> str:
    """Return what a line surely brings besides its price, in a few words; empty where dice decide first.

    Args:
        positions: The position before each action.
        actions: The actions.
        words: The reader's language.
    """
    if not actions:
        return ""
    return BETWEEN.join(filter(None, _parts(positions, actions, words)))


def priced(price: str, more: str) -> str:
    """Return a price with what is foretold beside it."""
    return BETWEEN.join(filter(None, [price, more]))


def _parts(positions: Sequence[State], actions: Sequence[Action], words: TwilightWords) -> Iterator[str]:
    for state, action in zip(positions, actions, strict=True):
        yield _noticed(state, action, words)
        yield _train_closed(state, action, words)
        yield _rally_closed(state, action, words)
        yield _moves_closed(state, action, words)
    before, last, action = positions[0], positions[-1], actions[-1]
    after = begun(RULES, last, action)
    if after is not None:
        yield _activated(last, after, action, words)
    yield from said(moved_by(positions, actions), actions, words)
    if after is not None:
        if action.verb == OAS:
            yield from _paid_by_the_other(last, after, action, words)
        for name in SUMS:
            yield _sum(name, before, after, words)
        yield _spent(after, words)
        yield _at_end(before, after, actions, words)
    yield phase_ended(last, action, words)
    yield box_ahead(before, actions[0], words)


def _noticed(state: State, action: Action, words: TwilightWords) -> str:
    """Return whether a group that marches becomes Active, with the sum that decides it."""
    frame: Any = state.agenda[-1]
    if not isinstance(frame, MarchInto) or action.verb != "group":
        return ""
    source, target = PLACE[action.args[0]], frame.space
    size, most = sum(map(int, action.args[1:])), most_undetected(state, source, target)
    if most == NO_LIMIT:
        return ""
    border = state.border_zone if crosses_border(source, target) else 0
    total = size + state.cubes(target) + border
    if size > most and total <= UNNOTICED:
        return words.say("foretell-policed")
    return words.say(
        "foretell-noticed",
        group=size,
        cubes=state.cubes(target),
        border=border,
        total=total,
        most=UNNOTICED,
        active="yes" if size > most else "no",
    )


def _activated(before: State, after: State, action: Action, words: TwilightWords) -> str:
    """Return how many Guerrillas the cubes there Activate, or would as they stand then."""
    frame: Any = before.agenda[-1]
    counts = {Sweep: sweep_activates, Garrison: garrison_activates}.get(type(frame))
    follows: Any = after.agenda[-1] if after.agenda else None
    if counts is None or action.verb not in {"activate", "bring", "sweep", "garrison"}:
        return ""
    if action.verb == "activate":
        state, space = before, PLACE[action.args[0]]
    else:
        state, space = after, follows.places[-1]
    hidden = state.pieces[space][U]
    if not hidden:
        return ""
    will = "now" if action.verb == "activate" else "then"
    return words.say("foretell-activates", count=counts(state, space), hidden=hidden, when=will)


def _train_closed(state: State, action: Action, words: TwilightWords) -> str:
    """Return that the first Pacification of a Train ends its choice of spaces and cubes [CT-5.2.1]."""
    frame: Any = state.agenda[-1]
    if not isinstance(frame, Train) or action.verb != "pacify" or frame.pacified:
        return ""
    open_still = any(legal.verb in {"train", "place"} for legal in RULES.legal(state))
    return words.say("foretell-train-closed") if open_still else ""


def _rally_closed(state: State, action: Action, words: TwilightWords) -> str:
    """Return that the first Agitation of a Rally ends its choice of spaces [CT-5.4.1]."""
    frame: Any = state.agenda[-1]
    if not isinstance(frame, Rally) or action.verb != "agitate" or frame.agitated != NOWHERE:
        return ""
    open_still = any(legal.verb == "rally" for legal in RULES.legal(state))
    return words.say("foretell-rally-closed") if open_still else ""


def _moves_closed(state: State, action: Action, words: TwilightWords) -> str:
    """Return that the first Activation of a Sweep or Garrison ends its moves [CT-5.2.2, CT-5.2.3]."""
    frame: Any = state.agenda[-1]
    if action.verb != "activate" or not isinstance(frame, Sweep | Garrison) or not _may_move(state):
        return ""
    after = begun(RULES, state, action)
    return "" if after is None or _may_move(after) else words.say("foretell-moves-closed")


def _may_move(state: State) -> bool:
    frame: Any = state.agenda[-1] if state.agenda else None
    return isinstance(frame, Sweep | Garrison) and any(one.verb in MOVES for one in RULES.legal(state))


def _paid_by_the_other(before: State, after: State, action: Action, words: TwilightWords) -> Iterator[str]:
    """Yield what OAS takes from the other side, besides its user's price [CT-5.6]."""
    for name in ALL_PAID:
        if name not in PAID_WITH[action.seat]:
            yield _sum(name, before, after, words)


def _at_end(before: State, after: State, actions: Sequence[Action], words: TwilightWords) -> str:
    """Return what a line brings about that comes only when the activity under way ends; empty for nothing."""
    moved, ended = moved_at_end(before, after, actions[-1].seat)
    if not moved:
        return ""
    sums = filter(None, [_sum(name, after, ended, words) for name in SUMS])
    what = words.say("list-comma").join([*said(moved, actions, words), *sums])
    return words.say("foretell-at-end", what=what)


def coup_lost(state: State, action: Action, words: TwilightWords) -> str:
    """Return what a choice after a lost coup costs, with how many; empty for any other choice."""
    frame: Any = state.agenda[-1]
    if not isinstance(frame, CoupWon):
        return ""
    (loss,) = action.args
    there = state.commitment if loss == COMMITMENT else state.on_map((FT,)) + state.pieces[AVAILABLE][FT]
    count = min(frame.number, there)
    pieces = words.pieces(KINDS[FT], count)
    return words.say("foretell-coup-lost", loss=loss, count=count, pieces=pieces)


def tracks_moved(state: State, action: Action, words: TwilightWords, tracks: Sequence[str] = TRACKS) -> str:
    """Return how an action surely moves tracks, before anything else is chosen or rolled; empty where not."""
    now = {event.track: event.now for event in own_events(state, action) if isinstance(event, Counted)}
    moved = [_change(name, getattr(state, name), now[name], words) for name in tracks if name in now]
    return BETWEEN.join(filter(None, moved))


def _box(name: str, value: int) -> str | int:
    return FRANCE_BOXES[value] if name == "france" else value


def _sum(name: str, before: State, after: State, words: TwilightWords) -> str:
    return _change(name, getattr(before, name), getattr(after, name), words)


def _change(name: str, was: int, now: int, words: TwilightWords) -> str:
    """Return how a sum or track moves; empty where it does not."""
    if was == now:
        return ""
    track = words.say(f"campaign-track-{name}")
    return words.say("foretell-sum", sum=track, before=_box(name, was), after=_box(name, now))


def _spent(after: State, words: TwilightWords) -> str:
    """Return how much of what may be spent in the Support Phase is spent then."""
    frame: Any = after.agenda[-1] if after.agenda else None
    if not isinstance(frame, PacifyPhase) or frame.spent < PRICE_OF_PACIFYING:
        return ""
    return words.say("foretell-spent", spent=frame.spent, most=after.commitment)
