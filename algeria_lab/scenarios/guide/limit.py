"""What a step allows: the limit at the table of a guided game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from algeria_lab.core.actions import Action, parse_line
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.texts import NO_TEXT, TextData


class OffTheStep(LabError, ValueError):
    """An action that the step is not about; nothing has been played.

    Attributes:
        asked: The action.
        step: The step.
        reason: What the author says to it; empty if nothing.
        allowed: What the step allows, as its author wrote it.
    """

    def __init__(self, asked: Action, step: Step, reason: TextData, allowed: Sequence[str]) -> None:
        self.asked, self.step, self.reason, self.allowed = asked, step, reason, tuple(allowed)
        super().__init__(
            f"'{asked}' is not part of step {step.id}; it allows: {', '.join(allowed) or 'nothing'}."
        )


class StepLimit:
    """The limit that a step sets.

    Args:
        step: The step.
    """

    def __init__(self, step: Step) -> None:
        self._step = step
        own = [part for line in step.play for part in parse_line(line)]
        self.allowed: tuple[str, ...] | None = None  # None: everything legal
        if step.allow is not None:
            self.allowed = (*step.allow, *own)
        elif not step.goal or step.play:
            self.allowed = tuple(own)

    def check(self, state: Any, action: Action) -> None:  # noqa: ARG002 - as every limit
        """See `players.table.Limit`.

        Raises:
            OffTheStep: If the step is about something else.
        """
        reason = next((one.say for one in self._step.on_wrong if one.pick and fits(one.pick, action)), None)
        if self.allowed is None and reason is None:
            return
        if reason is None and any(fits(pattern, action) for pattern in self.allowed or ()):
            return
        raise OffTheStep(action, self._step, reason or NO_TEXT, self.allowed or ())

    def shows(self, state: Any, action: Action) -> bool:  # noqa: ARG002 - as every limit
        """See `players.table.Limit`: what is allowed, and what the author has an answer to."""
        answered = any(one.pick and fits(one.pick, action) for one in self._step.on_wrong)
        return answered or self.allowed is None or any(fits(pattern, action) for pattern in self.allowed)


def fits(pattern: str, action: Action) -> bool:
    """Return whether an action begins as a pattern says, with or without its side.

    Examples:
        >>> fits("resettle", Action.parse("gov resettle II-2"))
        True
        >>> fits("gov resettle II-3", Action.parse("gov resettle II-2"))
        False
    """
    words, said = pattern.split(), str(action).split()
    return said[: len(words)] == words or said[1 : len(words) + 1] == words
