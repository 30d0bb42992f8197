"""What would change a result: charts of further runs, and what one could ask next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from algeria_lab.experiments.asking.questions import OTHER
from algeria_lab.experiments.results.audit import constants
from algeria_lab.experiments.results.interactions import constants_changed, is_audit
from algeria_lab.experiments.results.reading import seen_of
from algeria_lab.experiments.results.sensitivity import in_order, is_sensitivity
from algeria_lab.players.base import RANDOM
from algeria_lab.views.experiments.text import constant_name, constant_value, player_title
from algeria_lab.views.experiments.words import told
from algeria_lab.views.shared.html import Page, bullets, says, table

if TYPE_CHECKING:
    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.measuring.measures import Measure
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.experiments.charts.lanes import FrameChart
    from algeria_lab.views.shared.messages import GameWords


def changes_charts(words: GameWords, asked: Measure, frames: Sequence[Wars]) -> list[FrameChart]:
    """Return the charts of audits and of runs over the values of a constant; other frames have none."""
    from algeria_lab.views.experiments.audit import Tornado, TwoAtATime
    from algeria_lab.views.experiments.sensitivity import Sensitivity

    charts: list[FrameChart] = []
    audits = [wars for wars in frames if is_audit(seen_of(wars))]
    singles = [wars for wars in audits if constants_changed(seen_of(wars)) == 1]
    for wars in frames:
        question = seen_of(wars)
        if is_sensitivity(question):
            charts.append(Sensitivity(wars, words, asked))
        elif any(wars is single for single in singles):
            charts.append(Tornado(wars, words, asked))
        elif is_audit(question) and singles:
            charts.append(TwoAtATime(wars, words, asked, singles[0]))
    return charts


def changes_page(words: GameWords, question: Question) -> Page:
    """Return what one could change in a question: opponent, position, a number of the model."""
    seat = OTHER[question.side]
    met = {*question.opponents, RANDOM}
    opponents = [player_title(words, name, seat) for name in told(words).quick(seat) if name not in met]
    here = question.position.scenario
    positions = [words.scenario(name) for name in question.subject.rules.scenarios() if name != here]
    say = words.say
    things = [
        say("experiment-changes-opponent", names=words.listed(opponents)) if opponents else "",
        say("experiment-changes-position", names=words.listed(positions)),
        say("experiment-changes-constant"),
    ]
    return says([say("experiment-changes-intro")]) + bullets(things) + _constants(words)


def _constants(words: GameWords) -> Page:
    heads = [words.say(f"experiment-tornado-{name}") for name in ("constant", "printed")]
    heads += [words.say(f"experiment-changes-{name}") for name in ("values", "rule")]
    rows = [
        [
            constant_name(words, name),
            constant_value(words, name, constant.printed),
            words.listed(constant_value(words, name, value) for value in in_order(name, constant.others)),
            f"[{constant.rule}]",
        ]
        for name, constant in constants(words.game).items()
    ]
    return table(words.say("experiment-changes-caption"), heads, rows)
