"""Attack, sentence by sentence [CT-5.4.3]."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from algeria_lab.core.odds import odds
from algeria_lab.twilight.frames.fln import Attack
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.operations.attack import attack_losses, carry_out_attack
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.pieces import FP, FT, GB
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES, after, board, draft_of, legal, pieces, play, reason


def attacking(box: str = "OP_ONLY", limit: int = NO_LIMIT, **changes: Any) -> State:
    """Return a board on which the FLN has begun to Attack."""
    changes = {"scenario": "short", "fln_resources": 20, "commitment": 10, **changes}
    return board(**changes, first="fln", agenda=[NextCard(), Attack("fln", box, limit)])


def attacked(there: dict[str, Any], face: int, *more: str, **changes: Any) -> State:
    """Return the position after an Attack in Médéa."""
    return after(attacking(medea=there, **changes), "attack medea", *more, faces=[face])


# --- where, and for how much


def test_each_space_costs_one():
    state = attacking(medea={"U": 1, "AP": 1}, batna={"A": 1, "AT": 1})

    assert after(state, "attack medea; attack batna", faces=[6, 6]).fln_resources == 18


def test_an_attack_needs_guerrillas_and_government_pieces():
    state = attacking(medea={"U": 1}, batna={"AP": 1}, biskra={"A": 1, "GB": 1}, tunisia={"U": 1})

    assert legal(state, "attack") == ["attack biskra"]
    assert reason(state, "attack medea") == reason(state, "attack tunisia") == "ct-no-gov-pieces"
    assert reason(state, "attack batna") == "ct-guerrillas-needed"


def test_peace_talks_forbid_it():
    state = board(first="fln", medea={"U": 1, "FP": 1}, momentum={"peace_talks"})

    assert reason(state, "attack alone") == "ct-peace-talks"


def test_a_limited_attack_is_one_space():
    state = attacking("LIM_OP", 1, medea={"U": 1, "AP": 1}, batna={"U": 1, "AP": 1})

    assert reason(after(state, "attack medea", faces=[6]), "attack batna") == "ct-no-more-places"


# --- the die


def test_all_guerrillas_become_active_even_if_it_fails():
    assert pieces(attacked({"U": 3, "A": 1, "FP": 2}, 5), "medea") == {"A": 4, "FP": 2}


@pytest.mark.parametrize(("face", "left"), [(2, 0), (3, 0), (4, 2)])
def test_it_succeeds_up_to_the_number_of_guerrillas(face: int, left: int):
    assert pieces(attacked({"U": 2, "A": 1, "AP": 2}, face), "medea").get("AP", 0) == left


def test_a_base_is_no_guerrilla():
    assert pieces(attacked({"U": 1, "B": 1, "AP": 1}, 2), "medea")["AP"] == 1


def test_the_odds_are_exact():
    state = attacking(medea={"U": 2, "AP": 3})
    action = RULES.complete(state, "attack medea")
    found = odds(lambda dice: pieces(RULES.apply(state, action, dice)[0], "medea").get("AP", 0))

    assert dict(found) == {1: Fraction(1, 3), 3: Fraction(2, 3)}


# --- losses


def test_two_pieces_go_to_casualties_algerian_ones_too():
    state = attacked({"U": 2, "AP": 3}, 2)

    assert (pieces(state, "medea"), pieces(state, "casualties")) == ({"A": 2, "AP": 1}, {"AP": 2})


def test_the_only_piece_falls_alone():
    assert pieces(attacked({"U": 2, "AT": 1}, 2), "medea") == {"A": 2}


def test_police_fall_first_then_troops_then_bases():
    assert pieces(attacked({"U": 3, "AP": 1, "AT": 2, "GB": 1}, 3), "medea") == {"A": 3, "AT": 1, "GB": 1}
    assert pieces(attacked({"U": 3, "AT": 1, "GB": 1}, 3), "medea") == {"A": 2}


def test_the_fln_picks_the_nationality():
    state = attacked({"U": 6, "FP": 2, "AP": 2}, 2)

    assert legal(state) == ["hit FP", "hit AP"]
    state = after(state, "hit AP; hit FP")
    assert pieces(state, "medea") == {"A": 5, "FP": 1, "AP": 1}


def test_there_is_nothing_to_pick_where_all_of_a_rank_fall():
    assert pieces(attacked({"U": 3, "FP": 1, "AP": 1, "FT": 3}, 3), "medea") == {"A": 2, "FT": 3}


def test_troops_cannot_be_picked_while_police_stand():
    state = attacked({"U": 6, "FP": 2, "AP": 2, "AT": 1}, 2)

    assert reason(state, "hit AT") == "ct-others-fall-first"


@pytest.mark.parametrize(("bases", "commitment"), [(1, 9), (2, 8)])
def test_a_government_base_costs_one_commitment(bases: int, commitment: int):
    assert attacked({"U": 3, "GB": bases}, 3).commitment == commitment


def test_what_falls_with_the_french_first():
    state = attacking(medea={"U": 1, "FP": 1, "AP": 1, "FT": 1}, batna={"FT": 1, "GB": 1})

    assert attack_losses(state, PLACE["medea"])[:1] == (FP,)
    assert attack_losses(state, PLACE["batna"]) == (FT, GB)


# --- Attrition


def test_a_guerrilla_falls_for_each_french_piece_to_available_then_casualties():
    state = attacked({"U": 4, "FP": 2}, 2, available={"U": 0})

    assert pieces(state, "medea") == {"A": 2}
    assert pieces(state, "available").get("U") == 1
    assert pieces(state, "casualties") == {"FP": 2, "U": 1}


def test_nobody_falls_for_algerian_pieces():
    assert pieces(attacked({"U": 2, "AP": 1, "FP": 1}, 2), "medea") == {"A": 1}


def test_attrition_ends_with_the_guerrillas():
    state = attacked({"U": 1, "GB": 2, "B": 0}, 1, available={"U": 0})

    assert pieces(state, "medea") == {"U": 1}
    assert pieces(state, "casualties") == {"GB": 2}


def test_each_space_begins_with_available_again():
    state = attacking(medea={"U": 2, "FP": 1}, batna={"U": 2, "FP": 1}, available={"U": 0})
    state = after(state, "attack medea; attack batna", faces=[2, 2])

    assert pieces(state, "available").get("U") == 2


# --- the captured Guerrilla


def test_a_one_brings_a_guerrilla_underground():
    assert pieces(attacked({"U": 2, "AP": 2}, 1), "medea") == {"A": 2, "U": 1}


def test_it_comes_only_out_of_available():
    state = attacked({"U": 2, "AP": 2}, 1, available={"U": 0}, batna={"A": 3})

    assert (pieces(state, "medea"), legal(state, "take")) == ({"A": 2}, [])


def test_attrition_may_free_the_guerrilla_that_comes():
    assert pieces(attacked({"U": 3, "FP": 1}, 1, available={"U": 0}), "medea") == {"A": 2, "U": 1}


def test_a_two_brings_nobody():
    assert pieces(attacked({"U": 2, "AP": 2}, 2), "medea") == {"A": 2}


# --- without frames


def test_the_effect_alone_lets_the_french_fall_first():
    state = attacking(medea={"U": 4, "FP": 1, "AP": 3})

    assert carry_out_attack(draft_of(state, [4]), PLACE["medea"])
    assert pieces(state, "medea") == {"A": 3, "AP": 2}


def test_the_effect_alone_may_fail():
    state = attacking(medea={"U": 1, "FP": 1})

    assert not carry_out_attack(draft_of(state, [2]), PLACE["medea"])


def test_the_events_tell_what_fell():
    _, events = play(attacking(medea={"U": 2, "FP": 1, "GB": 1}), "attack medea", faces=[2])

    assert Counter(type(event).__name__ for event in events) == {
        "Chose": 1,
        "Counted": 2,
        "Flipped": 1,
        "Rolled": 1,
        "Moved": 4,
    }
