"""Domination and concession, INS-5.2, INS-5.3 and INS-7/A74."""

import pytest

from tests.insurgent.tables import (
    RULES,
    awaits,
    is_unknown,
    legal,
    lies,
    play,
    refused,
    seen,
    table,
)

SEVEN = "military: Massu, Bigeard, Salan, Conscripts"


def test_a_lead_of_seven_does_not_end_the_game():
    start = table("gov", gov="military: Massu, Bigeard, Salan", gov_hand="Voters Joxe")

    state, _ = play(start, "gov play Voters military up")

    assert (state.lead("gov", "military"), state.winner) == (7, "")
    assert RULES.outcome(state) is None


def test_a_lead_of_eight_wins_at_once():
    state, _ = play(table("gov", gov=SEVEN, gov_hand="Voters Joxe"), "gov play Voters military up")

    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.level, outcome.rule) == ("gov", "domination", "INS-5.2")
    assert (state.front, state.phase, RULES.to_move(state)) == ("military", "game_over", None)
    assert legal(state) == set()


def test_eight_icons_over_three_fronts_are_no_domination():
    start = table(
        "gov", gov="military: Massu, Bigeard; political: DeGaulle; diplomatic: Joxe", gov_hand="Challe Couve"
    )

    state, _ = play(start, "gov play Challe military up")

    assert (state.lead("gov", "military"), state.winner) == (7, "")


@pytest.mark.parametrize("facing", ["up", "down"])
def test_hidden_icons_count_for_domination(facing: str):
    start = table(fln="diplomatic: Abbas down, BenBella down, Fanon down", fln_hand="Bloc Ali")

    state, _ = play(start, f"fln play Bloc diplomatic {facing}")

    assert (state.winner, state.front) == ("fln", "diplomatic")


def test_hidden_icons_stand_in_the_way_of_domination():
    start = table("gov", fln="military: Ali down", gov=SEVEN, gov_hand="Voters Joxe")

    state, _ = play(start, "gov play Voters military up")

    assert (state.lead("gov", "military"), state.winner) == (7, "")
    assert is_unknown(state, "gov", "fln-military")


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("Mollet", "gov play Mollet political up; attack Ali"),
        ("Rabat", "gov play Rabat discard up; capture Ali"),
    ],
)
def test_removing_a_card_may_dominate(card: str, line: str):
    """ATTACK and CAPTURE take an icon from the other side of the front."""
    start = table(
        "gov", fln="military: Ali; political: Abane", gov=f"{SEVEN}, Voters", gov_hand=f"{card} Joxe"
    )
    assert start.lead("gov", "military") == 7

    state, _ = play(start, line)

    assert (state.winner, state.front) == ("gov", "military")


def test_turning_a_card_changes_nothing():
    """HIDE and EXPOSE leave every total as it was."""
    start = table("gov", fln="military: Casbah down, Ali", gov=f"{SEVEN}, Voters", gov_hand="Lacoste Joxe")

    state, _ = play(start, "gov play Lacoste political up; expose military-1; fln hide Casbah; gov skip")

    assert (state.winner, state.lead("gov", "military"), awaits(state)) == ("", 6, ("play", "fln"))


def test_the_fln_may_dominate_on_the_french_turn():
    """An exposed card removes the last French icon."""
    start = table(
        "gov",
        fln="political: Abane, Drif, Casbah, Mhidi, Villages, Workers; military: Ali down",
        gov="political: Mollet",
        gov_hand="Harkis Joxe",
    )

    state, _ = play(start, "gov play Harkis diplomatic up; expose military-1; fln attack Mollet")

    assert (state.winner, state.reason, state.turn) == ("fln", "domination", 14)


def test_all_fln_cards_in_rows_are_revealed_when_a_front_is_dominated():
    """In every front, to both players and to spectators; hands and decks stay hidden."""
    start = table(
        "gov",
        fln="political: Abane down; diplomatic: Krim seen, Bloc down",
        gov=SEVEN,
        gov_hand="Voters Joxe",
    )

    state, _ = play(start, "gov play Voters military up")

    for seat in ("fln", "gov", ""):
        assert seen(state, seat, "fln-political") == ["Abane"]
        assert seen(state, seat, "fln-diplomatic") == ["Krim", "Bloc"]
    assert is_unknown(state, "gov", "fln-hand")
    assert is_unknown(state, "fln", "gov-hand")
    assert is_unknown(state, "gov", "fln-deck")


@pytest.mark.parametrize(("seat", "other"), [("fln", "gov"), ("gov", "fln")])
def test_a_side_may_concede_at_its_own_decisions(seat: str, other: str):
    start = table(seat, fln="military: Ali down")

    state, _ = play(start, f"{seat} concede")

    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.level, outcome.rule) == (other, "concession", "INS-7/A74")
    assert refused(start, f"{other} concede") == ("not-your-decision", "INS-11.1")
    assert refused(start, f"{seat} concede now") == ("wrong-words", "INS-7/A74")


def test_a_side_may_concede_in_the_middle_of_the_opponents_turn():
    """The FLN, asked about an exposed card, give up instead; hidden cards are shown."""
    start = table("gov", fln="military: Ali down, Yacef down", gov_hand="Massu Joxe")

    state, _ = play(start, "gov play Massu military up; expose military-1; fln concede")

    assert (state.winner, state.agenda, lies(state, "fln-military")) == ("gov", [], ["Ali", "Yacef"])


def test_nobody_concedes_by_lot():
    """Conceding is legal but not listed."""
    assert not [action for action in legal(table()) if "concede" in action]
