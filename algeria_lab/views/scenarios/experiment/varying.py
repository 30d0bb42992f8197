"""One number of the model is changed: the same wars again, beside those under the printed rule."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.views.experiments.text import constant_name, constant_value
from algeria_lab.views.scenarios.experiment.telling import Telling
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.measuring.measures import Measure
    from algeria_lab.experiments.measuring.record import Constant
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords


def varied(question: Question, name: str, value: float) -> Question:
    """Return a question in which every way fights under another value of a constant."""
    number = int(value) if float(value).is_integer() else value
    ways = {key: replace(way, changes={**way.changes, name: number}) for key, way in question.ways.items()}
    return replace(question, ways=ways)


def values_of(constant: Constant, offered: list[int | float]) -> list[tuple[str, float]]:
    """Return the values of a slider, the printed one among them, in their order."""
    return [(f"{value:g}", value) for value in sorted({*offered, constant.printed})]


def value_title(words: GameWords, name: str, value: float) -> str:
    """Return a value of a constant as people say it."""
    return (
        constant_value(words, name, int(value)) if float(value).is_integer() else words.number(f"{value:g}")
    )


def beside(
    words: GameWords, printed: Wars, changed: Wars, asked: Measure, constant: Constant, value: float
) -> Markup:
    """Return the paired differences under the printed rule and under the changed one, side by side."""
    titles = {
        words.say("trial-as-printed", value=value_title(words, constant.name, constant.printed)): printed,
        words.say("trial-changed", value=value_title(words, constant.name, value)): changed,
    }
    blocks = []
    for title, wars in titles.items():
        telling = Telling(words, wars, asked)
        said = Markup().join(element("p", text) for text in telling.found())
        blocks.append(element("div", element("h4", title), telling.differences() or said))
    return Markup().join(blocks)


def rule_text(words: GameWords, constant: Constant) -> str:
    """Return which number of which rule is changed, and that this measures nothing."""
    return words.say("trial-vary-rule", number=constant_name(words, constant.name), rule=constant.rule)
