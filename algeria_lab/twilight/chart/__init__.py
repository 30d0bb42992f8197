"""The Non-Player FLN: its published chart, which decides for the FLN wherever it is asked to [CT-9]."""

from __future__ import annotations

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.state import State

FRAME = cite("CT-9.1")


def chart_refusal(state: State) -> Refusal | None:
    """Return why the chart has no answer to the decision that is awaited, or None."""
    return Refusal("ct-chart-silent", FRAME, {"phase": state.phase})


def follow_chart(draft: Draft) -> None:
    """Decide for the FLN by the chart: a whole turn, or what else is awaited of it."""
