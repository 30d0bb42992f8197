"""An exhibit: kept wars that look like the war that was, or do not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.results.likeness import RECORD
from algeria_lab.experiments.results.marks import GAME, Calendar
from algeria_lab.views.lessons.exhibits.lines import words_of_game
from algeria_lab.views.lessons.likeness.view import LikenessDesk

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.lessons.exhibits.setting import Setting


@cache
def record_wars() -> Wars:
    """Return the kept wars in which marks of the record are looked for.

    Raises:
        NoResults: If they are missing.
    """
    return catalogue.kept(RECORD)


def likeness_pieces(setting: Setting) -> Iterator[LikenessDesk]:
    """Yield marks to tick, and what the wars that have them share.

    Raises:
        LabError: If there is no such mark, or the wars are missing.
    """
    asked = setting.exhibit.likeness
    assert asked is not None, "only made of this kind"
    words = words_of_game(GAME, setting.words)
    yield LikenessDesk(words, record_wars(), asked.marks, Calendar(asked.months, asked.slack))
