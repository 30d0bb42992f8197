"""What a seat may see: of the position, and of what happened [INS-1.7]."""

from __future__ import annotations

from dataclasses import replace

from algeria_lab.core.actions import SEATS
from algeria_lab.core.events import Chose, Event, Events, Moved, Revealed, Rolled
from algeria_lab.insurgent.draft import DOWN, UNDER
from algeria_lab.insurgent.frames import RecruitPlay
from algeria_lab.insurgent.placing import looked_at
from algeria_lab.insurgent.state import DECK, HAND, HIDDEN, ROWS, UNKNOWN, State

SECRET_ZONES = {zone: seat for zones in (HAND, DECK) for seat, zone in zones.items()}
NOBODY = ""


def observe(state: State, seat: str) -> State:
    """Return what *seat* may see, in the same shape; an empty seat is a spectator [INS-1.7.1].

    Once the game is over nothing changes but the FLN rows, which then lie open [INS-5.3].
    """
    view = state.copy()
    for owner in SEATS:
        if owner != seat:
            _cover(view.zones[HAND[owner]])
        view.zones[DECK[owner]] = _deck_as_seen(state, owner, seat)
    if seat != "fln":
        secret = state.down - state.known
        for row in ROWS["fln"]:
            view.zones[row] = [UNKNOWN if card in secret else card for card in view.zones[row]]
        view.down -= secret
    view.sunk = {
        owner: count if _knows_bottom(state, owner, seat) else 0 for owner, count in state.sunk.items()
    }
    view.index()
    return view


def _cover(cards: list[int]) -> None:
    cards[:] = [UNKNOWN] * len(cards)


def _deck_as_seen(state: State, owner: str, seat: str) -> list[int]:
    """Return a deck; only what was put under it or is being looked at is known to those who saw it."""
    deck = state.zones[DECK[owner]]
    seen = [UNKNOWN] * len(deck)
    if _knows_bottom(state, owner, seat):
        bottom = state.sunk[owner]
        seen[:bottom] = deck[:bottom]
    if owner == seat and isinstance(state.top, RecruitPlay) and state.top.seat == seat:
        for depth, card in enumerate(looked_at(state, owner), start=1):
            seen[-depth] = card
    return seen


def _knows_bottom(state: State, owner: str, seat: str) -> bool:
    return owner == seat or state.is_automaton(owner)


def observe_events(events: Events, seat: str) -> Events:
    """Return what *seat* saw of *events*; an empty seat is a spectator."""
    return tuple([_as_seen(event, seat) for event in events])


def _as_seen(event: Event, seat: str) -> Event:
    if isinstance(event, Rolled) and event.what == "shuffle":
        return Rolled(event.what, (), (), 0, "", "", 0, event.rule, event.where)
    if isinstance(event, Revealed) and event.seat not in {NOBODY, seat}:
        return _without_names(event)
    if isinstance(event, Moved) and _is_secret(event, seat):
        return replace(event, pieces=(HIDDEN,) * len(event.pieces))
    if isinstance(event, Chose) and event.seat != seat and event.action.endswith(f" {DOWN}"):
        return _covered_choice(event)
    return event


def _without_names(event: Revealed) -> Revealed:
    """What the French saw by EXPOSE everybody sees; a look into a deck or a draw only its owner."""
    if event.what == "exposed":
        return event
    return replace(event, names=(HIDDEN,) * len(event.names))


def _is_secret(event: Moved, seat: str) -> bool:
    owner = SECRET_ZONES.get(event.place)
    if owner is None:
        return event.box == DOWN and seat != "fln"
    if event.place in DECK.values():
        return event.box == "" or (event.box == UNDER and owner != seat)
    return owner != seat


def _covered_choice(event: Chose) -> Chose:
    """A card played face-down is not named; a prisoner who returns face-down has been seen [INS-4.9]."""
    words = event.action.split()
    if words[1] != "play":
        return event
    return replace(event, action=" ".join([*words[:2], HIDDEN, *words[3:]]))
