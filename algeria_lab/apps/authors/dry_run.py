"""A scenario is played through many times in the terminal: does it hold with other dice?"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from algeria_lab.apps.authors.files import form_of, scenario_in
from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.apps.terminal.setting import Line
from algeria_lab.games import GAMES
from algeria_lab.scenarios.guide.walks.dry_run import dry_run
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.guide.walks.dry_run import DryRun, StepRuns

MOST_SEEDS = 5  # of runs that broke off: enough to look at


def show(file: Path, runs: int, seed: int | None, screen: Screen, period: int | None = None) -> bool:
    """Play a scenario through many times and write what became of its steps.

    Args:
        file: The scenario; its form must be right.
        runs: How often.
        seed: Seed of the first run; that of the scenario if None. Each run takes the next number.
        screen: Where to write.
        period: The form of a lesson, by its minutes; all of it if None.

    Returns:
        Whether every run came to an end.

    Raises:
        WrongFile: If its form is wrong.
        CannotRead: If there is no such file, or no text in it.
        WrongUse: If there is to be no run, or the lesson has no such form.
    """
    if runs < 1:
        raise WrongUse(screen.words.say("terminal-too-few", option="--runs", number=runs))
    scenario = form_of(scenario_in(file, screen, whole=False), period, screen, usual=False)
    screen.of(GAMES[scenario.game])  # what its rules refuse is said in its words
    with _bar(screen) as progress:
        task = progress.add_task("", total=runs)
        found = dry_run(scenario, runs, seed, told=lambda done, _: progress.update(task, completed=done))
    _tell(scenario, found, screen)
    return found.holds


def _bar(screen: Screen) -> Progress:
    title = TextColumn(screen.words.say("scenario-dry-run-progress"))
    columns = (title, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen.console, transient=True)


def _tell(scenario: Scenario, found: DryRun, screen: Screen) -> None:
    grid = screen.grid("step", "reached", "done", "decisions", "faces", "slowest")
    for column in grid.columns[1:]:
        column.justify = "right"
    for name, runs in found.steps.items():
        grid.add_row(*map(Line, _row(name, runs, found, screen)))
    screen.console.print(grid)
    for goal in scenario.goals:
        share = _share(found.goals[goal.id], found.runs, screen)
        screen.say("scenario-dry-run-goal", goal=goal.id, share=share)
    for name, runs in found.steps.items():
        for trouble, count in runs.troubles.items():
            screen.say("scenario-dry-run-trouble", step=name, trouble=trouble, count=count)
    seeds = screen.listed(f"{seed} ({step})" for seed, step in list(found.seeds.items())[:MOST_SEEDS])
    if seeds:
        screen.say("scenario-dry-run-seeds", seeds=seeds)
    screen.say("scenario-dry-run-sum", runs=found.runs, done=found.runs - len(found.seeds))


def _row(name: str, runs: StepRuns, found: DryRun, screen: Screen) -> list[str]:
    each = max(runs.reached, 1)
    return [
        name,
        _share(runs.reached, found.runs, screen),
        _share(runs.done, runs.reached, screen),
        screen.words.number(f"{runs.decisions / each:.1f}"),
        screen.words.number(f"{runs.faces / each:.1f}"),
        screen.words.say("scenario-seconds", seconds=screen.words.number(f"{runs.slowest:.2f}")),
    ]


def _share(count: int, whole: int, screen: Screen) -> str:
    return percent(screen.words, Fraction(count, whole)) if whole else "–"
