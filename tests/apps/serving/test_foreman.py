"""Whatever crosses whatever: each block is played and told once, and whoever is free takes the next one."""

from __future__ import annotations

import errno

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from algeria_lab.apps.serving.runs import foreman
from algeria_lab.apps.serving.runs.crew import IDLE
from algeria_lab.apps.serving.runs.turns import TURN
from algeria_lab.experiments.playing.protocol import Done, Drop, Full, Go, Halt, Misplaced, Play, State
from algeria_lab.experiments.playing.worker import Duty
from tests.apps.serving.rehearsed import House, Kernel, StillWaiting, Worker

any_one = st.integers(min_value=0, max_value=10**6)


class AnyOrder(RuleBasedStateMachine):
    """Everybody takes steps in any order, and time goes by."""

    duty = Duty

    @initialize(places=st.integers(1, 2), more=st.integers(0, 2))
    def begin(self, places: int, more: int) -> None:
        """Open pages, each of which wants something."""
        self.house = House(places, self.duty)
        for _ in range(places + more):
            self.house.open_page().ask()

    @rule(which=any_one, many=st.integers(1, 3))
    def a_kernel_asks(self, which: int, many: int) -> None:
        """Let a kernel want some blocks."""
        for _ in range(many):
            self.house.kernels[which % len(self.house.kernels)].ask()

    @rule(order=st.lists(any_one, min_size=4, max_size=12))
    def some_take_steps(self, order: list[int]) -> None:
        """Let some take steps."""
        for which in order:
            if steps := self.house.steps():
                steps[which % len(steps)]()

    @rule(order=st.lists(any_one, min_size=2, max_size=8), seconds=st.sampled_from([0.3, TURN]))
    def time_goes_by(self, order: list[int], seconds: float) -> None:
        """Let some take steps, and the queue look who has had enough."""
        self.some_take_steps(order)
        self.house.pass_time(seconds)

    @rule(which=any_one, what=st.sampled_from(["dropped", "died", "closed", "rested"]))
    def something_rare_happens(self, which: int, what: str) -> None:
        """Let somebody do what few do."""
        house = self.house
        kernel = house.kernels[which % len(house.kernels)]
        if what == "dropped" and kernel.wants:
            kernel.drop()
        elif what == "died" and house.workers:
            house.die(house.workers[which % len(house.workers)])
        elif what == "closed":
            house.close_page(kernel)
            house.open_page()
        elif what == "rested":
            house.pass_time(IDLE + 1)

    @invariant()
    def no_more_play_than_there_are_places(self) -> None:
        """Never play more than there are places."""
        if hasattr(self, "house"):
            hands = [worker.hand for worker in self.house.workers if worker.hand]
            assert sum(hand.state == "playing" for hand in hands) <= self.house.places

    def teardown(self) -> None:
        """Let all come to rest, and an idle worker take one more block of each."""
        if not hasattr(self, "house"):
            return
        self.house.come_to_rest()
        for kernel in self.house.kernels:
            kernel.ask()  # alone: nobody waits for whom a worker that sleeps would be told to go on
            self.house.come_to_rest()
        self.house.foreman.close()
        assert not self.house.foreman.is_busy


