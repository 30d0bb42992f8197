"""The set-up: which units are still to be placed, and the rest of them where the scenario proposes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.board.geography import AREAS
from algeria_lab.algeria.board.scenarios import read_scenario
from algeria_lab.algeria.board.setup import unplaced
from algeria_lab.algeria.board.units import KIND, OF_SIDE, count, names
from algeria_lab.algeria.frames import Setup
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.actions import Action
from algeria_lab.views.play.lines import NO_DICE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words

RULES = AlgeriaRules()


def to_place(state: State, words: Words) -> str:
    """Return which units a side has still to place, as a sentence; empty where it places none.

    Args:
        state: The position.
        words: The reader's language.
    """
    frame = state.top
    if not isinstance(frame, Setup):
        return ""
    left = unplaced(state, frame.seat)
    return words.say("prompt-to-place", count=count(left), units=words.units(names(left)))


def rest_of_setup(state: State) -> list[Action]:
    """Return the line that places all units that are left: as the scenario proposes, as far as there is room.

    The ready-made deployment itself is a side's first action or none; before that this is empty.

    Args:
        state: The position.
    """
    frame = state.top
    if not isinstance(frame, Setup) or not state.in_algeria() & OF_SIDE[frame.seat]:
        return []
    line: list[Action] = []
    for kind, area, most in _wanted(state, frame.seat):
        action = Action(frame.seat, "place", (kind, area))
        while count(state.at[area] & KIND[kind].units) < most and RULES.refuse(state, action) is None:
            line.append(action)
            state = RULES.preview(state, action, NO_DICE)
    return line


def _wanted(state: State, seat: str) -> Iterator[tuple[str, str, int]]:
    """Yield how many of a type an area is to hold: as proposed, then what found no room there, anywhere."""
    for area, forces in read_scenario(state.scenario).quick[seat].items():
        if area in AREAS:
            yield from ((kind, area, number) for kind, number in forces.items() if kind in KIND)
    left = unplaced(state, seat)
    for kind in KIND:
        if number := count(left & KIND[kind].units):
            yield from ((kind, area, count(state.at[area] & KIND[kind].units) + number) for area in AREAS)
