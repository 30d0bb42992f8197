"""What moved support in a war, as steps of a chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from algeria_lab.algeria.state import State
from algeria_lab.lessons.algeria.accounts import postings
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.course import Change

if TYPE_CHECKING:
    from algeria_lab.core.history import Entry


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