AnyOrder.TestCase.settings = settings(
    max_examples=200, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestAnyOrder = AnyOrder.TestCase


class Obedient(Duty):
    """What a worker was before: it stood still at each word, also where it had nothing to play."""

    @property
    def state(self) -> State:
        """Sleep, whatever there is to do."""
        return "halted" if self._halted else super().state

    def hear(self, message: Play | Halt | Go) -> None:
        """Take a block in any state."""
        if isinstance(message, Play):
            self._given = message.number
        else:
            super().hear(message)


def test_a_worker_that_stands_still_while_it_rests_is_found():
    """Else the test above could not fail: the next block was given to one that slept."""

    class WithObedientWorkers(AnyOrder):
        duty = Obedient

    found = settings(
        AnyOrder.TestCase.settings,
        max_examples=5000,
        phases=[Phase.generate],
        report_multiple_bugs=False,
        derandomize=True,
        database=None,
    )
    with pytest.raises(StillWaiting):
        run_state_machine_as_test(WithObedientWorkers, settings=found)


def house_of(places: int, pages: int) -> tuple[House, list[Kernel]]:
    house = House(places)
    return house, [house.open_page() for _ in range(pages)]


def at_work(house: House, kernel: Kernel) -> Worker:
    """Let a kernel have a block played, up to the end that it does not come to; return who plays it."""
    kernel.ask()
    house.hear(kernel)
    worker = house.workers[-1]
    if worker.hand is None:
        house.meet(worker)
    worker.hear()
    worker.move()
    return worker


def state_of(worker: Worker) -> State:
    assert worker.hand is not None
    return worker.hand.state


def test_a_block_that_is_halted_when_it_is_done_is_told_once_and_its_worker_plays_the_next():
    """The halt is on its way when the worker says that it has played; see the protocol."""
    house, (first, second) = house_of(1, 2)
    worker = at_work(house, first)
    second.ask()
    house.hear(second)
    worker.move()
    worker.move()
    house.pass_time(TURN)
    assert state_of(worker) == "halted"
    house.come_to_rest()
    first.ask()
    house.hear(first)

    assert state_of(worker) == "playing"
    house.come_to_rest()


def test_a_block_beyond_what_may_wait_is_refused_aloud(monkeypatch: pytest.MonkeyPatch):
    """Whoever asked waited for it for ever."""
    monkeypatch.setattr(foreman, "MOST_WAITING", 2)
    house, (kernel,) = house_of(1, 1)
    for _ in range(3):
        kernel.ask()
        house.hear(kernel)

    assert kernel.told.hear() == Full(3, 2)
    kernel.wants.remove(3)
    house.come_to_rest()


def test_where_no_worker_can_be_begun_whoever_asked_is_told(monkeypatch: pytest.MonkeyPatch):
    """The place was lost, and the block never played, if somebody else had given the place back."""
    house, (kernel,) = house_of(1, 1)

    def fails(*_: object) -> Worker:
        raise OSError(errno.EAGAIN, "no more processes")

    with monkeypatch.context() as patch:
        patch.setattr(house.crew, "_begin_worker", fails)
        kernel.ask()
        house.hear(kernel)
    assert kernel.told.hear() == Done(1, b"")
    kernel.wants.clear()
    kernel.ask()

    house.come_to_rest()


def test_what_a_worker_said_before_it_was_ended_is_not_heard_afterwards():
    house, (kernel,) = house_of(1, 1)
    worker = at_work(house, kernel)
    kernel.drop()
    house.hear(kernel)
    worker.move()
    worker.move()
    house.pass_time(foreman.GRACE)
    assert (state_of(worker), worker.status) == ("gone", -9)
    kernel.ask()

    house.come_to_rest()


def test_a_block_that_nobody_wants_may_come_to_its_end_and_one_that_is_halted_ends_at_once():
    house, (first, second) = house_of(1, 2)
    worker = at_work(house, first)
    first.drop()
    house.hear(first)
    house.pass_time(foreman.GRACE / 2)
    assert state_of(worker) == "playing"
    worker.move()
    worker.move()
    house.end(worker)
    assert at_work(house, first) is worker
    second.ask()
    house.hear(second)
    house.pass_time(TURN)
    assert state_of(worker) == "halted"
    first.drop()
    house.hear(first)

    assert (state_of(worker), worker.status) == ("gone", -9)


def test_a_worker_that_is_coming_to_a_block_that_nobody_wants_gets_another():
    house, (kernel,) = house_of(1, 1)
    kernel.ask()
    kernel.drop()
    house.hear(kernel)
    house.hear(kernel)
    kernel.ask()
    house.come_to_rest()

    assert len(house.workers) == 1


def test_only_so_many_blocks_are_halted():
    """Each holds the memory of a worker."""
    house, kernels = house_of(1, foreman.MOST_HALTED + 3)
    for kernel in kernels:
        kernel.ask()
        house.hear(kernel)
    for _ in kernels:
        if house.workers[-1].hand is None:
            house.meet(house.workers[-1])
        house.pass_time(TURN)

    assert [state_of(worker) for worker in house.workers].count("halted") == foreman.MOST_HALTED
    house.come_to_rest()


def test_a_kernel_that_says_what_cannot_be_meant_is_refused():
    house, (kernel,) = house_of(1, 1)
    with pytest.raises(Misplaced, match="has not told its question"):
        house.foreman.hear(kernel.line, Play(1, 1, 1))
    house.foreman.hear(kernel.line, Play(1, 1, 1, b"a question"))
    with pytest.raises(Misplaced, match="asks for block 1 twice"):
        house.foreman.hear(kernel.line, Play(1, 1, 1))
    house.foreman.hear(kernel.line, Drop(7))
