"""A block of wars: a few seeds, each played in every way against every opponent, by any worker."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.experiments.questions import Question
from algeria_lab.experiments.record import Ended, Subject, Values
from algeria_lab.players.base import Player

KEYS = ("way", "against", "seed", "turn", "over", "winner", "level", "turns")
WINNERS: tuple[str, ...] = ("", *SEATS)
WARS_A_BLOCK = 24
TYPES = {"seed": "q"}  # everything else fits two bytes
Columns = dict[str, "array[int]"]


def columns_of(subject: Subject[Any]) -> tuple[str, ...]:
    """Return the columns of results: what names a war and how it ended, then what was read."""
    return (*KEYS, *subject.read)


class Block(NamedTuple):
    """Seeds of a question that one worker plays at a time.

    Attributes:
        question: The question as JSON, so that it can be sent to any worker.
        seed: The first seed.
        runs: How many seeds.
    """

    question: Mapping[str, object]
    seed: int
    runs: int


def blocks(question: Question, wars: int = WARS_A_BLOCK) -> Iterator[Block]:
    """Yield the question in blocks of about so many wars; each plays its seeds in all ways, as pairs."""
    data = question.to_json()
    runs = max(1, wars // (len(question.ways) * len(question.against)))
    for seed in question.seeds[::runs]:
        yield Block(data, seed, min(runs, question.seeds.stop - seed))


def play_block(block: Block) -> Columns:
    """Play a block: what every worker does, on whatever machine.

    Returns:
        Columns of whole numbers, one row for the position and one for the end of each turn of each war.
        Ways, opponents, winners and levels are given by their place in the question, in `WINNERS` and in
        the levels of the game.
    """
    question = Question.from_json(block.question).part(block.runs, block.seed)
    columns: Columns = {name: array(TYPES.get(name, "h")) for name in columns_of(question.subject)}
    for number, way in enumerate(question.ways.values()):
        for opponent, spec in enumerate(question.against):
            players = question.players(way, spec)
            for seed in question.seeds:
                war = _play(question, question.opened(way, seed), players, seed)
                _note(columns, question, (number, opponent, seed), *war)
    return columns


def _play(
    question: Question, start: Any, players: Mapping[Seat, Player[Any]], seed: int
) -> tuple[Ended, list[Values]]:
    """Play one war and return how it ended, with what was read at the position and at each end of a turn."""
    rows: list[Values] = []

    def watch(values: Values) -> bool:
        rows.append(values)
        return question.stop.is_met(values)

    return question.subject.play(start, players, seed, question.stop.turn, watch), rows


def _note(
    columns: Columns, question: Question, key: tuple[int, int, int], ended: Ended, rows: Sequence[Values]
) -> None:
    """Add the rows of a war to the columns."""
    # Turns that are over, as in the rows: a war that was stopped had begun one more.
    level = question.subject.levels.index(ended.level)
    war = dict(zip(KEYS, (*key, 0, False, WINNERS.index(ended.winner), level, rows[-1]["turn"]), strict=True))
    for index, values in enumerate(rows):
        over = index == len(rows) - 1 and bool(ended.winner)
        for name, value in {**war, "over": over, **values}.items():
            columns[name].append(value)
