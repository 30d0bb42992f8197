"""Deploy: French pieces to where they serve, home in the end; or a Sector is resettled [CT-12.4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.reading import GUARD, neighbours, threat
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, SECTORS, is_city
from algeria_lab.twilight.operations.common import in_force
from algeria_lab.twilight.pieces import FP, FRENCH, FT, GB, A, B, U
from algeria_lab.twilight.special.deploy import MOST_PIECES, MOST_SPACES, may_deploy, resettlement_refusal
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State

A_POINT: Final = 3
"""Pieces in Available for a point of Commitment in the last Round [CT-6.2]."""


def deploy(plan: Plan) -> bool:
    """Deploy or resettle within a Train, whichever serves; return whether anything was done."""
    state = plan.state
    if state.is_final_campaign:
        return bring_home(plan)
    wishes = _wishes(state)
    if len(wishes) >= 2:
        return _send(plan, wishes)
    return resettle(plan) or (bool(wishes) and _send(plan, wishes))


def resettle(plan: Plan) -> bool:
    """Resettle a Sector at Opposition, where that is possible."""
    state = plan.state
    spaces = [
        space
        for space in SECTORS
        if state.support[space] == OPPOSE and resettlement_refusal(state, space) is None
    ]
    if not spaces or not plan.act("deploy"):
        return False
    return plan.act("resettle", max(spaces, key=state.fln_pieces))


def _wishes(state: State) -> list[tuple[float, int, int]]:
    """Return up to six French pieces in Available and where each serves most: worth, kind, space."""
    row = state.pieces[AVAILABLE]
    left = {kind: row[kind] for kind in FRENCH}
    if in_force(state, "balky"):
        left[FP] = 0
    rated = [
        (value, kind, space)
        for space in ALGERIA
        if may_deploy(state, space)
        for kind, value in _values(state, space)
        if left[kind]
    ]
    wishes: list[tuple[float, int, int]] = []
    spaces: set[int] = set()
    for value, kind, space in sorted(rated, reverse=True):
        if len(wishes) >= MOST_PIECES or not left[kind] or value < 0.3:
            continue
        if space not in spaces and len(spaces) >= MOST_SPACES:
            continue
        left[kind] -= 1
        spaces.add(space)
        wishes.append((value, kind, space))
    return wishes


def _values(state: State, space: int) -> list[tuple[int, float]]:
    """Return what another piece of each kind, and the next ones, would be worth in a space."""
    row, population = state.pieces[space], state.pop(space)
    troops, police = state.troops(space), state.police(space)
    values: list[tuple[int, float]] = []
    if population and state.support[space] != SUPPORT:
        if not troops:
            values.append((FT, 0.4 * population * (1 - state.support[space])))
        if not police:
            values.append((FP, 0.4 * population * (1 - state.support[space])))
    lacking = GUARD - state.cubes(space)
    if population and (state.support[space] == SUPPORT or is_city(space)):
        values += [(FP, 0.25 * population)] * max(0, lacking)
    lead = state.gov_pieces(space) - state.fln_pieces(space)
    if population and lead <= 1 and row[U] + row[A]:
        values += [(FP, 0.3 * population)] * max(0, 2 - lead)
    near = max([threat(state, beside) for beside in neighbours(space) if state.pieces[beside][B]], default=0)
    if near or row[B]:
        values += [(FT, 0.1 * (near + 3 * row[B]))] * max(0, 4 - troops)
    if population and not is_city(space) and not row[GB] and state.has_room_for_base(space) and lead > 0:
        values.append((GB, 0.4 * population + 0.2 * (state.support[space] != SUPPORT)))
    return values


def _send(plan: Plan, wishes: list[tuple[float, int, int]]) -> bool:
    if not plan.act("deploy"):
        return False
    for space in dict.fromkeys([space for _, _, space in wishes]):
        plan.act("deploy", space)
    for _, kind, space in wishes:
        plan.act("move", AVAILABLE, space, kind, 1)
    return plan.act("done")


def bring_home(plan: Plan) -> bool:
    """Send French pieces that hold nothing to Available: in the last Round three are a Commitment."""
    state = plan.state
    idle = {space: _idle(state, space) for space in ALGERIA if may_deploy(state, space)}
    spaces = sorted([space for space in idle if idle[space]], key=lambda space: -idle[space])[:MOST_SPACES]
    held = sum([state.pieces[AVAILABLE][kind] for kind in FRENCH])
    count = min(MOST_PIECES, sum([idle[space] for space in spaces]))
    count = (held + count) // A_POINT * A_POINT - held
    if count <= 0 or not plan.act("deploy"):
        return False
    for space in spaces:
        plan.act("deploy", space)
        for kind in (GB, FT, FP):
            sent = min(count, idle[space], plan.state.pieces[space][kind])
            if sent and plan.act("move", space, AVAILABLE, kind, sent):
                count -= sent
                idle[space] -= sent
    return plan.act("done")


def _idle(state: State, space: int) -> int:
    """Return how many French pieces of a space hold neither Support nor Control against Guerrillas."""
    row = state.pieces[space]
    french = row[FT] + row[FP] + row[GB]
    if not state.is_populated(space):
        return french
    fln = row[U] + row[A] + row[B]
    keep = GUARD if state.support[space] == SUPPORT else 0
    if fln and state.support[space] != OPPOSE:
        keep = max(keep, fln + 1)
    return max(0, min(french, state.gov_pieces(space) - keep))
