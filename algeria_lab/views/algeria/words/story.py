"""The events of one action as a short story: what belongs together is told in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.algeria.board.units import ID_OF, KIND_OF
from algeria_lab.algeria.draft import UNIT_FLAGS
from algeria_lab.algeria.spending import HALVES
from algeria_lab.core.events import Counted, Entered, Event, Flipped, Moved, Rolled
from algeria_lab.views.algeria.words.events import (
    is_news,
    modifiers,
    result_of,
    tell,
    tell_count,
    tell_halves,
)
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words

# Why units leave the map: those that leave for one reason are told together.
LEFT = frozenset({"dead", "removed", "pool", "nato"})


class Told(NamedTuple):
    """One sentence of a story.

    Attributes:
        event: The event that it tells, or one that stands for several: see its faces, rule, place.
        text: The sentence.
    """

    event: Event
    text: str


def story(words: Words, events: Sequence[Event], after: State | None = None) -> Iterator[Told]:
    """Tell *events* in order, leaving out bookkeeping.

    Neighbours with one cause are told together: points given one by one, units that roll against one limit,
    units that go to one box in many places, a unit that is replaced by a smaller one.

    Args:
        words: The reader's language.
        events: What one action brought.
        after: The position after it, where half points of support may stand beside the whole ones.
    """
    found = list(_with_reductions(words, _with_halves(words, events, after) if after else events))
    while found:
        first = found[0]
        if isinstance(first, Told):
            taken, told = 1, first
        else:
            taken, told = _tell_run(words, _run(found))
        yield told
        del found[:taken]


def _with_halves(words: Words, events: Sequence[Event], after: State) -> Iterator[Event | Told]:
    """Yield *events*; those that change support by half points are told, for they count whole ones only."""
    if not after.gov_half and not any(map(turns_half, events)):
        yield from events
        return
    for event, change, left in with_halves(events, after):
        if change is None or not isinstance(event, Counted):
            yield event
        else:
            yield Told(event, tell_halves(words, event, change, left))


def _with_reductions(words: Words, events: Iterable[Event | Told]) -> Iterator[Event | Told]:
    """Yield the news among *events*; a unit that is reduced and the smaller one are told at once."""
    reduced: Moved | None = None
    for event in events:
        if isinstance(event, Told):
            yield event
        elif isinstance(event, Moved) and event.why == "reduced":
            reduced = event
        elif isinstance(event, Moved) and event.why == "replaces" and reduced:
            yield Told(event, _tell_reduction(words, reduced, event))
        elif is_news(words, event):
            yield event


def _tell_reduction(words: Words, leaving: Moved, arrival: Moved) -> str:
    smaller = KIND_OF[ID_OF[arrival.pieces[0]]].name
    label, kind = words.label(leaving.pieces), words.kind(smaller)
    cite = words.cite(arrival.rule)
    return sentence(words.say("reduced-to", label=label, kind=kind, cite=cite, **words.where(arrival.place)))


def _run(found: Sequence[Event | Told]) -> list[Event]:
    """Return the first event and the neighbours that have the same cause."""
    run: list[Event] = []
    for event in found:
        if isinstance(event, Told) or (run and _cause(event) != _cause(run[0])):
            break
        run.append(event)
    return run


def _cause(event: Event) -> object:
    """Return what events must share to be told together; events of no common kind share nothing."""
    if isinstance(event, Rolled) and event.what in ("contact", "evasion", "recovery"):
        return event.what, event.limit, event.mods, event.rule
    if isinstance(event, Counted):
        where = "" if event.why == "income" else event.where
        return event.track, where, event.why, event.rule, event.change > 0
    if isinstance(event, Flipped) and event.what in (*UNIT_FLAGS, "control"):
        return event.what, event.to, event.why, event.rule
    if isinstance(event, Moved) and event.why in ("", *LEFT):
        return event.why, event.box, event.rule
    return id(event)


def _tell_run(words: Words, run: list[Event]) -> tuple[int, Told]:
    """Return how many events of *run* are told, and the sentence."""
    first = run[0]
    if len(run) == 1:
        return 1, Told(first, tell(words, first))
    if isinstance(first, Rolled):
        return len(run), _tell_trials(words, [event for event in run if isinstance(event, Rolled)])
    if isinstance(first, Counted):
        return len(run), _tell_counts(words, [event for event in run if isinstance(event, Counted)])
    if isinstance(first, Flipped):
        return len(run), _tell_flips(words, [event for event in run if isinstance(event, Flipped)])
    return len(run), _tell_moves(words, [event for event in run if isinstance(event, Moved)])


def _tell_counts(words: Words, run: list[Counted]) -> Told:
    whole = replace(run[-1], change=sum(event.change for event in run))
    if whole.why != "income":
        return Told(whole, tell(words, whole))
    reason = words.say("reason-income-many", count=len(run))
    return Told(replace(whole, where=""), tell_count(words, whole, reason))


def _tell_flips(words: Words, run: list[Flipped]) -> Told:
    whole = replace(run[0], names=tuple(name for event in run for name in event.names))
    if whole.what != "control":
        return Told(whole, tell(words, whole))
    places = words.listed(words.place(name) for name in whole.names)
    side, cite = str(whole.to) or "none", words.cite(whole.rule)
    return Told(whole, words.say("flipped-control-many", side=side, cite=cite, places=places))


def _tell_trials(words: Words, run: list[Rolled]) -> Told:
    first = run[0]
    items = [
        words.say(
            "trials-item",
            label=words.label([event.where]),
            face=event.faces[0],
            result=result_of(words, event),
        )
        for event in run
    ]
    text = words.say(
        "trials",
        what=words.say(f"trials-{first.what}"),
        cite=words.cite(first.rule),
        limit=words.number(first.limit),
        mods=modifiers(words, first),
        results=words.say("list-semicolon").join(items),
    )
    return Told(replace(first, faces=tuple(event.faces[0] for event in run)), sentence(text))


def _tell_moves(words: Words, run: list[Moved]) -> Told:
    whole = replace(run[0], pieces=tuple(piece for event in run for piece in event.pieces))
    places = {event.place for event in run}
    if len(places) == 1:
        return Told(whole, tell(words, whole))
    values = {"label": words.label(whole.pieces), "box": words.box(whole.box), "cite": words.cite(whole.rule)}
    return Told(whole, sentence(words.say("moved-many", count=len(places), **values)))


def with_halves(events: Sequence[Event], after: State) -> Iterator[tuple[Event, int | None, int]]:
    """Yield each event with the change of Government support that it tells in half points, and what it left.

    The change is None for all other events. A half that is dropped is told as a change of its own.

    Args:
        events: What one action brought.
        after: The position after it.
    """
    half = after.gov_half ^ (sum(map(turns_half, events)) % HALVES)
    # Only the end of the phase drops a half; elsewhere it has been spent.
    why = "half" if any(isinstance(event, Entered) for event in events) else ""
    skip = False
    for place, event in enumerate(events):
        following = events[place + 1] if place + 1 < len(events) else None
        if isinstance(event, Counted) and event.track == "gov_psl":
            before, skip = half, following is not None and turns_half(following)
            half ^= skip
            yield event, HALVES * event.change + half - before, HALVES * event.now + half
        elif turns_half(event) and not skip:
            before, half = half, half ^ 1
            told = Counted("gov_psl", 0, after.gov_psl, event.rule, "", why)
            yield told, half - before, HALVES * after.gov_psl + half
        else:
            skip = False
            yield event, None, 0


def turns_half(event: Event) -> bool:
    """Return whether an event adds or drops the half point of Government support."""
    return isinstance(event, Flipped) and event.what == "gov_half"
