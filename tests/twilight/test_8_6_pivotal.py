"""The Pivotal Events: when each may be played, why not otherwise, and what it does [CT-8.6]."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.core.actions import Seat
from algeria_lab.twilight.frames.sequence import BeginTurn, NextCard, Pivotal
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.pivotal import pivotal_refusal
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES, after, board, legal, pieces, reason
from tests.twilight.event_lines import asked


def window(seat: Seat, **changes: Any) -> State:
    """Return a board on which a side is asked for a Pivotal Event."""
    turns = [BeginTurn("fln" if seat == "gov" else "gov"), BeginTurn(seat)]
    return board(agenda=[NextCard(), *turns, Pivotal(seat, asked_last=True)], first=seat, **changes)


def refusal_values(state: State, seat: Seat, card: int) -> tuple[str, dict[str, str | int]]:
    """Return the reason and the values with which a Pivotal Event is refused."""
    refusal = pivotal_refusal(state, seat, card)
    assert refusal is not None
    return refusal.reason, dict(refusal.values)


# --- when


@pytest.mark.parametrize(("seat", "card"), [("fln", 64), ("fln", 66), ("gov", 61), ("gov", 63), ("gov", 12)])
def test_a_side_plays_only_its_own(seat: Seat, card: int):
    assert reason(window(seat), f"{seat} pivotal {card}") == "ct-not-your-pivotal"


def test_independence_needs_mobilization():
    """61: Mobilization has been played."""
    state = window("fln", scenario="full", played=set())

    assert refusal_values(state, "fln", 61) == ("ct-pivotal-needs", {"card": 61, "opener": 64})
    assert "pivotal 61" in legal(window("fln", scenario="full", played={64}))


def test_suez_needs_the_full_scenario():
    """62: no condition; only in the Full scenario unless a switch allows it."""
    assert "pivotal 62" in legal(window("fln", scenario="full", played=set()))
    assert refusal_values(window("fln", scenario="medium"), "fln", 62) == (
        "ct-suez-is-over",
        {"scenario": "medium"},
    )
    later = {"switches": {"suez_in_later_scenarios": True}}
    assert "pivotal 62" in legal(window("fln", scenario="medium", options=later))


def test_the_oas_needs_recall_de_gaulle():
    """63: Recall de Gaulle is in effect."""
    assert refusal_values(window("fln", recall="no"), "fln", 63) == (
        "ct-pivotal-needs",
        {"card": 63, "opener": 65},
    )
    assert refusal_values(window("fln", recall="cancelled"), "fln", 63)[0] == "ct-pivotal-needs"
    assert "pivotal 63" in legal(window("fln", recall="in_effect"))


def test_mobilization_needs_fifteen_points_of_opposition_and_bases():
    """64: O+B is 15 or more; the refusal tells how many are there."""
    places = {"algiers": {"state": "oppose"}, "oran": {"B": 2, "state": "oppose"}, "constantine": {"B": 2}}
    more = {space: {"B": 2} for space in ("barika", "batna", "biskra")}
    state = window("gov", scenario="full", played=set(), **places, **more, medea={"B": 0})

    assert state.opposition_bases == 15
    assert pivotal_refusal(state, "gov", 64) is None
    state.pieces[PLACE["batna"]][7] -= 1
    assert refusal_values(state, "gov", 64) == ("ct-too-little-opposition", {"needed": 15, "there": 14})


def test_recall_needs_a_coup():
    """65: a Coup d'etat was played at some time."""
    state = window("gov", scenario="full", played=set(), coup_ever=False)

    assert refusal_values(state, "gov", 65) == ("ct-pivotal-needs", {"card": 65, "opener": 66})
    assert "pivotal 65" in legal(window("gov", scenario="full", played=set(), coup_ever=True))


def test_recall_can_be_switched_off():
    """65: the recorded program never offers it."""
    never = {"switches": {"recall_can_be_played": False}}
    state = window("gov", scenario="full", played=set(), coup_ever=True, options=never)

    assert refusal_values(state, "gov", 65)[0] == "ct-recall-never"


