"""Parts of a report that are the same for every game: how it began, its course, its file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from algeria_lab.core.package import __version__
from algeria_lab.views.play.report import Block, Bullets, Heading, Paragraph, Picture, Question

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.rules import S
    from algeria_lab.views.play.sheets import EndSheet, Item, Section
    from algeria_lab.views.shared.messages import GameWords

FORMS = {"html": "text/html", "markdown": "text/markdown", "csv": "text/csv"}
ENDINGS = {"html": "html", "markdown": "md", "csv": "csv"}


def as_file(form: str, game: Game[S], text: str) -> dict[str, str]:
    """Return a report as a file: its name, its type and its text."""
    name = f"{game.rules.name}-{game.scenario}-{game.seed}-turn-{game.state.turn}.{ENDINGS[form]}"
    return {"name": name, "type": f"{FORMS[form]};charset=utf-8", "text": text}


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
