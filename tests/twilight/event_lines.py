"""Events played from a board: what the tests of 8.4 have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from algeria_lab.core.actions import Seat
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board


def on_card(card: int, seat: Seat, **changes: Any) -> State:
    """Return a board on which a side is about to choose a box on a card."""
    return board(card=card, first=seat, **changes)


def event(
    card: int, text: str, *choices: str, seat: Seat = "gov", faces: Iterable[int] = (), **changes: Any
) -> State:
    """Return the position after a side has played a text of a card and made some choices."""
    return after(on_card(card, seat, **changes), f"{seat} event {text}", *choices, faces=faces)


def asked(state: State) -> str:
    """Return which decision of an Event is awaited; empty once the other side has its turn."""
    frame = type(state.agenda[-1]).__name__
    return "" if frame == "Turn" else frame
