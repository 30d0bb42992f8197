"""How likely the other side dominates at its next turn."""

from math import comb, sqrt
from random import Random

import pytest

from algeria_lab.insurgent.observation import observe
from algeria_lab.players.insurgent.chances import domination_risk
from tests.players.insurgent.duel_positions import CARDS, moments, table

SEVEN = ["FRA-01", "FRA-02", "FRA-04"]  # three, two and two icons


def test_an_empty_table_is_hardly_dominated_in_one_turn():
    """Only 13 May 1958 and a chain of lucky recruits can do it."""
    view = observe(next(moments("duel", 1)), "fln")

    assert max(domination_risk(view, "fln", Random(1)).values()) < 0.03


def test_a_lead_of_seven_is_as_dangerous_as_cards_for_that_front_are_likely():
    """The French need any card that may lie in the military front; without one they strike in vain."""
    state = table("fln", rows={"gov-military": SEVEN}, hands={"fln": ["FLN-10"], "gov": ["FRA-06", "FRA-07"]})
    unknown = [card for card in CARDS.of("gov") if CARDS.all[card].id not in SEVEN]
    useless = [card for card in unknown if "military" not in CARDS.places[card]]
    recruiters = [card for card in useless if "RECRUIT" in CARDS.icons[card]]
    least = 1 - comb(len(useless), 2) / comb(len(unknown), 2)
    most = 1 - comb(len(useless) - len(recruiters), 2) / comb(len(unknown), 2)
    samples = 800

    risk = domination_risk(observe(state, "fln"), "fln", Random(7), samples)

    margin = 4 / (2 * sqrt(samples))
    assert least - margin < risk["military"] < most + margin
    assert risk["political"] == risk["diplomatic"] == 0


def test_removal_counts_as_well_as_placing():
    """The FLN lead by seven and hold one card: two kinds help, those laid there and those that strike."""
    ids = ["FLN-01", "FLN-02", "FLN-03", "FLN-06", "FLN-18", "FLN-19", "FLN-20", "FLN-21"]
    rows = {"fln-military": ids, "gov-military": ["FRA-02"]}
    state = table("gov", rows=rows, hands={"fln": ["FLN-05"], "gov": ["FRA-10"]})
    assert state.lead("fln", "military") == 7
    unknown = [card for card in CARDS.of("fln") if CARDS.all[card].id not in ids]
    laid = [card for card in unknown if "military" in CARDS.places[card]]
    samples = 400

    risk = domination_risk(observe(state, "gov"), "gov", Random(3), samples)

    assert risk["military"] > len(laid) / len(unknown) + 4 / (2 * sqrt(samples))
    assert risk["military"] < 1


def test_who_has_no_turn_left_threatens_nothing():
    state = table("fln", rows={"gov-military": SEVEN}, hands={"fln": ["FLN-10"], "gov": ["FRA-03"]})
    state.final_turn_of = "fln"

    assert not any(domination_risk(observe(state, "fln"), "fln", Random(1)).values())


@pytest.mark.parametrize("scenario", ["duel", "solo"])
def test_the_same_generator_gives_the_same_answer_and_the_view_stays(scenario: str):
    for number, state in enumerate(moments(scenario, 3)):
        if number % 12 == 0:
            seat = state.agenda[-1].seat
            view = observe(state, seat)
            first = domination_risk(view, seat, Random(9), 15)
            assert first == domination_risk(view, seat, Random(9), 15)
            assert view == observe(state, seat)
            assert all(0 <= share <= 1 for share in first.values())


def test_the_automaton_threatens_by_what_it_flips():
    state = table("fln", rows={"gov-military": SEVEN}, hands={"fln": ["FLN-10"]})
    state.scenario = "solo"

    risk = domination_risk(observe(state, "fln"), "fln", Random(1), 300)

    at_home = [card for card in CARDS.gov.cards if card.front == "military" and card.id not in SEVEN]
    assert risk["military"] > len(at_home) / (21 - len(SEVEN)) - 4 / (2 * sqrt(300))
    assert risk["military"] < 1
