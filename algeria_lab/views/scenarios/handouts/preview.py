"""The preview of a scenario: one page with all that a learner meets on the guided line, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from algeria_lab.checking.faults import sentence
from algeria_lab.core.package import __version__
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.views.lessons.galula import galula_page
from algeria_lab.views.lessons.own_documents import own_documents
from algeria_lab.views.lessons.records import facts_page, works_page
from algeria_lab.views.lessons.voices import voices_page
from algeria_lab.views.scenarios.handouts.asked import asked_in, experiment_html, question_html
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.drawn.graph import graph_svg, graph_text
from algeria_lab.views.scenarios.handouts.front import above_html, contents, facts_of, front
from algeria_lab.views.scenarios.handouts.on_paper.slides import headed, slide_page
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.handouts.step_words import doings, minutes_of, minutes_said
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.exhibits import Exhibit
    from algeria_lab.scenarios.guide.walks.walking import Stop, Walk
    from algeria_lab.views.shared.html import Page
    from algeria_lab.views.show.showing import Showing


def preview_page(
    scenario: Scenario, walk: Walk, showing: Showing[Any, Any], folder: Path | None = None
) -> str:
    """Return the preview of a scenario as a page of its own, for its author.

    Args:
        scenario: The scenario.
        walk: The guided line and its branches, as they were walked.
        showing: The game, in the reader's language.
        folder: Where the scenario stands, for its pictures.
    """
    return Preview(Parts(scenario, showing, folder), walk).page()


class Preview:
    """A preview that is being written.

    Args:
        parts: What the scenario shows.
        walk: The guided line and its branches.
    """

    def __init__(self, parts: Parts, walk: Walk) -> None:
        self._parts, self._walk, self._words = parts, walk, parts.words
        self._scenario = parts.scenario

    def page(self) -> str:
        """Return the whole page."""
        title = self._words.say("scenario-preview-title", title=self._parts.said(self._scenario.title))
        body = (
            element("header", *self._head()),
            contents(self._parts, self._walk, self._last()),
            element("main", *self._sections(), class_="opens"),
            element("footer", element("p", self._words.say("scenario-page-made", version=__version__))),
        )
        return document(title, self._words.language, self._words.direction, body)

    def _head(self) -> Iterator[Markup]:
        yield element("p", self._words.say("scenario-preview"), class_="meta")
        yield from front(self._parts, self._facts())

    def _facts(self) -> Iterator[str]:
        """Yield what an author wants to see of the whole file at a glance."""
        scenario, words = self._scenario, self._words
        yield words.say("scenario-page-file", id=scenario.id, version=scenario.version)
        yield from facts_of(self._parts)
        yield words.say("scenario-page-seed", seed=str(scenario.dice.seed))

    def _last(self) -> list[str]:
        """Return the sections behind the steps."""
        return ["end", *(["quiz"] if self._scenario.asked_by_no_step else []), "graph"]

    def _sections(self) -> Iterator[Markup]:
        if not self._walk.stops:
            yield element("section", element("p", self._words.say("scenario-graph-empty")))
        for place, one in enumerate(self._walk.stops):
            yield element("section", *self._step(one), id=f"step-{place}")
        yield element("section", *self._end(), id="end")
        if left := self._scenario.asked_by_no_step:
            asked = (question_html(question, self._parts) for question in left)
            yield element("section", self._heading("quiz"), *asked, id="quiz")
        yield element("section", *self._graph(), id="graph")

    def _heading(self, name: str) -> Markup:
        return element("h2", self._words.say(f"scenario-page-{name}"))

    def _step(self, one: Stop) -> Iterator[Markup]:
        parts, step = self._parts, one.step
        minutes = minutes_of(self._scenario, self._scenario.steps.index(step))
        left = self._words.say("scenario-page-left", minutes=minutes_said(minutes, self._words))
        yield element("h2", parts.name(one))
        yield element(
            "p", f"{doings(step, self._words)} · {left} · ", element("code", step.id), class_="meta"
        )
        yield parts.assumed(one)
        yield parts.note(step.content_note)
        yield parts.prose(step.text)
        yield parts.picture(step.picture)
        yield from shown_in(one, parts)
        yield parts.board(one.before)
        yield parts.task(step)
        yield parts.choices(step, one.before)
        yield parts.dice(step.dice)
        yield parts.hints(step.hints)
        yield parts.wrong(step.on_wrong)
        yield asked_in(step, parts)
        if found := next((each for each in self._scenario.experiments if each.id == step.experiment), None):
            yield experiment_html(found, parts)
        yield parts.happened(one.entries)
        yield parts.messages(one.messages)
        yield parts.said_after(step.on_done)
        if one.stuck:
            broken = self._words.say(
                "scenario-page-broke-off", detail=sentence(one.stuck.why, self._words.say)
            )
            yield element("p", broken, class_="stop")

    def _end(self) -> Iterator[Markup]:
        yield self._heading("end")
        if not self._scenario.has_board:
            yield element("p", self._words.say("scenario-page-boardless"))
        elif line := self._walk.line:
            yield self._parts.board(line[-1].after)
        elif self._walk.first:
            yield self._parts.board(self._walk.first.state)
        asked = [element("li", self._parts.prose(one.ask)) for one in self._scenario.debrief]
        yield above_html(self._parts, self._words.say("on-top-again"))
        yield element("ul", *asked) if asked else Markup()

    def _graph(self) -> Iterator[Markup]:
        language = self._words.language
        yield self._heading("graph")
        yield element("div", graph_svg(self._scenario, language), class_="over")
        in_words = element("summary", self._words.say("scenario-page-in-words"))
        yield element("details", in_words, element("pre", graph_text(self._scenario, language)))


def documents_page(parts: Parts, exhibit: Exhibit) -> Page:
    """Return documents as a page: excerpts, or those of the scenario's own."""
    numbers, own = parts.scenario.document_numbers, own_documents(parts.scenario, parts.words)
    return voices_page(parts.words, exhibit.excerpts, numbers, own=own)


# Exhibits that are the same for everybody: what the fact base has, and what the author adds.
DOCUMENTS: Mapping[str, Callable[[Parts, Exhibit], Page]] = {
    "voices": documents_page,
    "documents": documents_page,
    "facts": lambda parts, exhibit: facts_page(parts.words, exhibit.facts),
    "works": lambda parts, exhibit: works_page(parts.words, exhibit.works or ""),
    "galula": lambda parts, _: galula_page(parts.words),
}


def shown_in(stop: Stop, parts: Parts) -> Iterator[Markup]:
    """Yield what a step shows: documents and slides whole; of what else a game brings, that it is shown."""
    for exhibit in stop.step.show:
        yield exhibit_html(exhibit, stop, parts)


def exhibit_html(exhibit: Exhibit, stop: Stop, parts: Parts) -> Markup:
    """Return one thing that a step shows; see `shown_in`."""
    if exhibit.kind in DOCUMENTS:
        return headed(exhibit, DOCUMENTS[exhibit.kind](parts, exhibit), parts)
    if page := slide_page(exhibit, stop.moment, stop.before, parts):
        return headed(exhibit, page, parts)
    name = parts.words.say(f"scenario-exhibit-{exhibit.kind}")
    title = parts.said(exhibit.title)
    return element("p", parts.words.labelled(title, name) if title else name, class_="meta")
