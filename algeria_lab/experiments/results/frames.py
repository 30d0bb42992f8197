"""Results as a tidy frame: one row for each war and end of turn; and what is read from it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import ceil, floor
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.package import __version__
from algeria_lab.core.refusals import Refusal
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.questions import KEYS, Question
from algeria_lab.experiments.measuring.measures import Measure, WrongMeasure, measurable, measure
from algeria_lab.experiments.measuring.record import Quantity
from algeria_lab.experiments.playing.blocks import TYPES, WINNERS, Columns, Refused, columns_of

if TYPE_CHECKING:
    from pandas import DataFrame, Series

WAR = ("against", "way", "seed")
ENDS = "ends"  # of a frame that holds no other turns


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
        opponent, way and seed, whatever blocks they were played in. Its ``attrs`` hold the question, the
        version and notices, as JSON.
    """
    import pandas as pd

    frame = pd.DataFrame(_columns(question, list(results)))
    frame.attrs = {
        "question": json.dumps(question.to_json()),
        "version": __version__,
        "notices": list(notices),
    }
    if refused:
        frame.attrs["refused"] = json.dumps([_refused(question, war) for war in refused])
    return frame


def _columns(question: Question, parts: Sequence[Columns]) -> dict[str, Any]:
    """Return the columns of a frame by name, by opponent, way and seed."""
    import numpy as np
    import pandas as pd

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
    for name in question.measures:
        read = [number for part in parts for number in part[name]]
        columns[name] = np.array(read, dtype=None if read else "d")[order]
    return columns


class NotPlayed(NamedTuple):
    """A war of a frame's question that could not be played, because the rules refuse its opening there.

    Attributes:
        way: Its way.
        against: Its opponent.
        seed: Its seed.
        asked: The action that was refused; the whole opening if its moment never came.
        told: Why, in the names of the rules.
        refusal: The same as data; None if its moment never came, or it is no action there.
    """

    way: str
    against: str
    seed: int
    asked: str
    told: str
    refusal: Refusal | None


def _refused(question: Question, war: Refused) -> dict[str, Any]:
    """Return a war that could not be played as plain JSON."""
    why = war.refusal
    return {
        "way": list(question.ways)[war.way],
        "against": question.opponents[war.against],
        "seed": war.seed,
        "asked": war.asked,
        "told": war.told,
        "refusal": why
        and {"reason": why.reason, "rule": why.rule, "values": dict(why.values), "hint": why.hint},
    }


def refusals_of(frame: DataFrame) -> list[NotPlayed]:
    """Return the wars that could not be played, in the order of seeds."""
    rows = json.loads(frame.attrs.get("refused", "[]"))
    return [NotPlayed(**{**row, "refusal": row["refusal"] and Refusal(**row["refusal"])}) for row in rows]


def refused(frame: DataFrame) -> DataFrame:
    """Return the wars that could not be played, because the rules refuse the opening of their way there.

    Returns:
        One row a war: ``way``, ``against``, ``seed``, ``asked`` (the action), ``told`` (why it was refused).
    """
    import pandas as pd

    return pd.DataFrame(refusals_of(frame), columns=NotPlayed._fields).drop(columns="refusal")


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
            "attrs. Parquet files keep them; CSV files and `merge` drop them: copy them to the new frame, "
            "`new.attrs = results.attrs`, if it holds wars of that one run, or ask again. Runs of several "
            "questions have no question together: `summary({'one': results, 'other': others})`."
        ) from error
    return Question.from_json(data)


def language_of(frame: DataFrame) -> str:
    """Return the language in which a frame shows itself."""
    return str(frame.attrs.get("language", "en"))


def joined(parts: Sequence[Mapping[Any, Any]]) -> dict[str, Any]:
    """Return the ``attrs`` of parts of one run put together, or of runs that differ only by their seeds.

    Returns:
        Those of the whole; nothing if the parts answer different questions, or there are seeds between theirs
        that nobody asked for.
    """
    if not parts or not all("question" in part for part in parts):
        return {}
    questions = [Question.from_json(json.loads(part["question"])) for part in parts]
    whole, *others = sorted(questions, key=lambda question: question.seed)
    for question in others:
        if question.part(1, 0) != whole.part(1, 0) or question.seed > whole.seeds.stop:
            return {}
        whole = whole.part(max(whole.seeds.stop, question.seeds.stop) - whole.seed, whole.seed)
    lost = [war for part in parts for war in json.loads(part.get("refused", "[]"))]
    found = {name: value for part in reversed(parts) for name, value in part.items()}
    found["question"] = json.dumps(whole.to_json())
    found["notices"] = list(dict.fromkeys(key for part in parts for key in part.get("notices", ())))
    if lost:
        found["refused"] = json.dumps(list({tuple(war[key] for key in WAR): war for war in lost}.values()))
    return found


def seen_of(frame: DataFrame) -> Question:
    """Return the question of a frame, less the ways and opponents of which it holds no war any more.

    The first way that is left is what the others are compared with.

    Raises:
        NoSuchExperiment: If the frame knows no question, holds a way or an opponent that it does not name, or
            a war more than once.
    """
    question = question_of(frame)
    if missing := [name for name in (*WAR, "turn", "turns", "over") if name not in frame]:
        raise NoSuchExperiment(
            f"this frame lacks {', '.join(missing)}. Keep what names a war and says how far it "
            f"came: {', '.join(WAR)}, turn, turns, over."
        )
    if not len(frame):
        return question
    ways, against = _named(frame, "way", question.ways), _named(frame, "against", question.opponents)
    check_once(frame)
    specs = dict(zip(question.opponents, question.against, strict=True))
    return replace(
        question,
        ways={name: way for name, way in question.ways.items() if name in ways},
        against=tuple(spec for name, spec in specs.items() if name in against),
    )


