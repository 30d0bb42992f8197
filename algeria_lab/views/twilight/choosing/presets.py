"""How many of what are chosen beforehand: never more than there are, and nothing that nobody asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.geography import AVAILABLE
from algeria_lab.twilight.pieces import KIND
from algeria_lab.twilight.propaganda.commitment import gain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.choosing.bundles import Ask, Row

TRAIN_HERE: Ask = ("train", "place")
SEND: Ask = ("send-out", "send")
TAKE: Ask = ("supply", "take")
# Where nobody chosen would leave what was begun with nothing done.
NEEDS_SOMEBODY = frozenset({("march", "march"), ("neutralize", "neutralize")})
# What goes on whether or not pieces move: who goes is chosen by the reader alone.
ASKS_WHO = frozenset({("moves", "to"), ("moves", "from"), ("deploy", "move")})
# All that an Event brings is placed at once.
ALL_AT_ONCE = frozenset({"place-pieces", "suez-return"})


def chosen_of(state: State, ask: Ask, rows: Sequence[Row]) -> dict[str, int]:
    """Return how many of each row of a choice are chosen beforehand.

    Args:
        state: The position, in which the choice is open.
        ask: The decision and the verb.
        rows: Of what some are chosen.
    """
    if not rows or ask in ASKS_WHO:
        return {}
    if ask == TRAIN_HERE:
        return cubes_at_hand(state, rows) or {rows[-1].key: 1}
    if ask == SEND:
        return _worth_sending(state.top, rows)
    if ask == TAKE:
        # The piece is placed Underground, whichever it was: who is Active already gives up least.
        return {next((row for row in rows if row.kind == "A"), rows[0]).key: 1}
    return {rows[0].key: rows[0].most if ask[0] in ALL_AT_ONCE else 1}


def led_to(state: State, ask: Ask, rows: Sequence[Row]) -> dict[str, int]:
    """Return the same where a space is chosen first: nobody, unless it takes somebody.

    Args:
        state: The position once the space is chosen.
        ask: The decision and the verb that chooses the space.
        rows: Of what some are chosen there.
    """
    if ask == ("train", "train"):
        return cubes_at_hand(state, rows)
    return {rows[0].key: 1} if rows and ask in NEEDS_SOMEBODY else {}


def cubes_at_hand(state: State, rows: Sequence[Row]) -> dict[str, int]:
    """Choose as many Algerian Police as are Available: more would be taken from the map."""
    there = {row.key: state.pieces[AVAILABLE][KIND[row.kind]] for row in rows if row.kind == "AP"}
    return {row.key: min(row.most, there[row.key]) for row in rows if there.get(row.key)}


def _worth_sending(frame: Any, rows: Sequence[Row]) -> dict[str, int]:
    """Choose the fewest French pieces that bring Commitment; one where no number of them would."""
    there = min(frame.left, sum(row.most for row in rows))
    left = next((number for number in range(1, there + 1) if gain(frame.moved, number)), 1)
    chosen: dict[str, int] = {}
    for row in rows:
        chosen[row.key] = min(left, row.most)
        left -= chosen[row.key]
    return chosen
