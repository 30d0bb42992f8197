"""Political support: limits and overflow, A:12.1 and A:2.3."""

import pytest

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import TurnTo
from tests.algeria.boards import agenda, board, carry_out, counts, on_top, play, psl


def change(seat: str, points: int, fln: int = 50, gov: int = 65):
    return carry_out(board().set(fln_psl=fln, gov_psl=gov), Draft.support, seat, points, "A:12.1")


@pytest.mark.parametrize(
    ("seat", "points", "fln", "gov", "end"),
    [
        ("fln", 9, 95, 65, (99, 60)),
        ("gov", 10, 40, 95, (34, 99)),
        ("fln", 4, 95, 65, (99, 65)),
        ("fln", 1, 99, 65, (99, 64)),
    ],
)
def test_a_gain_beyond_99_is_taken_from_the_other_side(
    seat: str, points: int, fln: int, gov: int, end: tuple[int, int]
):
    """PSL end at 99; the excess lowers the other side's PSL."""
    assert psl(change(seat, points, fln, gov)[0]) == end


@pytest.mark.parametrize(("seat", "points", "end"), [("fln", -60, (0, 65)), ("gov", -99, (50, 0))])
def test_a_loss_stops_at_zero(seat: str, points: int, end: tuple[int, int]):
    """PSL do not fall below 0, and the other side gains nothing from it."""
    assert psl(change(seat, points)[0]) == end


def test_an_overflow_may_end_the_war():
    """The excess may bring the other side to 0."""
    state, _ = change("fln", 6, fln=98, gov=4)

    assert (psl(state), state.winner) == ((99, 0), "fln")


def test_overflow_arises_point_by_point():
    """Points are assigned one at a time, so the last ones of a distribution may overflow."""
    start = board().set(fln_psl=98).awaiting("distribute", "fln", 3)

    state, events = play(start, "fln raise 3", alone=True)

    assert psl(state) == (99, 63)
    assert counts(events) == [
        ("fln_psl", 1),
        ("fln_psl", 1),
        ("gov_psl", -1),
        ("fln_psl", 1),
        ("gov_psl", -1),
    ]


def test_all_points_are_assigned():
    """A distribution goes on until every point is assigned, in any split."""
    start = board().awaiting("distribute", "fln", 5)
    start.state.agenda.insert(0, TurnTo("fln"))

    state, _ = play(start, "fln raise 2")
    assert on_top(state) == ("distribute", "fln", 3)
    state, _ = play(state, "fln lower 1; fln raise 2", alone=True)
    assert (psl(state), agenda(state)) == ((54, 64), [("turn_to", "fln")])


@pytest.mark.parametrize("track", ["fln_ap", "air", "helicopter", "naval"])
def test_other_tracks_lose_what_is_beyond(track: str):
    """AP and Points run from 0 to 99 without overflow."""
    full, _ = carry_out(board().set(**{track: 98}), Draft.count, track, 5, "A:2.3")
    empty, _ = carry_out(board().set(**{track: 2}), Draft.count, track, -5, "A:2.3")

    assert (getattr(full, track), psl(full), getattr(empty, track)) == (99, (50, 65), 0)
