"""A lesson to be looked through by its teacher: all steps, what is read and played, every answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from algeria_lab.checking.voices import voice
from algeria_lab.core.package import __version__
from algeria_lab.scenarios.experiment_questions import title_of
from algeria_lab.views.scenarios.experiment.found import kept_findings
from algeria_lab.views.scenarios.handouts.asked import question_html
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.front import facts_of, front, time_said
from algeria_lab.views.scenarios.handouts.preview import exhibit_html
from algeria_lab.views.scenarios.handouts.teachers.answered import Answered
from algeria_lab.views.scenarios.handouts.teachers.concluding import kept_lines, surprising
from algeria_lab.views.scenarios.handouts.teachers.in_brief import InBrief
from algeria_lab.views.scenarios.handouts.teachers.marked import Marked
from algeria_lab.views.scenarios.quiz.short import flat
from algeria_lab.views.scenarios.quiz.short import title_of as asked_in_short
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.exhibits import Exhibit
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.guide.walks.walking import Stop, Walk
    from algeria_lab.scenarios.quiz.keys import Keys
    from algeria_lab.views.scenarios.handouts.step_parts import Parts
    from algeria_lab.views.shared.messages import Messages

MOST_ASKED = 84  # letters of a question to talk about
STYLE = sheet("through.css")


class Reckoned(NamedTuple):
    """A scenario that was walked through once.

    Attributes:
        parts: What it shows, in one language.
        walk: Its guided line and its branches.
        keys: What is right.
        others: The scenarios that are parts of its steps, likewise, by their files.
    """

    parts: Parts
    walk: Walk
    keys: Keys
    others: Mapping[str, Reckoned]


def looked_through_page(reckoned: Reckoned) -> str:
    """Return a lesson as one page to be read by its teacher, without any script.

    Args:
        reckoned: The lesson, walked through.
    """
    parts, words = reckoned.parts, reckoned.parts.words
    title = words.say("through-title", title=parts.said(parts.scenario.title))
    through = LookedThrough(reckoned)
    body = (
        element("header", element("p", words.say("through-lead"), class_="meta"), _everything(words)),
        element("div", *front(parts, facts_of(parts))),
        element("main", *through.sections()),
        element("footer", element("p", words.say("scenario-page-made", version=__version__))),
    )
    return document(title, words.language, words.direction, body, STYLE)


class LookedThrough:
    """A lesson, or a part of one, that is being written.

    Args:
        reckoned: What is written.

    Attributes:
        brief: What tells its steps in a few lines.
    """

    def __init__(self, reckoned: Reckoned) -> None:
        self._reckoned, self._parts = reckoned, reckoned.parts
        self._scenario, self._words = reckoned.parts.scenario, reckoned.parts.words
        self._answered = Answered(reckoned.parts, reckoned.keys)
        self._numbers = {one.id: at for at, one in enumerate(self._scenario.in_order, start=1)}
        self.brief = InBrief(reckoned.parts, Marked(reckoned.parts, self._answered))
        self._read: set[str] = set()

    def sections(self) -> Iterator[Markup]:
        """Yield the steps in their order, and what comes behind them."""
        for place, stop in enumerate(self._reckoned.walk.stops):
            inside = self.step(stop)
            yield element("section", *inside, id=f"step-{place}", class_="only" if stop.step.only else "all")
        for name, last in self.last():
            key = f"scenario-page-{name}" if name in ("quiz", "debrief") else f"sheet-{name}"
            yield element("section", element("h2", self._words.say(key)), last, id=name)

    def step(self, stop: Stop) -> Iterator[Markup]:
        """Yield a step in a few lines, and all that stands in it on demand."""
        step = stop.step
        yield element("h2", self._parts.name(stop), " ", element("small", time_said(step, self._parts)))
        yield self._parts.assumed(stop)
        yield from self.brief.step(stop)
        if other := self._reckoned.others.get(step.part or ""):
            yield self._part_in_brief(other)
        label = element("summary", self._words.say("through-whole"))
        yield element("details", label, *self.whole(stop), class_="whole")

    def whole(self, stop: Stop) -> Iterator[Markup]:
        """Yield all that stands in a step, each question followed by its answer."""
        parts, step = self._parts, stop.step
        yield parts.note(step.content_note)
        yield parts.prose(step.text)
        yield parts.picture(step.picture)
        for name in step.predict:
            yield self._asked(self._scenario.question(name))
        for exhibit in step.show:
            yield self._shown(exhibit, stop)
        yield parts.choices(step, stop.before)
        yield self._played(stop)
        yield parts.messages(stop.messages)
        yield parts.prose(step.on_done)
        for name in step.ask:
            yield self._asked(self._scenario.question(name))
        if found := next((one for one in self._scenario.experiments if one.id == step.experiment), None):
            yield self._experiment(found)
        yield self._part(step.part)

    def last(self) -> Iterator[tuple[str, Markup]]:
        """Yield what comes behind the steps: questions that none asks, and what to talk about."""
        if left := self._scenario.asked_by_no_step:
            label = element("summary", self._words.say("through-whole"))
            whole = element("details", label, *map(self._asked, left), class_="whole")
            yield "quiz", self.brief.questions([one.id for one in left]) + whole
        if debrief := self._scenario.debrief:
            asked = element("ul", *(element("li", self._parts.prose(one.ask)) for one in debrief))
            whole = element("details", element("summary", self._words.say("through-whole")), asked)
            yield "debrief", element("ul", *map(self._talked, range(len(debrief)))) + whole
        yield from self._concluded()

    def _talked(self, place: int) -> Markup:
        """Return what is talked about, in short, and what one may expect of it."""
        lesson, ask = self._scenario.lesson, self._parts.said(self._scenario.debrief[place].ask)
        expected = map(self._parts.said, lesson.expected[place : place + 1] if lesson else ())
        return element(
            "li", element("i", asked_in_short(flat(ask), MOST_ASKED)), *(f" → {one}" for one in expected)
        )

    def _concluded(self) -> Iterator[tuple[str, Markup]]:
        """Yield what surprises in the game, and the lines to keep."""
        lesson = self._scenario.lesson
        if lesson and (told := [*surprising(self._parts, lesson)]):
            listed = element("ul", *(element("li", text) for text in told))
            label = element("summary", self._words.say("through-surprises", count=len(told)))
            yield "surprises", element("details", label, listed)
        if kept := [*kept_lines(self._parts, self._reckoned.walk.ending)]:
            named = ((self._words.labelled(name, "").rstrip(), text) for name, text in kept)
            items = (element("li", element("b", name), " ", text) for name, text in named)
            yield "keep", element("ul", *items)

    def _shown(self, exhibit: Exhibit, stop: Stop) -> Markup:
        """Return what a step shows; documents that stood above are only named."""
        names = exhibit.voices
        if exhibit.kind == "voices" and self._read.issuperset(names):
            who = self._words.listed(voice(name).who[self._words.language] for name in names)
            return element("p", self._words.say("through-again", names=who), class_="meta")
        self._read.update(names)
        return exhibit_html(exhibit, stop, self._parts)

    def _played(self, stop: Stop) -> Markup:
        """Return what the learner plays, in words; what came of it opens on demand."""
        deeds = self._parts.deeds(stop.entries)
        if not deeds:
            return Markup()
        told = self._parts.told(stop.entries)
        label = self._words.say("through-came", count=len(told))
        came = element(
            "details", element("summary", label), element("ul", *(element("li", one) for one in told))
        )
        head = element("p", element("b", self._words.say("through-played")))
        return element(
            "div", head, element("ol", *(element("li", deed) for deed in deeds)), came, class_="dice"
        )

    def _asked(self, question: Question | None) -> Markup:
        if question is None:
            return Markup()
        asked = question_html(question, self._parts, for_author=False, number=self._numbers[question.id])
        answer = self._answered.in_short(self._answered.asking(question))
        return element("div", asked, answer, class_="answered")

    def _experiment(self, experiment: Experiment) -> Markup:
        """Return what an experiment asks, between what, and what its kept wars say."""
        scenario, words, prose = self._scenario, self._words, self._parts.prose
        titles = (title_of(scenario, name, way, words.language) for name, way in experiment.ways.items())
        found = kept_findings(scenario, experiment, self._parts.folder, words.language)
        said = [element("p", element("b", words.say("through-found")))] if found else []
        return element(
            "div",
            element("p", element("b", words.say("scenario-page-tried"))),
            prose(experiment.text),
            element("ul", *(element("li", title) for title in titles)),
            *said,
            *(element("p", line) for line in found),
            prose(experiment.caveat),
            class_="question",
        )

    def _part(self, name: str | None) -> Markup:
        """Return the steps of another game that is played in a step; nothing where none is."""
        other = self._reckoned.others.get(name or "")
        if other is None:
            return Markup()
        title = self._words.say("through-part", title=other.parts.said(other.parts.scenario.title))
        inside = LookedThrough(other)
        steps = (
            element("div", element("h4", other.parts.name(stop)), *inside.whole(stop))
            for stop in other.walk.line
        )
        return element("div", element("h3", title), *steps, class_="part")

    def _part_in_brief(self, other: Reckoned) -> Markup:
        """Return what the steps of another game are called and ask."""
        title = self._words.say("through-part", title=other.parts.said(other.parts.scenario.title))
        brief = LookedThrough(other).brief
        steps = [
            element("p", other.parts.name(stop)) + brief.questions(stop.step.questions)
            for stop in other.walk.line
        ]
        return element("div", element("h3", title), *steps, class_="part")


def _everything(words: Messages) -> Markup:
    """Return a box that unfolds the whole page, and prints it so; it needs no script."""
    box = Markup('<input type="checkbox" class="everything">')
    return element("p", element("label", box, " ", words.say("through-everything")), class_="screen")
