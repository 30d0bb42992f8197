"""A worker as the server knows it is told what its state allows, and nothing else."""

from collections.abc import Callable

import pytest

from algeria_lab.apps.serving.runs.crew import IDLE, Crew, Hand
from algeria_lab.experiments.playing.protocol import Done, Go, Halt, Message, Misplaced, Play, State
from algeria_lab.experiments.playing.wire import Address
from algeria_lab.experiments.playing.worker import Duty
from tests.apps.serving.rehearsed import Worker

FIRST, NEXT = Play(1, 7, 1, b"a question"), Play(2, 8, 1, b"a question")
Act = Callable[[Hand[str]], object]


def hand_in(state: State) -> tuple[Hand[str], list[Message]]:
    """Return a worker in a state, coming with a block, and what it is told from then on."""
    said: list[Message] = []
    hand = Hand[str]("worker-1", Worker(Address(0, 1, "worker-1"), Duty()))
    if state != "resting":
        hand.give("first", FIRST)
    if state != "coming":
        hand.come(said.append)
    if state == "halted":
        hand.halt()
    if state == "gone":
        hand.leave()
    assert hand.state == state
    said.clear()
    return hand, said


ACTS: dict[str, Act] = {
    "come": lambda hand: hand.come(lambda _: None),
    "give": lambda hand: hand.give("next", NEXT),
    "take back": lambda hand: hand.take_back(),
    "halt": lambda hand: hand.halt(),
    "go": lambda hand: hand.go(),
    "end": lambda hand: hand.end(Done(1), 0.0),
}
# What is allowed in a state, what the state is then, and what the worker is told.
ALLOWED: dict[tuple[State, str], tuple[State, list[Message]]] = {
    ("coming", "come"): ("playing", []),
    ("coming", "take back"): ("coming", []),
    ("resting", "give"): ("playing", [NEXT]),
    ("playing", "halt"): ("halted", [Halt(1)]),
    ("playing", "end"): ("resting", []),
    ("halted", "go"): ("playing", [Go(1)]),
    ("halted", "end"): ("resting", []),
}
STATES: tuple[State, ...] = ("coming", "resting", "playing", "halted", "gone")


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("state", STATES)
def test_each_state_allows_what_is_written_and_refuses_the_rest(state: State, act: str):
    hand, said = hand_in(state)
    if (state, act) not in ALLOWED:
        with pytest.raises(Misplaced, match="worker-1 "):
            ACTS[act](hand)
        assert (hand.state, said) == (state, [])
    else:
        ACTS[act](hand)
        assert (hand.state, said) == ALLOWED[state, act]


def test_one_that_comes_is_told_what_it_was_given_and_one_that_was_relieved_rests():
    said: list[Message] = []
    hand, _ = hand_in("coming")
    hand.come(said.append)
    relieved, _ = hand_in("coming")
    relieved.take_back()
    relieved.come(said.append)

    assert said == [FIRST]
    assert (hand.state, relieved.state) == ("playing", "resting")


@pytest.mark.parametrize("state", ["playing", "halted"])
def test_the_end_of_another_block_is_refused(state: State):
    hand, _ = hand_in(state)
    with pytest.raises(Misplaced, match="says that block 2 is done, but was given 1"):
        hand.end(Done(2), 0.0)


def crew() -> tuple[Crew[str], list[Worker]]:
    begun: list[Worker] = []

    def begin(address: Address) -> Worker:
        begun.append(Worker(address, Duty()))
        return begun[-1]

    made = Crew[str](begin)
    made.address = lambda name: Address(0, 1, name)
    return made, begun


def test_a_worker_who_rests_is_given_the_next_and_ended_when_it_has_rested_for_long():
    made, begun = crew()
    hand = made.give("first", FIRST)
    made.meet("worker-1", lambda _: None)
    hand.end(Done(1), 10.0)
    assert made.give("next", NEXT) is hand
    hand.end(Done(2), 20.0)

    assert made.look_after(20.0 + IDLE) == []
    assert hand.state == "resting"
    assert made.look_after(21.0 + IDLE) == []
    assert (hand.state, [one.status for one in begun]) == ("gone", [-9])
    assert made.is_there, "it has not been seen to end"
    made.look_after(22.0 + IDLE)
    assert not made.is_there


def test_what_a_worker_had_to_play_that_ended_before_it_came_is_given_back():
    made, begun = crew()
    made.give("first", FIRST)
    begun[0].kill()

    assert made.look_after(0.0) == ["first"]
    assert made.meet("worker-1", lambda _: None) is None


def test_a_worker_comes_once():
    made, _ = crew()
    made.give("first", FIRST)

    assert made.meet("worker-1", lambda _: None)
    assert made.meet("worker-1", lambda _: None) is None
    assert made.meet("worker-2", lambda _: None) is None
