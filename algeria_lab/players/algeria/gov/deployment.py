"""Where the Government stands: divisions spread, elite brigades together, everybody else on Patrol."""

from __future__ import annotations

from algeria_lab.algeria.board.units import DIVISIONS, ELITES, NAME_OF, NONE, Units, members
from algeria_lab.algeria.frames import Frame
from algeria_lab.algeria.phases.deployment import deployable
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.players.algeria.doctrine import Advice
from algeria_lab.players.algeria.gov.parameters import GovParameters
from algeria_lab.players.algeria.gov.reading import Garrisons, reaches
from algeria_lab.players.algeria.reading import act, each_unit
from algeria_lab.players.base import Line

DONE = act("gov", "done")
END = Advice((DONE,))


def disperse(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Disperse divisions: they find more and control more for the same price."""
    spread, massed = _divisions(state)
    changed = list(members(massed & ~state.mode_changed))[: max(p.most_dispersed - spread.bit_count(), 0)]
    return _change(changed, "dispersed")


def mass(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Concentrate the divisions beyond those that are to be dispersed: they strike harder."""
    spread, _ = _divisions(state)
    changed = list(members(spread & ~state.mode_changed))[: max(spread.bit_count() - p.most_dispersed, 0)]
    return _change(changed, "concentrated")


def _divisions(state: State) -> tuple[Units, Units]:
    """Return the dispersed and the concentrated divisions; none where nothing may be changed."""
    if state.slow_reaction:
        return NONE, NONE
    here = DIVISIONS & state.in_algeria()
    return here & state.dispersed, here & ~state.dispersed


def _change(numbers: list[int], mode: str) -> Advice | None:
    line = tuple([act("gov", "mode", NAME_OF[number], mode) for number in numbers])
    return Advice(line, (("count", len(line)),)) if line else None


def _go(state: State, number: int, area: str) -> Line:
    name = NAME_OF[number]
    if state.place[number] == area:
        return (act("gov", "patrol", name),)
    return act("gov", "deploy", name), act("gov", "to", area)


def concentrate(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Send elite brigades together to where most can be reached."""
    ready = deployable(state) & ELITES
    if not ready:
        return None
    reach = reaches(state).items()
    sizes = sorted([(worth, area) for area, worth in reach if worth >= p.least_reach], reverse=True)
    line: list[Action] = []
    groups = 0
    for _, area in sizes:
        if not ready:
            break
        for number in _nearest(state, ready, area, p.party_size):
            line += _go(state, number, area)
            ready &= ~(1 << number)
        groups += 1
    return Advice(tuple(line), (("area", sizes[0][1]), ("areas", groups))) if line else None


def _nearest(state: State, ready: Units, area: str, size: int) -> list[int]:
    """Return who goes: those who stand there already, then the others."""
    there = list(members(ready & state.at[area]))[:size]
    return there + list(members(ready & ~state.at[area]))[: size - len(there)]


def garrison(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Send units to where they change control most, if they can be spared."""
    ready = deployable(state) & ~ELITES
    if not ready:
        return None
    garrisons = Garrisons(state, p)
    line: list[Action] = []
    for number in members(ready):
        gain, area = garrisons.better_place(number)
        if area and gain >= p.least_move_gain:
            line += _go(state, number, area)
            garrisons.send(number, area)
    return Advice(tuple(line), (("count", len(line) // 2),)) if line else None


def patrol(state: State, _frame: Frame, _p: GovParameters) -> Advice | None:
    """Put everybody who stays on Patrol: it hinders the FLN and forbids nothing."""
    ready = deployable(state)
    if not ready:
        return None
    return Advice((*each_unit("gov", "patrol", ready), DONE), (("count", ready.bit_count()),))


def end_deployment(_state: State, _frame: Frame, _p: GovParameters) -> Advice | None:
    """Nobody is left to deploy."""
    return END
