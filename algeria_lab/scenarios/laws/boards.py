"""A lesson without a board: nothing is played in it, and nothing asks for a place on a map."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.faults import Fault
from algeria_lab.scenarios.laws.case import Case

# What of a step, or of an exhibit, needs a board beside it.
_PLAYED = ("back_to", "opening", "play", "choose", "by", "allow", "goal", "watch")
_REACHED = ("chances", "accounts", "slide", "support", "course")


def board_faults(case: Case) -> Iterator[Fault]:
    """Yield what a lesson asks of a board that it says it does not have."""
    scenario = case.scenario
    if scenario.has_board:
        return
    for place, step in enumerate(scenario.steps):
        for key in _PLAYED:
            if getattr(step, key):
                yield Fault(("steps", place, key), "board-none", {"given": key}, is_key=True)
        for number, exhibit in enumerate(step.show):
            if exhibit.kind in _REACHED:
                path = ("steps", place, "show", number, exhibit.kind)
                yield Fault(path, "board-none", {"given": exhibit.kind}, is_key=True)
    for place, question in enumerate(scenario.quiz):
        if question.kind == "map":
            yield Fault(("quiz", place, "kind"), "board-none", {"given": question.kind})
