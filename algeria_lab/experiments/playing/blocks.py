"""A block of wars: a few seeds, each played in every way against every opponent, by any worker."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, MutableSequence, Sequence
from typing import Any, NamedTuple

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import LabError, Refusal
from algeria_lab.experiments.asking.openings import OpeningRefused
from algeria_lab.experiments.asking.own import Number, OwnFault, measured, said
from algeria_lab.experiments.asking.questions import KEYS, Question
from algeria_lab.experiments.asking.ways import PlayerLike, Way
from algeria_lab.experiments.measuring.record import DRAW, Ended, Subject, Values
from algeria_lab.experiments.playing.travel import Sent, unpacked
from algeria_lab.players.base import Player
from algeria_lab.players.outside import WrongChoice

WINNERS: tuple[str, ...] = ("", *SEATS, DRAW)
WARS_A_BLOCK = 24
TYPES = {"seed": "q"}  # everything else fits two bytes
Columns = dict[str, MutableSequence[Any]]  # arrays; of measures of one's own lists: who knows what they read


def columns_of(subject: Subject[Any]) -> tuple[str, ...]:
    """Return the columns of results: what names a war and how it ended, then what was read."""
    return (*KEYS, *subject.read)


class Refused(NamedTuple):
    """A war that was not played, because the rules refuse its opening there.

    Attributes:
        way: Place of its way in the question.
        against: Place of its opponent.
        seed: Its seed.
        asked: What was refused; see `OpeningRefused`.
        refusal: Why.
        told: The sentence.
    """

    way: int
    against: int
    seed: int
    asked: str
    refusal: Refusal | None
    told: str


class Block(NamedTuple):
    """Seeds of a question that one worker plays at a time.

    Attributes:
        question: The question, or as it was packed for another process.
        seed: The first seed.
        runs: How many seeds.
    """

    question: Question | Sent
    seed: int
    runs: int


class Played(NamedTuple):
    """What a worker has played.

    Attributes:
        columns: Whole numbers, one row for the position and one for the end of each turn of each war. Ways,
            opponents, winners and levels are given by their place in the question, in `WINNERS` and in the
            levels of the game.
        refused: The wars that could not be played.
    """

    columns: Columns
    refused: list[Refused]


def blocks(question: Question, wars: int = WARS_A_BLOCK) -> Iterator[Block]:
    """Yield the question in blocks of about so many wars; each plays its seeds in all ways, as pairs."""
    runs = max(1, wars // (len(question.ways) * len(question.against)))
    for seed in question.seeds[::runs]:
        yield Block(question, seed, min(runs, question.seeds.stop - seed))


def play_block(block: Block) -> Played:
    """Play a block: what every worker does, on whatever machine.

    Raises:
        OwnFault: If code of one's own fails; way, opponent and seed are named.
    """
    question = unpacked(block.question).part(block.runs, block.seed)
    columns: Columns = {name: array(TYPES.get(name, "h")) for name in columns_of(question.subject)}
    columns |= {name: [] for name in question.measures}
    played = Played(columns, [])
    for number, (name, way) in enumerate(question.ways.items()):
        for opponent, spec in enumerate(question.against):
            seats = _seats(question, way, spec)
            for seed in question.seeds:
                key = number, opponent, seed
                try:
                    war = _play(question, way, seats(seed), seed)
                except OpeningRefused as error:
                    played.refused.append(Refused(*key, error.asked, error.refusal, str(error)))
                except Exception as error:
                    if not question.own:
                        raise
                    where = f"way {name!r} against {question.opponents[opponent]!r}, seed {seed}"
                    raise _fault(where, error) from _cause(error)
                else:
                    _note(columns, question, key, *war)
    return played


def _seats(question: Question, way: Way, spec: PlayerLike) -> Callable[[int], Mapping[Seat, Player[Any]]]:
    """Return who plays the war of a seed: the same players of the house in all, those of one's own anew."""
    if question.own:
        return lambda seed: question.players(way, spec, seed)
    players = question.players(way, spec, question.seed)
    return lambda _seed: players


def _fault(war: str, error: Exception) -> OwnFault:
    """Return what is wrong with code of one's own, with the war in which it showed."""
    fault = OwnFault(f"{war}: {error if isinstance(error, LabError) else said(error)}")
    fault.refusal = error.refusal if isinstance(error, WrongChoice) else None
    return fault


def _cause(error: Exception) -> BaseException | None:
    """Return what a reader learns more from: an error of the house says it all, but for its cause."""
    return error.__cause__ if isinstance(error, LabError) else error


def _play(
    question: Question, way: Way, players: Mapping[Seat, Player[Any]], seed: int
) -> tuple[Ended, list[Mapping[str, Number]]]:
    """Play one war and return how it ended, with what was read at the position and at each end of a turn.

    Raises:
        OpeningRefused: If its opening cannot be played.
    """
    rows: list[Mapping[str, Number]] = []
    own = question.measures.items()

    def watch(values: Values, state: Any) -> bool:
        turn = values["turn"]
        rows.append(
            {**values, **{name: measured(name, read, state, turn) for name, read in own}} if own else values
        )
        return question.stop.is_met(values, state)

    start = question.opened(way, seed)
    opening = question.opening(way)
    if opening:
        players = opening.seated(players)
    ended = question.subject.play(start, players, seed, question.stop.turn, watch)
    if opening:
        opening.check_played()
    return ended, rows


def _note(
    columns: Columns,
    question: Question,
    key: tuple[int, int, int],
    ended: Ended,
    rows: Sequence[Mapping[str, Number]],
) -> None:
    """Add the rows of a war to the columns."""
    # Turns that are over, as in the rows: a war that was stopped had begun one more.
    subject = question.subject
    level, winner = subject.levels.index(ended.level), WINNERS.index(ended.winner)
    war = dict(zip(KEYS, (*key, 0, False, winner, level, rows[-1]["turn"]), strict=True))
    for index, values in enumerate(rows):
        over = index == len(rows) - 1 and bool(ended.winner)
        for name, value in {**war, "over": over, **values}.items():
            columns[name].append(value)
