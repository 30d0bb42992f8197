"""The flowchart of the Non-Player FLN, box by box [CT-9.3]."""

from __future__ import annotations

from algeria_lab.twilight.chart import explain
from tests.twilight.boards import board, play


def test_start_passes_without_resources_where_only_a_limited_operation_is_open() -> None:
    """Resources 0, only LIM_OP and no Event open: Pass for one Resource."""
    poor = board(first="gov", box1="OP_ONLY", fln_resources=0)
    after, _ = play(poor, "fln chart")
    assert (after.fln_resources, after.first) == (1, "fln")
    assert explain(poor, []).path == ("start", "pass")


def test_start_goes_on_where_the_event_is_open() -> None:
    """Resources 0 but the Event is open: the chart goes on [CT-11/A29]."""
    poor = board(first="gov", box1="OP_SA", fln_resources=0, card=19)
    assert explain(poor, [1]).path == ("start", "d1", "terror_or_event")
