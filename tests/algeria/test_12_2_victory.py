"""Victory and its levels, A:12.2."""

import pytest

from algeria_lab.algeria.draft import Draft
from algeria_lab.core.rules import Outcome
from tests.algeria.boards import RULES, agenda, board, carry_out, legal, play, psl, refused


@pytest.mark.parametrize(
    ("psl_left", "level"),
    [
        (1, "marginal"),
        (25, "marginal"),
        (26, "substantial"),
        (50, "substantial"),
        (51, "decisive"),
        (99, "decisive"),
    ],
)
@pytest.mark.parametrize("winner", ["fln", "gov"])
def test_a_psl_of_zero_ends_the_war(winner: str, psl_left: int, level: str):
    """The other side wins at once; the level is read from the winner's PSL."""
    loser = "gov" if winner == "fln" else "fln"
    start = board().set(**{f"{winner}_psl": psl_left, f"{loser}_psl": 3})

    state, _ = carry_out(start, Draft.support, loser, -3, "A:12.2")

    assert RULES.outcome(state) == Outcome(winner, level, "A:12.2")  # type: ignore[arg-type]


def test_both_at_zero_is_a_victory_of_the_fln():
    """The Government's PSL is looked at first."""
    state, _ = carry_out(board().set(fln_psl=0, gov_psl=0), Draft.test_victory)

    assert (state.winner, state.level) == ("fln", "marginal")


def test_nothing_more_happens_in_a_war_that_is_over():
    """No side is to move, no action is legal, every action is refused."""
    state, _ = carry_out(board().set(gov_psl=1), Draft.support, "gov", -1, "A:12.2")

    assert (RULES.to_move(state), legal(state), state.phase) == (None, set(), "game_over")
    assert refused(state, "fln pass") == ("war-over", "A:12.2")


def test_while_both_have_support_the_war_runs():
    """There is no outcome as long as both PSL are above 0."""
    assert RULES.outcome(board().set(gov_psl=1, fln_psl=1).state) is None


def test_the_war_may_end_in_the_middle_of_a_distribution():
    """The first point that brings a PSL to 0 ends the war; the rest is not assigned."""
    state, _ = play(board().set(gov_psl=2).awaiting("distribute", "fln", 5), "fln lower 5")

    assert (state.winner, psl(state), agenda(state)) == ("fln", (50, 0), [])


def test_what_would_follow_does_not_happen():
    """If the first fall of PSL ends the war, no later dice are thrown."""
    start = board().set(gov_psl=3).put("front-1", "ORAN")

    state, _ = play(start, "fln strike front-1; done; fln lower 5", faces=[3, 5])

    assert (state.winner, state.level) == ("fln", "substantial")
