"""Questions on paper: what is asked, and room to tick, to rank, to pair or to write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.own_words import CELLS
from algeria_lab.scenarios.quiz.shown import shown_options, shown_pairs
from algeria_lab.views.scenarios.handouts.step_words import kind_line
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.quiz.keys import Keys
    from algeria_lab.views.scenarios.handouts.step_parts import Parts

LINES: Mapping[str, int] = {"text": 7, "decisive": 3, "map": 1}
ESSAY = 12  # lines for the exam item


class AskedOnPaper:
    """The questions of a scenario, numbered as on every sheet of it.

    Args:
        parts: What the scenario shows.
        keys: Its keys, where a sheet tells them.
        lines: How many lines there are to write on, by the kind of a question; one for any other kind.
        within: What stands before each number, such as that of the step of which the scenario is part.

    Attributes:
        asked: Every question, in its order.
    """

    def __init__(
        self,
        parts: Parts,
        keys: Keys | None = None,
        lines: Mapping[str, int] = LINES,
        within: str = "",
    ) -> None:
        self._parts, self._words, self._lines = parts, parts.words, lines
        known = keys.by_question if keys else {}
        self.asked = [
            Asking(parts.scenario, question, known.get(question.id)) for question in parts.scenario.in_order
        ]
        self._numbers = {asking.question.id: f"{within}{n}" for n, asking in enumerate(self.asked, start=1)}

    def heading(self, asking: Asking) -> Markup:
        """Return the number of a question and what is to be done."""
        kind = kind_line(self._parts.scenario, asking.question, self._words)
        return element("h3", f"{self._numbers[asking.question.id]}. ", element("small", kind))

    def question(self, asking: Asking, read: Markup | None = None) -> Markup:
        """Return a question with room to answer it.

        Args:
            asking: The question.
            read: What stands between it and its room, such as a map.
        """
        question, parts = asking.question, self._parts
        return element(
            "section",
            self.heading(asking),
            parts.prose(question.ask),
            parts.picture(question.picture),
            read or Markup(),
            self._again(asking),
            *self._room(asking),
            class_="question",
        )

    def of(self, names: Iterable[str], board: Markup | None = None) -> Markup:
        """Return the questions of these ids, in this order.

        Args:
            names: The ids.
            board: The map on which questions about places are answered, where it stands nowhere else.
        """
        known = {asking.question.id: asking for asking in self.asked}
        found = [known[name] for name in names if name in known]
        return Markup().join(
            self.question(one, board if one.question.kind == "map" else None) for one in found
        )

    def _again(self, asking: Asking) -> Markup:
        """Return where a learner wrote first what is written anew here."""
        first = self._numbers.get(asking.question.again or "")
        return element("p", self._words.say("quiz-paper-again", number=first)) if first else Markup()

    def _room(self, asking: Asking) -> Iterator[Markup]:
        """Yield what is ticked, ranked, paired or written on."""
        question, say = asking.question, self._words.say
        options = [
            (one.letter, self._parts.said(one.text)) for one in shown_options(asking.scenario, question)
        ]
        if question.kind == "match":
            yield self._pairs(asking, options)
        elif question.kind == "order":
            yield element("p", say("quiz-paper-rank"))
            yield _listed("rank", options)
        elif options:
            yield _listed("mark", options)
        elif question.kind == "sheet":
            yield from (element("p", say(f"quiz-sheet-{name}"), class_="line cell") for name in CELLS)
        else:
            unit = self._parts.said(question.unit)
            lesson = self._parts.scenario.lesson
            is_essay = lesson and lesson.exam and lesson.exam.question == question.id
            count = ESSAY if is_essay else self._lines.get(question.kind, 1)
            yield from [element("div", unit, class_="line unit")] * count
        if question.kind == "predict":
            yield element("p", say("quiz-paper-came"), class_="line")

    def _pairs(self, asking: Asking, options: list[tuple[str, str]]) -> Markup:
        pairs = [
            element("li", element("b", f"{number} "), self._parts.said(one.text))
            for number, one in enumerate(shown_pairs(asking.scenario, asking.question), start=1)
        ]
        return element("div", _listed("rank", options), element("ul", *pairs, class_="choices"), class_="two")


def _listed(sign: str, options: list[tuple[str, str]]) -> Markup:
    """Return options with something to tick or to write on before each."""
    rows = (
        element("li", element("span", class_=sign), element("b", f"{letter}) "), text)
        for letter, text in options
    )
    return element("ul", *rows, class_="choices")
