"""The invariants of the specification, over random play; a million more: ``python -m tests.fuzz play``."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.algeria.boards import RULES
from tests.algeria.invariants import Witness, look_at

MOST_ACTIONS = 1000
WARS = [
    (scenario, profile, seed)
    for scenario in RULES.scenarios()
    for profile, seeds in (("default", (1, 2)), ("rtt", (3,)), ("literal", (4,)))
    for seed in seeds
]


@pytest.mark.parametrize(("scenario", "profile", "seed"), WARS)
def test_invariants_hold_in_random_wars(scenario: str, profile: str, seed: int):
    """After each action of a war between random players all invariants hold."""
    for seen in islice(Witness(scenario, profile, seed).actions(), MOST_ACTIONS):
        look_at(seen)
