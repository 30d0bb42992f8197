"""The course of two levels as columns of a chart: every change with its sentence, a turn one unit wide."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from algeria_lab.views.charts.base import Columns

LEAST_STEPS = 5  # in the turn that is being played: its first changes take the room that there is
LEAST_REACH = 0.4  # of a turn
OTHER = {"fln": "gov", "gov": "fln"}
UP, DOWN = 1, -1
TICK_STEPS = (1, 2, 5, 10)


class Change(NamedTuple):
    """One thing that moved a level.

    Attributes:
        turn: Turn in which it happened; 0 for the set-up.
        ply: Number of the action that brought it.
        side: Whose level moved; empty for the starting point.
        fln: Level of the FLN afterwards.
        gov: Level of the Government afterwards.
        text: What happened, as a sentence.
    """

    turn: int
    ply: int
    side: str
    fln: int
    gov: int
    text: str


def columns(changes: Sequence[Change]) -> Columns:
    """Return chart columns: a turn is one unit wide and its changes stand side by side in it."""
    in_turn: dict[int, int] = {}
    for change in changes:
        in_turn[change.turn] = in_turn.get(change.turn, 0) + 1
    last_turn, seen = changes[-1].turn, dict.fromkeys(in_turn, 0)
    across = []
    for change in changes:
        seen[change.turn] += 1
        steps = in_turn[change.turn] if change.turn < last_turn else max(in_turn[change.turn], LEAST_STEPS)
        across.append(change.turn - 1 + seen[change.turn] / steps if change.side else float(change.turn))
    return {
        "x": across,
        "turn": [change.turn for change in changes],
        "fln": [change.fln for change in changes],
        "gov": [change.gov for change in changes],
        "side": [change.side for change in changes],
        "text": [change.text for change in changes],
    }


def marks_of(data: Columns, side: str) -> Columns:
    """Return the columns of the points where the level of *side* moved."""
    rows = [row for row, moved in enumerate(data["side"]) if moved == side]
    return {
        "x": [data["x"][row] for row in rows],
        "level": [data[side][row] for row in rows],
        "turn": [data["turn"][row] for row in rows],
        "text": [data["text"][row] for row in rows],
    }


def where_in(changes: Sequence[Change], data: Columns, ply: int, turn: int) -> float:
    """Return where a moment stands on the axis: behind what has moved a level until then."""
    row = bisect_right([change.ply for change in changes], ply) - 1
    return float(max(data["x"][row], turn - 1))


def way_out(data: Columns, row: int, side: str) -> int:
    """Return the way, `UP` or `DOWN`, in which what stands beside a line does not meet the other line."""
    own, other = data[side][row], data[OTHER[side]][row]
    return UP if own > other or (own == other and side == "fln") else DOWN


def drawn_to(data: Columns, end: float) -> Columns:
    """Return columns whose last levels go on to a place on the axis; nothing moves there."""
    last = {name: column[-1] for name, column in data.items()} | {"x": end, "side": ""}
    return {name: [*column, last[name]] for name, column in data.items()}


def tick_step(first: float, last: float, most: int) -> int:
    """Return each how many turns one is named under the axis, so that no more than *most* are."""
    turns = ceil(last) - int(first)
    return next((one for one in TICK_STEPS if turns <= one * most), TICK_STEPS[-1])


def turn_ticks(first: float, last: float, step: int) -> dict[float, str]:
    """Return the turns that are named under the axis, each in the middle of what is seen of it."""
    turns = range(int(first) + 1, ceil(last) + 1)
    return {(turn - 1 + min(turn, last)) / 2: str(turn) for turn in turns if turn % step == 0}
