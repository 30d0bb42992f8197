"""The moments at which keys are computed: where the steps of the guided line begin."""

from __future__ import annotations

from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.walks.autopilot import walk


def guided_moments(scenario: Scenario, voice: Voice = PLAIN) -> dict[str, Moment]:
    """Return what is read at the beginning of each step that the guided line, or a branch of it, comes to.

    The empty name is the beginning of the scenario.

    Args:
        scenario: The scenario.
        voice: How its game is told, where something cannot be computed.
    """
    return walk(scenario, voice).moments()
