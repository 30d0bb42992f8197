"""In which phases of a turn an order can be given that is refused where a scenario gives it."""

from __future__ import annotations

from algeria_lab.core.actions import Action, parse_line
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.table import opened

PHASED = "algeria"  # the only game that begins in a phase
PHASES = ("reinforcement", "deployment", "operations")


def phases_of(scenario: Scenario, line: str) -> tuple[str, ...]:
    """Return the phases in which a line begins with something that can be chosen; none where any would do.

    Args:
        scenario: The scenario; its game is begun anew in each phase.
        line: The line.
    """
    if scenario.game != PHASED or scenario.side == "both":
        return ()
    try:
        verb = Action.parse(parse_line(line)[0], scenario.side).verb
        found = tuple(phase for phase in PHASES if verb in _verbs(scenario, phase))
    except LabError:  # no line, or a war that comes to no such phase: nothing is said then
        return ()
    return found if len(found) < len(PHASES) else ()


def _verbs(scenario: Scenario, phase: str) -> frozenset[str]:
    start = scenario.start.model_copy(update={"phase": phase})
    game = opened(scenario.model_copy(update={"start": start})).game
    return frozenset(game.rules.verbs(game.state))
