"""The moments at which keys are computed: where the steps of the guided line begin."""

from __future__ import annotations

from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide


def guided_moments(scenario: Scenario) -> dict[str, Moment]:
    """Return what is read at the beginning of each step that the guided line comes to.

    The empty name is the beginning of the scenario.
    """
    guide = Guide(scenario)
    found = {"": guide.moment()}
    while guide.stage and guide.stage.step.id not in found:
        found[guide.stage.step.id] = guide.moment()
        try:
            _play_out(guide)
            guide.go_on()
        except LabError:  # the dry run tells where the line breaks off
            break
    return found


def _play_out(guide: Guide) -> None:
    stage = guide.stage
    assert stage is not None, "only called in a step"
    stage.skipped.update(stage.step.ask)
    if stage.step.watch:
        guide.watch()
    for line in stage.step.play:
        guide.play(line)
