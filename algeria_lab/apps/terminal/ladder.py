"""The ladder of opponents in the terminal: who beats whom, and play those games again."""

from __future__ import annotations

from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from algeria_lab.experiments.asking import opened
from algeria_lab.experiments.kept.ladders import House, Kept, kept_ladder, play_ladder, word_of, write_ladder
from algeria_lab.games import GAMES, game_named
from algeria_lab.views.play.told.ladder import Row, rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.apps.terminal.screen import Screen

HEADS = ("higher", "lower", "games", "share", "as-fln", "as-gov")


def show(games: Sequence[str], screen: Screen) -> None:
    """Print who beats whom.

    Args:
        games: Which games; all when empty.
        screen: Where to write.

    Raises:
        UnknownName: If there is no such game.
    """
    for game in games or tuple(GAMES):
        record, kept = game_named(game), kept_ladder(game)
        if kept is None:
            screen.say("ladder-none")
            continue
        words = record.words(screen.words.language)
        named = words.scenario(kept.scenario)
        screen.say("ladder-about", game=words.say(f"scenario-game-{game}"), scenario=named, tries=kept.tries)
        table = Table(*[screen.words.say(f"ladder-{head}") for head in HEADS])
        for row in rows(game, record.players(), words):
            table.add_row(*_cells(row))
        screen.console.print(table)


def _cells(row: Row) -> tuple[str, ...]:
    share = f"{row.share.mean:.0f} ({row.share.low:.0f}-{row.share.high:.0f})"
    return row.higher, row.lower, str(row.games), share, f"{row.fln:.0f}", f"{row.gov:.0f}"


def play(games: Sequence[str], seeds: int, screen: Screen) -> None:
    """Play the games of ladders again whose players, or rules, have changed since; all that are named.

    Args:
        games: Which games; those whose kept games are stale when empty.
        seeds: How many seeds a pairing, each with sides swapped.
        screen: Where to write.

    Raises:
        UnknownName: If there is no such game.
    """
    for game in games or [game for game in GAMES if _is_stale(game)]:
        write_ladder(_played(game, seeds, screen), Path(str(opened.data())) / "ladders")


def _played(game: str, seeds: int, screen: Screen) -> Kept:
    record = game_named(game)
    house = House(game, resolve_name(record.whereabouts.simulator), record.players())
    with _bar(game, screen) as progress:
        task = progress.add_task("", total=None)

        def tell(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        return play_ladder(house, range(1, seeds + 1), tell)


def _is_stale(game: str) -> bool:
    kept = kept_ladder(game)
    return kept is None or kept.word != word_of(game)


def _bar(name: str, screen: Screen) -> Progress:
    columns = TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=screen.console, transient=True)
