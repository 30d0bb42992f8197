"""How each step of the way stands: what of it the person has done, and what was passed over."""

from __future__ import annotations

from typing import Literal, TypeAlias

from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.guide.stage import Stage
from algeria_lab.scenarios.guide.standing import Standing

# done: played, answered and tried by the person; partly: something of it was not; shown: it was played for
# the person, or passed over; never: it was not come to.
Deed: TypeAlias = Literal["done", "partly", "shown", "never"]


def deed_of(guide: Standing, step: Step) -> Deed:
    """Return how far a person has done a step, as it was begun last."""
    stage = next((stage for stage in reversed(guide.stages) if stage.step.id == step.id), None)
    if stage is None:
        return "never"
    if stage.is_shown:
        return "shown"
    left_out = any(name not in guide.answers.tries for name in step.questions)
    is_untried = step.experiment is not None and not guide.tried(step.experiment)
    return "partly" if stage.done is None or left_out or is_untried or has_left_part(stage) else "done"


def has_left_part(stage: Stage) -> bool:
    """Return whether the other scenario that is part of a step was left before its own end."""
    return stage.step.part is not None and (stage.part is None or not stage.part.course.is_over)
