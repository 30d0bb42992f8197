"""Slow French Reaction, A:13.1."""

import pytest

from tests.algeria.boards import Board, board, legal, play, refused, run


def slow(**values: object) -> Board:
    return board().set(slow_reaction=True, **values).awaiting("gov_reinforcement", "gov")


@pytest.mark.parametrize("first", ["gov mobilize brigade-1; gov to V-3", "gov buy air", "gov buy naval"])
def test_one_mobile_unit_or_point_a_turn(first: str):
    """After one mobile unit or one Point no other is mobilized this turn."""
    state, _ = play(slow(), first)

    assert refused(state, "gov mobilize elite-1") == ("slow-allowance", "A:13.1")
    for points in ("air", "helicopter", "naval"):
        assert refused(state, f"gov buy {points}") == ("slow-allowance", "A:13.1")


def test_police_and_the_border_zone_are_not_limited():
    """Police may be mobilized before and after, in any number; the Border Zone too."""
    state, _ = play(
        slow(independent=True, border_zone=0),
        "gov mobilize police-1; gov to V-3; gov buy air",
        "gov mobilize police-2; gov to V-3; gov mobilize police-3; gov to V-3; gov border improve",
    )

    assert (state.border_zone, state.patrols("V-3")) == (-1, 3)


def test_the_allowance_comes_back_every_turn():
    """Next turn there is one again."""
    state, _ = play(slow(), "gov buy air")
    state, _ = run(Board.of(state).put("cadre-1", "V-3", "UG").awaiting(), "final_adjustment")

    assert "gov buy air" in legal(Board.of(state).awaiting("gov_reinforcement", "gov"))


@pytest.mark.parametrize(
    ("text", "area"),
    [
        ("gov civil_affairs", "II-1"),
        ("gov suppress", "II-1"),
        ("gov resettle", "II-1"),
    ],
)
def test_three_missions_are_forbidden(text: str, area: str):
    """No Civil Affairs, Suppression or Population Resettlement; Intelligence stays possible."""
    start = slow().put("police-1", area).put("cadre-1", area, "UG").awaiting("operations", "gov")

    assert refused(start, f"{text} {area}") == ("slow-reaction", "A:13.1")
    assert f"gov intelligence {area}" in legal(start)


@pytest.mark.parametrize(("fln", "gov", "ends"), [(66, 65, True), (65, 65, False), (50, 65, False)])
def test_it_ends_when_the_fln_is_ahead(fln: int, gov: int, ends):
    """It ends for good when a Government half begins with FLN PSL above the Government's."""
    state, _ = run(slow(fln_psl=fln, gov_psl=gov).awaiting(), "begin_gov_reinforcement")

    assert state.slow_reaction != ends
    if ends:
        again, _ = run(Board.of(state).set(fln_psl=10).awaiting(), "begin_gov_reinforcement")
        assert not again.slow_reaction


def test_the_phase_in_which_it_ends_is_free():
    """The phase that begins so is already unrestricted."""
    state, _ = run(slow(fln_psl=66, gov_psl=65).awaiting(), "begin_gov_reinforcement")

    state, _ = play(state, "gov buy air; gov buy air; gov mobilize brigade-1; gov to V-3")
    assert state.air == 2


def test_the_oas_is_not_slow():
    """The automatic Suppression of the OAS is not affected."""
    start = slow(oas="ORAN", oas_control="fln").put("band-1", "ORAN", "UG").awaiting("turn_to", "fln")

    state, _ = run(start, "oas_suppression", faces=[2])

    assert state.neutralized
