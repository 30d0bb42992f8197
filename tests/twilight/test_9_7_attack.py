"""The Attack box of the Non-Player [CT-9.7]."""

from __future__ import annotations

import pytest

from algeria_lab.twilight.chart.attack import attack_box
from tests.twilight.charted import done_by, fln_turn, there


@pytest.mark.parametrize(
    "changes",
    [
        {"oran": {"A": 5, "FP": 3}},
        {"oran": {"A": 6, "FP": 1}},
        {"oran": {"A": 6, "FP": 3, "B": 1}},
        {"oran": {"A": 6, "FP": 3}, "fln_resources": 0},
        {"oran": {"A": 6, "FP": 3}, "momentum": {"peace_talks"}},
    ],
)
def test_it_goes_only_where_two_pieces_are_sure_to_fall(changes: dict[str, object]) -> None:
    """Six Guerrillas, two pieces, no FLN Base there, a Resource, and no Peace Talks."""
    assert done_by(attack_box, fln_turn(**{"fln_resources": 4, **changes})) == []


def test_a_sure_space_with_two_pieces_is_attacked() -> None:
    """One sure space holds both pieces that must fall; an Extort follows if no Ambush was made."""
    state = fln_turn(fln_resources=4, oran={"A": 6, "FP": 3}, bougie={"U": 2})
    assert done_by(attack_box, state, [6]) == ["attack 1 oran", "extort"]
    assert there(state, "oran") == {"FP": 1, "A": 4}


def test_read_by_spaces_one_sure_space_is_not_enough() -> None:
    """The recorded games count spaces: two are needed unless money or spaces are short [CT-11/D14]."""
    spaces = {"fln_resources": 4, "oran": {"A": 6, "FP": 3}}
    assert done_by(attack_box, fln_turn(switches={"attack_counts_pieces": False}, **spaces)) == []
    assert done_by(attack_box, fln_turn(**spaces), [6]) == ["attack 1 oran"]


def test_two_ambushes_are_sure_as_well() -> None:
    """With the Special Activity open two Ambushes let two pieces fall; the last cover of a Base stays."""
    state = fln_turn(
        fln_resources=4, oran={"U": 1, "FP": 1}, bougie={"U": 1, "FP": 1}, medea={"U": 1, "B": 1, "FP": 1}
    )
    assert done_by(attack_box, state, []) == ["ambush 2 bougie", "ambush 2 oran"]
    assert there(state, "oran") == {"A": 1}


def test_ambushes_need_the_special_activity() -> None:
    """After a Limited Operation of the Government it is open, after an Operation alone it is not."""
    spaces = {"fln_resources": 4, "oran": {"U": 1, "FP": 1}, "bougie": {"U": 1, "FP": 1}}
    assert done_by(attack_box, fln_turn(box1="OP_ONLY", **spaces)) == []


def test_a_limited_operation_is_one_sure_attack() -> None:
    """One ordinary Attack in the best sure space with two pieces."""
    state = fln_turn(
        box1="OP_ONLY",
        fln_resources=4,
        oran={"A": 6, "FP": 1},
        bougie={"A": 6, "AP": 2},
        medea={"A": 6, "FP": 2},
    )
    assert done_by(attack_box, state, [6]) == ["attack 1 medea"]


def test_a_single_resource_is_one_sure_attack() -> None:
    """With one Resource only a sure space with two pieces is enough, though two Ambushes are possible."""
    pair = {"oran": {"U": 1, "FP": 1}, "bougie": {"U": 1, "FP": 1}}
    assert done_by(attack_box, fln_turn(fln_resources=1, **pair)) == []
    state = fln_turn(fln_resources=1, medea={"A": 6, "FP": 2}, algiers={"U": 2}, **pair)
    assert done_by(attack_box, state, [6]) == ["attack 1 medea", "extort"]


def test_after_sure_attacks_and_ambushes_one_likely_attack() -> None:
    """Every sure space, two Ambushes, then one space with four Guerrillas that was not used."""
    state = fln_turn(
        fln_resources=9,
        oran={"A": 6, "FP": 2},
        algiers={"U": 6, "FP": 2},
        bougie={"U": 1, "FP": 1},
        medea={"U": 2, "FP": 1},
        setif={"U": 1, "FP": 1},
        batna={"A": 4, "FP": 1},
        tiaret={"A": 5, "FP": 1},
    )
    assert done_by(attack_box, state, [6, 6, 6]) == [
        "attack 1 algiers",
        "attack 1 oran",
        "ambush 2 setif",
        "ambush 2 bougie",
        "attack 3 batna",
    ]


@pytest.mark.parametrize(
    ("spaces", "first"),
    [
        ({"oran": {"GB": 1, "FP": 1}, "bougie": {"FP": 3}}, "oran"),
        ({"oran": {"FT": 2, "FP": 1}, "bougie": {"FP": 3}}, "oran"),
        ({"oran": {"FP": 2}, "bougie": {"AP": 3}}, "oran"),
        ({"oran": {"AP": 2}, "bougie": {"AP": 1}}, "oran"),
        ({"oran": {"AP": 2}, "bougie": {"AP": 2}}, "bougie"),
    ],
)
def test_the_order_of_attacks(spaces: dict[str, dict[str, int]], first: str) -> None:
    """A Base, French Troops, French Police, most pieces; equal ones in the order of the map."""
    state = fln_turn(fln_resources=2, **{space: {"A": 6, **row} for space, row in spaces.items()})
    assert done_by(attack_box, state, [6, 6])[0] == f"attack 1 {first}"


def test_the_french_fall_first() -> None:
    """French before Algerian within Police, and within Troops."""
    state = fln_turn(fln_resources=1, oran={"A": 6, "FP": 1, "AP": 1, "FT": 1})
    done_by(attack_box, state, [6])
    assert there(state, "oran") == {"FT": 1, "A": 5}
