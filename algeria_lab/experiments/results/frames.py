"""Results as a tidy frame of pandas: one row for each war and end of turn; for whoever asks for one.

Nothing here is needed to count wars: `table` and `reading` do. pandas is imported where a frame is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from algeria_lab.experiments.asking.grids import POSITION
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.playing.blocks import Columns, Refused
from algeria_lab.experiments.results import reading
from algeria_lab.experiments.results.grids import points_of, refused_from
from algeria_lab.experiments.results.reading import NotPlayed, gathered, refusals_of
from algeria_lab.experiments.results.table import WAR, Wars

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from algeria_lab.experiments.results.table import WarsLike


def to_frame(
    question: Question,
    results: Iterable[Columns],
    notices: Sequence[str] = (),
    refused: Sequence[Refused] = (),
) -> DataFrame:
    """Return the results of a question as a frame.

    Args:
        question: The question.
        results: The columns that `blocks.play_block` returned, in the order of seeds.
        notices: Message ids of what went wrong without doing harm.
        refused: The wars that could not be played.

    Returns:
        One row for the position and one for the end of each turn of each war (the last one is the end of the
        war): ``way``, ``against``, ``seed``, ``turn`` (turns that are over), ``over`` (whether somebody has
        won by then), ``winner``, ``level`` and ``turns`` of the whole war, and what is read of its game; by
        opponent, way and seed, whatever blocks they were played in. The ``winner`` is ``fln``, ``gov``, or
        ``draw`` where a game is over that nobody has won; winner and level are ``undecided`` where a war was
        stopped before that. Its ``attrs`` hold the question, the
        version and notices, as JSON.
    """
    return gathered(question, results, notices, refused).frame()


def refused(frame: WarsLike) -> DataFrame:
    """Return the wars that could not be played, because the rules refuse the opening of their way there.

    Returns:
        One row a war: ``way``, ``against``, ``seed``, ``asked`` (the action), ``told`` (why it was refused);
        before them ``position``, of results from several positions.
    """
    import pandas as pd

    table = Wars.of(frame)
    told = pd.DataFrame(refusals_of(table), columns=NotPlayed._fields).drop(columns="refusal")
    if table.grid:
        told.insert(0, POSITION, refused_from(table))
    return told


def question_of(frame: WarsLike) -> Question:
    """Return the question that a frame answers.

    Raises:
        NoSuchExperiment: If it knows none: it holds something else, or pandas dropped its ``attrs``; or if it
            holds wars from several positions.
    """
    return Wars.of(frame).question


def at(frame: WarsLike, turn: int | None = None) -> DataFrame:
    """Return one row a war: as it stood at the end of a turn, or when it was over or stopped before.

    Args:
        frame: The results.
        turn: The turn; None for the end of each war.
    """
    return Wars.of(frame).at(turn).frame()


def ends(frame: WarsLike) -> DataFrame:
    """Return only how each war ended, which takes a tenth of the room; no turn before it can be asked for."""
    return Wars.of(frame).ends().frame()


def values(frame: WarsLike, what: str | Measure) -> Series:
    """Return a measure of every war, indexed by opponent, way and seed; shares as 0 or 100.

    Of results from several positions it is indexed by ``position`` first.

    Raises:
        UnknownName: If there is no such measure.
        WrongMeasure: If it is asked for at a moment that is none, or of which these wars say nothing.
        NoSuchExperiment: If the frame does not know its question, or holds a war more than once.
    """
    table = Wars.of(frame)
    asked = reading.measure_of(table, what)
    if table.grid:
        import pandas as pd

        return pd.concat(
            {name: _values(one, asked) for name, one in points_of(table).items()}, names=[POSITION]
        )
    return _values(table, asked)


def _values(table: Wars, asked: Measure) -> Series:
    rows, numbers = reading.measured(table, asked)
    made = rows.only(*WAR).having(**{str(asked): numbers}).frame()
    return made.set_index(list(WAR))[str(asked)]
