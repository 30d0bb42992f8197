"""An exhibit: what each number of the model moves, in the audit that is kept with the package."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from algeria_lab.experiments.kept import catalogue
from algeria_lab.views.experiments.audit import Tornado
from algeria_lab.views.experiments.text import question_text
from algeria_lab.views.lessons.exhibits.lines import words_of_game
from algeria_lab.views.shared.html import says

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.lessons.exhibits.setting import Piece, Setting

_kept = cache(catalogue.kept)


def kept_audit(name: str) -> Wars:
    """Return a kept audit, read once.

    Raises:
        UnknownName: If there is no kept experiment of that name.
        NoResults: If its results are missing.
    """
    return _kept(name)


def audit_pieces(setting: Setting) -> Iterator[Piece]:
    """Yield what was asked, and the effect of each change on a measure, the widest reach first.

    Raises:
        LabError: If there are no such wars, they are no audit, or the measure is none.
    """
    asked = setting.exhibit.audit
    assert asked is not None, "only made of this kind"
    wars = kept_audit(asked.wars)
    words = words_of_game(wars.question.position.game, setting.words)
    yield says([question_text(words, wars.question)])
    yield Tornado(wars, words, asked.measure).pane
