"""The price list of a resettlement, from the constants of the model: the answer book of lesson 5."""

from fractions import Fraction

import pytest

from algeria_lab.algeria.state import State
from algeria_lab.core.events import Counted
from algeria_lab.core.game import Game
from algeria_lab.lessons.algeria.play_on import begin, play_to, quiet
from algeria_lab.lessons.resettlement import Case, award, cases, price


@pytest.fixture(scope="module")
def war() -> Game[State]:
    return before()


def before(changes: dict[str, object] | None = None) -> Game[State]:
    war = begin("1956-like", seed=9, changes=changes)
    play_to(war, turn=2, players=quiet())
    return war


def test_the_three_cases_of_the_lesson(war: Game[State]):
    found = {case.area: case for case in cases(war)}

    assert found["II-2"] == Case("II-2", "fln", front=True, income=2, income_after=0)
    assert found["IV-1"] == Case("IV-1", "", front=False, income=1, income_after=0)
    assert found["V-4"] == Case("V-4", "gov", front=False, income=0, income_after=0)


def test_the_income_is_what_the_game_pays(war: Game[State]):
    """What the case says before and after is what the next Reinforcement Phase brings."""
    for line, income in (("gov pass", 2), ("gov resettle II-2", 0)):
        twin = war.fork()
        twin.play(line)
        events = play_to(twin, turn=3, players=quiet())
        paid = [event.change for event in events if isinstance(event, Counted) and event.where == "II-2"]
        assert sum(change for change in paid if change > 0) == income


@pytest.mark.parametrize("area", ["II-2", "IV-1", "V-4"])
def test_the_award_is_three_dice_with_or_without_a_front(war: Game[State], area: str):
    start = war.state

    odds = war.odds(f"gov resettle {area}", of=lambda after: award(start, after))

    assert odds.mean(lambda points: points) == Fraction(21, 2)
    assert odds.chance(lambda points: points >= 12) == Fraction(3, 8)
    assert odds[3] == odds[18] == Fraction(1, 216)


def test_the_swing_is_what_the_odds_say(war: Game[State]):
    """The mean swing of the price list is the mean change of both tracks by exact odds."""
    start = war.state
    for area in ("II-2", "IV-1", "V-4"):
        lead = war.odds(f"gov resettle {area}", of=lambda after: after.fln_psl - after.gov_psl)
        mean = lead.mean(lambda points: points) - (start.fln_psl - start.gov_psl)
        assert price(start, area).at_once == mean


@pytest.mark.parametrize(
    ("area", "at_once", "turns"),
    [
        ("II-2", Fraction(17, 2), Fraction(11, 2)),
        ("IV-1", Fraction(23, 2), None),
        ("V-4", Fraction(23, 2), None),
    ],
)
def test_when_it_pays_without_feedback(
    war: Game[State], area: str, at_once: Fraction, turns: Fraction | None
):
    found = price(war.state, area)

    assert found.at_once == at_once
    assert found.turns_to_pay(feedback=False) == turns
    assert found.turns_to_pay(feedback=True) is None


def test_an_area_that_the_fln_controls_without_a_front_pays_later(war: Game[State]):
    state = war.state.copy()
    state.control["IV-1"] = "fln"

    assert price(state, "IV-1").turns_to_pay(feedback=False) == Fraction(23, 2)


def test_the_price_follows_the_constants_of_the_model():
    changed = before(
        {"resettlement_award_dice": 1, "resettled_charge": 0, "terror_charge": 0, "psl_per_ap": 0}
    )

    found = price(changed.state, "II-2")

    assert (found.at_once, found.charge, found.feedback) == (Fraction(3, 2), 0, 0)
    assert found.turns_to_pay(feedback=True) == 0
