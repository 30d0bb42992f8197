"""Conditions compute what the answer book holds: exact chances and means, from positions as they stand."""

from fractions import Fraction

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.scenarios.conditions.odds import at_most
from algeria_lab.scenarios.conditions.vocabulary import Moment
from tests.algeria.boards import Board, board

RULES = AlgeriaRules()


def of(start: Board | State, text: str):
    state = start.state if isinstance(start, Board) else start
    return Expression(text, "algeria").value(Moment(RULES, state, state, state))


def government(scenario: str = "1954") -> Board:
    return board(scenario).awaiting("operations", "gov")


def some(kind: str, number: int) -> str:
    return " ".join(f"{kind}-{n}" for n in range(1, number + 1))


@pytest.mark.parametrize(
    ("patrols", "mean"),
    [*enumerate((Fraction(5, 3), Fraction(7, 6), Fraction(5, 6), Fraction(1, 2), Fraction(1, 3)))],
)
def test_8_1_what_a_propaganda_is_worth(patrols, mean):
    start = board().put("cadre-1", "II-2").put(some("police", patrols), "II-2")
    assert of(start, 'mean("fln propaganda cadre-1", fln.points)') == mean


def test_8_3_intelligence_finds_a_cadre():
    start = government().put("police-1 police-2", "II-1").put("cadre-1", "II-1", "UG")
    assert of(start, 'chance("intelligence II-1", box("cadre-1") == "OC")') == Fraction(2, 3)


@pytest.mark.parametrize(("marks", "sums"), [("", (11, 275, 11)), ("D", (22, 132, 33))])
def test_8_4_eleven_divisions(marks, sums):
    start = board().put(some("division", 11), "II-1", "OC", marks)
    texts = ('contact("division")', 'firepower(gov.units, area="II-1")', 'control_points("II-1", side="gov")')
    assert tuple(of(start, text) for text in texts) == sums


def test_8_5_control_that_is_not_sure():
    start = board().put(some("cadre", 3), "V-4").put("division-1 police-1", "V-4")
    for side in ("fln", "gov"):
        assert of(start, f'chance_in("control", control("V-4") == "{side}")') == Fraction(5, 36)


def test_8_8_support_feeds_action_points():
    assert of(board().set(fln_psl=60, naval=2), "fln.income") == 4


def test_8_9_the_award_of_a_resettlement():
    start = government().put("police-1", "II-2")
    line = '"gov resettle II-2"'
    assert of(start, f"mean({line}, change(fln.psl))") == Fraction(21, 2)
    assert of(start, f"chance({line}, change(fln.psl) >= 12)") == Fraction(3, 8)
    assert of(start, f"chance({line}, change(fln.psl) <= 7)") == Fraction(35, 216)
    assert of(start, f"after({line}, change(gov.psl))") == -1
    assert of(start, f"-mean({line}, change(balance))") == Fraction(23, 2)
    assert of(start, f'after({line}, "II-2" in resettled and kind("II-2") == "remote")') is True


@pytest.mark.parametrize(
    ("level", "chance"), [*enumerate((Fraction(1, 6), Fraction(1, 3), Fraction(1, 2), Fraction(2, 3)))]
)
@pytest.mark.parametrize("patrols", [0, 1])
def test_8_10_crossing_the_barrier(level, chance, patrols):
    start = board("1958").put("band-1", "TUNISIA").put(some("police", patrols), "I-4")
    start.set(border_zone=-level, border_zone_active=bool(level))
    found = of(start, 'chance("fln move band-1; to I-4", "band-1" in dead)')
    assert found == min(1, chance + Fraction(patrols, 6))


def test_8_10_what_the_army_abroad_brings():
    start = board("1958").put(some("failek", 3), "TUNISIA").put("cadre-1", "II-1").set(independent=True)
    assert of(start, 'mean_in("adjustment", change(fln.psl))') == of(start, "floor(firepower(abroad) / 10)")


def test_8_12_terror_is_charged_unless_the_area_recovers():
    start = board().mark("terror", "II-1").put("cadre-1", "II-1")
    assert of(start, 'chance_in("terror-recovery", "II-1" not in terror)') == Fraction(1, 3)
    assert of(start, 'charge("II-1")') == 1


@pytest.mark.parametrize(
    ("oas", "attempt", "psl", "elites"),
    [
        ("", Fraction(1, 6), Fraction(-35, 18), Fraction(5, 6)),
        ("FRANCE", Fraction(1, 3), Fraction(-77, 18), Fraction(23, 18)),
    ],
)
def test_8_14_the_coup(oas, attempt, psl, elites):
    start = board().set(gov_psl=30, oas=oas).put(some("elite", 7), "ALGIERS", "OC").awaiting()
    assert of(start, 'chance_in("coup", happened("coup"))') == attempt
    assert of(start, 'mean_in("coup", change(gov.psl)) / chance_in("coup", happened("coup"))') == psl
    assert of(start, 'mean_in("coup", elites.due) / chance_in("coup", happened("coup"))') == elites
    assert round(float(of(start, "1 - (1 - 1/6) * (1 - 1/6) * (1 - 1/6) * (1 - 1/6)")), 3) == 0.518


def test_8_16_nothing_happens_in_a_third_of_all_turns():
    assert of(board(), 'chance_in("random-event", independence)') == Fraction(1, 9)


def test_what_cannot_be_played_is_told_with_the_reason():
    start = government()
    with pytest.raises(WrongExpression, match="cannot be played there") as refused:
        of(start, '1 + chance("gov resettle II-2", true)')
    assert refused.value.column == 5
    assert of(start, 'refused("gov resettle II-2") and not legal("resettle")')
    assert of(start, 'refusal("gov resettle II-2")') == "A:9.27"
    assert of(start, 'refusal("gov pass")') == ""
    with pytest.raises(WrongExpression, match="no line of play"):
        of(start, 'legal("")')


def test_dice_leave_no_certain_result():
    start = government().put("police-1", "II-2")
    with pytest.raises(WrongExpression, match="more than one result") as caught:
        of(start, 'after("gov resettle II-2", fln.psl)')
    assert caught.value.problem == "condition-dice"


def test_too_many_outcomes_are_refused(monkeypatch):
    monkeypatch.setattr("algeria_lab.scenarios.conditions.odds.MOST_LEAVES", 15)
    with pytest.raises(WrongExpression, match="more than 15 outcomes"):
        of(government().put("police-1", "II-2"), 'chance("gov resettle II-2", fln.psl > 60)')


def test_who_sets_a_limit_for_all_odds_is_heard():
    start = government().put("police-1", "II-2")
    text = 'chance("gov resettle II-2", fln.psl > 60)'
    with at_most(40):
        of(start, text)  # counts 16 outcomes
        of(start, text)
        with pytest.raises(WrongExpression, match="outcomes"):
            of(start, text)
    of(start, text)


def test_a_limit_within_a_limit_takes_from_both():
    start = government().put("police-1", "II-2")
    text = 'chance("gov resettle II-2", fln.psl > 60)'
    with at_most(50) as left:
        with at_most(1_000):
            of(start, text)
        assert left[0] < 40
        of(start, text)
        with at_most(1_000), pytest.raises(WrongExpression, match="outcomes"):
            of(start, text)
