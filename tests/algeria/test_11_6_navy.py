"""The Navy, A:11.6."""

from tests.algeria.boards import board, run


def test_naval_points_intercept_arms():
    """Each Naval Point takes an AP from a Foreign Arms Shipment, never below 0."""
    assert run(board().set(naval=4).awaiting(), "random_events", faces=[3, 2, 3, 3])[0].fln_ap == 9
    assert run(board().set(naval=13).awaiting(), "random_events", faces=[3, 2, 6, 6])[0].fln_ap == 7


def test_naval_points_lower_income_from_support():
    """Each Naval Point takes an AP from the FLN's income for its PSL."""
    assert run(board().set(naval=4).awaiting(), "begin_fln_reinforcement")[0].fln_ap == 8


def test_naval_points_are_never_lost():
    """Neither depreciation nor Redeployment touches them."""
    start = board("1960").put("cadre-1", "V-3", "UG").awaiting()

    assert run(start, "interphase", faces=[1, 1, 1])[0].naval == 3
