"""Why something cannot be done: at a space, verb by verb, and at a decision as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.decisions import awaited
from algeria_lab.twilight.frames.sequence import Turn
from algeria_lab.twilight.initiative import WORDS
from algeria_lab.twilight.operations.kinds import OPERATIONS
from algeria_lab.views.play.lines import NO_DICE
from algeria_lab.views.twilight.choosing.bundles import ON_MAP
from algeria_lab.views.twilight.choosing.lasting import lacking, refusal_of
from algeria_lab.views.twilight.choosing.nowhere import about, most_telling, nowhere, reason_at
from algeria_lab.views.twilight.choosing.offers import title_of
from algeria_lab.views.twilight.engine import RULES, step_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

Reply = dict[str, str]


def refused_at(state: State, place: str, words: TwilightWords) -> list[Reply]:
    """Return what cannot be done at a space now, and for each why, by which rule, and what would work."""
    if not state.agenda or place not in ON_MAP:
        return []
    if isinstance(state.top, Turn):
        return list(_operations(state, place, words))
    frame, step = awaited(state)
    name, found = step_of(state), []
    for verb, entry in step.items():
        if "space" not in entry.takes:
            continue
        actions = [Action(frame.seat, verb, args) for args in about(entry, place)]
        if refusal := most_telling(state, actions):
            lacks = lacking(state, actions[0], refusal)
            found.append(_told(title_of(name, verb, words), refusal, words, lacks))
    return found


def closed(state: State, words: TwilightWords) -> list[Reply]:
    """Return what the decision knows that cannot be done anywhere now, and why."""
    if not state.agenda:
        return []
    if isinstance(state.top, Turn):
        return [*_closed_events(state, words), *_closed_operations(state, words)]
    frame, step = awaited(state)
    name, found = step_of(state), []
    for verb, entry in step.items():
        if entry.takes or entry.ends:
            continue
        if refusal := refusal_of(state, Action(frame.seat, verb)):
            found.append(
                _told(title_of(name, verb, words), refusal, words, hint=nowhere(state, refusal, words))
            )
    return found


def _told(
    title: str, refusal: Refusal, words: TwilightWords, lacks: Sequence[str] = (), hint: str = ""
) -> Reply:
    said = words.refusal(refusal)
    hint = hint or said.hint
    if lacks:
        hint = words.say("play-lacking", kinds=words.say("time-or").join(map(words.word, lacks)))
    return {"title": title, "text": said.text, "rule": refusal.rule, "hint": hint}


def _operations(state: State, place: str, words: TwilightWords) -> Iterator[Reply]:
    """Yield why each operation of the side cannot begin at a space."""
    seat = state.turn_of
    for name, kind in OPERATIONS.items():
        if kind.seat != seat:
            continue
        refusal, lacks = _not_begun(state, name), list[str]()
        if refusal is None:
            (begin, *_) = [one for one in RULES.legal(state) if one.verb == name]
            begun, select = RULES.preview(state, begin, NO_DICE), Action(seat, name, (place,))
            refusal = refusal_of(begun, select)
            lacks = lacking(begun, select, refusal) if refusal else []
        else:
            refusal = reason_at(state, refusal, place)
        if refusal:
            yield _told(title_of("turn", name, words), refusal, words, lacks)


def _not_begun(state: State, name: str) -> Refusal | None:
    """Return why an operation cannot begin in any box; None where it can in one."""
    seat = OPERATIONS[name].seat
    refusals = [refusal_of(state, Action(seat, name, (box,))) for box in WORDS.values()]
    if None in refusals:
        return None
    found = [refusal for refusal in refusals if refusal]
    # That a box is closed says less than what stands in the way in those that are open.
    return min(found, key=lambda refusal: refusal.reason == "ct-box-closed")


def _closed_operations(state: State, words: TwilightWords) -> Iterator[Reply]:
    """Yield why operations cannot begin at all, and why boxes are closed, each box once."""
    seat = state.turn_of
    for name, kind in OPERATIONS.items():
        if kind.seat == seat and (refusal := _not_begun(state, name)) and refusal.reason != "ct-box-closed":
            yield _told(title_of("turn", name, words), refusal, words, hint=nowhere(state, refusal, words))
    for box in WORDS.values():
        refusals = [
            RULES.refuse(state, Action(kind.seat, name, (box,)))
            for name, kind in OPERATIONS.items()
            if kind.seat == seat
        ]
        shut = [refusal for refusal in refusals if refusal and refusal.reason == "ct-box-closed"]
        if shut:
            yield _told(words.say("play-title-box", box=words.word(box)), shut[0], words)


def _closed_events(state: State, words: TwilightWords) -> Iterator[Reply]:
    seat = state.turn_of
    if seat is None:
        return
    for text in CARDS[state.card].texts:
        if refusal := RULES.refuse(state, Action(seat, "event", (text,))):
            title = words.labelled(words.say("play-title-event"), words.word(text))
            yield _told(title, refusal, words)
