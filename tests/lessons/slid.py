"""What a slider of a lesson says at each of its notches."""

from __future__ import annotations

from typing import Any

from algeria_lab.scenarios.guide.walks.autopilot import walked_to
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.lessons.exhibits.registry import pieces
from algeria_lab.views.lessons.exhibits.setting import Setting
from algeria_lab.views.lessons.exhibits.slide import SlideWidget
from tests.lessons.worked import lesson


def slid(slug: str, step: str) -> dict[str, Any]:
    """Return what the slider of a step shows, in English."""
    guide = walked_to(lesson(slug), step)
    assert guide
    assert guide.step
    shown = next(one for one in guide.step.show if one.slide)
    (piece,) = pieces(Setting(guide, guide.step, shown, Words("en")))
    assert isinstance(piece, SlideWidget)
    return dict(piece.view)
