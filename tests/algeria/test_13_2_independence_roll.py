"""More Deterministic Independence, A:13.2."""

import pytest

from tests.algeria.boards import Board, board, psl, rolls, run


def waiting(turn: int) -> Board:
    return board().set(independence_roll=True, turn=turn).awaiting()


@pytest.mark.parametrize(("turn", "face"), [(1, 1), (3, 3), (6, 6), (8, 6)])
def test_a_roll_up_to_the_turn_number_brings_independence(turn: int, face: int):
    """Before the event a die is thrown; up to the turn number both countries become independent at once."""
    state, events = run(waiting(turn), "random_events", faces=[face, 1, 1, 2, 2, 1, 1])

    assert (state.independent, psl(state)) == (True, (52, 69))
    assert [event.what for event in events if hasattr(event, "faces")] == [
        "independence-check",
        "independence-fln",
        "independence-gov",
        "event",
    ]


@pytest.mark.parametrize(("turn", "face"), [(1, 2), (3, 4), (5, 6)])
def test_a_higher_roll_does_not(turn: int, face: int):
    """Otherwise only the event is rolled."""
    state, events = run(waiting(turn), "random_events", faces=[face, 1, 1])

    assert (state.independent, rolls(events, "independence-check")[0].limit) == (False, turn)


def test_the_event_may_be_earlier():
    """Events 51 to 54 bring independence all the same."""
    assert run(waiting(1), "random_events", faces=[2, 5, 1, 1, 1, 1, 1])[0].independent


def test_it_is_rolled_until_it_has_happened():
    """Once independent the roll is no longer made."""
    _, events = run(waiting(2).set(independent=True), "random_events", faces=[1, 1])

    assert rolls(events, "independence-check") == []


def test_without_the_option_nothing_is_rolled():
    """The roll belongs to the option."""
    assert run(board().set(turn=6).awaiting(), "random_events", faces=[1, 1])[0].independent is False
