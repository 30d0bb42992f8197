"""What wars in a table answer, and whether they are wars of it: who puts rows together is told what works."""

from __future__ import annotations

import json
from array import array
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.grids import POSITION, Grid, asked_in
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.put import CARRIED
from algeria_lab.experiments.asking.questions import Question

if TYPE_CHECKING:
    from pandas import DataFrame

ROW = (POSITION, "way", "against", "seed", "turn")  # what names a row, in the order of columns
APART = (
    "Keep them apart and ask `summary({'one': results, 'other': others})`; or ask from all their positions "
    "at once, `compare({'one': position, 'other': another}, ...)`, which tells them apart by a column."
)
OTHER_RUN = (
    "its attrs are those of another run, or a column was changed. Say `new.attrs = results.attrs` only of a "
    "frame that holds wars of that one run."
)
GIVEN = "given"  # of a table made of somebody's frame: rows may be missing, attrs be of another run
OTHER_CODE = "other code"  # of a frame of several runs: under which names they had other code of one's own
NAMES = ("against", "way", "seed", "turn", "turns")  # without which nobody knows which rows are of one war
NUMBERS = ("seed", "turn", "turns")
OTHER_RUNS = "other runs"  # of a frame of several runs: why they have no question together
Columns = Mapping[str, Sequence[Any]]


def as_played(frame: DataFrame) -> DataFrame:
    """Return a frame without rows behind the ends of wars; one to which none were added as it is."""
    if not {CARRIED, "turn", "turns"} <= set(frame.columns):
        return frame
    behind = frame["turn"] > frame["turns"]
    is_ours = bool((frame[CARRIED] == behind).all())  # a column of somebody's own may bear that name
    return frame[~behind].drop(columns=CARRIED) if is_ours else frame


def asked_by(attrs: Mapping[Any, Any]) -> Question | Grid:
    """Return what wars answer of which so much is known.

    Raises:
        NoSuchExperiment: If it is not known.
    """
    if apart := attrs.get(OTHER_CODE):
        raise NoSuchExperiment(
            f"these runs had other code of your own under one name: {', '.join(map(repr, apart))}. Their "
            "wars are no sample together. Ask `summary({'one': results, 'other': others})`; or give each "
            "code a name of its own, as two ways or two measures, and ask for both in one run."
        )
    if why := attrs.get(OTHER_RUNS):
        raise NoSuchExperiment(
            "this frame does not know which question it answers: it was put together of runs that are no "
            f"sample together, for {why}. {APART}"
        )
    try:
        data = json.loads(attrs["question"])
    except (KeyError, TypeError, ValueError) as error:
        raise NoSuchExperiment(
            "this frame does not know which question it answers. Results of `compare` carry it in "
            "their attrs. Parquet files keep them; CSV files, `merge` and `join` drop them, and so does "
            "`pandas.concat` of files of several runs, which are to be put together before they are written. "
            "Copy them to the new frame, `new.attrs = results.attrs`, only if it holds wars of that one run, "
            "or ask again. Runs of several questions, or with other code of your own, have none together. "
            f"{APART}"
        ) from error
    return asked_in(data)


def only_point(grid: Grid, columns: Columns) -> Question:
    """Return the question from the one position that is left of a grid; from the first if no war is.

    Raises:
        NoSuchExperiment: If there are several, or one that the grid does not name.
    """
    _check_positions(grid, columns)
    left = list(dict.fromkeys(columns.get(POSITION, ())))
    if len(left) > 1:
        raise NoSuchExperiment(
            f"these wars begin at {len(left)} positions ({', '.join(left)}), and this reads those from one: "
            f"take one, `frame[frame[{POSITION!r}] == {left[0]!r}]`. `summary`, `plot` and `values` read all."
        )
    return grid.points[left[0]] if left else grid.asked


