"""The flowchart of the Non-Player FLN, box by box [CT-9.3]."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.twilight.chart.answers import explain, follow_chart
from algeria_lab.twilight.draft import Draft
from tests.twilight.boards import board, play
from tests.twilight.charted import Ones, fln_turn


def test_start_passes_without_resources_where_only_a_limited_operation_is_open() -> None:
    """Resources 0, only LIM_OP and no Event open: Pass for one Resource."""
    poor = board(first="gov", box1="OP_ONLY", fln_resources=0)
    after, _ = play(poor, "fln chart")
    assert (after.fln_resources, after.first) == (1, "fln")
    assert explain(poor, []).path == ("start", "pass")


def test_start_goes_on_where_the_event_is_open() -> None:
    """Resources 0 but the Event is open: the chart goes on [CT-11/A29]."""
    poor = board(first="gov", box1="OP_SA", fln_resources=0, card=19)
    assert explain(poor, [1]).path == ("start", "d1", "terror_or_event")


def path(switches: dict[str, bool] | None = None, faces: tuple[int, ...] = (), **changes: Any) -> str:
    """Return the boxes that the chart came to, joined."""
    return " ".join(explain(fln_turn(switches=switches, **changes), Ones(*faces)).path)


def test_covered_bases_lead_to_terror() -> None:
    """Two Underground at a populated Base, one elsewhere; Countries do not count; no Base counts as yes."""
    assert path(fln_resources=3, card=19) == "start d1 terror_or_event"
    covered = {"bougie": {"B": 1, "U": 2}, "batna": {"B": 1, "U": 1}, "morocco": {"B": 1}}
    assert path(fln_resources=3, card=19, **covered) == "start d1 terror_or_event"
    assert path(fln_resources=3, card=19, bougie={"B": 1, "U": 1}).startswith("start d1 d2 rally")


def test_being_first_on_the_next_card_leads_to_terror() -> None:
    """The Government acted with Operation and Special Activity, or with an Operation alone."""
    bare = {"fln_resources": 3, "card": 19, "bougie": {"B": 1}}
    assert path(box1="OP_SA", **bare) == "start d1 d2 terror_or_event"
    assert path(box1="EVENT", **bare).startswith("start d1 d2 rally")


def test_terror_or_event_then_attack_then_rally() -> None:
    """Nothing to do in a box leads to the next one."""
    state = {"fln_resources": 3, "oran": {"A": 3}}
    assert path(**state) == "start d1 terror_or_event attack rally"
    assert path(fln_resources=3, oran={"A": 6, "FP": 2}, faces=(6,)) == "start d1 terror_or_event attack"


def test_march_follows_where_bases_are_well_guarded() -> None:
    """An impossible March leads back to Rally, in the recorded games to a Pass [CT-11/D18]."""
    spaces = {"fln_resources": 3, "batna": {"U": 1, "B": 1}}
    assert path(**spaces, faces=(6,), bougie={"U": 1, "A": 1}, medea={"FP": 1}).endswith("rally march")
    stuck = {"fln_resources": 3, "oran": {"A": 1}}
    assert path(**stuck) == "start d1 terror_or_event attack rally march rally"
    games = {"rally_follows_an_impossible_march": False}
    assert path(games, **stuck) == "start d1 terror_or_event attack rally march rally pass"


@pytest.mark.parametrize(
    ("changes", "box"),
    [
        ({"card": 19}, "EVENT"),
        ({"france": 2, "oran": {"U": 1, "FP": 5}, "available": {"U": 0}}, "LIM_OP"),
        ({"oran": {"A": 6, "FP": 3}, "fln_resources": 9}, "LIM_OP"),
        ({"oran": {"U": 1, "FP": 1}, "bougie": {"U": 1, "FP": 1}}, "OP_SA"),
    ],
)
def test_the_cylinder_ends_where_it_belongs(changes: dict[str, Any], box: str) -> None:
    """Event; a Special Activity was used; one location; else an Operation alone [CT-9.9]."""
    state = fln_turn(**{"fln_resources": 6, **changes})
    draft = Draft(state, Ones(*([6] if "fln_resources" in changes else [])))
    follow_chart(draft)
    assert state.box1 == box
