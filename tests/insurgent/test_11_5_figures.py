"""The statistical figures of uniformly random players, INS-11.5."""

import pytest

from tests.insurgent.random_games import uniform_game

GAMES = 4000
STANDARD_ERRORS = 4
# Published shares in percent, and the mean number of turns of both sides.
FIGURES = {
    "duel": {"fln": 10.0, "gov": 86.6, "draw": 3.4, "domination": 46.2, "turns": 30.3},
    "solo": {"fln": 1.3, "gov": 98.0, "draw": 0.7, "domination": 87.4, "turns": 16.6},
}
ROUNDED, MEASURED_GAMES = 0.05, 40_000


@pytest.mark.slow
@pytest.mark.parametrize("scenario", FIGURES)
def test_random_players_win_as_often_as_was_measured(scenario: str):
    """Within four standard errors of both samples, and the rounding of the published figure."""
    ends = [uniform_game(scenario, seed) for seed in range(GAMES)]
    wanted = FIGURES[scenario]

    shares = {
        winner: 100 * sum(end.winner == winner for end in ends) / GAMES for winner in ("fln", "gov", "draw")
    }
    shares["domination"] = 100 * sum(end.reason == "domination" for end in ends) / GAMES
    for what, share in shares.items():
        variance = wanted[what] * (100 - wanted[what]) * (1 / GAMES + 1 / MEASURED_GAMES)
        assert abs(share - wanted[what]) <= STANDARD_ERRORS * variance**0.5 + ROUNDED, (what, share)

    turns = [end.turn for end in ends]
    mean = sum(turns) / GAMES
    spread = (sum((turn - mean) ** 2 for turn in turns) / GAMES * (1 / GAMES + 1 / MEASURED_GAMES)) ** 0.5
    assert abs(mean - wanted["turns"]) <= STANDARD_ERRORS * spread + ROUNDED
