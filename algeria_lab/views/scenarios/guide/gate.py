"""The gate of a teacher: which steps of a scenario are closed for now, and what would lead to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.refusals import LabError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.scenarios.guide.guide import Guide

DEBRIEF = "debrief"  # it lies behind all steps
LEFT_OUT = ("skip-questions", "skip-predictions")  # deeds that lead there once nothing else is left


class StepClosed(LabError, ValueError):
    """A step is not open yet: the teacher opens it."""


class Gate:
    """Says which steps are closed: those behind one of them.

    Attributes:
        last: The last step that is open, by its id; None while all are.
    """

    def __init__(self) -> None:
        self.last: str | None = None

    def closes(self, guide: Guide, step: str | None) -> bool:
        """Return whether a step is closed.

        Args:
            guide: The guide of the scenario; in each of its forms the same steps are closed.
            step: The id of the step; what is none lies behind all of them, as the debrief does.
        """
        names = [one.id for one in guide.scenario.whole.steps]
        if self.last not in names:
            return False
        return step not in names or names.index(step) > names.index(self.last)

    def closes_next(self, guide: Guide) -> bool:
        """Return whether what follows the step that is under way is closed."""
        return guide.step is not None and self.closes(guide, guide.course.after(guide.step))

    def stops(self, guide: Guide, message: Mapping[str, Any], only: str | None) -> bool:
        """Return whether something that the reader asks for would lead behind the gate.

        Args:
            guide: The guide.
            message: What is asked for.
            only: The step of the panel at which it is asked for, where that shows no other one.
        """
        match message["kind"]:
            case "go-on":
                return self.closes_next(guide)
            case "pass-over":  # who does not wish to read a hard step waits without it; see `GuidePanel`
                return self.closes_next(guide) and not (guide.step and guide.step.content_note)
            case "jump":
                return self.closes(guide, message["step"])
            case "go-there":
                return self.closes(guide, only)
            case "debrief":
                return guide.status != "debrief" and self.closes(guide, DEBRIEF)
        return False
