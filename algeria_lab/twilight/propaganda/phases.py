"""All phases of a Propaganda Round: their decisions, and what runs by itself [CT-6]."""

from __future__ import annotations

from typing import Final, get_args

from algeria_lab.core.steps import Kinds
from algeria_lab.twilight.frames.propaganda import Phase
from algeria_lab.twilight.propaganda import commitment, redeploy, reset, resources, support, victory
from algeria_lab.twilight.steps import Runs, Steps

STEPS: Steps = {**commitment.STEPS, **support.STEPS, **redeploy.STEPS, **reset.STEPS}
RUNS: Runs = {
    **victory.RUNS,
    **resources.RUNS,
    **commitment.RUNS,
    **support.RUNS,
    **redeploy.RUNS,
    **reset.RUNS,
}
PHASES: Final[Kinds] = frozenset(get_args(Phase))
"""Where a preview stops: what belongs to the next phase is not looked at."""
