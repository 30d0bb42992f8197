"""The log of a learner's own game as a table for spreadsheets: a row for each action, with its dice."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from algeria_lab.checking.cells import as_cell
from algeria_lab.core.events import Rolled
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.lessons.lines import tracks_of

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.scenarios.guide.guide import Guide

COLUMNS = ("game", "ply", "turn", "action", "rules", "rolls", "told")


def log_file(guide: Guide, language: str) -> dict[str, str]:
    """Return the log as a file: its name, its type and its text."""
    name = f"{guide.scenario.id}-log.csv"
    return {"name": name, "type": "text/csv;charset=utf-8", "text": log_csv(guide, language)}


def log_csv(guide: Guide, language: str) -> str:
    """Return every action of the guided line, from its beginning on.

    Columns are: number of the game, number of the action, turn, the action as it is typed, rules, rolls
    (what for, faces, modifiers, what was read), the event in words, and what both sides are measured by then.
    """
    names = tracks_of(guide.scenario.game)
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\n")
    sheet.writerow([*COLUMNS, *names])
    for number, (game, since) in enumerate(guide.chapters, 1):
        for ply in range(since + 1, game.ply + 1):
            row = [number, ply, *_cells(game, game.history[ply], language)]
            values = subject(game.rules.name).look(game.history[ply].state)
            sheet.writerow(map(as_cell, [*row, *(values[name] for name in names)]))
    return text.getvalue()


def _cells(game: Game[Any], entry: Entry[Any], language: str) -> Iterator[object]:
    voice = game.voice.speaking(language)
    rolls = [event for event in entry.events if isinstance(event, Rolled)]
    yield entry.state.turn
    yield entry.action
    yield " ".join(dict.fromkeys(f"[{event.rule}]" for event in entry.events if getattr(event, "rule", "")))
    yield "; ".join(_roll(event) for event in rolls)
    yield " ".join(voice.text(entry.events).split())


def _roll(event: Rolled) -> str:
    faces = "+".join(map(str, event.faces))
    mods = "".join(f" {mod.value:+d} {mod.why}" for mod in event.mods)
    return f"{event.what}: {faces}{mods} -> {event.row}"
