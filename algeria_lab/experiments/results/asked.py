"""What wars in a table answer, and whether they are wars of it: who puts rows together is told what works."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from algeria_lab.experiments.asking.grids import POSITION, Grid, asked_in
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.questions import Question

if TYPE_CHECKING:
    from pandas import DataFrame

ROW = (POSITION, "way", "against", "seed", "turn")  # what names a row, in the order of columns
APART = (
    "Keep them apart and ask `summary({'one': results, 'other': others})`; or ask from all their positions "
    "at once, `compare({'one': position, 'other': another}, ...)`, which tells them apart by a column."
)
OTHER_CODE = "other code"  # of a frame of several runs: under which names they had other code of one's own
CARRIED = "carried"  # of a frame: which rows `carrying.carried` has added behind the end of their war
Columns = Mapping[str, Collection[Any]]


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
    try:
        data = json.loads(attrs["question"])
    except (KeyError, TypeError, ValueError) as error:
        raise NoSuchExperiment(
            "this frame does not know which question it answers. Results of `compare` carry it in "
            "their attrs. Parquet files keep them; CSV files and `merge` drop them: copy them to the new "
            "frame, `new.attrs = results.attrs`, if it holds wars of that one run, or ask again. Runs of "
            "several questions, or with other code of your own, have no question together. "
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
    if isinstance(asked, Grid):
        _check_positions(asked, columns)
        asked = asked.asked
    seeds = asked.seeds
    strange = [seed for seed in set(columns.get("seed", ())) if not _is_of(seeds, seed)]
    if strange:
        raise NoSuchExperiment(
            f"this frame holds a war with seed {min(strange, key=str)!s:.40}, but its question asks for "
            f"seeds {seeds.start} to {seeds.stop - 1}: its attrs are those of another run, or of a part of "
            f"it. {APART}"
        )


def _is_of(seeds: range, seed: object) -> bool:
    """Return whether a seed is one of those; by their ends, for a range looks at each number it holds."""
    return isinstance(seed, int | float) and seeds.start <= seed < seeds.stop


def _check_positions(grid: Grid, columns: Columns) -> None:
    known = ", ".join(grid.positions)
    if columns and POSITION not in columns:
        raise NoSuchExperiment(
            f"this frame lacks the column {POSITION}, which says where each war began ({known}). Keep it."
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
