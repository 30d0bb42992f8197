"""What actions cost, in words."""

import pytest

from algeria_lab.algeria.board.units import units_of
from algeria_lab.algeria.frames import Preparing
from algeria_lab.algeria.spending import half_points
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import FREE, Price
from algeria_lab.core.actions import Action, parse_line
from algeria_lab.views.algeria.choosing.choices import make_choices
from algeria_lab.views.algeria.choosing.plans import RULES
from algeria_lab.views.algeria.choosing.prices import (
    begun_price,
    line_price,
    owed,
    paid,
    price_of,
    price_text,
)
from algeria_lab.views.algeria.choosing.thresholds import crossings, warnings
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.lines import NO_DICE, begun, follow
from tests.algeria.boards import Board, board
from tests.views.algeria.wars import told

EN, FR = Words("en"), Words("fr")
BAND = units_of(["band-1"])
RAID = "AP −1 (7 → 6)"


def spent(price: Price, words: Words = EN) -> str:
    return price_text(board("1958").set(gov_psl=49, fln_ap=7, air=6, helicopter=4).state, price, words)


@pytest.mark.parametrize(
    ("halves", "english", "french"),
    [
        (0, "", ""),
        (1, "support −½ (49 → 48½)", "soutien −½ (49 → 48½)"),
        (2, "support −1 (49 → 48)", "soutien −1 (49 → 48)"),
        (3, "support −1½ (49 → 47½)", "soutien −1½ (49 → 47½)"),
        (32, "support −16 (49 → 33)", "soutien −16 (49 → 33)"),
    ],
)
def test_support_is_told_with_what_it_leaves_and_halves_as_on_the_track(
    halves: int, english: str, french: str
):
    assert (spent(Price(halves=halves)), spent(Price(halves=halves), FR)) == (english, french)


def test_what_is_paid_in_several_ways_is_listed():
    assert spent(Price(ap=3)) == "AP −3 (7 → 4)"
    assert spent(Price(air=1, helicopter=2)) == "Air Points −1 (6 → 5), Helicopter Points −2 (4 → 2)"


def flushing() -> Board:
    start = board("1958").set(air=6, helicopter=6).put("band-1", "I-1").put("elite-1", "I-1")
    return start.put("elite-2", "II-1").put("division-1", "I-1")


@pytest.mark.parametrize(
    ("start", "line", "price"),
    [
        (
            flushing().awaiting("operations", "gov"),
            "flush I-1; lift elite-2; pick elite-2; air 2; done",
            "Air Points −2 (6 → 4), Helicopter Points −1 (6 → 5)",
        ),
        (
            flushing().awaiting("operations", "gov"),
            "flush I-1; pick elite-1; air 3; air 1; done",
            "Air Points −1 (6 → 5)",
        ),
        (
            flushing().awaiting(
                "react", "gov", "I-1", quarry=units_of(["band-1"]), air=3, group=0, mission="raid"
            ),
            "decline",
            "",
        ),
        (
            board().put("band-1", "I-1").awaiting("operations", "fln"),
            "raid I-1; pick band-1; done",
            "AP −1 (7 → 6)",
        ),
        (
            board().put("band-1", "I-1").awaiting("raid", "fln", "I-1", group=0),
            "pick band-1; done",
            "AP −1 (7 → 6)",
        ),
        (board().put("band-1", "I-1").awaiting("operations", "fln"), "move band-1; to I-2", ""),
        (
            board("1958").awaiting("gov_reinforcement", "gov"),
            "mobilize elite-1; to I-1; buy naval",
            "support −6 (50 → 44)",
        ),
    ],
)
def test_a_line_costs_what_its_actions_cost_together(start: Board, line: str, price: str):
    reached = follow(RULES, start.state, line, EN)

    assert reached.notice is None
    assert len(reached.actions) == len(parse_line(line))
    assert price_text(start.state, line_price(reached.positions, reached.actions), EN) == price


