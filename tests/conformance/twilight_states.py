"""Positions of *Colonial Twilight* as the recorded games write them, and the engine's own; both ways."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from algeria_lab.core.actions import Seat
from algeria_lab.twilight.geography import EVERYWHERE, PLACE, PLACES
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.twilight.propaganda import margins
from algeria_lab.twilight.set_up import stack_deck
from algeria_lab.twilight.state import FRANCE_BOXES, LEVEL, LEVELS, State, put_pieces
from algeria_lab.twilight.switches import Switches

Json = dict[str, Any]
SEATS: Final[dict[str, Seat]] = {"GOV": "gov", "FLN": "fln"}
LETTERS: Final[dict[str, str]] = {"gov": "GOV", "fln": "FLN"}
ROUNDS: Final = {"full": 5, "medium": 4, "short": 3}
TRACKS: Final = ("gov_resources", "fln_resources", "commitment", "border_zone", "propaganda_played")
BOXES: Final = ("available", "casualties", "out_of_play")
MARKERS_IN_PLAY: Final = ("cap", "mom")
"""A few records of the laboratory hold a marker twice that was played a second time; there is one of each."""
MARKERS: Final = ("resettled", "plus_pop", "plus_base")


def state_of(step: Json, data: Json, switches: Switches, deck: list[int]) -> State:
    """Return our state for a recorded one, its agenda empty.

    Args:
        step: The recorded step, for its scenario.
        data: The recorded state.
        switches: The readings to go on with.
        deck: The whole deck of the game, its first card first; empty if it is not known.
    """
    state = State(step["scenario"], switches, propaganda_total=ROUNDS[step["scenario"]])
    for track in TRACKS:
        setattr(state, track, data[track])
    state.turn = data["drawn"]
    state.card, state.previous = data["card"] or 0, data["previous"] or 0
    state.first = SEATS[data["first"]]
    state.box1, state.box2 = data["box1"] or "", data["box2"] or ""
    state.france = FRANCE_BOXES.index(data["france_track"])
    pivotal = data["pivotal"]
    state.played, state.coup_ever = set(pivotal["played"]), pivotal["coup_ever"]
    state.recall = pivotal["recall"]
    state.capabilities, state.momentum = set(data["cap"]), set(data["mom"])
    stack_deck(state, deck[state.turn :])
    for box in BOXES:
        put_pieces(state, PLACE[box], data[box])
    for space, row in data["spaces"].items():
        _read_space(state, PLACE[space], row)
    return state


def _read_space(state: State, space: int, row: Json) -> None:
    put_pieces(state, space, {kind: row[kind] for kind in KINDS if kind in row})
    state.support[space] = LEVEL[row.get("state", "neutral")]
    state.terror[space] = row.get("terror", 0)
    for marker in MARKERS:
        getattr(state, marker)[space] = row.get(marker, False)


def freeze(state: State, data: Json) -> None:
    """Take over Control as it was recorded, for the moment at which it does not follow from the pieces."""
    state.frozen = [data["spaces"].get(PLACES[space], {}).get("control", "NONE") for space in EVERYWHERE]


def record_of(state: State) -> Json:
    """Return our state in the recorded vocabulary."""
    return {
        "card": state.card or None,
        "previous": state.previous or None,
        "drawn": state.turn,
        "first": LETTERS[state.first],
        "box1": state.box1 or None,
        "box2": state.box2 or None,
        **{track: getattr(state, track) for track in TRACKS},
        "sc": state.support_commitment,
        "ob": state.opposition_bases,
        "resettled": state.resettled_sectors,
        "france_track": FRANCE_BOXES[state.france],
        "pivotal": {
            "played": sorted(state.played),
            "coup_ever": state.coup_ever,
            "recall": state.recall,
        },
        "cap": sorted(state.capabilities),
        "mom": sorted(state.momentum),
        **{box: _pieces(state, PLACE[box]) for box in BOXES},
        "spaces": {PLACES[space]: row for space in EVERYWHERE if (row := _space(state, space))},
        "result": _result(state),
    }


def _pieces(state: State, place: int) -> Json:
    return {KINDS[kind]: count for kind, count in enumerate(state.pieces[place]) if count}


def _space(state: State, space: int) -> Json:
    row = _pieces(state, space)
    if state.support[space]:
        row["state"] = LEVELS[state.support[space]]
    if state.control(space) != "NONE":
        row["control"] = state.control(space)
    if state.terror[space]:
        row["terror"] = state.terror[space]
    return row | {marker: True for marker in MARKERS if getattr(state, marker)[space]}


def _result(state: State) -> Json | None:
    if not state.winner:
        return None
    margin = margins(state)
    return {
        "winner": LETTERS[state.winner],
        "by": state.reason,
        "gov_margin": margin["gov"],
        "fln_margin": margin["fln"],
    }


def differences(ours: Json, recorded: Json) -> list[str]:
    """Return in words where two states in the recorded vocabulary differ.

    A marker that an Event puts into play once more, in positions of the laboratory, is recorded twice.
    """
    markers = {codes: sorted(set(recorded[codes])) for codes in ("cap", "mom")}
    return list(_differences("", ours, recorded | markers))


def _differences(where: str, ours: Json, recorded: Json) -> Iterator[str]:
    for key in dict.fromkeys((*recorded, *ours)):
        here, there = ours.get(key), recorded.get(key)
        name = f"{where} {key}".lstrip()
        if here == there or (key in MARKERS_IN_PLAY and set(here) == set(there)):
            continue
        if key == "spaces" or where == "spaces":
            yield from _differences(name, here or {}, there or {})
        else:
            yield f"{name.removeprefix('spaces ')}: {here} here, {there} recorded"