@pytest.mark.parametrize(("seat", "card"), [("fln", 61), ("fln", 62), ("fln", 63), ("gov", 64), ("gov", 65)])
def test_each_is_played_once(seat: Seat, card: int):
    state = window(seat, scenario="full", played={card}, coup_ever=True, recall="in_effect")

    assert refusal_values(state, seat, card) == ("ct-pivotal-played", {"card": card})


def test_a_coup_is_possible_once_a_campaign():
    """66: no condition; back in hand after the Reset Phase, which takes it out of those played."""
    assert "pivotal 66" in legal(window("gov"))
    assert refusal_values(window("gov", played={66}), "gov", 66) == ("ct-coup-this-campaign", {"card": 66})


# --- what


def test_independence_opens_the_countries_and_the_border_zone():
    """61: the Countries become playable, the Border Zone stands at 0, Border Sectors are in use."""
    before = window("fln", scenario="full", played={64})
    state = after(before, "fln pivotal 61")

    assert not before.is_independent
    assert (state.is_independent, state.border_zone) == (True, 0)
    assert PLACE["morocco"] in state.fln_spaces
    assert state.is_border_sector(PLACE["tebessa"])


SUEZ = {"scenario": "full", "played": set[int](), "gov_resources": 9, "fln_resources": 4}


def test_suez_takes_troops_of_the_governments_choice():
    """62: 1d6 French Troops from map and Available are set aside; the Government chooses."""
    state = window("fln", **SUEZ, algiers={"FT": 3}, available={"FT": 2}, casualties={})
    asking = after(state, "fln pivotal 62", faces=[3])

    assert (asking.turn_of, asked(asking)) == ("gov", "RemovePieces")
    done = after(asking, "gov remove FT available 1", "gov remove FT algiers 2")
    assert (pieces(done, "suez"), pieces(done, "algiers")) == ({"FT": 3}, {"FT": 1})


def test_suez_costs_both_sides_six_and_pays_the_fln_later():
    """62: both sides lose 6 Resources, as far as they have them; the FLN gains in the next Round."""
    state = after(window("fln", **SUEZ, available={"FT": 0}, algiers={"FT": 2}), "fln pivotal 62", faces=[5])

    assert (state.gov_resources, state.fln_resources, state.suez_due) == (3, 0, True)
    assert (pieces(state, "suez"), pieces(state, "algiers")) == ({"FT": 2}, {})


def test_the_oas_marker_comes_into_play():
    """63: a dual Capability."""
    assert after(window("fln", recall="in_effect"), "fln pivotal 63").capabilities == {"oas"}


STRONG = {space: {"B": 2} for space in ("barika", "batna", "biskra", "setif", "medea", "oran", "tiaret")}


def mobilized(commitment: int, *choices: str) -> State:
    """Return the position after Mobilization, 6 Troops, 15 Police and 3 Bases being Out of Play before."""
    state = window(
        "gov",
        scenario="full",
        played=set(),
        commitment=commitment,
        algiers={"state": "oppose"},
        available={"FT": 3, "FP": 6, "GB": 3},
        **STRONG,
    )
    return after(state, "gov pivotal 64", *choices)


def test_mobilization_brings_up_to_half_the_commitment():
    """64: at most half of Commitment, rounded up, at no cost; any French kinds."""
    state = mobilized(7, "gov remove FT out_of_play 1", "gov remove GB out_of_play 3")

    assert pieces(state, "available").get("FT") == 4
    assert pieces(state, "available").get("GB") == 6
    assert (state.commitment, asked(state), state.may_resettle) == (7, "", True)


def test_mobilization_may_stop_and_does_not_go_on():
    """64: as many as wanted; not one more than half of Commitment."""
    state = mobilized(7)

    assert reason(state, "gov remove FP out_of_play 5") == "ct-not-so-many"
    assert asked(after(state, "gov done")) == ""
    assert reason(state, "gov remove U out_of_play 1") == "ct-kind-not-meant"


def test_mobilization_without_commitment_brings_nothing():
    """64: half of 0 is 0."""
    assert asked(mobilized(0)) == ""


