"""Subvert, Extort and where pieces come from: the Non-Player's choices [CT-9.11, CT-9.12, CT-9.13]."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.chart.special import try_extort
from algeria_lab.twilight.chart.subvert import subvert
from algeria_lab.twilight.chart.supply import givers, place_guerrillas, spare
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.geography import OUT_OF_PLAY, PLACE, PLACES
from algeria_lab.twilight.state import State
from tests.twilight.boards import board
from tests.twilight.charted import Lots, done_by, fln_turn, there


def subverted(state: State, *spaces: str) -> list[dict[str, int]]:
    """Subvert and return the pieces in some spaces."""
    done_by(subvert, state)
    return [there(state, space) for space in spaces]


# --- Subvert


def test_step_1a_takes_the_last_two_cubes_of_a_space() -> None:
    """Exactly two Algerian cubes and no French ones: two Police first."""
    state = fln_turn(
        oran={"U": 1, "AP": 2}, medea={"U": 1, "AT": 1, "AP": 1}, bougie={"U": 1, "AP": 2, "FP": 1}
    )
    assert subverted(state, "oran", "medea") == [{"U": 1}, {"AT": 1, "AP": 1, "U": 1}]


def test_step_1b_takes_two_lone_cubes() -> None:
    """One in each of two spaces, Police first."""
    state = fln_turn(oran={"U": 1, "AP": 1}, medea={"U": 1, "AT": 1}, bougie={"U": 1, "AP": 1})
    assert subverted(state, "bougie", "medea", "oran") == [{"U": 1}, {"AT": 1, "U": 1}, {"U": 1}]


def test_step_1c_replaces_the_only_cube_in_reach() -> None:
    """A lone Police becomes a Guerrilla if no other space has an Algerian cube; else another one goes too."""
    alone = fln_turn(oran={"U": 1, "AP": 1}, medea={"AP": 1})
    assert subverted(alone, "oran", "medea") == [{"U": 2}, {"AP": 1}]
    nobody = fln_turn(oran={"U": 1, "AP": 1}, available={"U": 0})
    assert subverted(nobody, "oran") == [{"U": 1}]
    others = fln_turn(oran={"U": 1, "AP": 1}, medea={"U": 1, "AP": 3})
    assert subverted(others, "oran", "medea") == [{"U": 1}, {"AP": 2, "U": 1}]


def test_only_police_becomes_a_guerrilla() -> None:
    """Troops are removed; the recorded games replace them as well [CT-11/D17]."""
    spaces = {"oran": {"U": 1, "AT": 1}}
    assert subverted(fln_turn(**spaces), "oran") == [{"U": 1}]
    games = fln_turn(switches={"subvert_replaces_only_police": False}, **spaces)
    assert subverted(games, "oran") == [{"U": 2}]


def test_step_2_replaces_a_police_whoever_acted() -> None:
    """Before the Government acted too; in the recorded games only after it [CT-11/A53]."""
    spaces = {"oran": {"U": 1, "AP": 2, "FP": 1}, "medea": {"U": 1, "AT": 3}}
    assert subverted(fln_turn(**spaces), "oran") == [{"FP": 1, "AP": 1, "U": 2}]
    games = {"subvert_replaces_before_government": False}
    assert subverted(fln_turn(switches=games, **spaces), "oran") == [{"FP": 1, "AP": 2, "U": 1}]
    late = fln_turn(switches=games, box1="LIM_OP", **spaces)
    assert subverted(late, "oran") == [{"FP": 1, "AP": 1, "U": 2}]


def test_step_3_weakens_after_the_government() -> None:
    """Two cubes of one space, Police first, else one of each of two; only if the Government has acted."""
    nobody: dict[str, Any] = {"available": {"U": 0}}
    rich = {"oran": {"U": 1, "AP": 3, "FP": 1}, "medea": {"U": 1, "AT": 1, "FP": 1}, **nobody}
    assert subverted(fln_turn(box1="LIM_OP", **rich), "oran") == [{"FP": 1, "AP": 1, "U": 1}]
    assert subverted(fln_turn(**rich), "oran") == [{"FP": 1, "AP": 3, "U": 1}]
    poor = {"oran": {"U": 1, "AP": 1, "FP": 1}, "medea": {"U": 1, "AT": 1, "FP": 1}, **nobody}
    late = fln_turn(box1="LIM_OP", **poor)
    assert subverted(late, "oran", "medea") == [{"FP": 1, "U": 1}, {"FP": 1, "U": 1}]


@pytest.mark.parametrize("mode", ["rules", "coltwi"])
def test_step_3_draws_two_spaces_and_no_order_of_all(mode: str) -> None:
    """Four equal spaces with one Algerian cube each: one is drawn, then another [CT-9.11]."""
    spaces = {name: {"U": 1, "FP": 2, "AP": 1} for name in ("barika", "souk_ahras", "medea", "mostaganem")}
    dice = Lots()
    subvert(Chart(Draft(fln_turn(mode=mode, box1="LIM_OP", available={"U": 0}, **spaces), dice)))
    assert [len(among) for among in dice.drawn] == [4, 3]


def test_subvert_needs_the_special_activity_and_somebody_unseen() -> None:
    """Not after an Operation alone, and only where an Underground Guerrilla is."""
    assert done_by(subvert, fln_turn(box1="OP_ONLY", oran={"U": 1, "AP": 2})) == []
    assert done_by(subvert, fln_turn(oran={"A": 1, "AP": 2})) == []


# --- Extort


def extorted(**changes: Any) -> list[str]:
    """Return the spaces in which the chart extorts."""
    state = fln_turn(**changes)
    before = [row[5] for row in state.pieces]
    done_by(try_extort, state)
    return [name for name, number, row in zip(PLACES, before, state.pieces, strict=False) if row[5] < number]


def test_extort_only_with_four_resources_or_fewer() -> None:
    """At 5 there is no need."""
    assert extorted(fln_resources=4, medea={"U": 2}) == ["medea"]
    assert extorted(fln_resources=5, medea={"U": 2}) == []


def test_where_the_chart_extorts() -> None:
    """Two Underground, three at a Base beside cubes; Countries with one; populated and FLN-Controlled."""
    spaces = {
        "medea": {"U": 1},
        "bougie": {"U": 2, "B": 1, "FP": 1},
        "tizi_ouzou": {"U": 2, "B": 1, "GB": 1},
        "oran": {"U": 2, "FP": 3},
        "batna": {"U": 3},
        "morocco": {"U": 1, "B": 1},
    }
    assert extorted(fln_resources=1, **spaces) == ["tizi_ouzou", "morocco"]


def test_without_resources_lone_guerrillas_are_used_too() -> None:
    """If there is still nothing after that, any safe Guerrilla; a Base keeps its last cover."""
    spaces = {"medea": {"U": 1}, "bougie": {"U": 1, "B": 1}}
    assert extorted(fln_resources=0, **spaces) == ["medea"]
    assert extorted(fln_resources=1, **spaces) == []
    assert extorted(fln_resources=0, morocco={"U": 1}, **spaces) == ["morocco"]


def test_hardened_attitudes_bar_sectors_without_base() -> None:
    """A Sector needs an FLN Base then."""
    spaces = {"medea": {"U": 2}, "bougie": {"U": 3, "B": 1}, "oran": {"U": 2}}
    assert extorted(fln_resources=1, momentum={"hardened"}, **spaces) == ["bougie", "oran"]


# --- pieces from the map


@pytest.mark.parametrize(
    ("pieces", "number"),
    [
        ({"A": 3}, 3),
        ({"A": 3, "B": 1}, 1),
        ({"U": 2, "A": 3, "B": 1}, 3),
        ({"A": 3, "state": "support"}, 1),
        ({"U": 3}, 0),
    ],
)
def test_only_active_guerrillas_are_spared(pieces: dict[str, Any], number: int) -> None:
    """A Base and a Support space keep two Guerrillas, and an Underground one if there is one."""
    assert spare(board(medea=pieces), PLACE["medea"]) == number


def test_nobody_comes_out_of_a_country_into_algeria() -> None:
    """Nor from the target itself; to a Country they may come from anywhere."""
    state = board(morocco={"A": 2}, tunisia={"A": 1}, medea={"A": 1}, oran={"A": 1})
    assert [PLACES[space] for space in givers(state, PLACE["oran"])] == ["medea"]
    assert [PLACES[space] for space in givers(state, PLACE["tunisia"])] == ["medea", "oran", "morocco"]


def supplied(number: int, faces: list[int], box: int | None = None, **changes: Any) -> State:
    """Return a board after Guerrillas were placed in Oran."""
    state = fln_turn(**changes)
    chart = Chart(Draft(state, FixedDice(faces)))
    more = {} if box is None else {"box": box}
    place_guerrillas(chart, number, PLACE["oran"], "CT-9.13", **more)
    return state


def test_available_comes_first_then_the_map_one_at_a_time() -> None:
    """Always from the space that then holds most Guerrillas; ties are drawn."""
    state = supplied(4, [6], available={"U": 1}, medea={"A": 3}, bougie={"A": 2})
    assert (there(state, "oran"), there(state, "medea"), there(state, "bougie")) == (
        {"U": 4},
        {"A": 1},
        {"A": 1},
    )


def test_the_recorded_games_take_a_whole_quota_at_once() -> None:
    """From the space that may give most; equal ones in the order of the map [CT-11/D15]."""
    games = {"map_gives_one_guerrilla_at_a_time": False}
    state = supplied(4, [], switches=games, available={"U": 0}, medea={"A": 3}, bougie={"A": 2})
    assert (there(state, "medea"), there(state, "bougie")) == ({}, {"A": 1})


def test_an_event_empties_out_of_play_first() -> None:
    """Where it allows it Out of Play comes before Available."""
    state = supplied(2, [], OUT_OF_PLAY, available={"U": 3}, out_of_play={"U": 1}, casualties={"U": 26})
    assert (there(state, "out_of_play").get("U", 0), there(state, "available")["U"]) == (0, 2)
