"""What actions cost, in words."""

import pytest

from algeria_lab.algeria.steps import Price
from algeria_lab.algeria.units import units_of
from algeria_lab.core.actions import parse_line
from algeria_lab.views.algeria.plans import RULES
from algeria_lab.views.algeria.prices import line_price, price_text
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.lines import follow
from tests.algeria.boards import Board, board

EN, FR = Words("en"), Words("fr")
BAND = units_of(["band-1"])


@pytest.mark.parametrize(
    ("halves", "english", "french"),
    [
        (0, "", ""),
        (1, "−0.5 support", "−0,5 point de soutien"),
        (2, "−1 support", "−1 point de soutien"),
        (3, "−1.5 support", "−1,5 point de soutien"),
        (4, "−2 support", "−2 points de soutien"),
    ],
)
def test_support_is_counted_in_points_and_written_the_readers_way(halves: int, english: str, french: str):
    assert (price_text(Price(halves=halves), EN), price_text(Price(halves=halves), FR)) == (english, french)


def test_what_is_paid_in_several_ways_is_listed():
    assert price_text(Price(ap=3), EN) == "−3 AP"
    assert price_text(Price(air=1, helicopter=2), EN) == "−1 Air Point, −2 Helicopter Points"


def flushing() -> Board:
    start = board("1958").set(air=6, helicopter=6).put("band-1", "I-1").put("elite-1", "I-1")
    return start.put("elite-2", "II-1").put("division-1", "I-1")


@pytest.mark.parametrize(
    ("start", "line", "price"),
    [
        (
            flushing().awaiting("operations", "gov"),
            "flush I-1; lift elite-2; pick elite-2; air 2; done",
            "−2 Air Points, −1 Helicopter Point",
        ),
        (
            flushing().awaiting("operations", "gov"),
            "flush I-1; pick elite-1; air 3; air 1; done",
            "−1 Air Point",
        ),
        (
            flushing().awaiting(
                "react", "gov", "I-1", quarry=units_of(["band-1"]), air=3, group=0, mission="raid"
            ),
            "decline",
            "",
        ),
        (board().put("band-1", "I-1").awaiting("operations", "fln"), "raid I-1; pick band-1; done", "−1 AP"),
        (board().put("band-1", "I-1").awaiting("raid", "fln", "I-1", group=0), "pick band-1; done", "−1 AP"),
        (board().put("band-1", "I-1").awaiting("operations", "fln"), "move band-1; to I-2", ""),
        (
            board("1958").awaiting("gov_reinforcement", "gov"),
            "mobilize elite-1; to I-1; buy naval",
            "−6 support",
        ),
    ],
)
def test_a_line_costs_what_its_actions_cost_together(start: Board, line: str, price: str):
    reached = follow(RULES, start.state, line, EN)

    assert reached.notice is None
    assert len(reached.actions) == len(parse_line(line))
    assert line_price(reached.positions, reached.actions, EN) == price
