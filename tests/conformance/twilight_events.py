"""Recorded Events and Pivotal Events as actions of the engine.

The engine says what it asks for; the picks of the record, and the pieces that it moves, are the answer. Each
pick is used once, in order; a choice that the record leaves out, because it had one answer, is read from what
happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from algeria_lab.twilight.frames.events import (
    ChooseBranch,
    ChooseSpaces,
    ChooseWilaya,
    DiscardMarker,
    MovePieces,
    PlacePieces,
    RaiseCommitment,
    RemovePieces,
    SetLevels,
    ShiftFrance,
)
from algeria_lab.twilight.frames.government import Train
from algeria_lab.twilight.frames.propaganda import Supply
from algeria_lab.twilight.geography import EVERYWHERE, PLACE, PLACES
from algeria_lab.twilight.pieces import GUERRILLAS, KIND, KINDS, U
from algeria_lab.twilight.state import State
from tests.conformance.twilight_effects import recorded_effects
from tests.conformance.twilight_steps import Deviation, Say, Translation, told
from tests.conformance.twilight_turns import say_act

Json = dict[str, Any]
BRANCHES: Final = {"france_track": "france"}
SPACES_TO_MOVE_AMONG: Final = 40
REMOVED_FROM_SPACES: Final = (4, 6, 7, 16, 20, 25, 36, 60)
"""Events in whose record spaces are picked for the pieces that go, not by themselves."""


class Move:
    """Pieces that an effect of the record moves, of which some are spoken for."""

    def __init__(self, line: str) -> None:
        _, kind, number, source, target = line.split()
        self.kind, self.number = KIND[kind], int(number)
        self.source, self.target = PLACE[source], PLACE[target]


class Record:
    """What is recorded of an Event, taken out piece by piece.

    Args:
        event: The act.
    """

    def __init__(self, event: Json) -> None:
        self.card: int = event["card"]
        self.picks: list[Json] = list(event.get("picks", ()))
        self.moves = [Move(line) for line in event["fx"] if line.startswith("mv ")]
        self.effects = recorded_effects(event["fx"])

    def pick(self, *kinds: str) -> Json | None:
        """Take out the next pick of some kinds, and all that stand before it."""
        for place, pick in enumerate(self.picks):
            if pick["k"] in kinds:
                del self.picks[: place + 1]
                return pick
        return None

    def take(self, move: Move, number: int) -> int:
        """Take out some pieces of a move, at most as many as it has, and return how many."""
        number = min(number, move.number)
        move.number -= number
        if not move.number:
            self.moves.remove(move)
        return number


def say_event(state: State, step: Json) -> Iterator[Say]:
    """Yield what the Government says to play the Event of the card; the FLN follows the chart."""
    event = step["acts"][0]
    if step["actor"] == "GOV":
        yield Say(f"gov event {event['text']}")
        yield from _choices(state, Record(event), step["acts"][1:])


def say_pivotal(state: State, step: Json) -> Iterator[Say]:
    """Yield what the Government says to play a Pivotal Event; the FLN follows the chart."""
    event = step["acts"][0]
    if step["actor"] == "GOV":
        yield Say(f"gov pivotal {event['card']}")
        yield from _choices(state, Record(event), [])


def _choices(state: State, record: Record, acts: list[Json]) -> Iterator[Say]:
    """Yield an answer as long as the engine asks the Government."""
    while state.turn_of == "gov" and (frame := state.top) is not None:
        if isinstance(frame, Train):
            for act in acts:
                yield from say_act(state, act)
            yield Say("gov done")
        elif type(frame) in ANSWERS:
            yield ANSWERS[type(frame)](state, record)
        else:
            return


def _space(state: State, record: Record) -> Say:
    if record.card in REMOVED_FROM_SPACES:
        raise Deviation(f"card {record.card} asks for {told(state)}")
    if record.card == SPACES_TO_MOVE_AMONG:
        return _space_of_lift(state, record)
    pick = record.pick("space", "option")
    if pick:
        return Say(f"gov pick {pick['v']}", tuple(pick["of"]))
    if record.moves and not _chosen(state):
        return Say(f"gov pick {PLACES[record.moves[0].source]}")
    return Say("gov done")


def _chosen(state: State) -> tuple[int, ...]:
    assert isinstance(state.top, ChooseSpaces)
    return state.top.chosen


def _space_of_lift(state: State, record: Record) -> Say:
    """The first pick is the number of spaces, their names follow; later ones belong to the moves."""
    chosen = len(_chosen(state))
    number = record.picks[0]
    if number["k"] == "number" and chosen < number["v"]:
        pick = record.picks[1 + chosen]
        return Say(f"gov pick {pick['v']}", tuple(pick["of"]))
    return Say("gov done")


def _level(state: State, record: Record) -> Say:
    space, level = record.pick("space"), record.pick("option")
    return Say(f"gov set {space['v']} {level['v']}") if space and level else Say("gov done")


def _wilaya(state: State, record: Record) -> Say:
    pick = record.pick("wilaya")
    if pick:
        return Say(f"gov wilaya {pick['v']}", tuple(pick["of"]))
    raise Deviation("the engine asks for a Wilaya, none was recorded")


def _branch(state: State, record: Record) -> Say:
    pick = record.pick("option")
    if pick is None:
        raise Deviation("the engine asks for a branch, none was recorded")
    return Say(f"gov choose {BRANCHES.get(pick['v'], pick['v'])}")


def _shift(state: State, record: Record) -> Say:
    boxes = -record.effects["france",]
    return Say(f"gov shift a {boxes}" if boxes else "gov done")


def _raise(state: State, record: Record) -> Say:
    return Say(f"gov raise {record.effects['commit',]}")


def _marker(state: State, record: Record) -> Say:
    pick = record.pick("capability")
    code = pick["v"] if pick else next(effect[1] for effect in record.effects if effect[0] == "cap_off")
    return Say(f"gov discard {code}")


def _remove(state: State, record: Record) -> Say:
    frame = state.top
    assert isinstance(frame, RemovePieces)
    for move in record.moves:
        if move.kind in frame.kinds and move.source in frame.places:
            number = record.take(move, frame.number)
            return Say(f"gov remove {KINDS[move.kind]} {PLACES[move.source]} {number}")
    return Say("gov done")


def _place(state: State, record: Record) -> Say:
    for move in record.moves:
        if move.target in EVERYWHERE and move.source not in EVERYWHERE:
            verb = "bring" if PLACES[move.source] == "out_of_play" else "place"
            number = record.take(move, move.number)
            return Say(f"gov {verb} {PLACES[move.target]} {number}")
    return Say("gov done")


def _move(state: State, record: Record) -> Say:
    for move in record.moves:
        if move.target in EVERYWHERE and move.source in EVERYWHERE:
            number = record.take(move, move.number)
            kind, source, target = KINDS[move.kind], PLACES[move.source], PLACES[move.target]
            return Say(f"gov move {kind} {source} {target} {number}")
    return Say("gov done")


def _supply(state: State, record: Record) -> Say:
    frame = state.top
    assert isinstance(frame, Supply)
    wanted = GUERRILLAS if frame.kind == U else (frame.kind,)
    for move in record.moves:
        if move.kind in wanted and move.source in EVERYWHERE and move.source != frame.target:
            record.take(move, 1)
            return Say(f"gov take {KINDS[move.kind]} {PLACES[move.source]}")
    return Say("gov done")


ANSWERS: Final[dict[type, Callable[[State, Record], Say]]] = {
    ChooseSpaces: _space,
    SetLevels: _level,
    ChooseWilaya: _wilaya,
    ChooseBranch: _branch,
    ShiftFrance: _shift,
    RaiseCommitment: _raise,
    DiscardMarker: _marker,
    RemovePieces: _remove,
    PlacePieces: _place,
    MovePieces: _move,
    Supply: _supply,
}
TRANSLATIONS: Final[dict[str, Translation]] = {
    "gov EVENT": say_event,
    "event EVENT": say_event,
    "pivotal": say_pivotal,
    "pivotal EVENT": say_pivotal,
}
