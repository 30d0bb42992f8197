"""CT 6.6: the Reset Phase."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.twilight.frames.propaganda import Reset
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES, after, board, legal, pieces, reason


def reset(**changes: Any) -> State:
    """Return what the Reset Phase leads to, or its decision."""
    return RULES.resume(board(agenda=[NextCard(), Reset()], **changes), FixedDice(()))[0]


def test_a_third_of_the_french_casualties_goes_out_of_play_as_the_government_likes() -> None:
    """7 cubes and Bases together: 2 go, 5 come back [CT 11/A37]."""
    state = reset(
        casualties={"FT": 3, "FP": 3, "GB": 1}, available={"FT": 0, "FP": 0, "GB": 0}, out_of_play={}
    )
    assert legal(state) == ["lose FT 1", "lose FT 2", "lose FP 1", "lose FP 2", "lose GB 1"]
    out = pieces(state, "out_of_play")

    state = after(state, "gov lose GB 1; gov lose FP 1")

    assert pieces(state, "out_of_play") == out | {"FP": out["FP"] + 1, "GB": out["GB"] + 1}
    assert {kind: pieces(state, "available")[kind] for kind in ("FT", "FP")} == {"FT": 3, "FP": 2}
    assert pieces(state, "casualties") == {}


def test_where_there_is_one_kind_nobody_is_asked() -> None:
    """One of four Police goes."""
    state = reset(casualties={"FP": 4}, algiers={"FP": 17})

    assert (pieces(state, "out_of_play"), pieces(state, "available")["FP"]) == ({"FP": 1}, 3)


def test_what_cannot_be_lost() -> None:
    """Algerian cubes are never Out of Play; no more than a third goes."""
    state = reset(casualties={"FT": 3, "FP": 1, "AP": 3})

    assert reason(state, "gov lose AP 1") == "ct-wrong-kind"
    assert reason(state, "gov lose FT 2") == "ct-not-so-many"


def test_algerian_casualties_come_back() -> None:
    """All of them."""
    state = reset(casualties={"AT": 2, "AP": 5}, algiers={"AT": 1, "AP": 2})

    assert {kind: pieces(state, "available")[kind] for kind in ("AT", "AP")} == {"AT": 2, "AP": 5}


@pytest.mark.parametrize(("fallen", "lost"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_third_of_the_guerrillas_goes_out_of_play(fallen: int, lost: int) -> None:
    """Rounded down; the others come back."""
    state = reset(casualties={"U": fallen}, batna={"U": 30 - fallen})

    assert pieces(state, "out_of_play").get("U", 0) == lost
    assert pieces(state, "available")["U"] == fallen - lost


@pytest.mark.parametrize(("before", "after_it"), [(4, 3), (0, 0)])
def test_the_tracks_move(before: int, after_it: int) -> None:
    """France one box toward A, the Border Zone one down, neither below its first box."""
    state = reset(france=before, border_zone=before)

    assert (state.france, state.border_zone) == (after_it, after_it)


def test_one_terror_marker_leaves_each_space() -> None:
    """Of several in a space, one [CT 11/A35]."""
    state = reset(medea={"terror": 3}, batna={"terror": 1})

    assert (state.terror[PLACE["medea"]], state.terror_markers) == (2, 2)


def test_all_guerrillas_go_underground() -> None:
    """In the Countries too."""
    state = reset(medea={"U": 1, "A": 2}, tunisia={"A": 3})

    assert (pieces(state, "medea"), pieces(state, "tunisia")) == ({"U": 3}, {"U": 3})


def test_momentum_is_discarded_and_capabilities_stay() -> None:
    """Of both sides."""
    state = reset(momentum={"brave", "balky"}, capabilities={"torture"})

    assert (state.momentum, state.capabilities) == (set(), {"torture"})


def test_the_coup_comes_back_and_no_other_pivotal_event() -> None:
    """66 may be played once a Campaign; that it was played is remembered."""
    state = reset(played={61, 64, 66}, coup_ever=True)

    assert (state.played, state.coup_ever) == ({61, 64}, True)
