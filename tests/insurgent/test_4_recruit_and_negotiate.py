"""RECRUIT and NEGOTIATE, INS-4.5 and INS-4.6."""

import pytest

from algeria_lab.core.events import Revealed
from tests.insurgent.tables import (
    awaits,
    legal,
    lies,
    noted,
    only,
    play,
    refused,
    table,
)


def test_recruit_offers_the_top_two_cards():
    start = table(fln_hand="Boumediene Ali", fln_deck="Casbah Toussaint Krim")

    state, events = play(start, "fln play Boumediene military up; recruit")

    fronts = ("military", "political", "diplomatic")
    assert legal(state) == {
        "fln play Toussaint discard up",
        *(f"fln play Casbah {front} {facing}" for front in fronts for facing in ("up", "down")),
    }
    assert only(Revealed, events).names == ("FLN-18", "FLN-13")


def test_recruit_is_skipped_before_looking_only():
    """Once the cards have been looked at, one of them must be played."""
    start = table(fln_hand="Boumediene Ali", fln_deck="Casbah Toussaint Krim")
    asked, _ = play(start, "fln play Boumediene military up")
    looking, _ = play(asked, "fln recruit")

    assert legal(asked) == {"fln recruit", "fln skip"}
    assert refused(looking, "fln skip") == ("verb-not-awaited", "INS-11.1")
    assert lies(play(asked, "fln skip")[0], "fln-deck") == ["Casbah", "Toussaint", "Krim"]


@pytest.mark.parametrize(
    ("line", "deck"),
    [("play Casbah military down", ["Krim", "Toussaint"]), ("play Toussaint discard up", ["Krim", "Casbah"])],
)
def test_the_other_card_goes_under_the_deck(line: str, deck: list[str]):
    start = table(fln_hand="Boumediene Ali", fln_deck="Casbah Toussaint Krim")

    state, _ = play(start, f"fln play Boumediene military up; recruit; {line}")

    assert lies(state, "fln-deck") == deck


def test_the_other_card_is_under_the_deck_before_the_recruit_acts():
    """The recruited Joxe draws what the recruiter sent down."""
    start = table("gov", gov_hand="Soustelle Mollet", gov_deck="Joxe Couve")

    state, _ = play(start, "gov play Soustelle political up; recruit; play Joxe diplomatic up; negotiate")

    assert (lies(state, "gov-hand"), lies(state, "gov-deck")) == (["Mollet", "Couve"], [])


def test_a_nested_recruit_sees_what_the_first_one_sent_down():
    start = table("gov", gov_hand="DeGaulle Mollet", gov_deck="Soustelle Joxe")

    state, _ = play(start, "gov play DeGaulle political up; recruit; play Soustelle political up; recruit")

    assert legal(state) == {"gov play Joxe diplomatic up"}


def test_a_recruit_is_placed_as_if_from_hand():
    start = table("gov", gov_hand="Soustelle Mollet", gov_deck="Bigeard Sakiet Couve")
    state, _ = play(start, "gov play Soustelle political up; recruit")

    assert legal(state) == {"gov play Bigeard military up", "gov play Sakiet discard up"}
    assert refused(state, "gov play Bigeard political up") == ("wrong-front", "INS-4.5")
    assert refused(state, "gov play Mollet political up") == ("not-in-hand", "INS-4.5")


def test_recruit_adds_a_play_to_the_turn():
    start = table(fln_hand="Boumediene Ali", fln_deck="Casbah Toussaint Krim")

    state, _ = play(start, "fln play Boumediene military up; recruit; play Casbah military down")

    assert lies(state, "fln-military") == ["Boumediene", "Casbah down"]
    assert (lies(state, "fln-hand"), awaits(state)) == (["Ali"], ("play", "gov"))


def test_negotiate_draws_the_top_card_without_limit():
    start = table(fln_hand="Abbas Ali Yacef Drif Krim", fln_deck="Casbah Workers Bloc Villages")

    state, _ = play(start, "fln play Abbas diplomatic up; negotiate; negotiate; negotiate")

    assert lies(state, "fln-hand") == ["Ali", "Yacef", "Drif", "Krim", "Casbah", "Workers", "Bloc"]
    assert (lies(state, "fln-deck"), awaits(state)) == (["Villages"], ("play", "gov"))


def test_negotiate_without_a_deck_is_skipped():
    start = table(fln_hand="Abbas Ali", fln_deck="Casbah")

    state, events = play(start, "fln play Abbas diplomatic up; negotiate")

    assert noted(events, "idle") == ["Abbas NEGOTIATE"] * 2
    assert awaits(state) == ("play", "gov")
