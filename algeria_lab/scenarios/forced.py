"""Random events that an author forces: their dice are teaching dice."""

from __future__ import annotations

from collections.abc import Mapping

from algeria_lab.algeria.phases.random_events import RANDOM_EVENT
from algeria_lab.core.refusals import UnknownName
from algeria_lab.scenarios.forms.whole import Scenario

PHASE = "random_events"
GAMES = ("algeria",)


def random_events() -> dict[str, tuple[int, int]]:
    """Return the random events of *Algeria* by name, each with the tens die and the ones die that bring it.

    Of several throws it is the first in the order of the table.
    """
    throws = [(tens, ones) for tens in range(1, 7) for ones in range(1, 7)]
    found: dict[str, tuple[int, int]] = {}
    for tens, ones in throws:
        found.setdefault(RANDOM_EVENT.read(10 * tens + ones).mark, (tens, ones))
    return found


def faces_of(event: str) -> tuple[int, int]:
    """Return the dice that bring a random event.

    Raises:
        UnknownName: If there is no such event.
    """
    known = random_events()
    if event not in known:
        raise UnknownName("random event", event, known)
    return known[event]


def forced_phases(scenario: Scenario) -> Mapping[tuple[int, str], tuple[int, ...]]:
    """Return the faces that fall at the beginning of phases, by turn and phase, as the events of a file say.

    Raises:
        UnknownName: If a random event is none.
    """
    if scenario.game not in GAMES:
        return {}
    return {
        (event.turn, PHASE): faces_of(event.force) for event in scenario.events if event.force and event.turn
    }
