"""Which of many wars have chosen marks of the record, and what these share, compared with the others.

A war that has the marks has them by these rules, by these players and by these dice. That something is more
frequent among such wars is no cause of them, and nothing that happened: see `marks`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.questions import OTHER, Question
from algeria_lab.experiments.results.intervals import Estimate, check_size, mean_of
from algeria_lab.experiments.results.looks import FALSE, judged_together, mean_chance
from algeria_lab.experiments.results.marks import GAME, Calendar, Mark, courses, mark_named, marks, meets
from algeria_lab.experiments.results.table import War, Wars

if TYPE_CHECKING:
    from pandas import DataFrame

    from algeria_lab.experiments.results.table import WarsLike

PRINTED = "printed"
RECORD = "campaigns-1954"  # the kept wars in which marks of the record are looked for
EVERYTHING, NOTHING = 100, -100


class NoLikeness(LabError, ValueError):
    """Wars in which no mark of the record can be looked for, or no mark that was chosen."""


class Setting(NamedTuple):
    """Something under which wars were played.

    Attributes:
        what: A constant of the audit; ``gov`` or ``fln`` for who played it; ``printed`` for none changed.
        value: Its value, or the name of the player; empty for no constant changed.
    """

    what: str
    value: int | str = ""


class Shared(NamedTuple):
    """How often wars under one setting have the marks, compared with all others.

    Attributes:
        setting: The setting.
        wars: How many wars were played under it.
        fitting: How many of them have the marks.
        share: How many of them in percent.
        others: The same of all other wars.
        apart: The one less the other, seed by seed.
        is_clear: Whether that stays clear of 0 when all settings are judged together.
    """

    setting: Setting
    wars: int
    fitting: int
    share: Estimate
    others: Estimate
    apart: Estimate
    is_clear: bool


class Likeness(NamedTuple):
    """What was found.

    Attributes:
        calendar: How turns were read as time.
        wars: How many wars were looked at.
        each: How many of them have each of the chosen marks, by its name.
        fitting: The wars that have all of them, in the order of the table.
        shared: What is known of each setting; nothing if no war fits, or all do.
    """

    calendar: Calendar
    wars: int
    each: Mapping[str, int]
    fitting: tuple[War, ...]
    shared: tuple[Shared, ...]

    def frame(self) -> DataFrame:
        """Return what is shared as a frame of pandas, which is imported now.

        Returns:
            One row for each setting, the largest difference first: ``what``, ``value``, ``wars``,
            ``fitting``, ``share``, ``share.low``, ``share.high``, ``others``, ``apart``, ``apart.low``,
            ``apart.high``, ``clear``.
        """
        import pandas as pd

        return pd.DataFrame([_cells(row) for row in self.shared])


def likeness(
    wars: WarsLike, chosen: Sequence[str] | None = None, calendar: Calendar | None = None
) -> Likeness:
    """Return which wars have chosen marks of the record, and under which settings there are more of them.

    Args:
        wars: Wars of *Algeria* with all their turns, from the position of 1954.
        chosen: Names of marks; all if left out.
        calendar: How turns are read as time; 18 months a turn and 1 turn to either side if left out.

    Raises:
        UnknownName: If there is no such mark.
        WrongCalendar: If the calendar is none.
        NoLikeness: If no mark was chosen, or the wars are of another game or beginning, or lack turns.
        NoSuchExperiment: If the wars do not know their question, or one is there more than once.
        TooFewWars: With fewer than two seeds there is no interval.
    """
    table, asked = Wars.of(wars), calendar or Calendar()
    asked.check()
    wanted = [mark_named(name) for name in (marks() if chosen is None else dict.fromkeys(chosen))]
    _check(table, wanted)
    having = {mark.name: meets(table, mark, asked) for mark in wanted}
    fits = frozenset.intersection(*having.values())
    played = courses(table)
    fitting = tuple(war for war in played if war in fits)
    shared = _shared(table.question, list(played), fits) if 0 < len(fits) < len(played) else ()
    return Likeness(asked, len(played), {name: len(found) for name, found in having.items()}, fitting, shared)


def _check(table: Wars, wanted: Sequence[Mark]) -> None:
    """Refuse wars in which the marks cannot be read."""
    if not wanted:
        raise NoLikeness(f"no mark of the record was chosen. Choose some of {', '.join(marks())}.")
    table.check_once()
    position = table.question.position
    if position.game != GAME or position.scenario != "1954" or position.state is not None:
        raise NoLikeness(
            "marks of the record are read from whole wars of 'algeria' that begin with the position '1954': "
            f"these begin with {position.scenario!r}. Play `compare('1954', ...)`."
        )
    lacking = [mark.of for mark in wanted if mark.reads != "won" and mark.of not in table]
    if table.attrs.get("kept") or lacking:
        raise NoLikeness(
            "these wars were kept without their turns or without a measure that a mark needs "
            f"({', '.join(lacking) or 'turns'}). Play them again and keep all."
        )


def settings_of(question: Question, war: War) -> tuple[Setting, ...]:
    """Return under what a war was played: its changed constants, and who played either side."""
    against, name, _ = war
    way = question.ways[name]
    printed = {one.name: one.printed for one in question.subject.constants().values()}
    changed = [
        Setting(constant, int(str(value)))
        for constant, value in way.changes.items()
        if printed.get(constant) != value
    ]
    seats = (Setting(question.side, _player(name, way.player)), Setting(OTHER[question.side], against))
    return (*(changed or [Setting(PRINTED)]), *seats)


def _player(name: str, player: object) -> str:
    return player if isinstance(player, str) else name


def _shared(question: Question, played: Sequence[War], fits: frozenset[War]) -> tuple[Shared, ...]:
    """Return what is known of each setting that some wars have and others have not."""
    of_place: dict[tuple[str, str], list[War]] = {}
    for war in played:
        of_place.setdefault((war[0], war[1]), []).append(war)
    under: dict[Setting, list[War]] = {}
    for (against, way), wars in of_place.items():
        for setting in settings_of(question, (against, way, 0)):
            under.setdefault(setting, []).extend(wars)
    whole = _Tally(played, fits)
    known = {name: _Tally(wars, fits) for name, wars in under.items() if len(wars) < len(played)}
    pairs = {name: found.beside(whole) for name, found in known.items()}
    if not pairs:
        return ()
    judged = judged_together([mean_chance(of) for of in pairs.values()])
    rows = [
        _row(name, known[name], of, is_clear=chance <= FALSE)
        for (name, of), chance in zip(pairs.items(), judged, strict=True)
    ]
    return tuple(sorted(rows, key=lambda row: -abs(row.apart.mean)))


class _Tally:
    """Counts by seed how many wars there are, and how many of them fit.

    Wars of one seed share their dice and are no independent throws: seeds are.
    """

    def __init__(self, wars: Sequence[War], fits: frozenset[War]) -> None:
        self.wars = Counter(seed for _, _, seed in wars)
        self.fitting = Counter(war[2] for war in wars if war in fits)

    def beside(self, whole: _Tally) -> list[tuple[float, float]]:
        """Return for each seed how many percent fit of these, and of all others of the whole."""
        return [
            (self.percent(seed), EVERYTHING * (whole.fitting[seed] - self.fitting[seed]) / others)
            for seed in sorted(self.wars)
            if (others := whole.wars[seed] - self.wars[seed])
        ]

    def percent(self, seed: int) -> float:
        """Return how many percent of the wars of a seed fit."""
        return EVERYTHING * self.fitting[seed] / self.wars[seed]


def _row(setting: Setting, found: _Tally, pairs: Sequence[tuple[float, float]], *, is_clear: bool) -> Shared:
    ours, theirs = [one for one, _ in pairs], [other for _, other in pairs]
    check_size(len(pairs))
    apart = mean_of([one - other for one, other in pairs], (NOTHING, EVERYTHING))
    return Shared(
        setting,
        found.wars.total(),
        found.fitting.total(),
        _within(mean_of(ours, (0, EVERYTHING)), 0),
        _within(mean_of(theirs, (0, EVERYTHING)), 0),
        _within(apart, NOTHING),
        is_clear and apart.is_clear,
    )


def _within(found: Estimate, least: float) -> Estimate:
    """Return an interval cut where there is nothing beyond: no share is less than none, or more than all."""
    return Estimate(found.mean, max(found.low, least), min(found.high, EVERYTHING))


def _cells(row: Shared) -> dict[str, Any]:
    return {
        "what": row.setting.what,
        "value": row.setting.value,
        "wars": row.wars,
        "fitting": row.fitting,
        "share": row.share.mean,
        "share.low": row.share.low,
        "share.high": row.share.high,
        "others": row.others.mean,
        "apart": row.apart.mean,
        "apart.low": row.apart.low,
        "apart.high": row.apart.high,
        "clear": row.is_clear,
    }
