"""Chances grouped by what they change: few rows, exact sums, nothing said that does not hold of each."""

from fractions import Fraction

import pytest

from algeria_lab.algeria.missions.consequences import Consequences
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action, parse_line
from algeria_lab.views.algeria.choosing.plans import RULES, plan_line, told_odds
from algeria_lab.views.algeria.odds.outcomes import MOST_GROUPS, all_lost, at_stake, outcomes
from algeria_lab.views.algeria.words.odds import described_together, told_fields
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.lines import NO_DICE
from tests.algeria.boards import board

EN, FR = Words("en"), Words("fr")
STRIKE = "fln strike front-1; fln pick cadre-1; fln pick cadre-2; fln done"
RAID = "fln raid ALGIERS; fln pick band-1; fln pick band-2; fln done"
FLUSH = "gov flush II-1; gov pick division-1; gov pick elite-1; gov air 2; gov done"


def strike() -> State:
    """Return a city in which a Strike may bring 1 to 20 points."""
    return board("1958").put("front-1 cadre-1 cadre-2", "ALGIERS").put("police-1 police-2", "ALGIERS").state


def flush(quarry: str) -> State:
    """Return an area in which strong troops may look for *quarry*."""
    position = board("1958").put(quarry, "II-1", "OC").put("division-1", "II-1", "OPS", "D")
    state = position.put("elite-1", "II-1", "OPS").awaiting("operations", "gov").state
    state.air = 3
    return state


def last(state: State, line: str) -> tuple[State, Action]:
    """Return the last action of a line, and the position in which it is taken."""
    *begun, action = [Action.parse(part) for part in parse_line(line)]
    for step in begun:
        state = RULES.preview(state, step, NO_DICE)
    return state, action


CASES = (
    (strike(), STRIKE),
    (flush("band-1"), FLUSH),
    (flush("band-1 band-2"), FLUSH),
    (flush("band-1 band-2 band-3 cadre-1 front-1 failek-1"), FLUSH),
)


@pytest.mark.parametrize(("state", "line"), CASES)
def test_many_results_are_few_groups_with_the_same_chances(state: State, line: str):
    before, action = last(state, line)
    distribution = told_odds(before, action)

    groups = outcomes(distribution, at_stake(before))

    assert len(distribution) > MOST_GROUPS >= len(groups) > 1
    assert sum(group.share for group in groups) == 1
    counted = {result: share for group in groups for result, share in group.results}
    assert counted == dict(distribution)
    assert [group.share for group in groups] == sorted((group.share for group in groups), reverse=True)


@pytest.mark.parametrize(("state", "line"), CASES)
def test_a_group_says_of_losses_what_is_true_of_each_result(state: State, line: str):
    before, action = last(state, line)
    distribution, stake = told_odds(before, action), at_stake(before)
    for group in outcomes(distribution, stake):
        lost = [all_lost(result, stake) for result, _ in group.results]
        assert len(set(lost)) == 1
        harmed = {bool(one.fln_hits + one.fln_eliminated + one.fln_reduced) for one, _ in group.results}
        assert len(harmed) == 1
        for words in (EN, FR):
            assert described_together(words, group, told_fields(distribution), stake)
    assert EN.faults == FR.faults == []


def test_a_strike_is_told_by_how_it_goes():
    odds = plan_line(strike(), STRIKE, EN)["odds"]

    assert [(row["text"].split(",")[0], row["chance"]) for row in odds["rows"]] == [
        ("1 to 12 points for the FLN", "2/3"),
        ("1 to 6 points for the FLN", "1/6"),
        ("5 to 20 points for the FLN", "1/6"),
    ]
    assert len(odds["exact"]) == 34
    assert "Of 3 possible results" in odds["summary"]
    assert "34 exact ones" in odds["summary"]


def test_hits_beyond_what_can_be_lost_are_one():
    """Three hits or twelve: against two Bands both are lost."""
    texts = [row["text"] for row in plan_line(flush("band-1 band-2"), FLUSH, EN)["odds"]["rows"]]

    assert any(text.startswith("both FLN units lost") for text in texts)
    assert not any("hits" in text for text in texts)
    assert not any("lost" in text and "neutralized" in text for text in texts)


def test_a_front_takes_two_hits():
    stake = at_stake(last(flush("front-1 band-1"), FLUSH)[0])

    assert (stake.units, stake.hits) == (2, 3)
    assert not all_lost(Consequences(fln_hits=2), stake)
    assert all_lost(Consequences(fln_hits=3), stake)


def test_few_results_stand_as_they_are():
    state = board("1958").put("band-1 band-2", "ALGIERS").put("police-1", "ALGIERS").state
    odds = plan_line(state, RAID, EN)["odds"]

    assert odds["exact"] == []
    assert sum(Fraction(row["chance"]) for row in odds["rows"]) == 1
    assert "exact" not in odds["summary"]
