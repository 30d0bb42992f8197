"""Every kind of exhibit with what makes it: a kind of one's own is a row here and a module beside."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from itertools import takewhile
from typing import TypeAlias

from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.forms.exhibits import TimelineView
from algeria_lab.views.lessons.exhibits.audit import audit_pieces
from algeria_lab.views.lessons.exhibits.chances import chances_pieces
from algeria_lab.views.lessons.exhibits.course import course_pieces
from algeria_lab.views.lessons.exhibits.likeness import likeness_pieces
from algeria_lab.views.lessons.exhibits.lines import support_pieces, trace_pieces
from algeria_lab.views.lessons.exhibits.setting import Piece, Setting
from algeria_lab.views.lessons.exhibits.slide import slide_pieces
from algeria_lab.views.lessons.exhibits.slide_widget import SlideWidget
from algeria_lab.views.lessons.exhibits.tables import accounts_pieces, amounts_pieces
from algeria_lab.views.lessons.galula import galula_page
from algeria_lab.views.lessons.likeness.view import LikenessDesk
from algeria_lab.views.lessons.own_documents import own_documents
from algeria_lab.views.lessons.path import TO_LESSONS
from algeria_lab.views.lessons.records import facts_page, works_page
from algeria_lab.views.lessons.timeline.view import Timeline
from algeria_lab.views.lessons.voices import voices_page
from algeria_lab.views.shared.html import Page, folded, says, table

_LOG = logging.getLogger(__name__)
Maker: TypeAlias = Callable[[Setting], Iterable[Piece]]


def _voices(setting: Setting) -> Iterable[Piece]:
    is_warned = bool(setting.said(setting.step.content_note))
    scenario, words = setting.guide.scenario, setting.words
    numbers, own = scenario.document_numbers, own_documents(scenario, words)
    page = voices_page(words, setting.exhibit.excerpts, numbers, own=own, is_warned=is_warned)
    yield folded(_read_again(setting, numbers), page, words) if _is_known(setting) else page


def _is_known(setting: Setting) -> bool:
    """Return whether earlier steps have shown each of these documents: what is repeated lies folded."""
    earlier = takewhile(lambda stage: stage.step is not setting.step, setting.guide.stages)
    read = {name for stage in earlier for exhibit in stage.step.show for name in exhibit.excerpts}
    return read.issuperset(setting.exhibit.excerpts)


def _read_again(setting: Setting, numbers: Mapping[str, int]) -> str:
    """Return what opens documents that were read before: their numbers."""
    say = setting.words.say
    named = [say("voices-document", number=numbers[name]) for name in setting.exhibit.excerpts]
    return say("voices-read-again", documents=setting.words.listed(named))


def _facts(setting: Setting) -> Iterable[Piece]:
    yield facts_page(setting.words, setting.exhibit.facts)


def _works(setting: Setting) -> Iterable[Piece]:
    yield works_page(setting.words, setting.exhibit.works or "")


def _timeline(setting: Setting) -> Iterable[Piece]:
    asked = setting.exhibit.timeline or TimelineView()
    beside = "../" if setting.folder else TO_LESSONS  # from one lesson to another
    first, last = asked.first, asked.last
    lesson = setting.guide.scenario.lesson
    here = lesson.number if lesson else None
    yield Timeline(setting.words, first=first, last=last, themes=asked.themes, to_lessons=beside, here=here)


def _galula(setting: Setting) -> Iterable[Piece]:
    yield galula_page(setting.words)


MAKERS: Mapping[str, Maker] = {
    "voices": _voices,
    "documents": _voices,
    "facts": _facts,
    "works": _works,
    "timeline": _timeline,
    "galula": _galula,
    "chances": chances_pieces,
    "accounts": accounts_pieces,
    "amounts": amounts_pieces,
    "slide": slide_pieces,
    "support": support_pieces,
    "course": course_pieces,
    "trace": trace_pieces,
    "audit": audit_pieces,
    "likeness": likeness_pieces,
}
# Kinds that tell of the learner's own game: they are made anew when it goes on.
LIVE = frozenset({"chances", "accounts", "amounts", "support", "course"})
# Kinds that tell of where their step began on the learner's own line.
BEGINNING = frozenset({"slide"})


def pieces(setting: Setting) -> list[Piece]:
    """Return what an exhibit shows, from top to bottom.

    Raises:
        LabError: If it cannot be shown, such as a record that there is not.
    """
    return list(MAKERS[setting.exhibit.kind](setting))


def shown_or_told(setting: Setting) -> list[Piece]:
    """Return what an exhibit shows; words in its place where it cannot be shown."""
    try:
        return pieces(setting)
    except LabError as error:
        detail = str(error)
    except Exception as error:  # noqa: BLE001 - the edge of a page: one exhibit that fails must not blank the others
        _LOG.exception("An exhibit cannot be shown: %r", setting.exhibit)
        detail = type(error).__name__
    say = setting.words.say
    return [says([say("exhibit-failed", detail=detail), say("exhibit-failed-hint")])]


def pages(setting: Setting) -> list[Page]:
    """Return an exhibit in words, for a terminal or paper: a chart as its sentence and its table."""
    return [_as_page(piece, setting) for piece in shown_or_told(setting)]


def _as_page(piece: Piece, setting: Setting) -> Page:
    if isinstance(piece, Page):
        return piece
    if isinstance(piece, Timeline | SlideWidget | LikenessDesk):
        return piece.listed
    head, *rows = [[str(cell) for cell in row] for row in piece.table]
    numbers = table(setting.words.say("pane-table"), head, rows, numbers=range(1, len(head)))
    return says([piece.summary]) + numbers
