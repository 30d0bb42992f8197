"""What a war leaves behind: a report with each turn in short, and a table of all that moved support."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS
from algeria_lab.lessons.algeria.accounts import postings
from algeria_lab.lessons.algeria.turn_account import psl
from algeria_lab.views.algeria.sheets.ending import end_sheet
from algeria_lab.views.algeria.sheets.turn_page import turn_sheets
from algeria_lab.views.play.sheets.report import (
    Block,
    Bullets,
    Grid,
    Heading,
    Paragraph,
    Report,
)
from algeria_lab.views.play.sheets.report_parts import (
    beginning,
    course,
    in_commas,
    line,
    made,
    to_work_on,
    told,
)

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.views.algeria.odds.predictions import Score
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.play.sheets.models import EndSheet, TurnSheet

COLUMNS = ("turn", "moment", "side", "change", "level", "cause", "place", "rule", "text")


def postings_table(game: Game[State], words: Words) -> str:
    """Return everything that moved support as a table: a row each, with the level that it led to."""
    return in_commas(COLUMNS, _postings(game, words))


def _postings(game: Game[State], words: Words) -> Iterator[tuple[object, ...]]:
    start = game.history[0].state
    for side in SEATS:
        yield 0, 0, side, 0, psl(start, side), "start", "", "", words.say("chart-start")
    for row in postings(game.history):
        event = row.event
        moved = row.turn, row.ply, row.side, row.change, event.now
        yield *moved, event.why, event.where, event.rule, words.event(event)


def war_report(
    game: Game[State], seats: Mapping[str, str], words: Words, score: Score | None = None
) -> Report:
    """Return the report of a war, or of what has been played of it."""
    ending = end_sheet(game, seats, words, score)
    sheets = turn_sheets(game.history, words)
    title = words.say("report-title", scenario=words.begun(game))
    blocks = (
        *beginning(game, ending, words),
        *course(ending),
        *_sections(ending, words),
        *_turns(sheets, words),
        *_questions(ending, sheets, words),
        made(game, words),
    )
    return Report(title, words.language, words.direction, blocks)


def _sections(ending: EndSheet, words: Words) -> Iterator[Block]:
    for section in ending.sections:
        if section.id != "questions":
            yield from told(section)
        if section.id == "predictions":
            yield _calibration(ending, words)


def _calibration(ending: EndSheet, words: Words) -> Grid:
    """Return how often what the reader said came, by the chance that it had."""
    head = tuple(words.say(f"board-calibration-{name}") for name in ("band", "right", "sure"))
    rows = tuple(
        (row.band, words.say("calibration-of", right=row.right, count=row.count), row.span)
        for row in ending.calibration
    )
    return Grid(words.say("board-calibration"), head, rows)


def _turns(sheets: Mapping[int, TurnSheet], words: Words) -> Iterator[Block]:
    """Yield the pages of all turns in short, a row each."""
    yield Heading(words.say("report-turns"))
    head = (words.track("turn"), words.track("fln_psl"), words.track("gov_psl"))
    rows = tuple(_turn(sheet) for sheet in sheets.values())
    yield Grid(
        words.say("report-turns-caption"), (*head, words.say("report-most"), words.say("report-events")), rows
    )


def _turn(sheet: TurnSheet) -> tuple[str, ...]:
    levels = [f"{one.before} → {one.after}" for one in sheet.gauges]
    most = [line(gauge.causes[0]) for gauge in sheet.gauges if gauge.causes]
    told = [item.text for part in sheet.sections if part.id in {"events", "marks"} for item in part.items]
    return (str(sheet.turn), *levels, " · ".join(most), " · ".join(told))


def _questions(ending: EndSheet, sheets: Mapping[int, TurnSheet], words: Words) -> Iterator[Block]:
    yield from to_work_on(ending, words)
    yield Paragraph(words.say("report-thoughts"))
    thoughts = (
        f"{words.say('turn-page-named', name=sheet.title)} {sheet.thought.text}" for sheet in sheets.values()
    )
    yield Bullets(tuple(thoughts))
