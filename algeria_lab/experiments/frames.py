"""Results as a tidy frame: one row for each war and end of turn; and what is read from it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab import __version__
from algeria_lab.experiments.blocks import TYPES, WINNERS, Columns, columns_of
from algeria_lab.experiments.measures import Measure, WrongMeasure, measure
from algeria_lab.experiments.positions import NoSuchExperiment
from algeria_lab.experiments.questions import Question

if TYPE_CHECKING:
    from pandas import DataFrame, Series

WAR = ("against", "way", "seed")
ENDS = "ends"  # of a frame that holds no other turns


def to_frame(question: Question, results: Iterable[Columns], notices: Sequence[str] = ()) -> DataFrame:
    """Return the results of a question as a frame.

    Args:
        question: The question.
        results: What `blocks.play_block` returned, in the order of seeds.
        notices: Message ids of what went wrong without doing harm.

    Returns:
        One row for the position and one for the end of each turn of each war (the last one is the end of the
        war): ``way``, ``against``, ``seed``, ``turn`` (turns that are over), ``over`` (whether somebody has
        won by then), ``winner``, ``level`` and ``turns`` of the whole war, and what is read of its game; by
        opponent, way and seed, whatever blocks they were played in. Its ``attrs`` hold the question, the
        version and notices, as JSON.
    """
    import numpy as np
    import pandas as pd

    parts = list(results)

    def numbers(name: str) -> Any:
        return np.concatenate([_empty(name), *(part[name] for part in parts)])

    names = {
        "way": tuple(question.ways),
        "against": question.opponents,
        "winner": WINNERS,
        "level": question.subject.levels,
    }
    order = np.argsort(numbers("against") * np.int16(len(question.ways)) + numbers("way"), kind="stable")
    columns: dict[str, Any] = {}
    for name in columns_of(question.subject):  # one at a time, so that a large run is not held three times
        found = numbers(name)[order]
        known = list(names.get(name, ()))
        columns[name] = pd.Categorical.from_codes(found, categories=known) if known else found
    columns["over"] = columns["over"].astype(bool)
    frame = pd.DataFrame(columns)
    frame.attrs = {
        "question": json.dumps(question.to_json()),
        "version": __version__,
        "notices": list(notices),
    }
    return frame


def _empty(name: str) -> Any:
    import numpy as np

    return np.empty(0, dtype=TYPES.get(name, "h"))


def question_of(frame: DataFrame) -> Question:
    """Return the question that a frame answers.

    Raises:
        NoSuchExperiment: If it knows none: it holds something else, or pandas dropped its ``attrs``.
    """
    try:
        data = json.loads(frame.attrs["question"])
    except (KeyError, TypeError, ValueError) as error:
        raise NoSuchExperiment(
            "this frame does not know which question it answers. Results of `compare` carry it in their "
            "attrs, which `pandas.concat` and `merge` can drop: copy them to the new frame."
        ) from error
    return Question.from_json(data)


def played(frame: DataFrame) -> int:
    """Return how many wars a frame holds for each way and opponent."""
    return int(frame["seed"].nunique())


def at(frame: DataFrame, turn: int | None = None) -> DataFrame:
    """Return one row a war: as it stood at the end of a turn, or when it was over or stopped before.

    Args:
        frame: The results.
        turn: The turn; None for the end of each war.
    """
    rows = frame if turn is None else frame[frame["turn"] <= turn]
    return rows.drop_duplicates(list(WAR), keep="last").reset_index(drop=True)


def ends(frame: DataFrame) -> DataFrame:
    """Return only how each war ended, which takes a tenth of the room; no turn before it can be asked for."""
    only = at(frame)
    only.attrs = {**frame.attrs, "kept": ENDS}
    return only


def _check_moment(frame: DataFrame, asked: Measure) -> None:
    """Refuse a turn of which the wars say nothing."""
    if asked.turn is None or not len(frame):
        return
    first, last = int(frame["turn"].min()), question_of(frame).stop.turn
    if frame.attrs.get("kept") == ENDS and asked.turn != last:  # at the last turn all wars have ended
        raise WrongMeasure(
            f"{asked}: only the ends of these wars were kept. Ask for {asked.name}@end, or play them again."
        )
    if not first <= asked.turn <= last:
        raise WrongMeasure(
            f"{asked}: these wars begin at the end of turn {first} and stop after turn {last}. "
            f"Ask for a turn from {first} to {last}, or for {asked.name}@end."
        )


def values(frame: DataFrame, what: str | Measure) -> Series:
    """Return a measure of every war, indexed by opponent, way and seed; shares as 0 or 100.

    Raises:
        UnknownName: If there is no such measure.
        WrongMeasure: If it is asked for at a moment that is none, or of which these wars say nothing.
    """
    asked = measure(what, question_of(frame).position.game)
    _check_moment(frame, asked)
    rows = at(frame, asked.turn).set_index(list(WAR))
    derive = asked.quantity.derive
    return (derive(rows) if derive else rows[asked.name]).rename(str(asked))
