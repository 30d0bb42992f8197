"""The guided line, walked by itself: for previews, graphs, keys, checkpoints and dry runs."""

from __future__ import annotations

from collections.abc import Mapping

from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.acting import Acting
from algeria_lab.scenarios.guide.walks import walking
from algeria_lab.scenarios.guide.walks.walking import Told, Walk, Watcher
from algeria_lab.scenarios.quiz.verdicts import Key


def walk(
    scenario: Scenario, voice: Voice = PLAIN, told: Told | None = None, watcher: Watcher | None = None
) -> Walk:
    """Walk the guided line and every branch that it did not take; see `walking.walked`.

    Args:
        scenario: The scenario.
        voice: How the game is told.
        told: Called with each step that is begun: steps begun so far, steps in all.
        watcher: Who looks on.

    Raises:
        WrongFile, UnknownName, WrongOption: If the scenario cannot be opened; see `table.opened`.
    """
    return walking.walked(_guide(scenario, voice), told, watcher)


def guided_moments(scenario: Scenario, voice: Voice = PLAIN) -> dict[str, Moment]:
    """Return what is read at the beginning of each step that the guided line, or a branch of it, comes to.

    The empty name is the beginning of the scenario.

    Args:
        scenario: The scenario.
        voice: How its game is told, where something cannot be computed.
    """
    return walk(scenario, voice).moments()


def walked_to(scenario: Scenario, step: str, voice: Voice = PLAIN) -> Acting | None:
    """Return a guide that stands at the beginning of a step; None if neither line nor branch leads there."""
    return walking.walked_to(_guide(scenario, voice), step)


def keys_along(scenario: Scenario) -> Mapping[str, Key]:
    """Return what is right by question, as far as it is known, computed along the guided line."""
    return walking.keys_along(_guide(scenario))


def _guide(scenario: Scenario, voice: Voice = PLAIN) -> Acting:
    """Return a guide that walks by itself: it knows no keys, and computes them on the way."""
    return Acting(scenario, voice, keys={})
