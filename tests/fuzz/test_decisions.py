"""Random play of every game breaks no invariant; a million: ``python -m tests.fuzz decisions 1000000``.

With what the rooms of the games play at random these make more than a hundred thousand.
"""

from __future__ import annotations

import pytest

from tests.fuzz import wars
from tests.fuzz.decisions import play, play_one

DECISIONS, SLICE = 36_000, 4_000  # of all games; a slice begins with a war of its own


@pytest.mark.parametrize("game", wars.WARS)
@pytest.mark.parametrize("slice_", range(DECISIONS // SLICE // len(wars.WARS)))
def test_no_random_decision_breaks_an_invariant(game: str, slice_: int) -> None:
    played = play_one(game, SLICE, first=1000 * slice_)

    assert (played.tried, played.broken) == (SLICE, [])


def test_a_breach_is_told_with_the_number_of_its_war(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next war is played all the same, and the count goes on."""

    def forget(_rules: object, state: object) -> None:
        assert getattr(state, "turn", 0) < 0, "no such turn"

    monkeypatch.setattr(wars, "look_closely", forget)

    algeria, insurgent, twilight = play(9, first=4)

    assert algeria.broken[0].startswith("algeria 4, decision 0: AssertionError: no such turn")
    assert str(insurgent) == "insurgent: tried 3 broken 3 (seeds 4 to 6)"
    assert twilight.tried == 3
