"""Income of the FLN, A:6.1."""

import pytest

from tests.algeria.boards import Board, awaits, board, counts, run


def income(start: Board) -> int:
    """Return the AP that the FLN receives from areas alone."""
    _, events = run(start.set(fln_psl=1).awaiting(), "begin_fln_reinforcement")
    return sum(event.change for event in events if getattr(event, "why", "") == "income")


def support(start: Board) -> int:
    """Return the AP that the FLN receives for its PSL."""
    _, events = run(start.awaiting(), "begin_fln_reinforcement")
    return sum(event.change for event in events if getattr(event, "why", "") == "income-support")


@pytest.mark.parametrize(("area", "ap"), [("ALGIERS", 5), ("II-2", 2), ("I-2", 0)])
def test_a_controlled_area_pays(area: str, ap: int):
    """An area under FLN control gives 5 AP if Urban, 2 if Rural, none if Remote, units or not."""
    assert income(board().control("fln", area)) == ap


@pytest.mark.parametrize(("area", "ap"), [("ALGIERS", 2), ("II-2", 1), ("I-2", 0)])
@pytest.mark.parametrize("name", ["front-1", "cadre-1", "band-1", "failek-1"])
def test_a_contested_area_pays_where_the_fln_is_present(area: str, ap: int, name: str):
    """An area that nobody controls gives 2 or 1 AP if any FLN unit is there, in any box."""
    assert income(board().put(name, area, "OC")) == ap
    assert income(board().put(name, area, "UG")) == ap


def test_a_contested_area_without_able_units_pays_nothing():
    """Neutralized units bring in nothing, nor does an empty area."""
    assert income(board().put("band-1", "II-2", "OC", "N")) == 0
    assert income(board()) == 0


def test_an_area_of_the_government_pays_nothing():
    """Where the Government is in control there is no income, though the FLN is present."""
    assert income(board().put("cadre-1", "ALGIERS").control("gov", "ALGIERS")) == 0


@pytest.mark.parametrize(
    ("start", "ap"),
    [
        (board().control("fln", "ORAN").mark("terror", "ORAN"), 4),
        (board().control("fln", "II-2").mark("terror", "II-2"), 1),
        (board().put("cadre-1", "II-2").mark("terror", "II-2"), 0),
        (board().mark("terror", "II-2"), 0),
    ],
)
def test_terror_takes_one_from_an_area_that_pays(start: Board, ap: int):
    """A Terror marker lowers the income of an area by 1, never below 0."""
    assert income(start) == ap


def test_a_resettled_area_pays_nothing():
    """A resettled area is Remote."""
    assert income(board().control("fln", "II-2").mark("resettled", "II-2")) == 0


@pytest.mark.parametrize(("psl", "ap"), [(1, 1), (10, 1), (11, 2), (50, 5), (51, 6), (99, 10)])
def test_support_gives_a_tenth_rounded_up(psl: int, ap: int):
    """The FLN receives a tenth of its PSL in AP, rounded up."""
    assert support(board().set(fln_psl=psl)) == ap


def test_naval_points_lower_the_income_from_support():
    """Each Naval Point takes 1, not below 0; area income is not touched."""
    assert support(board().set(naval=2)) == 3
    assert support(board().set(naval=9)) == 0
    assert income(board().set(naval=9).control("fln", "ORAN")) == 5


def test_the_active_border_zone_lowers_the_income_from_support():
    """Then the active Border Zone takes its DRM, not below 0; an inactive one takes nothing."""
    assert support(board("1958").set(border_zone_active=True)) == 6 - 2 - 2
    assert support(board("1958").set(naval=5, border_zone=-3, border_zone_active=True)) == 0
    assert support(board("1958")) == 4


def test_ap_end_at_99():
    """AP beyond 99 are lost."""
    state, _ = run(board().control("fln", "ORAN").set(fln_ap=96).awaiting(), "begin_fln_reinforcement")

    assert state.fln_ap == 99


def test_areas_pay_before_support():
    """Areas come first, in map order, then support."""
    start = board().control("fln", "ORAN", "II-2")

    _, events = run(start.awaiting(), "begin_fln_reinforcement")

    assert counts(events, "fln_ap") == [("fln_ap", 2), ("fln_ap", 5), ("fln_ap", 5)]
    assert {event.rule for event in events if hasattr(event, "change")} == {"A:6.1"}


def test_then_the_fln_spends():
    """After income the FLN decides what to build; the OAS is placed first if the FLN controls it."""
    assert awaits(run(board().awaiting(), "begin_fln_reinforcement")[0]) == ("fln_reinforcement", "fln")
    with_oas = board().set(oas="ORAN", oas_control="fln").awaiting()
    assert awaits(run(with_oas, "begin_fln_reinforcement")[0]) == ("place_oas", "fln")
