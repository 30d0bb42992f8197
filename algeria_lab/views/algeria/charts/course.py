"""The course of support as columns of a chart: every change with its sentence, a turn one unit wide."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.algeria.state import State
from algeria_lab.lessons.algeria.accounts import postings
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.base import Columns

if TYPE_CHECKING:
    from algeria_lab.core.history import Entry

LEAST_STEPS = 5  # in the turn that is being played: its first changes take the room that there is
OTHER = {"fln": "gov", "gov": "fln"}
UP, DOWN = 1, -1


class Change(NamedTuple):
    """One thing that moved support.

    Attributes:
        turn: Turn in which it happened; 0 for the set-up.
        ply: Number of the action that brought it.
        side: Whose PSL moved; empty for the starting point.
        fln: FLN PSL afterwards.
        gov: Government PSL afterwards.
        text: What happened, as a sentence.
    """

    turn: int
    ply: int
    side: str
    fln: int
    gov: int
    text: str


def support_changes(history: Sequence[Entry[State]], words: Words) -> list[Change]:
    """Return the starting point and every change of support, points for one reason taken together."""
    start = history[0].state
    levels = {"fln": start.fln_psl, "gov": start.gov_psl}
    changes = [Change(max(start.turn - 1, 0), 0, "", levels["fln"], levels["gov"], words.say("chart-start"))]
    for row in postings(history):
        levels[row.side] = row.event.now
        text = words.event(row.event)
        changes.append(Change(max(row.turn, 1), row.ply, row.side, levels["fln"], levels["gov"], text))
    return changes


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
    """Return the columns of the points where the PSL of *side* moved."""
    rows = [row for row, moved in enumerate(data["side"]) if moved == side]
    return {
        "x": [data["x"][row] for row in rows],
        "level": [data[side][row] for row in rows],
        "turn": [data["turn"][row] for row in rows],
        "text": [data["text"][row] for row in rows],
    }


def where_in(changes: Sequence[Change], data: Columns, ply: int, turn: int) -> float:
    """Return where a moment stands on the axis: behind what has moved support until then."""
    row = bisect_right([change.ply for change in changes], ply) - 1
    return float(max(data["x"][row], turn - 1))


def way_out(data: Columns, row: int, side: str) -> int:
    """Return the way, `UP` or `DOWN`, in which what stands beside a line does not meet the other line."""
    own, other = data[side][row], data[OTHER[side]][row]
    return UP if own > other or (own == other and side == "fln") else DOWN
