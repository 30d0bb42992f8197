"""The learner's own game step by step: where both lines stood after each step, and which step moved what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.lessons.lines import Level, tracks_of, values_at
from algeria_lab.views.lessons.exhibits.lines import lines_chart, moved_said
from algeria_lab.views.lessons.exhibits.setting import Piece, Setting
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.html import Page, table

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.guide.stage import Spot


class Walked(NamedTuple):
    """A step in which something was played.

    Attributes:
        number: Its number in the file, counted from 1.
        step: The step.
        before: Where the tracks stood when one came to it, by name.
        after: Where they stood when one left it, or now.
    """

    number: int
    step: Step
    before: Mapping[str, int]
    after: Mapping[str, int]


def course_pieces(setting: Setting) -> Iterator[Piece]:
    """Yield both lines of the learner's own game after each step, and what each step moved."""
    found, words = walked(setting.guide), setting.words
    if not found:
        return
    start = Level(found[0].number - 1, found[0].before)
    line = [start, *(Level(one.number, one.after) for one in found)]
    yield lines_chart(words, setting.guide.scenario.game, {words.say("exhibit-line-own"): line}, "step")
    yield _table(setting, found)


def walked(guide: Guide) -> list[Walked]:
    """Return the steps of the learner's own line in which something was played, in order."""
    stages, steps = guide.stages, guide.scenario.steps
    spots = [stage.came or stage.spot for stage in stages] + [guide.course.rails.spot]
    return [
        Walked(steps.index(stage.step) + 1, stage.step, _read(guide, begun), _read(guide, left))
        for stage, (begun, left) in zip(stages, pairwise(spots), strict=True)
        if left > begun
    ]


def _read(guide: Guide, spot: Spot) -> Mapping[str, int]:
    return values_at(guide.tables[spot.chapter].game, spot.ply)


def _table(setting: Setting, found: list[Walked]) -> Page:
    """Return which step moved what; steps that moved nothing are left out."""
    words, quiz = setting.words, QuizWords(setting.words)
    tracks = tracks_of(setting.guide.scenario.game)
    rows = []
    for one in found:
        moved = [one.after[track] - one.before[track] for track in tracks]
        if any(moved):
            told = [moved_said(words, by, one.after[track]) for by, track in zip(moved, tracks, strict=True)]
            rows.append([str(one.number), setting.said(one.step.title), *told])
    head = [words.say("exhibit-turn-step"), words.say("exhibit-step-title"), *map(quiz.track, tracks)]
    return table(words.say("exhibit-moves"), head, rows, numbers=range(2, 2 + len(tracks)))
