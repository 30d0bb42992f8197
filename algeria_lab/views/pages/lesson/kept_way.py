"""What the browser, or a file, keeps of a way through a lesson."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ValidationError

from algeria_lab.checking.forms import Form
from algeria_lab.scenarios.guide.guide import Guide

OPENS = ("on", "jump")  # inputs of a journal that open a step


class KeptWay(Form):
    """A way through a lesson; the home page reads what stands before the journal.

    Attributes:
        format: What this is.
        id: The lesson.
        version: Its version.
        step: The number of the step that was reached.
        steps: How many there are.
        done: Whether the debrief was reached.
        passed: How many questions were passed over on the way there.
        journal: What was done.
    """

    format: Literal["algeria-lesson/1"] = "algeria-lesson/1"
    id: str
    version: int
    step: int
    steps: int
    done: bool
    passed: int = 0
    journal: dict[str, Any]

    @classmethod
    def of(cls, guide: Guide) -> KeptWay:
        """Return the way of a guide so far."""
        scenario, done = guide.scenario, guide.status == "debrief"
        steps = len(scenario.steps)
        return cls(
            id=scenario.id,
            version=scenario.version,
            step=steps if done else guide.number,
            steps=steps,
            done=done,
            passed=len(guide.answers.skipped) if done else 0,
            journal=guide.journal.to_json(scenario),
        )

    def text(self) -> str:
        """Return it as one text."""
        return self.model_dump_json()


def before_last_step(journal: dict[str, Any]) -> dict[str, Any] | None:
    """Return a journal without the last opening of a step, and all that followed; None if it opened none."""
    inputs = journal.get("inputs")
    if not isinstance(inputs, list):
        return None
    opened = [at for at, one in enumerate(inputs) if isinstance(one, dict) and one.get("do") in OPENS]
    return journal | {"inputs": inputs[: opened[-1]]} if opened else None


def kept_way(text: str) -> KeptWay | None:
    """Return the way that a text from anybody holds; None if it holds none."""
    try:
        return KeptWay.model_validate_json(text)
    except (ValidationError, RecursionError):
        return None
