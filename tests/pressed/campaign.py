"""*Colonial Twilight* as it is pressed: a choice is done where it says, with as many as it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from algeria_lab.core.actions import Action
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.frames.propaganda import Supply
from algeria_lab.twilight.geography import AVAILABLE, EVERYWHERE, PLACE, PLACES
from algeria_lab.twilight.pieces import KIND, A, U
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import State
from algeria_lab.views.twilight.game import CAMPAIGN
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.pressed.maps import Done, MapBoard, Part, Press

ON_MAP = frozenset(PLACES[space] for space in EVERYWHERE)
PRICE = re.compile(r"(Resources|Commitment) [+−]\d+ \((\d+) → (\d+)\)")
# Operations whose name is the verb of the space as well; what else an offer of a place may be called.
NAMES = ("{}", "turn-{}", "{}-from", "{}-away")
# Choices that are there to move pieces, if the reader wants any moved at all.
OPTIONAL_MOVES = frozenset({"to", "from"})


def step_of(state: State) -> str:
    """Return the name of the decision that is awaited."""
    return FRAMES.name(state.agenda[-1])


def campaigns() -> MapBoard:
    """Return the board."""
    laws = (does_what_it_says, costs_what_it_says, moves_as_many_as_chosen, brings_something)
    presets = (never_more_than_at_hand, nothing_that_nobody_asked_for)
    places = [PLACES[space] for space in EVERYWHERE]
    return MapBoard(CAMPAIGN, TwilightRules(), TwilightWords("en"), places, step_of, laws, presets)


def does_what_it_says(press: Press, done: Done) -> Iterator[str]:
    """The first that is done is the action of the button, whose numbers and sources are left open."""
    first = done.actions[0]
    if press.way == "list":
        button = Action.parse(press.id.split(";")[0])
        if press.offer is None and press.id != press.plan["line"]:
            yield "is another line than the button's"
        if first.verb != button.verb or (press.offer is None and first != button):
            yield f"the button is {button}, done was {first}"
        if not set(places_of(button, done.before)) & set(places_of(first, done.before)):
            yield f"the button is about {places_of(button, done.before)}, done was {first}"
        return
    if press.id not in {name.format(first.verb) for name in NAMES}:
        yield f"the offer is {press.id}, done was {first}"
    about = {place for action in done.actions for place in places_of(action, done.before)}
    if press.way not in about:
        yield f"nothing was done there, but in {about}"


def places_of(action: Action, state: State) -> list[str]:
    """Return the spaces that an action names, and the one that its decision is about; the track it moves."""
    frame: Any = state.agenda[-1]
    named = [word for word in action.args if word in PLACE]
    if hasattr(frame, "space"):
        named.append(PLACES[frame.space])
    last = getattr(frame, "targets", getattr(frame, "places", ()))
    return (named + [PLACES[place] for place in last[-1:]]) or [""]


def costs_what_it_says(press: Press, done: Done) -> Iterator[str]:
    """The price says what is left: so it is, where no dice fell and nothing else went on."""
    if done.rolled or done.after.turn != done.before.turn or not done.after.agenda:
        return
    seat = done.actions[0].seat
    if getattr(done.after.agenda[-1], "seat", "") != seat:
        return
    tracks = {"Resources": f"{seat}_resources"} | ({"Commitment": "commitment"} if seat == "gov" else {})
    said = {
        tracks[track]: (int(before), int(after))
        for track, before, after in PRICE.findall(press.plan["price"])
    }
    for track in tracks.values():
        is_so = getattr(done.before, track), getattr(done.after, track)
        if said.get(track, (is_so[0], is_so[0])) != is_so:
            yield f"says {press.plan['price']!r}, but {track} went from {is_so}"


def moves_as_many_as_chosen(press: Press, done: Done) -> Iterator[str]:
    """As many of a kind leave a space as were chosen from it."""
    for group, number in zip(press.offer["crew"] if press.offer else (), press.chosen, strict=True):
        source, kinds = source_of(group["key"]), kinds_of(group["key"])
        if not (number and source and kinds):
            continue
        left = sum(done.before.pieces[source][kind] - done.after.pieces[source][kind] for kind in kinds)
        if left != number and not done.rolled:
            yield f"{number} {group['label']} were chosen, {left} left"


def source_of(key: str) -> int | None:
    """Return the space that a group comes from, if its key names one before the kind."""
    words = key.partition("|")[0].split()
    named = [word for word in words[1:2] if word in PLACE]
    return PLACE[named[0]] if named and words[0] in {"bring", "move", "from", "take"} else None


def kinds_of(key: str) -> list[int]:
    """Return the kinds that a group's key names."""
    return [KIND[word] for word in key.partition("|")[0].split() if word in KIND]


def brings_something(press: Press, done: Done) -> Iterator[str]:
    """Numbers that are chosen change the board, and Commitment that is not won is said not to be."""
    if press.offer is None or not any(press.chosen):
        return
    is_asked = isinstance(done.after.top, Supply) and "Missing from Available" in press.plan["text"]
    if board_of(done.before) == board_of(done.after) and not (done.rolled or is_asked):
        yield "numbers were chosen and nothing changed"
    if done.actions[-1].verb == "send" and "Commitment" not in press.plan["price"] + press.plan["text"]:
        yield "brings no Commitment and does not say so"


def board_of(state: State) -> tuple[object, ...]:
    """Return what lies on the board."""
    return (state.pieces, state.support, state.terror, state.plus_pop, state.plus_base, state.commitment)


def never_more_than_at_hand(state: State, offer: Part, place: str) -> Iterator[str]:
    """What is preset is there: in the space it comes from, or Available."""
    for group in offer["crew"]:
        kinds, source = kinds_of(group["key"]), source_of(group["key"])
        if group["key"].startswith("place # #"):  # Train: Troops and Police by their place in the action
            kinds = [KIND["AT"] if group["key"].endswith("|0") else KIND["AP"]]
            source = AVAILABLE
        if source is None or not kinds:
            continue
        there = sum(state.pieces[source][kind] for kind in ([U, A] if kinds == [U] else kinds))
        if group["chosen"] > max(there, 1):
            yield f"presets {group['chosen']} {group['label']}, and there are {there}"


def nothing_that_nobody_asked_for(state: State, offer: Part, place: str) -> Iterator[str]:
    """Pieces that need not move are not preset to move."""
    for group in offer["crew"]:
        if group["key"].split()[0] in OPTIONAL_MOVES and group["chosen"]:
            yield f"opens with {group['chosen']} {group['label']}"
