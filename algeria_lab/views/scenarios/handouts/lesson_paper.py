"""The whole lesson on paper, for an hour without a network: its steps, its guided line, its questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from markupsafe import Markup

from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.guide.walks.walking import Stop
from algeria_lab.scenarios.quiz.decisive import MEASURED, SUPPORT
from algeria_lab.views.lessons.exhibits.lines import showing_of
from algeria_lab.views.lessons.exhibits.registry import pages
from algeria_lab.views.lessons.exhibits.setting import Setting
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.documents_paper import DocumentsPrinted
from algeria_lab.views.scenarios.handouts.front import facts_of, front, talk
from algeria_lab.views.scenarios.handouts.on_paper.asked import AskedOnPaper
from algeria_lab.views.scenarios.handouts.on_paper.experiment import experiment_on_paper
from algeria_lab.views.scenarios.handouts.on_paper.words import words_and_rules
from algeria_lab.views.scenarios.handouts.step_words import minutes_said, time_of
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.exhibits import Exhibit
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.acting import Acting
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.scenarios.handouts.step_parts import Parts

LINES = {"text": 3, "decisive": 2, "map": 1}  # to write on: the sheet of questions has more
MOST_TOLD = 10  # sentences of what happened in a step
MOST_MAPS = 3
STYLE = sheet("lesson-paper.css")


def lesson_page(parts: Parts) -> str:
    """Return a whole lesson as a page to print, without keys: its guided line is walked for it.

    Args:
        parts: What the scenario shows, in the form and the language of the page.
    """
    title = parts.words.say("lesson-paper-title", title=parts.said(parts.scenario.title))
    body = (
        element("header", *front(parts, facts_of(parts)), element("p", parts.words.say("lesson-paper-how"))),
        element("main", *_sections(parts)),
    )
    return document(title, parts.words.language, parts.words.direction, body, STYLE)


def _sections(parts: Parts) -> Iterator[Markup]:
    line = _Line(parts)
    yield from line.sections()
    if left := [question.id for question in parts.scenario.asked_by_no_step]:
        head = element("h2", parts.words.say("scenario-page-quiz"))
        yield element("section", head, line.paper.of(left))
    if debrief := talk(parts):
        yield element("section", element("h2", parts.words.say("scenario-page-debrief")), debrief)
    yield words_and_rules(parts)


class _Line:
    """The guided line of a scenario, told step by step.

    Args:
        parts: What the scenario shows.
        within: What stands before the numbers of its questions, where it is part of a step.
    """

    def __init__(self, parts: Parts, within: str = "") -> None:
        self.paper = AskedOnPaper(parts, lines=LINES, within=within)
        self._parts, self._words = parts, parts.words
        self._documents = DocumentsPrinted(parts.scenario, parts.words)
        self._shown: dict[tuple[str, str], list[tuple[Exhibit, Markup]]] = {}
        self._line = walk(parts.scenario, watcher=self).line
        self._maps = _maps(self._line, most=1 if within else MOST_MAPS)

    # What is seen while the line is walked

    def begun(self, stop: Stop, guide: Acting) -> None:
        """Keep what a step shows before anything is played in it."""
        self._keep("before", stop, guide)

    def ended(self, stop: Stop, guide: Acting) -> None:
        """Keep what a step shows of what was played in it."""
        self._keep("after", stop, guide)

    def _keep(self, when: str, stop: Stop, guide: Acting) -> None:
        if stop.is_assumed:
            return
        usual = "after" if stop.step.is_played else "before"
        for exhibit in stop.step.show:
            if (exhibit.when or usual) == when:
                told = self._exhibit(exhibit, stop.step, guide)
                self._shown.setdefault((stop.step.id, when), []).append((exhibit, told))

    def _exhibit(self, exhibit: Exhibit, step: Step, guide: Acting) -> Markup:
        """Return what a step shows, in words and tables; documents are printed where the step stands."""
        if exhibit.voices or exhibit.facts:
            return Markup()
        setting = Setting(cast("Guide", guide), step, exhibit, self._words, self._parts.folder)
        return Markup().join(page.html for page in pages(setting))

    # What is printed

    def sections(self) -> Iterator[Markup]:
        """Yield the steps of the line in their order."""
        for place, stop in enumerate(self._line):
            yield element("section", *self._step(place, stop), class_="step")

    def _step(self, place: int, stop: Stop) -> Iterator[Markup]:
        parts, step = self._parts, stop.step
        minutes = self._words.say("scenario-minutes", minutes=minutes_said(time_of(step), self._words))
        yield element("h2", parts.name(stop), " ", element("small", minutes))
        yield parts.note(step.content_note)
        yield parts.prose(step.text)
        yield parts.picture(step.picture)
        yield self._map(place, "before", stop.before)
        yield from self._asked_first(step)
        yield from self._exhibits(step, "before")
        if not step.predict:  # dice would give away what is guessed; those that fell are told with the play
            yield parts.dice(step.dice)
        yield from self._played(stop)
        yield self._map(place, "after", stop.after)
        yield from self._exhibits(step, "after")
        if part := self._parts.scenario.part(step.part):
            yield from self._part(part, step)
        if found := next((one for one in parts.scenario.experiments if one.id == step.experiment), None):
            yield experiment_on_paper(found, parts)
        yield self._documents.asked(step)
        drawn = None if (place, "after") in self._maps else self._picture(stop.after)
        yield self.paper.of(step.ask, drawn)
        if not step.ask:  # it often says what was right
            yield parts.prose(step.on_done)

    def _asked_first(self, step: Step) -> Iterator[Markup]:
        if step.predict:
            yield self.paper.of(step.predict)
            yield element("p", self._words.say("lesson-paper-first"), class_="first")

    def _exhibits(self, step: Step, when: str) -> Iterator[Markup]:
        for exhibit, told in self._shown.get((step.id, when), ()):
            inside = told or self._documents.exhibit(exhibit)
            if inside:
                title = self._parts.said(exhibit.title)
                head = element("h3", title) if title else Markup()
                yield element("div", head, self._parts.prose(exhibit.text), inside, class_="shown")
            if exhibit.chances:
                yield element("p", self._words.say("lesson-paper-throw"))

    def _played(self, stop: Stop) -> Iterator[Markup]:
        """Yield what was played on the line, if the learner plays in the step, and which dice fell."""
        if not stop.step.plays:
            return
        yield element("h3", self._words.say("lesson-paper-played"))
        yield element("ul", *(element("li", text) for text in self._in_short(stop)))
        if stop.faces:
            faces = self._words.listed(map(str, stop.faces))
            yield element("p", self._words.say("lesson-paper-dice", faces=faces))
        yield self._parts.messages(stop.messages)

    def _in_short(self, stop: Stop) -> list[str]:
        """Return what was played and happened; of much what was ordered, and what moved the tracks."""
        told = self._parts.told(stop.entries)
        if len(told) <= MOST_TOLD:
            return told
        before = (stop.before, *(entry.state for entry in stop.entries))
        rows = zip(stop.entries, before, strict=False)
        kept = [
            entry for entry, was in rows if not entry.by or self._measured(entry.state) != self._measured(was)
        ]
        return self._parts.told(kept)[:MOST_TOLD]

    def _measured(self, state: Any) -> list[object]:
        """Return what both sides are measured by."""
        game = self._parts.scenario.game
        values = subject(game).look(state)
        return [values[name] for name in MEASURED.get(game, SUPPORT.values())]

    def _map(self, place: int, when: str, state: Any) -> Markup:
        """Return the map where it is one of the three; its moment is told below it."""
        name = self._maps.get((place, when))
        if name is None:
            return Markup()
        showing, view = self._parts.showing, self._parts.seen(state)
        told = (sentence(showing.moment(view)), sentence(showing.tally(view)))
        caption = self._words.labelled(self._words.say(f"lesson-paper-map-{name}"), ". ".join(told))
        return element("figure", self._picture(state), element("figcaption", caption), class_="map")

    def _picture(self, state: Any) -> Markup:
        view = self._parts.seen(state)
        return self._parts.showing.picture(view) or self._parts.showing.position(view).html

    def _part(self, part: Any, step: Step) -> Iterator[Markup]:
        """Yield the scenario that is played within a step, with maps and questions of its own."""
        is_same = part.game == self._parts.scenario.game
        showing = self._parts.showing if is_same else showing_of(part.game, self._words.language)
        number = self._parts.scenario.steps.index(step) + 1
        line = _Line(replace(self._parts, scenario=part, showing=showing), f"{number}.")
        yield element("div", *line.sections(), class_="part")


def _maps(line: Sequence[Stop], most: int = MOST_MAPS) -> dict[tuple[int, str], str]:
    """Return where on a line maps stand: before what is played first, in its middle, and at its end.

    The first one stands where the board is looked at: steps before the play that show nothing else have it.

    Args:
        line: The steps of the line.
        most: How many maps there are at most.
    """
    played = [place for place, stop in enumerate(line) if stop.entries]
    if not played:
        return {}
    first = played[0]
    while first and not (line[first - 1].step.show or line[first - 1].step.experiment):
        first -= 1
    middle = played[(len(played) - 1) // 2]
    found = {(first, "before"): "begin"}
    if middle != played[-1]:
        found[middle, "after"] = "middle"
    found[played[-1], "after"] = "end"
    return dict(list(found.items())[:most])
