"""A step of a lesson in a few lines: how it begins, what is read and shown, what is played, every answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.scenarios.experiment_questions import title_of
from algeria_lab.views.lessons.own_documents import documents_of
from algeria_lab.views.scenarios.experiment.found import kept_findings
from algeria_lab.views.scenarios.quiz.short import beginning, flat, short
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from algeria_lab.scenarios.forms.exhibits import Exhibit
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.texts import TextData
    from algeria_lab.scenarios.guide.walks.walking import Stop
    from algeria_lab.views.scenarios.handouts.step_parts import Parts
    from algeria_lab.views.scenarios.handouts.teachers.marked import Marked

FEW = 50  # letters of a beginning; one of fewer says nothing without the sentence behind it
MOST = 150  # letters of what is played in a step

Row = tuple[str, str]


class InBrief:
    """The steps of a scenario in a few lines each.

    Args:
        parts: What the scenario shows.
        marked: Its questions with their answers.
    """

    def __init__(self, parts: Parts, marked: Marked) -> None:
        self._parts, self._words, self._marked = parts, parts.words, marked
        self._scenario = parts.scenario
        self._document = documents_of(parts.scenario, parts.words)
        self._numbers = parts.scenario.document_numbers

    def step(self, stop: Stop) -> Iterator[Markup]:
        """Yield how a step begins, and a line for each thing that is read, played, said or asked in it."""
        yield element("p", self._begins(stop.step.text))
        if rows := [*self._rows(stop)]:
            named = ((self._words.labelled(name, "").rstrip(), text) for name, text in rows)
            items = (element("li", element("b", name), " ", text) for name, text in named)
            yield element("ul", *items, class_="brief")
        yield self.questions(stop.step.questions)

    def questions(self, names: Iterable[str]) -> Markup:
        """Return a line for each question of these ids: its number, what it asks, what is right."""
        lines = self._marked.of(set(names))
        items = [element("li", element("b", f"{number}. "), line) for number, line in lines]
        return element("ul", *items, class_="asked") if items else Markup()

    def _rows(self, stop: Stop) -> Iterator[Row]:
        step, say = stop.step, self._words.say
        if step.content_note:
            yield say("scenario-page-note"), self._begins(step.content_note)
        yield from map(self._shown, step.show)
        if deeds := self._parts.deeds(stop.entries):
            yield say("through-played"), short(self._words.say("list-semicolon").join(deeds), MOST)
        if step.on_done:
            yield say("through-then"), self._begins(step.on_done)
        if found := next((one for one in self._scenario.experiments if one.id == step.experiment), None):
            yield from self._experiment(found)

    def _shown(self, exhibit: Exhibit) -> Row:
        """Return what is shown, by its title or by who speaks; what has neither, by its kind."""
        title = flat(self._parts.said(exhibit.title))
        if exhibit.excerpts:
            return self._words.say("through-read"), self._read(exhibit.excerpts)
        kind = f"scenario-exhibit-{exhibit.kind}"
        text = title or (self._words.say(kind) if self._words.has(kind) else self._begins(exhibit.text))
        return self._words.say("through-shown"), text

    def _read(self, names: Sequence[str]) -> str:
        found = [
            f"{self._numbers.get(name, '')} {self._document(name).who[self._words.language]}".strip()
            for name in names
        ]
        return self._words.say("list-semicolon").join(found)

    def _experiment(self, experiment: Experiment) -> Iterator[Row]:
        scenario, words = self._scenario, self._words
        titles = (title_of(scenario, name, way, words.language) for name, way in experiment.ways.items())
        yield words.say("through-tried"), words.say("list-semicolon").join(titles)
        found = kept_findings(scenario, experiment, self._parts.folder, words.language)
        yield from ((words.say("through-found"), beginning(line)) for line in found[:1])

    def _begins(self, text: TextData) -> str:
        return beginning(self._parts.said(text), FEW)
