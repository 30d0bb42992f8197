"""ATTACK, BOMB and RALLY, INS-4.2 to INS-4.4."""

from fractions import Fraction

import pytest

from algeria_lab.core.dice import Dice
from algeria_lab.core.odds import odds
from algeria_lab.insurgent.frames import Hit
from tests.insurgent.tables import (
    RULES,
    awaits,
    legal,
    lies,
    moves,
    noted,
    play,
    refused,
    rolls,
    table,
    totals,
)

ROWS = "military: Ali, Yacef down; political: Drif, Abane; diplomatic: Fanon seen"


def test_attack_reaches_face_up_cards_and_prisoners():
    start = table("gov", fln=ROWS, prison="Krim military", gov_hand="Mollet Joxe")

    asked, _ = play(start, "gov play Mollet political up")

    assert legal(asked, "attack") == {f"gov attack {card}" for card in ("Ali", "Drif", "Abane", "Krim")}
    assert refused(asked, "gov attack Yacef") == ("not-a-target", "INS-4.2")
    assert refused(asked, "gov attack Fanon") == ("not-a-target", "INS-4.2")


def test_attack_puts_its_target_in_the_graveyard():
    start = table("gov", fln=ROWS, gov_hand="Mollet Joxe")

    state, _ = play(start, "gov play Mollet political up; attack Abane")

    assert lies(state, "graveyard") == ["Abane"]
    assert (lies(state, "fln-political"), totals(state, "political")) == (["Drif"], (2, 1))


def test_a_prisoner_who_is_attacked_never_returns():
    start = table("gov", prison="Krim military", gov_hand="Mollet Joxe")

    state, _ = play(start, "gov play Mollet political up; attack Krim")

    assert (lies(state, "prison"), lies(state, "graveyard"), state.captured_from) == ([], ["Krim"], {})


def test_attack_cannot_reach_hands_decks_discards_or_ones_own_side():
    start = table(
        gov="military: Massu, Bigeard", gov_hand="Joxe", gov_deck="Sakiet Couve", fln_hand="Ali Abane"
    )

    asked, _ = play(start, "fln play Ali military up")

    assert legal(asked) == {"fln attack Massu", "fln attack Bigeard", "fln skip"}
    for card in ("Joxe", "Couve", "May13", "Ali", "Abane"):
        assert refused(asked, f"fln attack {card}") == ("not-a-target", "INS-4.2")


def test_attack_without_any_target_is_skipped():
    state, events = play(table(fln_hand="Ali Abane"), "fln play Ali military up")

    assert (noted(events, "idle"), awaits(state)) == (["Ali ATTACK"], ("play", "gov"))


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("other", [1, 2, 4, 5, 6])
def test_each_die_of_a_bomb_hits_from_four(face: int, other: int):
    """1 and 2 miss, 4 to 6 hit, 3 is thrown again."""
    start = table(gov="military: Massu, Bigeard, Salan", fln_hand="Yacef Abane")
    faces = (face, other) if face != 3 else (3, 5, other)

    state, events = play(start, "fln play Yacef military up; bomb", faces=faces)

    hits = (face >= 3) + (other >= 4)
    assert rolls(events, "bomb")[0].total == hits
    assert awaits(state) == (("hit", "fln") if hits else ("play", "gov"))


def test_the_first_die_is_thrown_to_its_end_before_the_second():
    start = table(gov="military: Massu, Bigeard", fln_hand="Yacef Abane")

    _, events = play(start, "fln play Yacef military up; bomb; skip", faces=(3, 3, 1, 3, 6))

    (roll,) = rolls(events, "bomb")
    assert (roll.faces, roll.total) == ((3, 3, 1, 3, 6), 1)


