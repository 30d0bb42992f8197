"""CT 4.6: Operations that an Event grants cost no Resources."""

from __future__ import annotations

import pytest

from algeria_lab.twilight.geography import PLACE
from tests.twilight.boards import board, play


@pytest.mark.parametrize("card", [2, 37])
def test_a_free_train_needs_no_resources(card: int) -> None:
    """At 0 Resources the Government may carry out what an Event grants for nothing."""
    start = board(card=card, gov_resources=0)

    state, _ = play(start, "gov event unshaded", "gov train algiers", "gov place 0 2", "gov done")

    assert state.control(PLACE["algiers"]) == "GOV"
    assert state.gov_resources == 0