def check_asked(asked: Question | Grid, columns: Columns) -> None:
    """Refuse wars of which nobody asked: their attrs are those of another run.

    Raises:
        NoSuchExperiment: If one is from a position, or has a seed, that the question does not name.
    """
    _check_numbers(columns)
    if isinstance(asked, Grid):
        _check_positions(asked, columns)
    seeds = (asked.asked if isinstance(asked, Grid) else asked).seeds
    strange = [seed for seed in set(columns.get("seed", ())) if not _is_of(seeds, seed)]
    if strange:
        raise NoSuchExperiment(
            f"this frame holds a war with seed {min(strange, key=str)!s:.40}, but its question asks for "
            f"seeds {seeds.start} to {seeds.stop - 1}: its attrs are those of another run, or of a part of "
            f"it. {APART}"
        )


def _check_stopped(question: Question, columns: Columns) -> None:
    """Refuse wars that went on after the turn at which the question stops them, or stopped before it."""
    names = ("way", "seed", "turn", "turns", "over")
    if not set(names) <= set(columns):
        return
    stop = question.stop
    is_plain = not stop.at_most and stop.when is None
    for way, seed, turn, turns, over in zip(*(columns[name] for name in names), strict=True):
        ended_early = is_plain and turn == turns < stop.turn and not over
        if turns > stop.turn or ended_early:
            raise NoSuchExperiment(
                f"the war of {str(way)!r} with seed {seed} stopped after turn {turns} in this frame, but its "
                f"question stops wars after turn {stop.turn}: {OTHER_RUN}"
            )


def check_named(columns: Collection[str], *more: str) -> None:
    """Refuse rows that do not say of which war and turn they are.

    Raises:
        NoSuchExperiment: If a column is missing.
    """
    if missing := [name for name in (*NAMES, *more) if name not in columns]:
        raise NoSuchExperiment(
            f"this frame lacks {', '.join(missing)}. Keep what names a war and says how far it came, under "
            f"these names: {', '.join((*NAMES, *more))}. What `set_index` took, `reset_index()` gives back."
        )


def _check_numbers(columns: Columns) -> None:
    """Refuse text where numbers are to be: files are read so by ``dtype=str``."""
    kept = [(name, columns.get(name, ())) for name in NUMBERS]
    lists = [(name, values) for name, values in kept if not isinstance(values, array)]
    text = [name for name, values in lists if any(isinstance(value, str) for value in values)]
    if text:
        kinds = ", ".join(f"{name!r}: int" for name in text)
        raise NoSuchExperiment(
            f"the column {text[0]} of this frame holds text, not numbers. Read the file without dtype=str, "
            f"or turn its columns into numbers: frame.astype({{{kinds}, ...}})."
        )


def lacking(question: Question, columns: Columns, until: int | None = None) -> int:
    """Return how many wars lack rows of some of their turns: a filter that took those may have taken wars.

    Where turns were filtered out, wars that were over before are gone, and nobody sees it. A war that has its
    rows from its beginning on was not lost so; of a frame that holds but such wars none was.

    Args:
        question: The question from one position.
        columns: The columns of its wars, `NAMES` at least.
        until: The turn up to which they are needed; None for the end of each war.
    """
    there: dict[tuple[Any, ...], set[Any]] = {}
    wars = list(zip(*(columns[name] for name in NAMES[:3]), strict=True))
    last = dict(zip(wars, columns["turns"], strict=True))
    for war, turn in zip(wars, columns["turn"], strict=True):
        found = there.setdefault(war, set())
        if until is None or turn <= until:
            found.add(turn)
    first: dict[str, int] = {}
    for _, way, seed in there:
        if way not in first:
            first[way] = _first_turn(question, way, seed)
    ends = {war: end if until is None else min(end, until) for war, end in last.items()}
    return sum(len(found) <= ends[war] - first[war[1]] for war, found in there.items())


