"""Whole wars between computers for the tests of pages that look back, each played once."""

from functools import cache

from algeria_lab.algeria.board.scenarios import scenario_names
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from tests.views.algeria.sessions import session_of

SEEDS = (0, 1, 4)
WARS = [(scenario, seed) for scenario in scenario_names() for seed in SEEDS]


@cache
def whole_war(scenario: str, seed: int) -> Game[State]:
    """Return a war between doctrines, played to its end."""
    return session_of("mixed", "mixed", scenario=scenario, seed=seed).game