def test_targets_are_chosen_after_the_roll_one_after_the_other():
    """Two hits may strike different fronts."""
    start = table(gov="military: Massu; diplomatic: Joxe, Couve", fln_hand="Yacef Abane")

    first, _ = play(start, "fln play Yacef military up; bomb", faces=(4, 4))
    second, _ = play(first, "fln hit Massu")
    state, _ = play(second, "fln hit Couve")

    assert legal(first, "hit") == {"fln hit Massu", "fln hit Joxe", "fln hit Couve"}
    assert legal(second, "hit") == {"fln hit Joxe", "fln hit Couve"}
    assert (lies(state, "graveyard"), awaits(state)) == (["Massu", "Couve"], ("play", "gov"))


@pytest.mark.parametrize(
    ("line", "dead"), [("skip; hit Massu", ["Massu"]), ("hit Massu; skip", ["Massu"]), ("skip; skip", [])]
)
def test_each_hit_may_be_waived(line: str, dead: list[str]):
    start = table(gov="military: Massu, Bigeard", fln_hand="Yacef Abane")

    state, _ = play(start, f"fln play Yacef military up; bomb; {line}", faces=(5, 6))

    assert (lies(state, "graveyard"), awaits(state)) == (dead, ("play", "gov"))


def test_hits_beyond_the_targets_are_lost():
    start = table(gov="military: Massu", fln_hand="Yacef Abane")

    state, _ = play(start, "fln play Yacef military up; bomb; hit Massu", faces=(5, 6))

    assert awaits(state) == ("play", "gov")


def test_the_prison_is_no_target_of_a_bomb():
    """With nobody face-up but prisoners, no dice are rolled."""
    start = table("gov", fln="military: Ali down", prison="Krim military", gov_hand="Salan Joxe")

    state, events = play(start, "gov play Salan military up")

    assert (noted(events, "idle"), awaits(state)) == (["Salan BOMB"], ("play", "fln"))


def test_a_bomb_may_be_left_unthrown():
    start = table(gov="military: Massu", fln_hand="Yacef Abane")

    state, events = play(start, "fln play Yacef military up; skip")

    assert (rolls(events, "bomb"), awaits(state)) == ([], ("play", "gov"))


def test_domination_is_tested_after_each_hit():
    """The first hit gives the FLN a lead of eight: the second is not resolved."""
    start = table(
        fln="political: Abane, Drif, Krim, Mhidi, Bouhired",
        gov="political: Mollet; military: Massu",
        fln_hand="Toussaint Ali",
    )

    state, _ = play(start, "fln play Toussaint discard up; bomb", faces=(4, 4))
    over, _ = play(state, "fln hit Mollet")

    assert (over.winner, over.reason, lies(over, "gov-military")) == ("fln", "domination", ["Massu"])


def test_the_french_bomb_face_up_fln_cards():
    start = table("gov", fln=ROWS, prison="Krim military", gov_hand="Sakiet Joxe")

    state, _ = play(start, "gov play Sakiet discard up; bomb", faces=(6, 1))

    assert legal(state, "hit") == {"gov hit Ali", "gov hit Drif", "gov hit Abane"}


def test_rally_does_nothing_when_it_is_resolved():
    state, events = play(table(fln_hand="Villages Ali"), "fln play Villages diplomatic up")

    assert (awaits(state), noted(events, "idle")) == (("play", "gov"), [])
    assert moves(events) == [("Villages", "fln-diplomatic")]
    assert totals(state, "diplomatic") == (1, 0)


def test_a_bomb_hits_with_three_chances_in_five_a_die():
    """No hit 16 %, one hit 48 %, two hits 36 %, counted exactly."""
    state, _ = play(
        table(gov="military: Massu, Bigeard", fln_hand="Yacef Abane"), "fln play Yacef military up"
    )
    bomb = RULES.complete(state, "fln bomb")

    def hits(dice: Dice) -> int:
        frame = RULES.preview(state, bomb, dice).top
        return frame.hits if isinstance(frame, Hit) else 0

    assert dict(odds(hits)) == {0: Fraction(4, 25), 1: Fraction(12, 25), 2: Fraction(9, 25)}
