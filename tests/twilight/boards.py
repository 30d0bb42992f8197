"""Boards and lines of play for tests, in the words of the rules.

A `board` is an empty map on which only what a test mentions stands; every other piece is Available. It is the
turn of the 1st Eligible, of the Government unless said otherwise. `FixedDice` serve every throw.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from algeria_lab.core.actions import Seat
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.events import Events
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.sequence import BeginTurn, NextCard, Turn
from algeria_lab.twilight.geography import AVAILABLE, BOXES, CASUALTIES, OUT_OF_PLAY, PLACE, PLACES, SPACES
from algeria_lab.twilight.pieces import ALGERIAN, COUNTS, GUERRILLAS, KINDS, B, U
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.set_up import stack_deck, starting_state
from algeria_lab.twilight.state import LEVEL, PLACES_OF_PIECES, State, put_pieces
from algeria_lab.twilight.switches import read_switches

RULES = TwilightRules()
EVENTS_TO_COME = (1, 4, 67)
_MARKERS = ("resettled", "plus_pop", "plus_base")


def board(
    scenario: str = "short",
    options: Mapping[str, object] | None = None,
    *,
    first: Seat = "gov",
    agenda: Sequence[Frame] | None = None,
    deck: Sequence[int] = EVENTS_TO_COME,
    card: int = 1,
    **changes: Any,
) -> State:
    """Return a position in which a side is about to choose a box, or what *agenda* says is awaited.

    Args:
        scenario: Gives the tracks and the Pivotal Events in effect.
        options: Options of the game, such as ``{"mode": "coltwi"}``.
        first: The 1st Eligible, whose turn it is; with ``box1`` it is the turn of the other side.
        agenda: Frames that wait instead, the next one last.
        deck: Cards to come, the next one first.
        card: The card being played.
        **changes: Spaces and boxes by id, such as ``algiers={"FT": 2, "state": "oppose", "terror": 1}``; what
            ``available`` gives stands there exactly, and what is left over goes out of play. All else are
            attributes of `State`: ``commitment=5``, ``momentum={"brave"}``.
    """
    state = starting_state(scenario, read_switches(options or {}))
    state.first, state.card, state.turn = first, card, 1
    stack_deck(state, deck)
    _clear(state)
    for name, value in changes.items():
        if name in PLACE:
            _fill(state, PLACE[name], value)
        elif not hasattr(state, name):
            raise ValueError(f"a board has no {name}")
        else:
            setattr(state, name, value)
    _leave_the_rest(state, exact=set(changes.get("available", ())))
    state.phase = "second" if state.box1 else "first"
    turns = [Turn(state.second)] if state.box1 else [BeginTurn(state.second), Turn(first)]
    state.agenda = [NextCard(), *turns] if agenda is None else list(agenda)
    return state


def _clear(state: State) -> None:
    for place in range(PLACES_OF_PIECES):
        state.pieces[place] = [0] * len(KINDS)
    state.support = [0] * len(SPACES)
    state.resettled = [False] * len(SPACES)


def _fill(state: State, place: int, given: Mapping[str, Any]) -> None:
    if unknown := set(given) - {*KINDS, *_MARKERS, "state", "terror"}:
        raise ValueError(f"{PLACES[place]} has no {', '.join(sorted(unknown))}")
    put_pieces(state, place, {kind: given[kind] for kind in KINDS if kind in given})
    if place in BOXES:
        return
    state.support[place] = LEVEL[given.get("state", "neutral")]
    state.terror[place] = given.get("terror", 0)
    for marker in _MARKERS:
        getattr(state, marker)[place] = given.get(marker, False)


def _leave_the_rest(state: State, exact: set[str]) -> None:
    """Put the pieces that nobody mentioned into a box, so that there are as many as the rules say."""
    for kind, count in COUNTS.items():
        kinds = GUERRILLAS if kind == U else (kind,)
        left = count - sum(row[each] for row in state.pieces for each in kinds)
        assert left >= 0, f"{-left} too many {KINDS[kind]}"
        assert kind != B or "B" not in exact or not left, "FLN Bases are on the map or Available"
        elsewhere = CASUALTIES if kind in ALGERIAN else OUT_OF_PLAY
        state.pieces[elsewhere if KINDS[kind] in exact else AVAILABLE][kind] += left


def play(state: State, *texts: str, faces: Iterable[int] = ()) -> tuple[State, Events]:
    """Return the position after actions such as ``gov train limited``, and what happened; all faces are used.

    The seat may be left out; several actions may stand in one text, separated by semicolons.
    """
    dice = FixedDice(faces)
    happened: Events = ()
    for text in actions(*texts):
        state, events = RULES.apply(state, RULES.complete(state, text), dice)
        happened += events
    assert dice.used == len(dice.faces), f"{len(dice.faces) - dice.used} faces are left"
    return state, happened


def after(state: State, *texts: str, faces: Iterable[int] = ()) -> State:
    """Return the position after actions; see `play`."""
    return play(state, *texts, faces=faces)[0]


def actions(*texts: str) -> list[str]:
    """Return the actions of texts that may hold several, separated by semicolons."""
    return [part.strip() for text in texts for part in text.split(";") if part.strip()]


def refused(state: State, text: str) -> Refusal:
    """Return why an action is not legal; fails if it is."""
    refusal = RULES.refuse(state, RULES.complete(state, text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def reason(state: State, text: str) -> str:
    """Return the message id of why an action is not legal."""
    return refused(state, text).reason


def legal(state: State, verb: str = "") -> list[str]:
    """Return the legal actions, of one verb if it is given, without the seat."""
    listed = [str(action).partition(" ")[2] for action in RULES.legal(state)]
    return [text for text in listed if not verb or text.split()[0] == verb]


def pieces(state: State, place: str) -> dict[str, int]:
    """Return the pieces at a place by kind, without those it has none of."""
    return {KINDS[kind]: count for kind, count in enumerate(state.pieces[PLACE[place]]) if count}


def level(state: State, space: str) -> str:
    """Return whether a space is at ``support``, ``neutral`` or ``oppose``."""
    return {1: "support", 0: "neutral", -1: "oppose"}[state.support[PLACE[space]]]


def draft_of(state: State, faces: Iterable[int] = ()) -> Draft:
    """Return a draft that changes a position in place, as the chart and the Events do."""
    return Draft(state, FixedDice(faces))
