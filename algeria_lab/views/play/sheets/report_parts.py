"""Parts of a report that are the same for every game: how it began, its course, its file."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from io import StringIO
from typing import TYPE_CHECKING

from algeria_lab.checking.texts import BYTE_ORDER_MARK
from algeria_lab.core.package import __version__
from algeria_lab.core.refusals import UnknownName
from algeria_lab.views.play.sheets.report import (
    Block,
    Bullets,
    Heading,
    Paragraph,
    Picture,
    Question,
    Report,
    to_html,
    to_markdown,
)

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.rules import S
    from algeria_lab.views.play.sheets.models import EndSheet, Item, Section
    from algeria_lab.views.shared.messages import GameWords

FORMS = {"html": "text/html", "markdown": "text/markdown", "csv": "text/csv"}
ENDINGS = {"html": "html", "markdown": "md", "csv": "csv"}


def report_file(
    form: str, game: Game[S], table: Callable[[], str], report: Callable[[], Report]
) -> dict[str, str]:
    """Return a file about a game: its name, its type and its text.

    Args:
        form: ``html``, ``markdown`` or ``csv``.
        game: The game.
        table: Returns everything that moved what the sides play for, as text in commas.
        report: Returns what is written down of the game.

    Raises:
        UnknownName: If there is no such form.
    """
    if form not in FORMS:
        raise UnknownName("form of a report", form, FORMS)
    write = {"csv": table, "html": lambda: to_html(report()), "markdown": lambda: to_markdown(report())}
    name = f"{game.rules.name}-{game.scenario}-{game.seed}-turn-{game.state.turn}.{ENDINGS[form]}"
    return {"name": name, "type": f"{FORMS[form]};charset=utf-8", "text": write[form]()}


def in_commas(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table as text in commas, as spreadsheets open it."""
    table = StringIO()
    writer = csv.writer(table)
    writer.writerow(columns)
    writer.writerows(rows)
    return BYTE_ORDER_MARK + table.getvalue()


def beginning(game: Game[S], ending: EndSheet, words: GameWords) -> Iterator[Block]:
    """Yield what was played, how it ended, and what must not be forgotten beside it."""
    options = words.listed([f"{name}={value}" for name, value in game.options.items()])
    facts = {"scenario": words.begun(game), "seed": str(game.seed), "version": __version__}
    yield Heading(ending.title)
    yield Paragraph(words.say("report-facts", **facts, options=options or words.say("report-no-options")))
    yield Paragraph(ending.lead)
    yield Bullets(tuple(item.text for item in ending.result))
    yield Paragraph(ending.record)


def course(ending: EndSheet) -> Iterator[Block]:
    """Yield both lines with what turned them."""
    lines = ending.lines
    yield Heading(lines.title)
    yield Picture(lines)
    yield Bullets(tuple(f"({peak.number}) {line(peak.item)}" for peak in lines.peaks) or (lines.none,))


def told(section: Section) -> Iterator[Block]:
    """Yield a section of the page about the game."""
    yield Heading(section.title)
    if section.items:
        yield Bullets(tuple(map(line, section.items)))
    if section.text:
        yield Paragraph(section.text)


def line(item: Item) -> str:
    """Return a line of a page in one piece of text."""
    note = f" ({item.note})" if item.note else ""
    return f"{item.value} {item.text}{note}".strip()


def to_work_on(ending: EndSheet, words: GameWords) -> Iterator[Block]:
    """Yield the questions about the whole game, each with room for an answer."""
    yield Heading(words.say("report-questions"))
    for section in ending.sections:
        if section.id == "questions":
            yield from (Question(item.text) for item in section.items)


def made(game: Game[S], words: GameWords) -> Paragraph:
    """Return how the same game comes about again."""
    return Paragraph(words.say("report-made", version=__version__, seed=str(game.seed)))
