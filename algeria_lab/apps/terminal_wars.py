"""Many wars in the terminal: one line of JSON a war, a progress bar beside it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.apps.terminal_errors import WrongUse
from algeria_lab.core.dice import SeededDice
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import TURN_LIMIT, War, play_war

if TYPE_CHECKING:
    from algeria_lab.apps.terminal_screen import Screen


@dataclass(frozen=True, slots=True)
class Series:
    """Which wars are played.

    Attributes:
        scenario: Where they begin.
        fln: Name of the player of the FLN.
        gov: Name of the player of the Government.
        wars: How many.
        seed: Seed of the first; the next war takes the next one.
        options: Options of the game.
        turn_limit: A war that still runs after this turn is undecided.
    """

    scenario: str
    fln: str
    gov: str
    wars: int
    seed: int
    options: Mapping[str, object]
    turn_limit: int = TURN_LIMIT

    def check(self) -> None:
        """Make sure that the series can be played before anything is written.

        Raises:
            UnknownName: For an unknown player, scenario or option.
        """
        PLAYERS.player(self.fln, "fln")
        PLAYERS.player(self.gov, "gov")
        AlgeriaRules().new(self.scenario, self.options, SeededDice(self.seed))

    def play(self) -> Iterator[War]:
        """Yield the wars one by one."""
        fln, gov = PLAYERS.player(self.fln, "fln"), PLAYERS.player(self.gov, "gov")
        for seed in range(self.seed, self.seed + self.wars):
            yield play_war(self.scenario, fln, gov, seed, self.options, turn_limit=self.turn_limit)

    def row(self, war: War) -> str:
        """Return a war as a line of JSON that can be read without its neighbours.

        Entry *n* of the two lists of support is that at the end of turn *n*, entry 0 that of the start.
        """
        head = {"game": "algeria", "fln": self.fln, "gov": self.gov, "options": dict(self.options)}
        return json.dumps(head | war._asdict())


def simulate(series: Series, out: Path | None, stdout: TextIO, screen: Screen) -> bool:
    """Play a series; what is done when Ctrl-C is pressed has been written and counts.

    Args:
        series: Which wars.
        out: File to write to; None for *stdout*.
        stdout: Where rows go without a file.
        screen: Where progress and the summary are written: standard error, so that rows can be piped on.

    Returns:
        Whether all wars were played.

    Raises:
        WrongUse: If the file cannot be written; nothing has been played.
        UnknownName: For an unknown player, scenario or option.
    """
    series.check()
    with _rows(out, stdout, screen) as rows:
        played = _played(series, rows, screen)
    sum_up(played, screen)
    if out:
        screen.say("terminal-wars-written", file=str(out))
    return len(played) == series.wars


def _played(series: Series, rows: TextIO, screen: Screen) -> list[War]:
    """Play and write the wars, up to Ctrl-C."""
    played: list[War] = []
    with _progress(series.wars, screen) as progress:
        try:
            for war in series.play():
                rows.write(series.row(war) + "\n")
                rows.flush()
                played.append(war)
                progress.advance(progress.task_ids[0])
        except KeyboardInterrupt:
            progress.stop()
            screen.say("terminal-wars-stopped", count=len(played), wars=series.wars)
    return played


@contextmanager
def _rows(out: Path | None, stdout: TextIO, screen: Screen) -> Iterator[TextIO]:
    """Open the file of the rows."""
    if out is None:
        yield stdout
        return
    try:
        rows = out.open("w", encoding="utf-8")
    except OSError as error:
        raise WrongUse(
            screen.words.say("terminal-not-written", file=str(out), detail=error.strerror or str(error))
        ) from error
    with rows:
        yield rows


def _progress(wars: int, screen: Screen) -> Progress:
    progress = Progress(
        TextColumn(screen.words.say("terminal-wars-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.console,
        transient=True,
    )
    progress.add_task("", total=wars)
    return progress


def sum_up(played: list[War], screen: Screen) -> None:
    """Write who won how often, how clearly, and how long the wars lasted."""
    words = screen.words
    grid = screen.grid("winner", "wars", "share", "turns")
    for column in grid.columns[1:]:
        column.justify = "right"
    for winner, count in sorted(Counter(war.winner for war in played).items(), reverse=True):
        turns = sum(war.turns for war in played if war.winner == winner) / count
        share = words.say("percent", number=str(round(100 * count / len(played))))
        name = words.side(winner) or words.say("terminal-wars-undecided")
        grid.add_row(name, str(count), share, words.number(f"{turns:.1f}"))
    screen.console.print(grid)
