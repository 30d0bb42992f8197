"""A block of wars: a few seeds, each played in every way against every opponent, by any worker."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from algeria_lab.algeria.draft import LEVELS, Draft
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.experiments.measures import READ
from algeria_lab.experiments.positions import opened
from algeria_lab.experiments.questions import Question
from algeria_lab.players.algeria.simulator import War, play_on
from algeria_lab.players.base import Player

KEYS = ("way", "against", "seed", "turn", "over", "winner", "level", "turns")
COLUMNS = (*KEYS, *READ)
WINNERS: tuple[str, ...] = ("", *SEATS)
NAMES_OF_LEVELS: tuple[str, ...] = ("", *(row.mark for row in LEVELS.rows))
WARS_A_BLOCK = 24
TYPES = {"seed": "q"}  # everything else fits two bytes
Columns = dict[str, "array[int]"]


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
        Ways, opponents, winners and levels are given by their place in the question and in `WINNERS`
        and `NAMES_OF_LEVELS`.
    """
    question = Question.from_json(block.question).part(block.runs, block.seed)
    columns: Columns = {name: array(TYPES.get(name, "h")) for name in COLUMNS}
    for number, way in enumerate(question.ways.values()):
        for opponent, spec in enumerate(question.against):
            players = question.players(way, spec)
            for seed in question.seeds:
                start = opened(question.position.at(way.changes, seed), way.opening, seed)
                _note(columns, (number, opponent, seed), *_play(question, start, players, seed))
    return columns


def _play(
    question: Question, start: State, players: Mapping[Seat, Player[State]], seed: int
) -> tuple[War, list[tuple[int, ...]]]:
    """Play one war and return it with what was read at the position and at each end of a turn."""
    rows: list[tuple[int, ...]] = []

    def watch(draft: Draft) -> bool:
        done = draft.state.turn - (not draft.state.winner)
        rows.append((done, *[read(draft) for read in READ.values()]))
        return question.stop.is_met(draft.state)

    if not start.agenda:  # the opening ended the war, and nobody plays on
        watch(Draft(start, SeededDice(seed), listening=False))
    war = play_on(
        start,
        players["fln"],
        players["gov"],
        seed,
        turn_limit=question.stop.turn,
        watch=watch if start.agenda else None,
    )
    return war, rows


def _note(columns: Columns, key: tuple[int, int, int], war: War, rows: list[tuple[int, ...]]) -> None:
    """Add the rows of a war to the columns."""
    # Turns that are over, as in the rows: a war that was stopped had begun one more.
    result = WINNERS.index(war.winner), NAMES_OF_LEVELS.index(war.level), rows[-1][0]
    for index, (turn, *values) in enumerate(rows):
        over = index == len(rows) - 1 and bool(war.winner)
        for name, value in zip(COLUMNS, (*key, turn, over, *result, *values), strict=True):
            columns[name].append(value)