def _first_turn(question: Question, name: str, seed: int) -> int:
    """Return how many turns are over where the wars of a way begin; one of them was played with that seed."""
    way = question.ways.get(name)
    if way is None:  # of a way that nobody asked for, which is refused by whoever reads it
        return 0
    try:
        return _turn_of(question, question.opened(way, int(seed)))
    except LabError:  # the opening was played by other rules, of which somebody has been warned
        return _turn_of(question, question.position.at({}, int(seed)))


def _turn_of(question: Question, state: Any) -> int:
    return max(question.subject.look(state)["turn"], 0)


def check_begun(asked: Question | Grid, columns: Columns) -> None:
    """Refuse wars that do not stop or begin as the question does.

    How they begin is known where that is a position and nothing is opened.

    Whoever gives rows the question of another run is told so, for its seeds may be the same. Of a grid the
    wars from each position are looked at by themselves.

    Raises:
        NoSuchExperiment: If one stops at another turn, or begins otherwise.
    """
    _check_stopped(asked.asked if isinstance(asked, Grid) else asked, columns)
    if isinstance(asked, Grid) or asked.position.state is None or not {*NAMES[1:4]} <= set(columns):
        return
    begun = {}
    for name, way in asked.ways.items():
        start = asked.position.at(way.changes, 0)
        if start.turn and (way.when or not way.opening.strip()):  # before that both sides still deploy
            read = dict(asked.subject.look(start))
            begun[name] = {**read, "turn": max(read["turn"], 0)}
    for place, (way, turn) in enumerate(zip(columns["way"], columns["turn"], strict=True)):
        if way not in begun or turn > begun[way]["turn"]:
            continue
        for name, wanted in begun[way].items():
            value = columns[name][place] if name in columns else wanted
            if value != wanted and value == value:  # noqa: PLR0124 - only a missing number differs from itself
                war = f"the war of {str(way)!r} with seed {columns['seed'][place]}"
                raise _begun_otherwise(war, name, value, wanted)


def _begun_otherwise(war: str, name: str, value: object, wanted: int) -> NoSuchExperiment:
    return NoSuchExperiment(
        f"{war} begins with {name} {value} in this frame, but its question asks for wars that begin with "
        f"{name} {wanted}: {OTHER_RUN} {APART}"
    )


def _is_of(seeds: range, seed: object) -> bool:
    """Return whether a seed is one of those; by their ends, for a range looks at each number it holds."""
    return isinstance(seed, int | float) and seeds.start <= seed < seeds.stop


def _check_positions(grid: Grid, columns: Columns) -> None:
    known = ", ".join(grid.positions)
    if columns and POSITION not in columns:
        raise NoSuchExperiment(
            f"this frame lacks the column {POSITION}, which says where each war began ({known}). Keep it. "
            f"`groupby({POSITION!r}).apply` takes it away; `summary` has rows for each {POSITION} "
            f"without it, and `for name, part in frame.groupby({POSITION!r})` leaves it in every part."
        )
    strange = set(columns.get(POSITION, ())).difference(grid.positions)
    if strange:
        raise NoSuchExperiment(
            f"this frame holds {POSITION} {min(map(str, strange))!r}, but its question names {known}. "
            "Keep the names of the question; a column of your own may hold others."
        )


def doubled(key: Iterable[str], row: Mapping[str, Any], number: int) -> NoSuchExperiment:
    """Return the error of a table that holds a row more than once, with other values.

    Args:
        key: The names of the columns that name a war.
        row: One of those rows.
        number: How many there are too many.
    """
    names = sorted(key, key=ROW.index)
    place = f" from {str(row[POSITION])!r}" if POSITION in names else ""
    return NoSuchExperiment(
        f"this frame holds the end of turn {row['turn']} of the war of {str(row['way'])!r} against "
        f"{str(row['against'])!r}{place} with seed {row['seed']} more than once ({number} rows too many). "
        f"A row is named by {', '.join(names)} and turn; runs of several questions put together are not one "
        f"run, whatever attrs they got. {APART}"
    )
