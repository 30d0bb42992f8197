"""What is declared of a verb is what happens: random play shows all of it, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from algeria_lab.algeria import rules as engine
from algeria_lab.algeria.board.units import unit
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import (
    FRAMES,
    AfterFlnMission,
    EventEnd,
    FinalAdjustment,
    FlnReinforcement,
    Frame,
    GovReinforcement,
    Operations,
    Setup,
    SuppressionSide,
)
from algeria_lab.algeria.missions.airlift import LIFT
from algeria_lab.algeria.missions.engage import AIR
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import FREE, Price, Verb
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Counted, Rolled
from tests.algeria.boards import RULES, board

# What follows by itself when an action has been carried out; it may roll in any case.
FOLLOWING = engine.PHASE_FRAMES | {AfterFlnMission, SuppressionSide, EventEnd, FinalAdjustment}
WALKS = [
    (scenario, profile, seed)
    for scenario in RULES.scenarios()
    for profile in ("default", "rtt", "literal")
    for seed in (1, 2, 3)
]
MOST_ACTIONS = 800
ALL = {
    (step, name): verb
    for step, verbs in (*engine.STEPS.items(), *(("operations", own) for own in engine.OPERATIONS.values()))
    for name, verb in verbs.items()
}


class Taken(NamedTuple):
    """One action of a random war.

    Attributes:
        key: Names of the step and the verb.
        verb: What is declared.
        action: The action.
        frame: What was awaited.
        before: The position before it.
        after: The position after it, before anything follows by itself.
        rolled: Whether dice fell until then.
        paid: What was paid until then.
    """

    key: tuple[str, str]
    verb: Verb[Any]
    action: Action
    frame: Frame
    before: State
    after: State
    rolled: bool
    paid: Price


@cache
def walk(scenario: str, profile: str, seed: int) -> tuple[Taken, ...]:
    """Return the actions of random wars."""
    return tuple(_walk(scenario, profile, seed))


def _walk(scenario: str, profile: str, seed: int) -> Iterator[Taken]:
    rng = random.Random(seed)
    draft = _begin(scenario, profile, seed)
    for number in range(MOST_ACTIONS):
        if not draft.state.agenda:
            draft = _begin(scenario, profile, seed + number)
        yield take(draft, _any(rng, RULES.legal(draft.state)))
        engine.settle(draft)


def _begin(scenario: str, profile: str, seed: int) -> Draft:
    dice = SeededDice(seed)
    return Draft(RULES.new(scenario, {"profile": profile}, dice)[0], dice)


def _any(rng: random.Random, legal: tuple[Action, ...]) -> Action:
    """Return a legal action; missions are likelier than passing, and the Government spends with care."""
    verbs = sorted({action.verb for action in legal})
    if "pass" in verbs and len(verbs) > 2 and rng.random() < 0.7:
        verbs = [verb for verb in verbs if verb not in ("pass", "auto_pass")]
    verb = "done" if "mobilize" in verbs and rng.random() < 0.4 else rng.choice(verbs)
    return rng.choice([action for action in legal if action.verb == verb])


def take(draft: Draft, action: Action) -> Taken:
    """Carry out an action, without what follows by itself."""
    before = draft.state.copy()
    frame, step = engine.awaited(before)
    draft.events, draft.spent = [], {"fln": 0, "gov": 0}
    engine.resolve(draft, action)
    engine.settle(draft, FOLLOWING)
    key, rolled = (FRAMES.name(frame), action.verb), any(isinstance(one, Rolled) for one in draft.events)
    return Taken(key, step[action.verb], action, frame, before, draft.state.copy(), rolled, _paid(draft))


def _paid(draft: Draft) -> Price:
    """Return what was paid for the last action."""
    counted = [event for event in draft.events or () if isinstance(event, Counted)]
    air, helicopter = (-sum(event.change for event in counted if event.rule == rule) for rule in (AIR, LIFT))
    return Price(draft.spent["fln"], draft.spent["gov"], air, helicopter)


def _begin(scenario: str, profile: str, seed: int) -> Draft:
    dice = SeededDice(seed)
    return Draft(RULES.new(scenario, {"profile": profile}, dice)[0], dice)


def _any(rng: random.Random, legal: tuple[Action, ...]) -> Action:
    """Return a legal action; missions are likelier than passing, and the Government spends with care."""
    verbs = sorted({action.verb for action in legal})
    if "pass" in verbs and len(verbs) > 2 and rng.random() < 0.7:
        verbs = [verb for verb in verbs if verb not in ("pass", "auto_pass")]
    verb = "done" if "mobilize" in verbs and rng.random() < 0.4 else rng.choice(verbs)
    return rng.choice([action for action in legal if action.verb == verb])


def every_action() -> Iterator[Taken]:
    """Yield the actions of all walks, and one that hardly ever comes up."""
    for each in WALKS:
        yield from walk(*each)
    asked = board().set(oas="ORAN").awaiting("oas_removal", "gov").state
    yield take(Draft(asked, SeededDice(1)), Action("gov", "keep"))


@pytest.mark.parametrize(("scenario", "profile", "seed"), WALKS)
def test_dice_fall_only_where_a_verb_says_so(scenario: str, profile: str, seed: int):
    assert [
        str(one.action) for one in walk(scenario, profile, seed) if one.rolled and not one.verb.rolls
    ] == []


def test_every_verb_that_rolls_has_been_seen_to_roll():
    assert {one.key for one in every_action() if one.rolled} == {
        key for key, verb in ALL.items() if verb.rolls
    }


def test_what_ends_a_decision_takes_nothing_and_leaves_nothing_of_it():
    seen = set()
    for one in every_action():
        if one.verb.ends:
            assert one.action.args == ()
            assert not any(frame is one.frame for frame in one.after.agenda), one.action
            seen.add(one.key)

    assert seen == {key for key, verb in ALL.items() if verb.ends}


def test_what_is_repeated_names_units_and_leaves_the_decision_open():
    seen = set()
    for one in every_action():
        if one.verb.repeats:
            assert one.verb.takes in (("unit",), ("units",))
            assert type(one.after.top) is type(one.frame) or one.after.winner
            assert not one.rolled
            seen.add(one.key)

    assert seen == {key for key, verb in ALL.items() if verb.repeats}


def test_what_is_asked_first_takes_a_unit_away_or_turns_it_over():
    seen = set()
    for one in every_action():
        if one.verb.asks_first:
            single = unit(one.action.args[0])
            moved = one.before.place_of(single) != one.after.place_of(single)
            assert moved or (one.before.dispersed ^ one.after.dispersed) & single
            seen.add(one.key)

    assert seen == {key for key, verb in ALL.items() if verb.asks_first}


@pytest.mark.parametrize(("scenario", "profile", "seed"), WALKS)
def test_what_is_owed_is_what_is_paid(scenario: str, profile: str, seed: int):
    """Whenever nothing is being prepared, the prices of all actions so far have been paid."""
    owed = paid = FREE
    compared = set()
    for one in walk(scenario, profile, seed):
        if isinstance(one.frame, Operations | GovReinforcement | FlnReinforcement):
            assert paid == owed
            compared.add(owed)
        if isinstance(one.frame, Setup):
            owed = paid = FREE  # a war that ended in the middle of a mission is left behind
        owed = _sum(owed, one.verb.price(one.before, one.frame, *one.action.args))
        paid = _sum(paid, one.paid)
    assert len(compared) > 40


def _sum(one: Price, other: Price) -> Price:
    return Price(*map(sum, zip(one, other, strict=True)))
