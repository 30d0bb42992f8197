"""The flowchart: a table of boxes, each a question or an action, and the walk through them [CT-9.3]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from algeria_lab.twilight.chart.account import Visited
from algeria_lab.twilight.chart.attack import attack_box
from algeria_lab.twilight.chart.choice import terror_or_event
from algeria_lab.twilight.chart.march.box import march_box
from algeria_lab.twilight.chart.rally.box import rally_box, rather_rally
from algeria_lab.twilight.chart.rally.under_way import Rally
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.pieces import B, U
from algeria_lab.twilight.state import State

FLOWCHART = cite("CT-9.3")
END: Final = ""


class Box(NamedTuple):
    """A box of the flowchart.

    Attributes:
        rule: Citation key.
        test: Answers its question, or does what it says and returns whether anything was done.
        yes: The box to go to then; `END` for none.
        no: The box to go to otherwise.
        name: What it is called in the path, if another box stands for the same.
    """

    rule: str
    test: Callable[[Chart], bool]
    yes: str
    no: str
    name: str = ""


def is_stuck(chart: Chart) -> bool:
    """Return whether the FLN has nothing to pay the only Limited Operation with that is open [CT-11/A29]."""
    poor = not chart.state.fln_resources
    return chart.ask(
        FLOWCHART,
        "chart-poor-and-limited",
        poor and chart.is_limited and "EVENT" not in chart.open,
        resources=chart.state.fln_resources,
    )


def covers_bases(chart: Chart) -> bool:
    """Return whether every FLN Base space in Algeria has enough Underground Guerrillas [CT-9.3]."""
    bare = [space for space in ALGERIA if not _is_covered(chart.state, space)]
    return chart.ask(FLOWCHART, "chart-bases-covered", not bare, uncovered=chart.names(bare))


def _is_covered(state: State, space: int) -> bool:
    row = state.pieces[space]
    return not row[B] or row[U] >= (2 if state.is_populated(space) else 1)


def is_first_next(chart: Chart) -> bool:
    """Return whether the Government's box makes the FLN the 1st Eligible on the next card [CT-9.3]."""
    answer = chart.government_acted and chart.state.box1 in ("OP_SA", "OP_ONLY")
    return chart.ask(FLOWCHART, "chart-first-on-next-card", answer, box=chart.state.box1)


def _rally(chart: Chart) -> bool:
    chart.rally_refused = not rather_rally(Rally(chart))
    return not chart.rally_refused and rally_box(chart)


def _rally_again(chart: Chart) -> bool:
    """Rally after all where a die had asked for a March that was impossible [CT-11/A30]."""
    may = chart.rally_refused and chart.state.switches.rally_follows_an_impossible_march
    return chart.ask(FLOWCHART, "chart-rally-after-march", may) and rally_box(chart)


def _pass(chart: Chart) -> bool:
    return True


BOXES: Final[Mapping[str, Box]] = MappingProxyType(
    {
        "start": Box(FLOWCHART, is_stuck, "pass", "d1"),
        "d1": Box(FLOWCHART, covers_bases, "terror_or_event", "d2"),
        "d2": Box(FLOWCHART, is_first_next, "terror_or_event", "rally"),
        "terror_or_event": Box(cite("CT-9.5"), terror_or_event, END, "attack"),
        "attack": Box(cite("CT-9.7"), attack_box, END, "rally"),
        "rally": Box(cite("CT-9.8"), _rally, END, "march"),
        "march": Box(cite("CT-9.10"), march_box, END, "rally-again"),
        "rally-again": Box(cite("CT-9.9"), _rally_again, END, "pass", "rally"),
        "pass": Box(cite("CT-4.4"), _pass, END, END),
    }
)


def walk(chart: Chart) -> str:
    """Go from box to box until something is done, and return the box in which it was."""
    here = "start"
    while True:
        box = BOXES[here]
        if chart.account is not None:
            chart.account.records.append(Visited(box.name or here, box.rule))
        there = box.yes if box.test(chart) else box.no
        if there == END:
            return here
        here = there