def priced() -> list[tuple[State, Action, Price]]:
    """Return every choice of random wars that costs something."""
    found = []
    for state, legal, _ in told():
        for action in legal:
            price = owed(state, action) if price_of(state, action) != FREE else FREE
            if price != FREE:
                found.append((state, action, price))
    return found


def test_what_a_choice_leaves_is_what_is_there_once_it_is_made():
    """Asked of every choice that is paid at once, in wars of all scenarios."""
    asked = {"fln": 0, "gov": 0}
    for state, action, price in priced():
        if action.verb == "mobilize" or isinstance(state.top, Preparing) or RULES.verb(state, action).rolls:
            continue
        after = begun(RULES, state, action)
        if after is None or not after.agenda or after.phase != state.phase or after.top != state.top:
            continue
        left = paid(state, price)
        assert (left.fln_ap, half_points(left)) == (after.fln_ap, half_points(after)), action
        assert (left.air, left.helicopter) == (after.air, after.helicopter) or action.verb == "buy", action
        asked[action.seat] += 1

    assert min(asked.values()) > 100


def test_a_unit_is_paid_where_it_arrives_for_the_price_told_before():
    start = board("1958").set(gov_psl=49).awaiting("gov_reinforcement", "gov").state
    chosen = RULES.preview(start, Action.parse("gov mobilize brigade-1"), NO_DICE)
    arrived = RULES.preview(chosen, Action.parse("gov to I-1"), NO_DICE)

    assert price_text(chosen, begun_price(chosen), EN) == "support −2 (49 → 47)"
    assert half_points(paid(chosen, begun_price(chosen))) == half_points(arrived) == 94


# Thresholds


COUP = (
    "At 30 or less one die is rolled at the end of every turn: "
    "on 6 or more a coup d’état is attempted [A:11.4]."
)
LOW = (
    "From now on Government units that were put out of action come back less easily (−1), "
    "and it loses aircraft and helicopters more easily (−1) [A:12.1]."
)


def warned(words: Words = EN, halves: int = 32, **tracks: object) -> list[str]:
    return warnings(board("1958").set(**tracks).state, Price(halves=halves), words)


def test_an_army_that_costs_sixteen_says_what_it_brings_about():
    assert warned(gov_psl=46) == [
        "This leaves Government support at 30.",
        COUP,
        (
            "At 30 or less when the next Reinforcement Phase begins, the OAS, a secret army of Europeans "
            "against independence, comes into play [A:11.3]."
        ),
        LOW,
    ]
    assert warned(gov_psl=47) == []
    assert FR.faults == [] == EN.faults
    assert len(warned(FR, gov_psl=46)) == 4


def test_high_support_and_the_oas_that_could_leave_are_thresholds_too():
    assert len(warned(gov_psl=71, halves=4)) == 2
    assert len(warned(gov_psl=72, halves=4, oas="FRANCE", oas_control="gov")) == 2
    assert len(warned(gov_psl=71, halves=2, oas="FRANCE", oas_control="gov")) == 2


def test_what_was_crossed_before_is_not_told_again():
    assert warned(gov_psl=30, halves=4) == []
    assert warned(gov_psl=65, halves=4) == []


def test_the_last_point_ends_the_war_where_it_may_be_paid():
    state = board("1958", "literal").set(gov_psl=2).state

    assert warnings(state, Price(halves=4), EN)[1] == "At 0 the war ends, and the FLN has won [A:12.2]."


def test_a_choice_warns_exactly_where_a_threshold_is_crossed():
    """The rules say of the position after the choice what they did not say of the one before."""
    crossed = 0
    for state, legal, _ in told():
        if state.phase != "reinforcement" or not any(action.seat == "gov" for action in legal):
            continue
        for choice in make_choices(state, legal, EN):
            after = state
            for action in parse_line(choice["id"]):
                after = (
                    RULES.preview(after, RULES.complete(after, action), NO_DICE) if after.agenda else after
                )
            if after.phase != state.phase or not choice.get("price") or "mobilize" in choice["id"]:
                continue
            assert choice.get("warns", False) == bool(crossings(state, after)), choice["id"]
            crossed += choice.get("warns", False)

    assert crossed > 0
