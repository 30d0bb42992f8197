"""The draw step and the bookkeeping at the end of a turn, INS-3.10, INS-3.11 and INS-5.1."""

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.insurgent.frames import EndTurn
from tests.insurgent.tables import RULES, awaits, legal, lies, play, table


@pytest.mark.parametrize(
    ("deck", "drawn"),
    [("Abane Drif Krim Fanon Abbas Yacef", 5), ("Abane Drif Krim Fanon Abbas", 5), ("Abane Drif", 2)],
)
def test_an_empty_hand_draws_five_cards_or_what_is_left(deck: str, drawn: int):
    state, _ = play(table(fln_hand="Ali", fln_deck=deck), "fln play Ali military down")

    assert lies(state, "fln-hand") == deck.split()[:drawn]
    assert lies(state, "fln-deck") == deck.split()[drawn:]


def test_a_hand_of_even_one_card_draws_nothing():
    state, _ = play(table(fln_hand="Ali Abane", fln_deck="Drif"), "fln play Ali military down")

    assert (lies(state, "fln-hand"), lies(state, "fln-deck")) == (["Abane"], ["Drif"])


def test_only_the_active_player_draws():
    """An FLN hand that is empty on the French turn stays so until the FLN have played."""
    start = table("gov", fln_hand="", gov_hand="Joxe", gov_deck="Mollet Couve", final_turn_of="gov")

    state, _ = play(start, "gov play Joxe diplomatic up; skip")

    assert (lies(state, "fln-hand"), len(lies(state, "fln-deck"))) == ([], 21)
    assert (lies(state, "gov-hand"), state.reason) == (["Mollet", "Couve"], "attrition")


def test_the_french_draw_at_the_end_of_their_turn():
    state, _ = play(table("gov", gov_hand="Voters", gov_deck="Mollet Couve"), "gov play Voters military up")

    assert lies(state, "gov-hand") == ["Mollet", "Couve"]


def test_running_out_is_judged_after_the_draw_step():
    """The last card of a hand is not the last card while the deck holds one."""
    state, _ = play(table(fln_hand="Ali", fln_deck="Abane"), "fln play Ali military down")

    assert (state.final_turn_of, state.triggered_by) == ("", "")


@pytest.mark.parametrize(("seat", "other"), [("fln", "gov"), ("gov", "fln")])
def test_the_opponent_of_who_runs_out_takes_exactly_one_more_turn(seat: str, other: str):
    lines = {"fln": "fln play Villages political up", "gov": "gov play Voters political up"}
    start = table(seat, **{"fln_hand": "Villages", "gov_hand": "Voters", f"{seat}_deck": ""})

    state, _ = play(start, lines[seat])
    over, _ = play(state, lines[other])

    assert (state.final_turn_of, state.triggered_by, awaits(state)) == (other, seat, ("play", other))
    assert (over.reason, over.triggered_by, over.final_turn_of) == ("attrition", seat, other)
    assert over.turns[other] == start.turns[other] + 1
    assert over.turns[seat] == start.turns[seat]


def test_the_final_turn_is_set_once():
    """The French run out on their final turn as well; it was still the FLN who did first."""
    start = table(
        "gov",
        gov_hand="Voters",
        gov_deck="",
        fln_hand="",
        fln_deck="",
        final_turn_of="gov",
        triggered_by="fln",
    )

    state, _ = play(start, "gov play Voters political up")

    assert (state.final_turn_of, state.triggered_by, state.reason) == ("gov", "fln", "attrition")


def test_the_final_turn_is_a_whole_turn():
    """Icons are resolved as ever before the game is scored."""
    start = table(
        "gov",
        gov_hand="Conscripts",
        fln="military: Ali; political: Abane",
        final_turn_of="gov",
        fln_hand="",
        fln_deck="",
    )

    state, _ = play(start, "gov play Conscripts military up; attack Ali")

    assert (lies(state, "graveyard")[-1], state.reason, state.winner) == ("Ali", "attrition", "draw")


def test_domination_beats_attrition():
    """Reached on the final turn, it decides the game, and no front is scored."""
    start = table(
        "gov",
        gov="military: Massu, Bigeard, Salan",
        gov_hand="Challe",
        final_turn_of="gov",
        fln="political: Abane; diplomatic: Abbas",
    )

    state, _ = play(start, "gov play Challe military up")

    assert (state.winner, state.reason, state.front) == ("gov", "domination", "military")


def test_a_turn_passes_to_the_other_side():
    state, _ = play(table("gov", gov_hand="Voters Joxe"), "gov play Voters political up")

    assert (state.turn, state.turns, awaits(state)) == (15, {"fln": 8, "gov": 7}, ("play", "fln"))
    assert all(action.startswith("fln play") for action in legal(state))


def test_nothing_is_shuffled_back_into_a_deck():
    """Graveyard and discards hold cards, and the deck stays empty."""
    state, _ = play(table(fln_hand="Ali Abane", fln_deck="", graveyard="Drif"), "fln play Ali military down")

    assert lies(state, "fln-deck") == []
    assert len(lies(state, "graveyard")) + len(lies(state, "fln-discard")) == 19


@pytest.mark.parametrize("scenario", ["duel", "solo"])
def test_a_preview_stops_before_the_end_of_the_turn(scenario: str):
    """A player who looks ahead sees neither the cards drawn nor what the other side does."""
    start = table(fln_hand="Ali", scenario=scenario)

    state = RULES.preview(start, RULES.complete(start, "fln play FLN-04 military down"), FixedDice(()))

    assert (lies(state, "fln-military"), lies(state, "fln-hand")) == (["Ali down"], [])
    assert (state.turn, state.agenda) == (start.turn, [EndTurn("fln")])
