"""Recorded turns of the Government: what is said in another order, and what is found left out."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from algeria_lab.twilight.state import State
from tests.conformance import twilight_vectors
from tests.conformance.twilight_states import record_of
from tests.conformance.twilight_turns import later_arrivals, say_garrison, with_departures
from tests.twilight.boards import after, board

Json = dict[str, Any]


def said(*acts: Json) -> list[str]:
    """Return what is said for the parts of a Garrison, a Special Activity between them."""
    parts = later_arrivals([acts[0], {"do": "troop_lift", "fx": []}, *acts[1:]])
    return [say.text for act in parts if act["do"] != "troop_lift" for say in say_garrison(board(), act)]


def part(do: str, to: str, *moves: str) -> Json:
    """Return a part of a Garrison: the destinations that it names, and what moves."""
    picks = [{"k": "garrison_to", "v": space, "of": []} for space in to.split()]
    return {"do": do, "picks": picks, "fx": [f"mv FP {move}" for move in moves]}


def test_a_destination_is_named_when_the_first_police_come() -> None:
    """One that is named early but reached only after the Special Activity is named after it."""
    assert said(part("garrison", "oran setif", "1 medea oran"), part("continue", "", "1 medea setif")) == [
        *("gov garrison oran", "gov bring medea FP 1"),
        *("gov garrison setif", "gov bring medea FP 1"),
    ]


def test_a_destination_reached_twice_is_named_last_before_the_activity() -> None:
    """Police come to the destination last named, before and after a Special Activity."""
    first = part("garrison", "oran setif", "2 medea oran", "1 algiers setif")

    assert said(first, part("continue", "bougie", "1 algiers oran", "1 algiers bougie")) == [
        *("gov garrison setif", "gov bring algiers FP 1", "gov garrison oran", "gov bring medea FP 2"),
        *("gov bring algiers FP 1", "gov garrison bougie", "gov bring algiers FP 1"),
    ]


@pytest.mark.parametrize(
    ("there", "acts", "tags"),
    [
        ({"FT": 1, "U": 1}, [], ["D-41"]),
        ({"FT": 1, "A": 1}, [], []),
        ({"U": 1}, [], []),
        ({"FT": 1, "U": 1}, [{"do": "activate", "at": "oran", "fx": []}], []),
    ],
)
def test_a_sweep_without_an_activation_that_is_possible_gets_a_tag(
    there: dict[str, int], acts: list[Json], tags: list[str]
) -> None:
    """The record does not name this departure; the position afterwards shows it."""
    sweep: Json = {"do": "sweep", "at": "oran", "fx": []}
    step = {"step": "gov", "scenario": "short", "acts": [sweep, *acts], "quirks": []}

    assert with_departures(step | {"after": record_of(board(oran=there))})["quirks"] == tags


@pytest.mark.parametrize(
    "effects", list(permutations(["A 1 {} available", "B 1 {} available", "A 1 {} casualties"]))
)
def test_a_base_is_told_after_the_guerrillas_that_shield_it(effects: tuple[str, ...]) -> None:
    """The effects of a Neutralize stand by box, not in the order in which the pieces fall [CT-5.3.3]."""
    start = board(
        options={"mode": "coltwi"},
        capabilities={"overkill_gov"},
        card=21,
        oran={"FP": 1},
        mostaganem={"FT": 1, "FP": 2, "A": 2, "B": 1, "state": "oppose"},
    )
    start.turn, start.previous = 0, 33
    end = after(
        start,
        "garrison with-special; garrison oran; neutralize; neutralize mostaganem",
        "remove mostaganem A; remove mostaganem A; remove mostaganem B; done; done",
    )
    moved = [f"mv {effect.format('mostaganem')}" for effect in effects]
    neutralize = {
        "do": "neutralize",
        "picks": [{"k": "neutralize_space", "v": "mostaganem", "of": ["mostaganem"]}],
        "fx": [*moved, "commit +1", "terror mostaganem +1"],
    }

    assert twilight_vectors.replay([government_turn(start, end, neutralize)]).different == {}


def government_turn(start: State, end: State, special: Json) -> Json:
    """Return the record of a Garrison of Oran with a Special Activity, from one position to another."""
    before = record_of(start)
    kept = {name: before[name] for name in ("card", "previous", "drawn", "first", "box2")}
    garrison = {
        "do": "garrison",
        "picks": [{"k": "garrison_to", "v": "oran", "of": ["oran"]}],
        "fx": ["res GOV -2"],
    }
    return {
        "id": "own/0",
        "game": "own",
        "n": 0,
        "scenario": "short",
        "step": "gov",
        "actor": "GOV",
        "box": "OP_SA",
        "before": before,
        "after": record_of(end) | kept | {"box1": "OP_SA"},
        "random": [],
        "quirks": [],
        "ctx": {
            "eligible": 1,
            "open": ["PASS", "EVENT", "OP_SA", "LIM_OP", "OP_ONLY"],
            "final_campaign": False,
        },
        "acts": [garrison, special],
    }
