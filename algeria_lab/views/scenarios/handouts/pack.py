"""A scenario as one page that needs neither program nor network: texts, boards, questions, sources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from algeria_lab.checking.facts import cited
from algeria_lab.core.package import __version__
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.views.scenarios.handouts.asked import asked_on_paper, experiment_html, question_html
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.front import contents, facts_of, front, talk
from algeria_lab.views.scenarios.handouts.on_paper.slides import headed, slide_page
from algeria_lab.views.scenarios.handouts.preview import documents_page
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.handouts.step_words import doings
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.messages import Messages

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.walks.walking import Stop, Walk
    from algeria_lab.views.show.showing import Showing

STYLE = sheet("pack.css")


def pack_page(
    scenario: Scenario,
    walk: Walk,
    showings: Mapping[str, Showing[Any, Any]],
    folder: Path | None = None,
    language: str = "",
) -> str:
    """Return a scenario as a page of its own, for learners: without keys, and without a program behind it.

    The same input gives the same page; readers choose their language by a switch that needs no script.

    Args:
        scenario: The scenario.
        walk: The guided line and its branches, as they were walked.
        showings: The game in every language that the page shall have, that of the scenario among them.
        folder: Where the scenario stands, for its pictures.
        language: In which of them it begins; in that of the scenario if left out.
    """
    first = language if language in showings else scenario.lang
    tongues = sorted(showings, key=lambda language: (language != first, language))
    tellings = [
        _Telling(Parts(scenario, showings[language], folder, folds=True), walk) for language in tongues
    ]
    switch = [part for language in tongues for part in _switch(language, first)] if len(tongues) > 1 else []
    hide = Markup().join(map(_hidden, tongues, [tongues] * len(tongues))) if len(tongues) > 1 else Markup()
    words = showings[first].words
    title = scenario.said(scenario.title, first)
    body = [*switch, *(telling.whole() for telling in tellings)]
    return document(title, first, words.direction, body, STYLE + hide)


def languages_of(scenario: Scenario) -> list[str]:
    """Return the languages in which a scenario says anything: its own, and those of its texts."""
    texts = _texts(scenario.model_dump())
    found = {scenario.lang} | {tongue for text in texts for tongue in ("en", "fr") if text.get(tongue)}
    return sorted(found)


def _texts(data: object) -> Iterator[Mapping[str, Any]]:
    """Yield the texts of a scenario."""
    if isinstance(data, dict):
        if data.keys() == TextData.model_fields.keys():
            yield data
        for value in data.values():
            yield from _texts(value)
    elif isinstance(data, list):
        for item in data:
            yield from _texts(item)


def _switch(language: str, first: str) -> tuple[Markup, Markup]:
    """Return the button that chooses a language; it stands before all that it shows and hides."""
    checked = Markup(" checked") if language == first else Markup()
    button = Markup('<input class="tongue" type="radio" name="tongue" id="tongue-{}"{}>')
    words = Messages(language)
    label = element("label", words.say("scenario-pack-read"), for_=f"tongue-{language}", lang=language)
    return button.format(language, checked), label


def _hidden(language: str, tongues: Sequence[str]) -> Markup:
    """Return the rule that hides all other languages where one was chosen."""
    others = (f"#tongue-{language}:checked ~ .in-{other}" for other in tongues if other != language)
    return Markup("{} {{ display: none; }}\n").format(Markup(", ").join(others))


class _Telling:
    """The page in one language."""

    def __init__(self, parts: Parts, walk: Walk) -> None:
        self._parts, self._walk, self._words = parts, walk, parts.words
        self._scenario, self._tongue = parts.scenario, parts.words.language

    def whole(self) -> Markup:
        """Return all that is said in this language."""
        made = self._words.say(
            "scenario-pack-made", id=self._scenario.id, number=self._scenario.version, version=__version__
        )
        last = dict(self._last())
        return element(
            "div",
            element("header", *self._head()),
            contents(self._parts, self._walk, last, self._id("")),
            element("main", *self._sections(last)),
            element("footer", element("p", made)),
            class_=f"in-{self._tongue}",
            lang=self._tongue,
            dir=self._words.direction,
        )

    def _head(self) -> Iterator[Markup]:
        yield from front(self._parts, facts_of(self._parts))
        yield element("p", self._words.say("scenario-pack-use"))

    def _id(self, name: str) -> str:
        return f"{self._tongue}-{name}"

    def _sections(self, last: Mapping[str, Markup]) -> Iterator[Markup]:
        for place, one in enumerate(self._walk.stops):
            yield element("section", *self._step(one), id=self._id(f"step-{place}"), class_="step")
        for name, inside in last.items():
            title = element("h2", self._words.say(f"scenario-page-{name}"))
            yield element("section", title, inside, id=self._id(name))

    def _step(self, one: Stop) -> Iterator[Markup]:
        parts, step = self._parts, one.step
        yield element("h2", parts.name(one))
        yield element("p", doings(step, self._words), class_="meta")
        yield parts.assumed(one)
        yield parts.note(step.content_note)
        yield parts.prose(step.text)
        yield parts.picture(step.picture)
        yield parts.board(one.before)
        yield parts.dice(step.dice)
        yield from self._dragged(one)
        yield from self._own_documents(one)
        yield parts.choices(step, one.before, answered=False)
        yield asked_on_paper(step, parts, one.before)
        yield parts.hints(step.hints)
        yield parts.wrong(step.on_wrong)
        if found := next((each for each in self._scenario.experiments if each.id == step.experiment), None):
            yield experiment_html(found, parts)
        yield parts.happened(one.entries)
        yield parts.messages(one.messages)
        if not step.ask:  # it often says what was right
            yield parts.prose(step.on_done)

    def _dragged(self, one: Stop) -> Iterator[Markup]:
        """Yield what can be dragged as tables, each folded: a step may let one predict first."""
        for exhibit in one.step.show:
            if page := slide_page(exhibit, one.moment, one.before, self._parts):
                title = self._parts.said(exhibit.title) or self._words.say("exhibit-slide")
                inside = self._parts.prose(exhibit.text) + page.html
                yield element("details", element("summary", title), inside)

    def _own_documents(self, one: Stop) -> Iterator[Markup]:
        """Yield documents that the author adds: nobody who has this page alone finds them elsewhere."""
        for exhibit in one.step.show:
            if exhibit.documents:
                yield headed(exhibit, documents_page(self._parts, exhibit), self._parts)

    def _last(self) -> Iterator[tuple[str, Markup]]:
        """Yield what comes behind the steps: the board, questions, what to talk about, sources."""
        parts, scenario = self._parts, self._scenario
        line, has_board = self._walk.line, scenario.has_board
        if line and has_board:
            yield "end", parts.board(line[-1].after)
        elif self._walk.first and has_board:
            yield "start", parts.board(self._walk.first.state)
        if left := scenario.asked_by_no_step:
            asked = (question_html(one, parts, answered=True, line=Markup()) for one in left)
            yield "quiz", Markup().join(asked)
        if scenario.debrief:
            yield "debrief", talk(parts)
        if works := list(self._works()):
            yield "sources", element("ul", *(element("li", work) for work in works))

    def _works(self) -> Iterator[str]:
        """Yield the works that the scenario rests on, each once."""
        scenario = self._scenario
        named = [*scenario.sources, *(key for question in scenario.quiz for key in question.sources)]
        named += [one.link for one in scenario.debrief if one.link]
        yield from filter(None, (cited(key, self._tongue) for key in dict.fromkeys(named)))
