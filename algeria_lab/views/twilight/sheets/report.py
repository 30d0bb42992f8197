"""What a game leaves behind: a report with each card in short, and a table of all that moved its lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from algeria_lab.lessons.twilight.lines import line_moves
from algeria_lab.views.play.sheets.report import Block, Grid, Heading, Report
from algeria_lab.views.play.sheets.report_parts import beginning, course, in_commas, made, to_work_on, told
from algeria_lab.views.twilight.sheets.ending import TRACKS, end_sheet
from algeria_lab.views.twilight.telling.acts import CARD, Act, acts_of
from algeria_lab.views.twilight.telling.tales import passages
from algeria_lab.views.twilight.telling.teller import CampaignTeller

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

COLUMNS = ("card", "moment", "side", "change", "level", "rule", "text")


def moves_table(history: Sequence[Entry[State]], words: TwilightWords) -> str:
    """Return everything that moved a line as a table: a row each, with the level that it led to."""
    return in_commas(COLUMNS, _moves(history, words))


def _moves(history: Sequence[Entry[State]], words: TwilightWords) -> Iterator[tuple[object, ...]]:
    for move in line_moves(history):
        text = " ".join(passage.text for passage in passages(words, [move.event]))
        level = move.now.gov if move.side == "gov" else move.now.fln
        yield move.turn, move.ply, move.side, move.change, level, move.event.rule, text


def game_report(game: Game[State], seats: Mapping[str, str], words: TwilightWords) -> Report:
    """Return the report of a game, or of what has been played of it."""
    ending = end_sheet(game, seats, words)
    parts = [block for part in ending.sections if part.id != "questions" for block in told(part)]
    blocks = (
        *beginning(game, ending, words),
        *course(ending),
        *parts,
        *_cards(game.history, words),
        *to_work_on(ending, words),
        made(game, words),
    )
    title = words.say("campaign-report-title", scenario=words.begun(game))
    return Report(title, words.language, words.direction, blocks)


def _cards(history: Sequence[Entry[State]], words: TwilightWords) -> Iterator[Block]:
    """Yield what was done on each card, a row an act."""
    teller = CampaignTeller(words)
    head = [words.say("campaign-ending-card"), words.say("campaign-report-act")]
    head += [words.say(f"campaign-track-{TRACKS[side]}") for side in TRACKS]
    acts = [act for act in acts_of(history, 1, len(history) - 1) if act.kind != CARD and not act.is_idle]
    yield Heading(words.say("campaign-report-cards"))
    rows = tuple(_row(act, teller) for act in acts)
    yield Grid(words.say("campaign-report-caption"), tuple(head), rows)


def _row(act: Act, teller: CampaignTeller) -> tuple[str, ...]:
    levels = (f"{getattr(act.before, track)} → {getattr(act.after, track)}" for track in TRACKS.values())
    return (str(act.after.turn), teller.title(act), *levels)
