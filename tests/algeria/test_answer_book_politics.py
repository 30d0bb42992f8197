"""The answer book, continued: bills, support, resettlement, barrier, Terror, coups, events."""

from __future__ import annotations

from fractions import Fraction as F
from math import prod

import pytest

from algeria_lab.algeria import interphase
from algeria_lab.algeria.coup import check_coup
from algeria_lab.algeria.fln_reinforcement import BUILD_COST, area_income, support_income
from algeria_lab.algeria.gov_reinforcement import activation_price, inactive
from algeria_lab.algeria.random_events import run_phase
from algeria_lab.algeria.rules import RUNS
from algeria_lab.algeria.state import NOT_MOBILIZED
from algeria_lab.algeria.units import CADRES, count, unit, units_of
from algeria_lab.core.dice import FixedDice
from tests.algeria.boards import RULES, Board, State, board, counts, legal, play, psl, run
from tests.algeria.chances import awaited, chances, of_procedure


def government() -> Board:
    return board().awaiting("operations", "gov")


def set_up(scenario: str) -> State:
    state, _ = RULES.new(scenario, {}, FixedDice([1, 1]))
    return play(state, "gov quick; fln quick", alone=True)[0]


# 8.6 Bills


@pytest.mark.parametrize(("scenario", "bill"), [("1954", 2), ("1958", 17), ("1960", 18)])
def test_8_6_the_bill_of_a_turn(scenario: str, bill: int):
    """What it costs to keep everybody active, the barrier included where there is one."""
    state, _ = play(set_up(scenario), *[], faces=[]) if False else (set_up(scenario), ())
    started, _ = run(Board.of(state).awaiting(), "begin_gov_reinforcement")
    barrier = 1 if "gov border activate" in legal(started) else 0

    assert F(activation_price(started, inactive(started)), 2) + barrier == bill


def test_8_6_the_bill_of_1958_is_paid_twice():
    """From PSL 50 it can be paid in full in two turns and not in a third."""
    state, _ = run(Board.of(set_up("1958")).awaiting(), "begin_gov_reinforcement")
    for left in (33, 16):
        state, _ = play(state, "gov activate all; gov border activate")
        assert (state.gov_psl, state.gov_half) == (left, 0)
        state, _ = run(Board.of(interphase_over(state)).awaiting(), "begin_gov_reinforcement")

    assert "gov activate all" not in legal(state) or "gov border activate" not in legal(play(state, "gov activate all")[0])


def interphase_over(state: State) -> State:
    """Return the position after Redeployment."""
    from tests.algeria.boards import carry_out

    return carry_out(state, interphase.redeploy)[0]


@pytest.mark.parametrize(("gov", "fln", "bonus"), [(15, 4, 5), (25, 0, 12)])
def test_8_6_control_pays_half_the_lead(gov: int, fln: int, bonus: int):
    """15 areas against 4 give 5 PSP; all 25 give 12, less than the bill of 1958."""
    from algeria_lab.algeria.geography import AREA_IDS
    from tests.algeria.boards import carry_out

    start = board().control("gov", *AREA_IDS[:gov]).control("fln", *AREA_IDS[gov : gov + fln])

    assert carry_out(start, interphase.reward_control)[0].gov_psl == 65 + bonus
    assert bonus < 17
