"""CT 6.0, 6.1 and 6.7: the Round as a whole, the Victory Phase, and the end of the game."""

from __future__ import annotations

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.events import Entered, Events
from algeria_lab.twilight.frames.propaganda import Victory
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.propaganda import margins
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES, after, board, legal, play

# O+B 31: Opposition 16 and 15 FLN Bases; S+C by Commitment alone.
RISING = {
    **{space: {"state": "oppose"} for space in ("algiers", "constantine", "oran", "bougie", "medea")},
    **{space: {"state": "oppose"} for space in ("orleansville", "mostaganem", "barika")},
    **{space: {"B": 2} for space in ("batna", "biskra", "negrine", "saida", "mascara", "tiaret", "laghouat")},
    "sidi_aissa": {"B": 1},
}


def revealed(**changes: object) -> tuple[State, Events]:
    """Return what follows a Propaganda card that has just been revealed, up to the next decision."""
    start = board(agenda=[NextCard(), Victory()], card=67, **{"previous": 1, **changes})  # type: ignore[arg-type]
    return RULES.resume(start, FixedDice(()))


def played(**changes: object) -> tuple[State, Events]:
    """Return what follows a Propaganda card if nobody does anything in the Round."""
    state, events = revealed(**changes)
    while "done" in legal(state):
        state, more = play(state, f"{state.turn_of} done")
        events += more
    return state, events


def phases(events: Events) -> list[str]:
    """Return the phases that began, with their side."""
    return [f"{event.phase} {event.seat}".strip() for event in events if isinstance(event, Entered)]


def test_each_propaganda_card_is_counted() -> None:
    """The count rises by 1."""
    assert revealed(propaganda_played=1)[0].propaganda_played == 2


def test_the_phases_follow_in_order_the_government_first() -> None:
    """Victory, Resources, Commitment, Support, Redeploy, Reset; the Government before the FLN [CT 6.4]."""
    _, events = played()

    assert phases(events)[:9] == [
        "victory",
        "resources",
        "commitment gov",
        "support gov",
        "support fln",
        "redeploy gov",
        "redeploy fln",
        "reset gov",
        "card",
    ]


def test_a_second_propaganda_card_in_a_row_only_counts() -> None:
    """The whole Round is skipped [CT 11/A44]."""
    state, events = revealed(previous=68, commitment=40, propaganda_played=1)

    assert phases(events)[:2] == ["victory", "card"]
    assert (state.propaganda_played, state.gov_resources, state.winner) == (2, 20, "")


def test_a_skipped_round_that_was_the_last_is_scored() -> None:
    """The game ends by 6.7 although the Round is skipped."""
    state, _ = revealed(previous=68, propaganda_played=2, deck=(), commitment=40)

    assert (state.winner, state.reason) == ("gov", "final")


@pytest.mark.parametrize("previous", [1, 68])
def test_after_a_round_the_fln_is_first_eligible(previous: int) -> None:
    """Whoever was 1st before, and whether or not the Round was skipped."""
    state, _ = played(previous=previous, first="gov")

    assert (state.first, state.box1, state.turn_of) == ("fln", "", "fln")


def test_a_preview_stops_before_the_next_phase() -> None:
    """What the other phases would bring is not looked at."""
    state, _ = revealed(available={"FT": 1, "FP": 0, "GB": 0}, commitment=20)

    state = RULES.preview(after(state, "gov done"), Action("gov", "done"), FixedDice(()))

    assert (state.phase, state.commitment) == ("commitment", 20 - 3)


# --- 6.1


def test_the_first_victory_phase_is_skipped() -> None:
    """At the first Propaganda card nobody wins, in every scenario [CT 11/A45]."""
    assert not revealed(commitment=40, propaganda_played=0)[0].winner


def test_the_fln_wins_by_more_than_30() -> None:
    """O+B over 30 wins for the FLN."""
    state, _ = revealed(propaganda_played=1, commitment=5, **RISING)

    assert margins(state)["fln"] == 1
    assert (state.winner, state.reason, RULES.legal(state)) == ("fln", "victory_phase", ())


def test_30_are_not_enough() -> None:
    """O+B must be over 30."""
    assert not revealed(propaganda_played=1, commitment=5, **{**RISING, "sidi_aissa": {}})[0].winner


@pytest.mark.parametrize(("commitment", "winner"), [(35, ""), (36, "gov")])
def test_the_government_wins_by_more_than_35(commitment: int, winner: str) -> None:
    """S+C over 35 wins for the Government."""
    assert revealed(propaganda_played=1, commitment=commitment)[0].winner == winner


@pytest.mark.parametrize("options", [{"solitaire": True}, {"switches": {"government_wins_in_play": False}}])
def test_against_the_non_player_only_the_fln_wins_in_play(options: dict[str, object]) -> None:
    """In the solitaire game the Government must play to the end [CT 9.16, CT 11/A16]."""
    assert not revealed(propaganda_played=1, commitment=50, options=options)[0].winner


@pytest.mark.parametrize(("commitment", "winner"), [(36, "fln"), (37, "gov")])
def test_if_both_have_won_the_larger_margin_decides_and_the_fln_wins_ties(
    commitment: int, winner: str
) -> None:
    """Margin 1 for the FLN against 1 or 2."""
    assert revealed(propaganda_played=1, commitment=commitment, **RISING)[0].winner == winner


# --- 6.2.4, 6.7, 9.16

LAST = {"propaganda_played": 2, "deck": ()}


def test_the_last_round_ends_with_commitment() -> None:
    """After the Commitment Phase of the last Propaganda card the game is scored."""
    state, events = played(**LAST, commitment=20, oran={"FT": 1, "FP": 1})

    assert phases(events) == ["victory", "resources", "commitment gov", "over"]
    assert (state.winner, state.reason) == ("gov", "final")


def test_the_last_round_may_have_a_support_phase() -> None:
    """If the option was chosen, the Support Phase is played before the game is scored."""
    state, _ = revealed(
        **LAST, commitment=20, oran={"FT": 1, "FP": 1}, options={"switches": {"final_support_phase": True}}
    )

    state = after(state, "gov done; gov pacify oran 1")

    assert (state.winner, margins(state)["gov"]) == ("gov", 2 + 17 - 35)


@pytest.mark.parametrize(("commitment", "winner"), [(21, "fln"), (22, "gov")])
def test_the_higher_margin_wins_and_the_fln_wins_ties(commitment: int, winner: str) -> None:
    """Margins are S+C - 35 and O+B - 30; E on the France Track takes 3 Commitment."""
    bases = {space: {"B": 2} for space in ("batna", "biskra", "negrine", "saida", "mascara", "tiaret")}
    state, _ = played(**LAST, commitment=commitment, **bases, laghouat={"B": 1})

    assert margins(state) == {"gov": commitment - 3 - 35, "fln": 13 - 30}
    assert state.winner == winner