def test_recall_de_gaulle_is_in_effect():
    """65: until a Coup d'etat cancels it."""
    state = after(window("gov", scenario="full", played=set(), coup_ever=True), "gov pivotal 65")

    assert (state.recall, 65 in state.played) == ("in_effect", True)


COUP = {"commitment": 10, "gov_resources": 10, "algiers": {"FT": 2}, "available": {"FT": 1}}


def test_a_coup_won_by_the_government():
    """66: Recall and OAS are cancelled; Commitment rises by the lower roll, Resources by the sum."""
    before = window("gov", **COUP, recall="in_effect", capabilities={"oas", "torture"})
    state = after(before, "gov pivotal 66", faces=[5, 2])

    assert (state.recall, state.capabilities) == ("cancelled", {"torture"})
    assert (state.commitment, state.gov_resources, state.coup_ever) == (12, 17, True)


def test_a_coup_leaves_what_was_never_recalled():
    """66: nothing is cancelled that is not in play."""
    assert after(window("gov", **COUP, recall="no"), "gov pivotal 66", faces=[6, 1]).recall == "no"


def test_a_tie_does_nothing_but_counts():
    """66: on a tie nothing happens; the card is used."""
    state = after(window("gov", **COUP, recall="in_effect"), "gov pivotal 66", faces=[4, 4])

    assert (state.recall, state.commitment, state.gov_resources) == ("in_effect", 10, 10)
    assert (66 in state.played, state.coup_ever) == (True, True)


def test_a_coup_won_by_the_fln_cuts_commitment():
    """66: the FLN may cut Commitment by the lower roll."""
    state = after(window("gov", **COUP), "gov pivotal 66", faces=[3, 5])

    assert (state.turn_of, legal(state)) == ("fln", ["choose commitment", "choose troops"])
    assert after(state, "fln choose commitment").commitment == 7


def test_a_coup_won_by_the_fln_sends_troops_home():
    """66: or so many French Troops go Out of Play, the FLN choosing which; Commitment stays."""
    state = after(window("gov", **COUP), "gov pivotal 66", "fln choose troops", faces=[2, 5])

    assert (state.turn_of, reason(state, "fln done")) == ("fln", "ct-event-goes-on")
    state = after(state, "fln remove FT algiers 2")
    assert (pieces(state, "algiers"), state.commitment) == ({}, 10)
    assert pieces(state, "available")["FT"] == 1


def test_a_coup_takes_all_troops_if_there_are_too_few():
    """66: as far as possible; without Troops only Commitment is left."""
    state = after(window("gov", **COUP), "gov pivotal 66", "fln choose troops", faces=[5, 6])

    assert (pieces(state, "algiers"), pieces(state, "available").get("FT")) == ({}, None)
    none = window("gov", commitment=10, available={"FT": 0})
    assert reason(after(none, "gov pivotal 66", faces=[5, 6]), "fln choose troops") == "ct-no-troops-left"


def test_a_pivotal_event_replaces_the_card_and_makes_its_player_first():
    """4.5: the card goes, the player counts as 1st Eligible; the other side has OP_SA or PASS."""
    state = after(window("gov", card=9, **COUP), "gov pivotal 66", faces=[4, 4])

    assert (state.card, state.previous, state.first, state.box1) == (66, 9, "gov", "EVENT")
    assert state.turn_of == "fln"
    assert "event" not in {action.verb for action in RULES.legal(state)}


def test_the_second_eligible_may_trump():
    """4.5: the side asked last may trump what the other one declared, which returns to its hand."""
    turns = [NextCard(), BeginTurn("gov"), BeginTurn("fln"), Pivotal("fln")]
    state = board(scenario="full", played={64}, agenda=turns, first="fln")
    state = after(state, "fln pivotal 61")

    assert (state.turn_of, legal(state)) == ("gov", ["pivotal 66", "skip"])
    trumped = after(state, "gov pivotal 66", faces=[1, 1])
    assert (trumped.card, 61 in trumped.played) == (66, False)
    assert after(state, "gov skip").card == 61
