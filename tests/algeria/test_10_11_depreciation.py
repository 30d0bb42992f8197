"""Depreciation, A:10.11."""

import pytest

from algeria_lab.algeria.phases.interphase import depreciate
from algeria_lab.core.events import Mod
from tests.algeria.boards import board, carry_out, counts, roll, rolls


@pytest.mark.parametrize(
    ("amount", "loss"),
    [
        (1, 1),
        (5, 1),
        (6, 2),
        (10, 2),
        (11, 3),
        (15, 3),
        (16, 4),
        (20, 4),
        (21, 5),
        (24, 5),
        (25, 6),
        (99, 6),
    ],
)
def test_the_more_there_is_the_more_is_lost(amount: int, loss: int):
    """The loss number grows with the amount; a roll up to it loses that many points."""
    state, _ = carry_out(board().set(fln_ap=amount), depreciate, faces=[loss])
    assert state.fln_ap == amount - loss

    if loss < 6:
        state, _ = carry_out(board().set(fln_ap=amount), depreciate, faces=[loss + 1])
        assert state.fln_ap == amount


def test_air_then_helicopters_then_ap():
    """Air Points are rolled first, then Helicopter Points, then AP; what is at 0 is skipped."""
    everything = board("1958")
    _, events = carry_out(everything, depreciate, faces=[6, 6, 6])
    assert [event.what for event in events] == [
        "depreciation-air-max",
        "depreciation-helicopter-max",
        "depreciation-fln-ap",
    ]

    _, events = carry_out(board("1958").set(air_max=0, fln_ap=0), depreciate, faces=[6])
    assert [event.what for event in events] == ["depreciation-helicopter-max"]


def test_points_are_lost_for_good():
    """Air and Helicopter Points are lost from their maximum."""
    state, events = carry_out(board("1958"), depreciate, faces=[2, 1, 6])

    assert counts(events) == [("air_max", -2), ("helicopter_max", -1)]
    assert (state.air_max, state.helicopter_max) == (4, 3)


@pytest.mark.parametrize(
    ("psl", "mods"),
    [
        (30, (Mod(-1, "low-psl", "A:12.1"),)),
        (31, ()),
        (69, ()),
        (70, (Mod(1, "high-psl", "A:12.1"),)),
    ],
)
def test_the_psl_of_the_owner_matters(psl: int, mods: tuple[Mod, ...]):
    """The owner's PSL gives -1 at 30 or less and +1 at 70 or more; the other side's does not matter."""
    _, events = carry_out(board("1958").set(gov_psl=psl, fln_psl=50), depreciate, faces=[6, 6, 6])
    assert [
        roll(events, f"depreciation-{what}").mods for what in ("air-max", "helicopter-max", "fln-ap")
    ] == [
        mods,
        mods,
        (),
    ]

    _, events = carry_out(board().set(gov_psl=50, fln_psl=psl), depreciate, faces=[6])
    assert roll(events, "depreciation-fln-ap").mods == mods


def test_naval_points_and_the_border_zone_last():
    """Naval Points and the Border Zone never depreciate."""
    state, events = carry_out(board("1960").set(air_max=0, helicopter_max=0, fln_ap=0), depreciate)

    assert (state.naval, state.border_zone, rolls(events, "depreciation-naval")) == (3, -3, [])
