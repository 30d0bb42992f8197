"""The Government's list of Events: complete, as the specification groups them, each condition decisive."""

import pytest

from algeria_lab.players.twilight.government.event_conditions import MEASURES, always
from algeria_lab.players.twilight.government.event_list import WISHES, harm_of, text_of_government, wish_of
from algeria_lab.twilight.cards import CARDS, EVENTS
from tests.players.twilight.thinking import answers
from tests.twilight.boards import board

NEVER = {15, 28, 43, 51, 56, 57}
SURE = {4, 7, 9, 13, 17, 18, 19, 21, 22, 24, 26, 27, 30, 32, 33, 34, 35, 54, 60}


def test_every_event_is_in_its_group():
    assert set(WISHES) == set(EVENTS) - NEVER
    assert {card for card, wish in WISHES.items() if wish.group == 1} == SURE
    assert {wish.group for wish in WISHES.values()} == {1, 2}


def test_every_condition_is_used():
    used = {wish.measure for wish in WISHES.values()} | {wish.harm for wish in WISHES.values()} | {always}

    assert {measure.__name__ for measure in used if measure} == set(MEASURES)


def test_the_government_takes_the_text_that_favours_it():
    assert {text_of_government(card) for card in WISHES} == {"unshaded", "single"}
    assert all(text_of_government(card) == CARDS[card].texts[0] for card in WISHES)


# A position on which each condition holds, and what makes it fail.
HOLDS = {
    1: ({"available": {"FP": 3}}, {"available": {"FP": 2}}),
    3: ({"batna": {"U": 4}, "barika": {"FP": 1}}, {"batna": {"U": 4}}),
    4: ({"available": {"FT": 1, "FP": 1}}, {"available": {"FT": 0, "FP": 1}}),
    7: ({"batna": {"U": 3}, "biskra": {"A": 3}}, {"batna": {"U": 3}, "saida": {"A": 3}}),
    8: ({"tunisia": {"U": 2}}, {"tunisia": {"U": 1}, "morocco": {"U": 1}}),
    11: ({"algiers": {"FT": 3}}, {"algiers": {"FT": 2}}),
    14: ({"france": 1}, {"france": 0}),
    16: ({"out_of_play": {"FT": 3}}, {"out_of_play": {"FT": 2}}),
    18: (
        {"algiers": {"FT": 1, "FP": 1, "U": 1}, "oran": {"FT": 1, "FP": 1, "U": 1}},
        {"algiers": {"FT": 1, "FP": 1, "U": 1}, "oran": {"FT": 1, "U": 1}},
    ),
    20: ({"batna": {"U": 1, "B": 1}, "gov_resources": 6}, {"batna": {"U": 1, "B": 1}, "gov_resources": 5}),
    23: ({"tunisia": {"B": 1}}, {"batna": {"B": 1}}),
    24: ({"medea": {"FP": 1}}, {"barika": {"FP": 1}}),
    26: ({"algiers": {"B": 1}}, {"algiers": {"U": 2}}),
    29: (
        {"out_of_play": {"FP": 6}, "commitment": 18},
        {"out_of_play": {"FP": 6}, "commitment": 17},
    ),
    30: ({"capabilities": {"sas_fln"}}, {"capabilities": {"sas_gov"}}),
    31: ({"medea": {"U": 1, "state": "support"}}, {"medea": {"A": 1, "state": "support"}}),
    38: ({"fln_resources": 1}, {"fln_resources": 0}),
    39: ({"batna": {"U": 2}, "barika": {"A": 1}}, {"batna": {"U": 2, "B": 1}, "barika": {"A": 1}}),
    47: ({"medea": {"U": 3}, "available": {"AP": 3}}, {"medea": {"U": 3}, "available": {"AP": 2}}),
    48: ({"algiers": {"U": 1}, "oran": {"A": 1}}, {"algiers": {"U": 1}, "medea": {"A": 1}}),
    49: ({"tunisia": {"U": 4}}, {"morocco": {"U": 4}}),
    50: ({"medea": {"U": 4}}, {"tunisia": {"U": 4}}),
    54: ({"batna": {"B": 1}, "algiers": {"FT": 1}}, {"batna": {"B": 1}}),
    55: ({"available": {"GB": 1}}, {"available": {"GB": 0}, "medea": {"GB": 6}}),
    60: ({"batna": {"B": 1}, "bougie": {"B": 1}}, {"batna": {"B": 1}, "tunisia": {"B": 1}}),
}


@pytest.mark.parametrize("card", HOLDS)
def test_a_condition_holds_where_it_should_and_nowhere_else(card: int):
    holds, fails = HOLDS[card]

    assert wish_of(board("short", card=card, **holds)) is not None
    assert wish_of(board("short", card=card, **fails)) is None


@pytest.mark.parametrize("card", sorted(NEVER))
def test_some_events_are_never_wanted(card: int):
    assert wish_of(board("short", card=card)) is None


def test_beni_oui_oui_needs_two_neutral_spaces():
    state = board("short", card=9)
    assert wish_of(state) is not None

    state.support = [1] * len(state.support)

    assert wish_of(state) is None


@pytest.mark.parametrize(
    ("card", "hurts", "harmless"),
    [
        (3, {"barika": {"U": 1}}, {"batna": {"U": 1}}),
        (24, {"gov_resources": 4}, {"gov_resources": 3}),
        (31, {"france": 3}, {"france": 1}),
        (34, {"medea": {"state": "support"}}, {"barika": {"state": "support"}}),
        (53, {"oran": {"state": "support"}}, {"medea": {"state": "support"}}),
    ],
)
def test_harm_is_seen_where_the_shaded_text_would_do_some(card: int, hurts: dict, harmless: dict):
    assert harm_of(board("short", card=card, **hurts)) > 0
    assert harm_of(board("short", card=card, **harmless)) == 0


def test_who_acts_second_need_not_deny():
    """Commitment +2 is worth it as 1st Eligible because the FLN would else take 2; as 2nd for itself."""
    first = board("short", card=22, gov_resources=1)
    second = board("short", card=22, gov_resources=1, first="fln", box1="OP_SA")

    assert answers(first)["gov-event"] is True
    assert answers(second)["gov-event"] is True
