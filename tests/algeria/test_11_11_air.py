"""Air Points, A:11.11."""

import pytest

from algeria_lab.algeria.board.units import units_of
from tests.algeria.boards import Board, board, legal, play, refused, roll


def flushing(area: str = "II-1") -> Board:
    return board("1958").put("band-1", area).put("elite-1 elite-2", area).awaiting("operations", "gov")


def test_any_number_up_to_the_available_is_committed():
    """Any available Air Points may support one combat."""
    state, _ = play(flushing(), "gov flush II-1; elite-1; elite-2")

    assert legal(state, "air") == {f"gov air {points}" for points in range(1, 7)}
    assert refused(state, "gov air 7") == ("air-available", "A:11.11")


def test_the_choice_may_be_changed_until_the_mission_goes():
    """Points are only noted until the mission is carried out."""
    state, _ = play(flushing(), "gov flush II-1; elite-1; gov air 4; gov air 1")

    assert (state.air, legal(state, "air")) == (6, {f"gov air {points}" for points in (0, 2, 3, 4, 5, 6)})
    assert refused(state, "gov air 1") == ("air-same", "A:11.11")


def test_each_point_adds_a_die_to_the_firepower():
    """One d6 a point is added to the Government's firepower before the column is found."""
    state, events = play(flushing(), "gov flush II-1; elite-1; gov air 2; gov done", faces=[1, 1, 3, 6, 5])

    assert roll(events, "gov-fire").limit == 9 + 6 + 5
    assert (state.air, state.air_max) == (4, 6)


def test_never_in_cities():
    """Air Points are not used in Urban areas."""
    state, _ = play(flushing("ORAN"), "gov flush ORAN; elite-1")

    assert legal(state, "air") == set()
    assert refused(state, "gov air 1") == ("air-urban", "A:11.11")


def test_they_are_lost_without_a_combat():
    """Committed points are spent even when nobody is contacted or everybody evades."""
    state, _ = play(flushing(), "gov flush II-1; elite-1; gov air 3; gov done", faces=[6])
    assert state.air == 3

    start = board("1958").put("band-1", "II-1", "OC").put("elite-1", "II-1")
    start.awaiting("react", "gov", "II-1", quarry=units_of(["band-1"]), air=0, group=0, mission="raid")
    state, _ = play(start, "gov pick elite-1; gov air 2; gov done", faces=[1], alone=True)
    assert state.air == 4


@pytest.mark.parametrize(("air", "offers"), [(0, set()), (1, {"gov air 1"})])
def test_no_more_than_there_are(air: int, offers: set[str]):
    """With none available none are committed."""
    assert legal(play(flushing().set(air=air), "gov flush II-1; elite-1")[0], "air") == offers
