"""Wars that are over or stopped, carried on: so a mean by turn is over all wars at every turn.

Of wars of different length a mean by turn is one of those that still run. Whoever wins early is missing from
the later turns, and a way that ends bad wars soon looks good there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.experiments.asking.grids import POSITION
from algeria_lab.experiments.asking.put import CARRIED
from algeria_lab.experiments.measuring.measures import WrongMeasure
from algeria_lab.experiments.results.asked import as_played, check_named
from algeria_lab.experiments.results.grids import points_of
from algeria_lab.experiments.results.reading import lacking_in
from algeria_lab.experiments.results.table import WAR, Wars

if TYPE_CHECKING:
    from pandas import DataFrame

_RANK = "carried.war"
FIRST = (
    "carry the whole on first; of what that gives pandas may choose turns, and `summary` reads one of them "
    "by its number, such as gov.psl@8."
)


def carried(frame: DataFrame) -> DataFrame:
    """Return a frame in which every war has a row for each turn: after its end, as it stood at its end.

    A frame of `compare` holds rows only of the turns that a war was played. So a mean by turn, such as
    ``groupby("turn")`` or Altair's ``mean`` make it, is over the wars that still run, and at each turn over
    others. In this frame it is over all of them: the value at the end of a turn, or at the end of the war if
    that came before; so `summary` reads ``gov.psl@8``, too.

    Args:
        frame: Results of `compare`, or a part of them; wars may be left out, but no turns.

    Returns:
        A new frame by opponent, way and seed, before them by position. Its column ``carried`` is True in the
        rows that were added, whose ``turn`` is beyond the ``turns`` of their war. All last until the last
        turn of *frame*; a war that stands there twice stands here once. `summary` and `war_of` read it as
        they read *frame*.

    Raises:
        WrongMeasure: If rows were filtered out, so that the end of a war is missing, or a column of your own
            is called ``carried``.
        NoSuchExperiment: If it does not know its question, or wars in it cannot be told apart.

    Examples:
        >>> from algeria_lab.experiments import compare
        >>> frame = compare("1958", {"mixed": "mixed", "grid": "grid"}, runs=3, stop=12)
        >>> whole = carried(frame)
        >>> int(whole.groupby(["way", "turn"], observed=True).size().min())
        3
        >>> bool((whole[whole["carried"]]["turn"] > whole[whole["carried"]]["turns"]).all())
        True
    """
    import pandas as pd

    table = Wars.of(frame)
    table.asked  # noqa: B018 - whoever does not know the question is told so
    check_named(table.names)
    table.check_once()
    key = [name for name in (POSITION, *WAR) if name in frame]
    there = as_played(frame).drop_duplicates([*key, "turn"]).reset_index(drop=True)
    if CARRIED in there:
        raise WrongMeasure(f"this frame has a column {CARRIED!r} of its own. Rename it before.")
    there[_RANK] = there.groupby(key, observed=True, sort=True).ngroup()
    ends = there.loc[there.groupby(_RANK)["turn"].idxmax()]
    _check_ended(ends)
    _check_whole(table)
    missing = (there["turn"].max() - ends["turn"]).to_numpy() if len(there) else 0
    more = ends.loc[ends.index.repeat(missing)]
    more = more.assign(turn=(more["turn"] + more.groupby(_RANK).cumcount() + 1).astype(there["turn"].dtype))
    whole = pd.concat([there.assign(**{CARRIED: False}), more.assign(**{CARRIED: True})])
    made = whole.sort_values([_RANK, "turn"], kind="stable").drop(columns=_RANK).reset_index(drop=True)
    made.attrs = dict(frame.attrs)
    return made


def _check_ended(ends: DataFrame) -> None:
    """Refuse to carry on a war whose last rows are missing: it would stand where it did in its middle.

    Raises:
        WrongMeasure: If one is.
    """
    early = int((ends["turn"] < ends["turns"]).sum())
    if early:
        raise WrongMeasure(
            f"{early} of {len(ends)} wars have no row of their end in this frame, so that they cannot be "
            f"carried on. Filter wars, not turns. {FIRST}"
        )


def _check_whole(table: Wars) -> None:
    """Refuse to carry on what is left after a filter of turns: wars that were over before are gone.

    Raises:
        WrongMeasure: If rows are missing within a war, or before it.
    """
    for one in points_of(table).values() if table.grid else [table]:
        one.check_once()
        if broken := lacking_in(one):
            raise WrongMeasure(f"{broken} {FIRST}")
