"""Kept experiments in the terminal: do their results hold, and play those again that do not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.experiments.asking import opened
from algeria_lab.experiments.kept import catalogue, documented
from algeria_lab.experiments.kept.fingerprint import rules_hash
from algeria_lab.experiments.playing.running import CANCELLED, Tell
from algeria_lab.experiments.playing.workers import processes
from algeria_lab.lessons.course import written_lessons
from algeria_lab.scenarios import kept_experiments

if TYPE_CHECKING:
    from concurrent.futures import Executor
    from pathlib import Path

    from algeria_lab.apps.terminal.screen import Screen
    from algeria_lab.experiments.results.table import Wars


class _Item(NamedTuple):
    """An experiment whose results are kept: with the package, or beside a lesson."""

    name: str
    wars: int
    why_not: Callable[[], tuple[str, ...]]
    lacks: Callable[[], tuple[str, ...]]
    rebuild: Callable[[Executor, Tell], Wars]


def _items(names: Sequence[str], lessons: Path | None) -> list[_Item]:
    """Return the experiments of some names; all, those of the lessons behind the others, when empty.

    Raises:
        UnknownName: If there is no such experiment.
    """
    folder = lessons or written_lessons()
    found = {one.name: _of_lesson(one) for one in (kept_experiments.kept_in(folder) if folder else ())}
    for name in names:
        if name not in found and name not in catalogue.names():
            raise UnknownName("kept experiment", name, (*catalogue.names(), *found))
    return [found.get(name) or _of_package(name) for name in names or (*catalogue.names(), *found)]


def _of_package(name: str) -> _Item:
    return _Item(
        name,
        catalogue.question(name).wars,
        lambda: catalogue.why_not(name),
        lambda: catalogue.lacks(name),
        lambda pool, tell: catalogue.rebuild(name, pool, tell),
    )


def _of_lesson(one: kept_experiments.KeptExperiment) -> _Item:
    return _Item(
        one.name,
        one.wars,
        lambda: kept_experiments.why_not(one.scenario, one.experiment, one.folder),
        tuple,  # beside a lesson is kept what it shows, and no more
        lambda pool, tell: kept_experiments.rebuild(one, pool, tell),
    )


def check(names: Sequence[str], screen: Screen, lessons: Path | None = None) -> bool:
    """Say of each kept experiment whether its results hold, and why not.

    Args:
        names: Which; all when empty.
        screen: Where to write.
        lessons: The folder of the lessons; that of the checkout if left out.

    Returns:
        Whether all hold, and the tables of the documentation are theirs.

    Raises:
        UnknownName: If there is no such experiment.
    """
    holding = [_holds(item, screen) for item in _items(names, lessons)]
    return all(holding) and _tables_hold(screen)


def _holds(item: _Item, screen: Screen) -> bool:
    why = [screen.words.say(f"kept-why-{reason}") for reason in item.why_not()]
    if why:
        screen.say("kept-stale", name=item.name, why=screen.listed(why))
    else:
        screen.say("kept-holds", name=item.name)
    if not why and (lacks := item.lacks()):
        screen.say("kept-lacks", name=item.name, measures=screen.listed(lacks))
    return not why


def _tables_hold(screen: Screen) -> bool:
    stale = [path.name for path in documented.pages() if not _holds_in(path)]
    for name in stale:
        screen.say("kept-table-stale", name=name)
    return not stale


def _holds_in(path: Path) -> bool:
    text = path.read_text("utf-8")
    try:
        return documented.with_tables(text) == text
    except LabError:
        return False


def rebuild(names: Sequence[str], screen: Screen, lessons: Path | None = None) -> bool:
    """Play kept experiments again on all cores, and write their table into the documentation of a checkout.

    Args:
        names: Which; those whose results do not hold, or lack a measure that came later, when empty.
        screen: Where to write.
        lessons: The folder of the lessons; that of the checkout if left out.

    Returns:
        Whether all that was asked for has been played; Ctrl-C leaves the results as they were.

    Raises:
        UnknownName: If there is no such experiment.
        NotKept: If results cannot be written.
    """
    if opened.write():
        rules_hash.cache_clear()
        screen.say("kept-opened-written")
    wanted = [item for item in _items(names, lessons) if names or item.why_not() or item.lacks()]
    if not wanted:
        screen.say("kept-all-hold")
    with processes() as pool:
        for item in wanted:
            if not _play(item, pool, screen):
                return False
    _write_tables(screen)
    return True


def _play(item: _Item, pool: Executor, screen: Screen) -> bool:
    with _bar(item.name, screen) as progress:
        task = progress.add_task("", total=item.wars)
        wars = item.rebuild(pool, lambda told: progress.update(task, completed=told.done))
    if CANCELLED in wars.attrs["notices"]:
        screen.say("kept-stopped", name=item.name)
        return False
    screen.say("kept-played", name=item.name, wars=screen.words.number(item.wars))
    return True


def _bar(name: str, screen: Screen) -> Progress:
    return Progress(
        TextColumn(name),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.console,
        transient=True,
    )


def _write_tables(screen: Screen) -> None:
    """Write the tables whose results hold into the documentation, if this is a checkout."""
    for path in documented.pages():
        before = path.read_text("utf-8")
        after = documented.with_tables(before, whole=False)
        if after != before:
            path.write_text(after, "utf-8")
            screen.say("kept-table-written", name=path.name)
