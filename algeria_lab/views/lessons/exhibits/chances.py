"""Exact chances of what a line of play will bring: any line of any game, any quantity of conditions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.core.actions import parse_line
from algeria_lab.core.asking import odds_of
from algeria_lab.core.odds import Distribution
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.guide.limit import fits
from algeria_lab.views.lessons.distributions import chances_chart
from algeria_lab.views.lessons.exhibits.setting import Piece, Setting

if TYPE_CHECKING:
    from typing import Any

    from algeria_lab.scenarios.conditions.vocabulary import Moment
    from algeria_lab.scenarios.forms.exhibits import Chances

MOST_LEAVES = 5_000


def chances_pieces(setting: Setting) -> Iterator[Piece]:
    """Yield the chances of a line as they were where the step began, and what it brought if it was played.

    Raises:
        LabError: If the line is not possible there, or has too many outcomes.
    """
    asked, moment = setting.exhibit.chances, setting.beginning() or setting.guide.moment()
    assert asked is not None, "only made of this kind"
    found = chances_of(asked, moment, setting.guide.scenario.game)
    least = asked.least if asked.least is not None else max(round(found.mean()), min(dict(found)))
    what = setting.words.say("exhibit-chances-axis")
    yield chances_chart(setting.words, found, least, _fell(setting, asked, moment), what)


def chances_of(asked: Chances, moment: Moment, game: str) -> Distribution[int]:
    """Return how likely each whole value is after a line.

    Raises:
        LabError: As `core.asking.odds_of`, or if the quantity has no value after it.
    """
    read = Expression(asked.of, game, "number")

    def value(state: Any) -> int:
        after = moment._replace(state=state, before=moment.state, events=())
        return int(Fraction(read.value(after)))  # type: ignore[arg-type]  # it is a number

    return odds_of(moment.rules, moment.state, asked.line, value, most_leaves=MOST_LEAVES)


def _fell(setting: Setting, asked: Chances, moment: Moment) -> int | None:
    """Return what the line brought in the learner's own game; None where it was not played."""
    stage, parts = setting.stage(), parse_line(asked.line)
    entries: Sequence[Any] = setting.guide.entries_since(stage.spot) if stage else ()
    line = entries[: len(parts)]
    if len(line) < len(parts) or not all(
        entry.action and fits(part, entry.action) for part, entry in zip(parts, line, strict=True)
    ):
        return None
    seen = setting.guide.course.seen(line[-1].state)
    value = Expression(asked.of, setting.guide.scenario.game, "number").value(
        moment._replace(state=seen, before=moment.state, events=())
    )
    return int(Fraction(value))  # type: ignore[arg-type]  # it is a number
