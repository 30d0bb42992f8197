"""Kept experiments in the terminal: do their results hold, and play those again that do not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments import catalogue, documented
from algeria_lab.experiments.running import CANCELLED, processes

if TYPE_CHECKING:
    from concurrent.futures import Executor
    from pathlib import Path

    from algeria_lab.apps.terminal_screen import Screen


def check(names: Sequence[str], screen: Screen) -> bool:
    """Say of each kept experiment whether its results hold, and why not.

    Args:
        names: Which; all when empty.
        screen: Where to write.

    Returns:
        Whether all hold, and the tables of the documentation are theirs.

    Raises:
        UnknownName: If there is no such experiment.
    """
    holding = [_holds(name, screen) for name in names or catalogue.names()]
    return all(holding) and _tables_hold(screen)


def _holds(name: str, screen: Screen) -> bool:
    why = [screen.words.say(f"kept-why-{reason}") for reason in catalogue.why_not(name)]
    if why:
        screen.say("kept-stale", name=name, why=screen.listed(why))
    else:
        screen.say("kept-holds", name=name)
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


def rebuild(names: Sequence[str], screen: Screen) -> bool:
    """Play kept experiments again on all cores, and write their table into the documentation of a checkout.

    Args:
        names: Which; those whose results do not hold when empty.
        screen: Where to write.

    Returns:
        Whether all that was asked for has been played; Ctrl-C leaves the results as they were.

    Raises:
        UnknownName: If there is no such experiment.
        NotKept: If results cannot be written.
    """
    for name in names:
        catalogue.question(name)
    wanted = names or [name for name in catalogue.names() if catalogue.why_not(name)]
    if not wanted:
        screen.say("kept-all-hold")
    with processes() as pool:
        for name in wanted:
            if not _play(name, pool, screen):
                return False
    _write_tables(screen)
    return True


def _play(name: str, pool: Executor, screen: Screen) -> bool:
    with _bar(name, screen) as progress:
        task = progress.add_task("", total=catalogue.question(name).wars)
        frame = catalogue.rebuild(name, pool, lambda told: progress.update(task, completed=told.done))
    if CANCELLED in frame.attrs["notices"]:
        screen.say("kept-stopped", name=name)
        return False
    screen.say("kept-played", name=name, wars=screen.words.number(catalogue.question(name).wars))
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