def run_of(frame: DataFrame) -> Question:
    """Return the question of a frame that holds each war once.

    Raises:
        NoSuchExperiment: If it knows none, or holds a war more than once.
    """
    question = question_of(frame)
    check_once(frame)
    return question


def check_once(frame: DataFrame) -> None:
    """Refuse several runs in one frame: the same seeds recur, and all but one of these wars would go unread.

    Raises:
        NoSuchExperiment: If two rows are of the same way, opponent, seed and turn.
    """
    names = [*WAR, "turn"]
    if not set(names) <= set(frame.columns):
        return
    rows = frame.drop_duplicates()  # a row that stands there twice is one war, and counts once
    doubled = rows[rows.duplicated(names)]
    if doubled.empty:
        return
    one = doubled.iloc[0]
    raise NoSuchExperiment(
        f"this frame holds the end of turn {one['turn']} of the war of {str(one['way'])!r} against "
        f"{str(one['against'])!r} with seed {one['seed']} more than once ({len(doubled)} rows too many). "
        "A row is named by way, against, seed and turn; runs of several questions put together are not one "
        "run, whatever attrs they got. Keep them apart and ask `summary({'one': results, 'other': others})`, "
        "or give the later run seeds of its own, `compare(..., seed=...)`."
    )


def _named(frame: DataFrame, column: str, known: Iterable[str]) -> set[str]:
    found = {str(name) for name in frame[column].unique()}
    if strange := sorted(found.difference(known)):
        raise NoSuchExperiment(
            f"this frame holds {column} {strange[0]!r}, but its question names {', '.join(known)}. "
            "Keep the names of the question; a column of your own may hold others."
        )
    return found


def played(frame: DataFrame) -> int:
    """Return how many wars a frame holds for each way and opponent."""
    return int(frame["seed"].nunique())


def is_paired(frame: DataFrame) -> bool:
    """Return whether a frame holds the same seeds of every way against an opponent, so that all are pairs."""
    wars = frame[list(WAR)].drop_duplicates()
    ways = wars["way"].nunique()
    return bool((wars.groupby(["against", "seed"], observed=True).size() == ways).all())


def at(frame: DataFrame, turn: int | None = None) -> DataFrame:
    """Return one row a war: as it stood at the end of a turn, or when it was over or stopped before.

    Args:
        frame: The results.
        turn: The turn; None for the end of each war.
    """
    ordered = frame if frame.index.is_monotonic_increasing else frame.sort_values("turn", kind="stable")
    rows = ordered if turn is None else ordered[ordered["turn"] <= turn]
    return rows.drop_duplicates(list(WAR), keep="last").reset_index(drop=True)


def ends(frame: DataFrame) -> DataFrame:
    """Return only how each war ended, which takes a tenth of the room; no turn before it can be asked for."""
    only = at(frame)
    only.attrs = {**frame.attrs, "kept": ENDS}
    return only


def measure_of(frame: DataFrame, what: str | Measure) -> Measure:
    """Return a measure of the wars of a frame: of the house, or any column of one's own that holds numbers.

    Raises:
        UnknownName: If there is no such measure.
        WrongMeasure: If it is asked for at a moment that is none.
    """
    if isinstance(what, Measure):
        return what
    game = question_of(frame).position.game
    names = [str(name) for name in frame.columns if name not in {*KEYS, *measurable(game)}]
    return measure(what, game, {name: own for name in names if (own := _own(frame, name))})


def _own(frame: DataFrame, name: str) -> Quantity | None:
    """Return what a column holds, None for no numbers; yes and no are shares.

    Its range is that of the frame, and one either way at least: nobody has said how far it can reach.
    """
    from pandas.api.types import is_bool_dtype, is_numeric_dtype

    column = frame[name]
    if is_bool_dtype(column):
        return Quantity((0, 100), is_share=True)
    if not is_numeric_dtype(column):
        return None
    low, high = (floor(column.min()), ceil(column.max())) if column.count() else (0, 1)
    return Quantity((low, high) if high - low > 1 else (low - 1, high + 1))


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


def _check_whole(rows: DataFrame, asked: Measure) -> None:
    """Refuse to read wars of which just that turn has been filtered out: they would be read too early."""
    early = rows["turn"] < rows["turns"]
    if asked.turn is not None:
        early &= rows["turn"] < asked.turn
    if number := int(early.sum()):
        raise WrongMeasure(
            f"{asked}: {number} of {len(rows)} wars have no row of that moment in this frame. Filter wars, "
            f"not turns: of the results with all their rows ask for {asked.name}@{int(rows['turn'].min())}."
        )


def values(frame: DataFrame, what: str | Measure) -> Series:
    """Return a measure of every war, indexed by opponent, way and seed; shares as 0 or 100.

    Raises:
        UnknownName: If there is no such measure.
        WrongMeasure: If it is asked for at a moment that is none, or of which these wars say nothing.
        NoSuchExperiment: If the frame does not know its question, or holds a war more than once.
    """
    asked = measure_of(frame, what)
    check_once(frame)
    _check_moment(frame, asked)
    rows = at(frame, asked.turn).set_index(list(WAR))
    _check_whole(rows, asked)
    return read(rows, asked).rename(str(asked))


def read(rows: DataFrame, asked: Measure) -> Series:
    """Return a measure of rows, one a war, that stand at its moment."""
    if asked.own:
        return 100 * rows[asked.name].astype(float) if asked.is_share else rows[asked.name]
    derive = asked.quantity.derive
    return derive(rows) if derive else rows[asked.name]
