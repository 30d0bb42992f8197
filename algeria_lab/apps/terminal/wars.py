"""Many games in the terminal: one line of JSON a game, a progress bar beside it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Board, Screen
    from algeria_lab.games import Played, Record


@dataclass(frozen=True, slots=True)
class Series:
    """Which games are played.

    Attributes:
        game: Of which game.
        scenario: Where they begin.
        players: Names of the players by side.
        wars: How many.
        seed: Seed of the first; the next one takes the next number.
        options: Options of the game.
        turn_limit: A game that still runs after this turn is undecided; None for the game's own limit.
    """

    game: Record
    scenario: str
    players: Mapping[Seat, str]
    wars: int
    seed: int
    options: Mapping[str, object]
    turn_limit: int | None = None

    def check(self) -> None:
        """Make sure that the series can be played before anything is written.

        Raises:
            UnknownName: For an unknown player, scenario or option.
        """
        self._seated()
        self.game.rules().new(self.scenario, self.options, SeededDice(self.seed))

    def _seated(self) -> dict[Seat, object]:
        return {seat: self.game.players().player(name, seat) for seat, name in self.players.items()}

    def play(self) -> Iterator[Played]:
        """Yield the games one by one."""
        players = self._seated()
        for seed in range(self.seed, self.seed + self.wars):
            yield self.game.simulate(self.scenario, players, seed, self.options, self.turn_limit)

    def row(self, war: Played) -> str:
        """Return a game as a line of JSON that can be read without its neighbours.

        Entry *n* of the two lists of support is that at the end of turn *n*, entry 0 that of the start.
        """
        head: dict[str, object] = {"game": self.game.name, "options": dict(self.options)}
        return json.dumps({**head, **self.players, **war._asdict()})


def contenders(board: Board, scenario: str, asked: Mapping[Seat, str | None]) -> dict[Seat, str]:
    """Return who plays each side, the first of the list where nobody was asked for.

    Raises:
        WrongUse: If somebody was asked for who is to play a side that the rules play themselves.
    """
    words, game = board.words, board.record
    seats = game.seats(scenario)
    for seat, name in asked.items():
        if name and seat not in seats:
            raise WrongUse(words.say("terminal-no-player-needed", side=board.side(seat), scenario=scenario))
    return {seat: asked[seat] or game.players().names(seat)[0] for seat in seats}


def simulate(series: Series, out: Path | None, stdout: TextIO, screen: Board) -> bool:
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


def _played(series: Series, rows: TextIO, screen: Screen) -> list[Played]:
    """Play and write the wars, up to Ctrl-C."""
    played: list[Played] = []
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


def sum_up(played: list[Played], board: Board) -> None:
    """Write who won how often, and how long the games lasted."""
    words = board.words
    grid = board.grid("winner", "wars", "share", "turns")
    for column in grid.columns[1:]:
        column.justify = "right"
    for winner, count in sorted(Counter(war.winner for war in played).items(), reverse=True):
        turns = sum(war.turns for war in played if war.winner == winner) / count
        share = percent(words, Fraction(count, len(played)))
        nobody = words.say("terminal-wars-draw" if winner else "terminal-wars-undecided")
        name = board.side(winner) if winner in SEATS else nobody
        grid.add_row(name, str(count), share, words.number(f"{turns:.1f}"))
    board.console.print(grid)
