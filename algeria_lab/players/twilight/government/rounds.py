"""What the Government decides in a Propaganda Round, and when pieces must come from the map [CT-12.5]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from algeria_lab.players.twilight.government.reading import GUARD, neighbours, spare_of, threat
from algeria_lab.players.twilight.government.thought import Thought
from algeria_lab.players.twilight.judging import Advice
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.twilight.frames.propaganda import BringIn, PacifyPhase, SendOut
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, CASUALTIES, OUT_OF_PLAY, SUEZ, is_city
from algeria_lab.twilight.operations.train import PRICE_OF_PACIFYING
from algeria_lab.twilight.pieces import AP, FP, FRENCH, FT, GB, POLICE, TROOPS, B
from algeria_lab.twilight.propaganda.commitment import PIECES_A_POINT, price
from algeria_lab.twilight.propaganda.redeploy import welcomes
from algeria_lab.twilight.propaganda.support import pacify_space_refusal
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State
from algeria_lab.twilight.steps import DONE

Wanted: TypeAlias = tuple[tuple[int, ...], int]
"""Kinds of cubes, and how many of them are missed."""
SAFE_COMMITMENT: Final = 16
ENOUGH_HELD: Final = 6
KEPT: Final = 4
"""Resources that Pacification leaves for the Campaign to come [CT-12.5]."""


def _advice(plan: Plan, **values: int) -> Advice | None:
    return Advice(plan.line, tuple(values.items())) if plan.line else None


def is_last_round(state: State) -> bool:
    """Return whether the game ends with this Round."""
    return state.propaganda_played >= state.propaganda_total


# --- Commitment


def bring_in(thought: Thought) -> Advice | None:
    """Bring in the pieces that cost nothing, and three more a point while Commitment is high."""
    state = thought.view
    if is_last_round(state):
        return None
    plan = Plan(state)
    left = ENOUGH_HELD - state.french_available
    number = 1 if left <= 0 else left + (1 - left) % PIECES_A_POINT
    while number > 1 and state.commitment - price(0, number) < SAFE_COMMITMENT:
        number -= PIECES_A_POINT
    _move_kinds(plan, "bring", OUT_OF_PLAY, max(1, number))
    brought = state.count(OUT_OF_PLAY, FRENCH) - plan.state.count(OUT_OF_PLAY, FRENCH)
    _end(plan, BringIn)
    return _advice(plan, pieces=brought) if brought else None


def _move_kinds(plan: Plan, verb: str, source: int, number: int) -> None:
    """Move French pieces by number: Troops first, then Police, then Bases."""
    for kind in FRENCH:
        sent = min(number, plan.state.pieces[source][kind])
        if sent and plan.act(verb, kind, sent):
            number -= sent


def _end(plan: Plan, kind: type) -> None:
    if isinstance(plan.top, kind):
        plan.act(DONE)


def send_out(thought: Thought) -> Advice | None:
    """Send out in threes what no longer serves: all of it in the last Round."""
    state = thought.view
    frame = state.agenda[-1]
    assert isinstance(frame, SendOut)
    held = _may_go(state)
    if not is_last_round(state):
        held = min(held, _superfluous(state))
    held -= held % PIECES_A_POINT
    if held <= 0:
        return None
    plan = Plan(state)
    for kind in (GB, FP, FT):
        sent = min(held, plan.state.pieces[AVAILABLE][kind])
        while sent and not plan.act("send", kind, sent):
            sent -= 1
        held -= sent
    _end(plan, SendOut)
    return _advice(plan, pieces=sum([move.args[1] for move in plan.line if move.verb == "send"]))


def _may_go(state: State) -> int:
    return state.french_available


def _superfluous(state: State) -> int:
    """Return how many Available pieces bring neither Resources nor are likely to be deployed."""
    return state.french_available - ENOUGH_HELD if state.recall == "in_effect" else 0


# --- Support


def pacify(thought: Thought) -> Advice | None:
    """Pacify where a Resource brings most Population, as far as Commitment and Resources allow."""
    state = thought.view
    frame = state.agenda[-1]
    assert isinstance(frame, PacifyPhase)
    budget = min(state.commitment - frame.spent, state.gov_resources - (0 if is_last_round(state) else KEPT))
    plan, before = Plan(state), state.total_support - state.total_opposition
    taken: set[int] = set()
    while options := [way for way in _ways(plan.state, budget) if way[2] not in taken]:
        _, steps, space = max(options)
        if not plan.act("pacify", space, steps):
            break
        budget -= PRICE_OF_PACIFYING * steps
        taken.add(space) if plan.state.support[space] == SUPPORT else None
    _end(plan, PacifyPhase)
    points = plan.state.total_support - plan.state.total_opposition - before
    return _advice(plan, points=points) if points else None


def _ways(state: State, budget: int) -> Iterator[tuple[float, int, int]]:
    """Yield ways to Pacify: points for each step paid, steps, space."""
    for space in ALGERIA:
        if pacify_space_refusal(state, space) is not None:
            continue
        steps = state.terror[space] + 1
        if PRICE_OF_PACIFYING * steps <= budget and _lasts(state, space):
            yield state.pop(space) * _lasts(state, space) / steps, steps, space


def _lasts(state: State, space: int) -> float:
    """Return how much of a level is likely to last: least where Guerrillas may bring Terror."""
    if state.support[space] == OPPOSE:
        return 1.1
    if state.guerrillas(space):
        return 0.0
    return 1.0 if state.cubes(space) >= GUARD else 0.85


# --- Redeploy


def redeploy(thought: Thought) -> Advice | None:
    """Send Troops and Police from where they are spared to where they are missed most."""
    state = thought.view
    plan = Plan(state)
    for target, wanted in _missed(state):
        if not plan.act("to", target):
            continue
        for kinds, number in wanted:
            _fetch(plan, target, kinds, number)
    moved = sum([move.args[2] for move in plan.line if move.verb == "from"])
    if not moved:
        return None
    if getattr(plan.top, "targets", None) is not None:
        plan.act(DONE)
    return _advice(plan, pieces=moved)


def _missed(state: State) -> list[tuple[int, list[Wanted]]]:
    """Return the spaces where cubes are missed, the neediest first, with the kinds and how many."""
    rated = list[tuple[int, int, list[Wanted]]]()
    for space in ALGERIA:
        wanted = list[Wanted]()
        if welcomes(state, FT, space):
            wanted.append((TROOPS, _troops_missed(state, space)))
        if welcomes(state, FP, space):
            wanted.append((POLICE, _police_missed(state, space)))
        wanted = [(kinds, number) for kinds, number in wanted if number > 0]
        if wanted:
            rated.append((state.pop(space) * 2 + threat(state, space), -space, wanted))
    return [(-space, wanted) for _, space, wanted in sorted(rated, key=lambda each: each[:2], reverse=True)]


def _troops_missed(state: State, space: int) -> int:
    if state.is_populated(space) and state.support[space] != SUPPORT:
        return 1 - state.troops(space)
    near = any(state.pieces[beside][B] for beside in neighbours(space))
    return (2 if near else 0) - state.troops(space)


def _police_missed(state: State, space: int) -> int:
    if not state.is_populated(space):
        return 0
    if state.support[space] == SUPPORT or is_city(space):
        return GUARD - state.cubes(space)
    return 1 - state.police(space)


def _fetch(plan: Plan, target: int, kinds: tuple[int, ...], number: int) -> None:
    """Bring up to a number of cubes of some kinds to the target named last."""
    state = plan.state
    sources = sorted(
        [
            (spare_of(state, space, kind), space, kind)
            for space in ALGERIA
            if space != target
            for kind in kinds
            if state.pieces[space][kind]
        ],
        reverse=True,
    )
    for _, space, kind in sources:
        sent = min(number, spare_of(state, space, kind))
        if sent > 0 and plan.act("from", space, kind, sent):
            number -= sent


def return_from_suez(thought: Thought) -> Advice | None:
    """Let the Troops come back to the most threatened space that takes them."""
    state = thought.view
    targets = [space for space in ALGERIA if welcomes(state, FT, space)]
    plan = Plan(state)
    target = max(targets, key=lambda space: _danger(state, space))
    plan.act("return", target, state.pieces[SUEZ][FT])
    return _advice(plan, pieces=state.pieces[SUEZ][FT])


def _danger(state: State, space: int) -> int:
    return sum([threat(state, near) for near in (space, *neighbours(space))])


# --- Reset, and pieces that must come from the map


def lose(thought: Thought) -> Advice | None:
    """Lose Police for good rather than Troops, and Troops rather than Bases."""
    state = thought.view
    left = getattr(state.agenda[-1], "left", 0)
    plan = Plan(state)
    for kind in (FP, FT, GB):
        number = min(left, plan.state.pieces[CASUALTIES][kind])
        if number and plan.act("lose", kind, number):
            left -= number
    return _advice(plan, pieces=getattr(state.agenda[-1], "left", 0))


def supply(thought: Thought) -> Advice | None:
    """Take cubes from where they are spared, else place no more."""
    state = thought.view
    frame = state.agenda[-1]
    kind = getattr(frame, "kind", AP)
    plan = Plan(state)
    givers = sorted([(spare_of(state, space, kind), space) for space in ALGERIA], reverse=True)
    if givers[0][0] > 0 and plan.act("take", kind, givers[0][1]):
        return _advice(plan, pieces=1)
    return None
