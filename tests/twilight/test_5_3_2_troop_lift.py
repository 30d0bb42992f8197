"""Troop Lift, sentence by sentence [CT-5.3.2]."""

from typing import Any

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.twilight.frames.government import Garrison, TroopLift
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.special.troop_lift import most_spaces
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES, after, board, legal, pieces, reason, refused


def lifting(**changes: Any) -> State:
    """Return a board on which the Government has begun a Troop Lift within a Garrison."""
    garrison = Garrison("gov", "OP_SA", NO_LIMIT, special="troop-lift")
    return board(**changes, agenda=[NextCard(), garrison, TroopLift("gov")])


@pytest.mark.parametrize("operation", ["train", "garrison", "sweep", "assault"])
def test_with_any_operation(operation: str):
    state = board(oran={"FT": 2, "A": 1})

    assert "troop-lift" in legal(after(state, f"{operation} with-special"))


def test_any_number_of_french_troops_among_three_spaces():
    state = after(lifting(oran={"FT": 5, "AT": 1}), "lift oran algiers 3; lift oran batna 1")

    assert pieces(state, "oran") == {"FT": 1, "AT": 1}
    assert pieces(state, "algiers") == {"FT": 3}
    assert refused(state, "lift oran medea 1").values["limit"] == 3
    assert refused(state, "lift oran algiers 2").values["there"] == 1


@pytest.mark.parametrize(
    ("momentum", "spaces"),
    [
        (set[str](), 3),
        ({"bananes"}, 5),
        ({"ventilos"}, 4),
        ({"bananes", "ventilos"}, 6),
        ({"air_strike"}, 2),
        ({"strategic"}, 2),
        ({"air_strike", "strategic"}, 1),
        ({"bananes", "air_strike", "strategic"}, 3),
    ],
)
def test_momentum_changes_the_number_of_spaces(momentum: set[str], spaces: int):
    state = lifting(oran={"FT": 7}, momentum=momentum)

    assert most_spaces(state) == spaces
    for space in ("algiers", "medea", "batna", "setif", "bougie")[: spaces - 1]:
        state = after(state, f"lift oran {space} 1")
    assert refused(state, "lift oran saida 1").values["limit"] == spaces


def test_less_than_two_spaces_mean_no_lift():
    state = board(oran={"FT": 1}, momentum={"air_strike", "strategic"})

    assert reason(after(state, "garrison with-special"), "troop-lift") == "ct-too-few-lift-spaces"


def test_only_french_troops_within_algeria():
    state = lifting(oran={"AT": 1, "FP": 1}, algiers={"FT": 1})

    assert refused(state, "lift oran algiers 1").values["there"] == 0
    assert reason(state, "lift algiers morocco 1") == "ct-not-in-algeria"
    nowhere = RULES.refuse(state, Action.parse("gov lift algiers algiers 1"))
    assert nowhere is not None
    assert nowhere.reason == "ct-two-different-spaces"


def test_a_space_that_received_sends_no_more():
    state = after(lifting(oran={"FT": 1}, algiers={"FT": 1}), "lift oran algiers 1")

    assert reason(state, "lift algiers oran 1") == "ct-lifted-there"


def test_a_space_that_sent_may_receive():
    state = after(lifting(oran={"FT": 1}, algiers={"FT": 2}), "lift oran medea 1; lift algiers oran 1; done")

    assert [pieces(state, space) for space in ("oran", "algiers", "medea")] == [{"FT": 1}] * 3


def test_it_costs_nothing_and_may_do_nothing():
    state = lifting(oran={"FT": 1}, gov_resources=3)

    assert after(state, "done").gov_resources == 3
