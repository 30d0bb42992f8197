"""What waits on an agenda is worked off, and half of a door follows from it: shown by a heap of stones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from algeria_lab.core import steps
from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.agenda import Frames
from algeria_lab.core.dice import Dice, FixedDice, SeededDice
from algeria_lab.core.drafting import Draft, GameOver
from algeria_lab.core.events import Entered
from algeria_lab.core.refusals import IllegalAction, Refusal
from algeria_lab.core.steps import NOWHERE, AgendaRules, Reasons, procedure, work_off


class Take(NamedTuple):
    """A side takes one or two."""

    seat: Seat


class Pass(NamedTuple):
    """The turn goes to a side; nobody is asked."""

    to: Seat


class Roll(NamedTuple):
    """A die takes some, too."""


@dataclass
class Heap:
    """Stones on a heap; who takes the last one ends the game."""

    stones: int = 5
    turn: int = 0
    phase: str = ""
    agenda: list[Any] = field(default_factory=list)

    def copy(self) -> Heap:
        """Return an independent copy."""
        return replace(self, agenda=self.agenda.copy())

    def to_json(self) -> dict[str, object]:
        """Return what a save would check."""
        return {"stones": self.stones}


Heaps = Draft[Heap, Any]


class Verb(NamedTuple):
    """What all verbs have, and nothing else."""

    resolve: Callable[..., None]
    rule: str = "X:1"
    takes: tuple[str, ...] = ("number",)
    rolls: bool = False
    ends: bool = False


def take(draft: Heaps, frame: Take, number: str) -> None:
    draft.pop()
    draft.push(Pass("gov" if frame.seat == "fln" else "fln"))
    lose(draft, int(number))


def lose(draft: Heaps, number: int) -> None:
    draft.state.stones -= number
    if draft.state.stones <= 0:
        draft.finish()


def give_turn(draft: Heaps, frame: Pass) -> None:
    draft.state.turn += 1
    draft.begin(draft.state.turn, "turn", frame.to, "X:2")
    draft.push(Take(frame.to))


def roll(draft: Heaps, frame: Roll) -> None:
    lose(draft, draft.dice.d6())


STEP = {"take": Verb(take)}
RUNS = {**procedure(Pass, give_turn), **procedure(Roll, roll)}


class HeapRules(AgendaRules[Heap, Any, Verb]):
    """Take one or two; the last stone ends it."""

    name = "heap"
    frames = Frames({"take": Take, "pass": Pass, "roll": Roll})
    reasons = Reasons("over", "X:9", "not-yours", "not-now", "X:3")
    anywhere: Mapping[str, str] = MappingProxyType({"resign": "X:8"})

    def scenarios(self) -> tuple[str, ...]:
        """See `AgendaRules.scenarios`."""
        return ("heap",)

    def step(self, frame: Any) -> Mapping[str, Verb] | None:
        """See `AgendaRules.step`."""
        return STEP if isinstance(frame, Take) else None

    def vocabulary(self) -> tuple[str, ...]:
        """See `AgendaRules.vocabulary`."""
        return tuple(STEP)

    def legal(self, state: Heap) -> tuple[Action, ...]:
        """See `AgendaRules.legal`."""
        seat = self.to_move(state)
        return () if seat is None else (Action(seat, "take", ("1",)), Action(seat, "take", ("2",)))

    def args_refusal(self, _state: Heap, _frame: Any, verb: Verb, action: Action) -> Refusal | None:
        """See `AgendaRules.args_refusal`."""
        return None if action.args in {("1",), ("2",)} else Refusal("one-or-two", verb.rule)

    def carried_out(self, state: Heap, action: Action, dice: Dice, *, alone: bool) -> Heaps:
        """See `AgendaRules.carried_out`."""
        draft: Heaps = Draft(state.copy(), dice, listening=not alone)
        with suppress(GameOver):
            STEP[action.verb].resolve(draft, draft.state.agenda[-1], *action.args)
        work_off(draft, RUNS, frozenset({Pass}) if alone else NOWHERE)
        return draft


RULES = HeapRules()
ONE = Action("fln", "take", ("1",))


@pytest.fixture
def heap() -> Heap:
    return Heap(agenda=[Take("fln")])


def test_an_action_and_what_follows_by_itself_are_carried_out_on_a_copy(heap: Heap):
    after, events = RULES.apply(heap, ONE, SeededDice(1))

    assert (after.stones, after.turn, after.agenda) == (4, 1, [Take("gov")])
    assert events == (Entered(1, "turn", "gov", "X:2"),)
    assert (heap.stones, heap.agenda) == (5, [Take("fln")])
    assert RULES.to_move(after) == "gov"


def test_a_preview_stops_before_the_next_turn_where_nobody_decides(heap: Heap):
    after = RULES.preview(heap, ONE, SeededDice(1))

    assert (after.stones, after.turn, after.agenda) == (4, 0, [Pass("gov")])
    assert RULES.to_move(after) is None


def test_nothing_that_would_come_later_is_done_once_the_game_is_over(heap: Heap):
    heap.stones, heap.agenda = 2, [Roll(), Take("fln")]
    after, events = RULES.apply(heap, Action("fln", "take", ("2",)), FixedDice(()))

    assert (after.agenda, after.turn, events) == ([], 0, ())
    assert RULES.to_move(after) is None
    assert RULES.refuse(after, ONE) == Refusal("over", "X:9")


def test_a_game_may_end_in_what_runs_by_itself(heap: Heap):
    heap.agenda = [Pass("fln"), Roll()]
    draft: Heaps = Draft(heap, FixedDice((6,)))

    work_off(draft, RUNS)

    assert (heap.agenda, heap.turn) == ([], 0)


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (ONE, None),
        (Action("gov", "take", ("1",)), Refusal("not-yours", "X:3", {"seat": "gov", "turn": "fln"})),
        (Action("fln", "take", ("3",)), Refusal("one-or-two", "X:1")),
        (
            Action("fln", "tke"),
            Refusal("not-now", "X:3", {"verb": "tke", "known": "take", "near": "take", "step": "take"}),
        ),
        (
            Action("fln", "resing"),
            Refusal("not-now", "X:3", {"verb": "resing", "known": "take", "near": "resign", "step": "take"}),
        ),
    ],
)  # fmt: skip
def test_an_action_is_refused_for_who_decides_then_for_the_verb_then_for_its_arguments(
    heap: Heap, action: Action, refusal: Refusal | None
):
    assert RULES.refuse(heap, action) == refusal
    if refusal:
        with pytest.raises(IllegalAction) as error:
            RULES.apply(heap, action, FixedDice(()))
        assert error.value.refusal == refusal
        with pytest.raises(IllegalAction):
            RULES.preview(heap, action, FixedDice(()))


def test_the_rules_may_decide_for_a_side_themselves(heap: Heap):
    def decide(draft: Heaps) -> bool:
        frame = draft.state.agenda[-1]
        if frame.seat == "gov":
            take(draft, frame, "1")
        return bool(frame.seat == "gov")

    heap.agenda = [Pass("gov")]
    work_off(Draft(heap, SeededDice(1)), RUNS, decide=decide)

    assert (heap.stones, heap.agenda) == (4, [Take("fln")])


def test_an_agenda_that_does_not_come_to_rest_is_a_fault_of_the_rules(
    heap: Heap, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(steps, "MOST_RUNS", 20)
    heap.agenda = [Pass("fln")]

    with pytest.raises(AssertionError, match="does not come to rest"):
        work_off(Draft(heap, SeededDice(1)), {Pass: lambda draft, frame: draft.push(frame)})
