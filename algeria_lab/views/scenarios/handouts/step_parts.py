"""The parts that a step of a scenario has on a page: its texts, the board, its questions, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from algeria_lab.core.events import Reached, Story
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.start import Throw
from algeria_lab.scenarios.forms.steps import Choice, Step, Wrong
from algeria_lab.scenarios.forms.texts import Picture, TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.table import rules_of
from algeria_lab.views.scenarios.author_text import author_text
from algeria_lab.views.scenarios.guide.choosing import line_said, order_said
from algeria_lab.views.scenarios.handouts.step_words import heading
from algeria_lab.views.scenarios.pictures import picture_source
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.messages import GameWords, sentence

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.history import Entry
    from algeria_lab.scenarios.guide.stage import Message
    from algeria_lab.scenarios.guide.walks.walking import Stop
    from algeria_lab.views.show.showing import Showing

TOLD = ("event", "goal")  # dice and picks stand at the step itself
MOST_OPEN = 12  # sentences that are shown without being asked for


@dataclass(frozen=True)
class Parts:
    """What a scenario shows, in one language; every text of its author is escaped.

    Attributes:
        scenario: The scenario.
        showing: Its game, in the reader's language.
        folder: Where the scenario stands, for its pictures; None for one from elsewhere.
        folds: Whether hints and what is said to picks open on demand.
    """

    scenario: Scenario
    showing: Showing[Any, Any]
    folder: Path | None = None
    folds: bool = False

    @property
    def words(self) -> GameWords:
        """The reader's language."""
        words: GameWords = self.showing.words
        return words

    def said(self, text: TextData) -> str:
        """Return a text of the author in the reader's language; empty if there is none."""
        return self.scenario.said(text, self.words.language)

    def prose(self, text: TextData) -> Markup:
        """Return a text of the author as paragraphs; its language is noted where it is not the reader's."""
        language, said = self.scenario.spoken(text, self.words.language)
        inside = author_text(said)
        return inside if language == self.words.language else element("div", inside, lang=language)

    @property
    def seat(self) -> Seat | None:
        """Whose eyes see the board: the learner's side; None for both."""
        return None if self.scenario.side == "both" else self.scenario.side

    def seen(self, state: Any) -> Any:
        """Return a position as the learner sees it."""
        rules = rules_of(self.scenario)
        return rules.observe(state, self.seat) if self.seat and rules.outcome(state) is None else state

    def board(self, state: Any) -> Markup:
        """Return a picture of a position, as the learner sees it; tables where there is no picture.

        Nothing in a lesson without a board.
        """
        if not self.scenario.has_board:
            return Markup()
        showing, view = self.showing, self.seen(state)
        caption = self.words.say(
            "scenario-page-board",
            moment=sentence(showing.moment(view)),
            tally=sentence(showing.tally(view)),
            awaited=showing.awaited(view),
        )
        picture, tables = showing.picture(view), showing.position(view).html
        in_words = element("details", element("summary", self.words.say("scenario-page-in-words")), tables)
        return element(
            "figure", picture or tables, element("figcaption", caption), in_words if picture else ""
        )

    def note(self, text: TextData) -> Markup:
        """Return what readers should know before they read on."""
        if not text:
            return Markup()
        label = element("b", self.words.say("scenario-page-note"))
        return element("aside", element("p", label), self.prose(text), class_="note")

    def picture(self, picture: Picture | None) -> Markup:
        """Return a picture of the author; its words alone where it is not here."""
        if picture is None:
            return Markup()
        source, alt = picture_source(picture.file, self.folder), self.said(picture.alt)
        if source:
            image = Markup('<img class="picture" src="{}" alt="{}">').format(source, alt)
            return element("figure", image)
        missing = self.words.say("scenario-page-no-picture", file=picture.file)
        return element("p", element("em", missing), " ", alt)

    def dice(self, throws: Sequence[Throw]) -> Markup:
        """Return teaching dice with what they are for."""
        if not throws:
            return Markup()
        rows = []
        for throw in throws:
            faces = self.words.listed(map(str, throw.faces))
            rows.append(element("li", self.words.labelled(self.said(throw.label), faces)))
        label = element("b", self.words.say("scenario-page-dice"))
        return element("div", element("p", label), element("ul", *rows), class_="dice")

    def hints(self, hints: Sequence[TextData]) -> Markup:
        """Return hints in their order."""
        items = [element("li", self.prose(hint)) for hint in hints]
        return self._under("scenario-page-hints", element("ol", *items)) if items else Markup()

    def wrong(self, wrong: Sequence[Wrong]) -> Markup:
        """Return what is said to picks that are not right."""
        rows = [part for one in wrong for part in (self._pick(one), element("dd", self.prose(one.say)))]
        return self._under("scenario-page-wrong", element("dl", *rows)) if rows else Markup()

    def _pick(self, wrong: Wrong) -> Markup:
        picked = element("code", wrong.pick) if wrong.pick else self.words.say("scenario-page-any-pick")
        when = self.words.say("scenario-graph-if", when=wrong.when) if wrong.when else ""
        return element("dt", picked, " ", when)

    def task(self, step: Step) -> Markup:
        """Return what is to be done in a step, as its author wrote it: line, pattern, goal."""
        items = [("play", "; ".join(step.play)), ("until", step.goal or ""), ("by", step.by or "")]
        items.insert(0, ("opening", "; ".join(step.opening)))
        items.insert(2, ("allow", " · ".join(step.allow or ())))
        rows = [
            element(
                "li", self.words.labelled(self.words.say(f"scenario-page-{name}"), ""), element("code", text)
            )
            for name, text in items
            if text
        ]
        return element("ul", *rows) if rows else Markup()

    def choices(self, step: Step, state: Any, *, answered: bool = True) -> Markup:
        """Return the orders between which a step lets choose.

        Args:
            step: The step.
            state: The position in which it begins.
            answered: Whether it is said how each is typed, what is said to it and where it leads.
        """
        rules = rules_of(self.scenario)
        named = [
            (order_said(rules, state, one, self.showing, self.words), self.said(one.text), one)
            for one in step.choose or ()
        ]
        if not named:
            return Markup()
        if not answered:
            items = (element("li", f"{name} ({board})" if name else board) for board, name, _ in named)
            return element("p", self.words.say("guiding-choose")) + element("ul", *items)
        rows = (part for row in named for part in self._choice(*row))
        return element("h3", self.words.say("scenario-page-choose")) + element("dl", *rows)

    def foretold(self, question: Question, state: Any) -> Markup:
        """Return what is predicted of, as the board names it; nothing where it cannot, or nothing is."""
        rules, line = rules_of(self.scenario), question.line or ""
        said = line_said(rules, state, line, self.showing, self.words) if line else ""
        return element("p", self.words.say("scenario-page-foretold", line=said)) if said else Markup()

    def _choice(self, board: str, name: str, one: Choice) -> tuple[Markup, Markup]:
        """Return an order with how it is typed and where it leads, and what is said to it."""
        to = self.words.say("scenario-page-choice-to", step=one.to) if one.to else ""
        beside = (f" ({board}) " if name else " ", element("code", one.order), f" {to}" if to else "")
        return element("dt", element("b", name or board), *beside), element("dd", self.prose(one.say))

    def happened(self, entries: Iterable[Entry[Any]]) -> Markup:
        """Return what was done and what happened; long stories open on demand, and on paper."""
        items = self.told(entries)
        if not items:
            return Markup()
        told = element("ul", *(element("li", item) for item in items))
        label = self.words.say("scenario-page-happened", count=len(items))
        if len(items) <= MOST_OPEN:
            return element("h3", label) + told
        return element("details", element("summary", label), told)

    def told(self, entries: Iterable[Entry[Any]]) -> list[str]:
        """Return what was done and what happened as sentences."""
        return [text for entry in entries for text in self._told(entry)]

    def deeds(self, entries: Iterable[Entry[Any]]) -> list[str]:
        """Return what the learner did, in words."""
        return [self.showing.deed(entry) for entry in entries if not entry.by]

    def _told(self, entry: Entry[Any]) -> Iterator[str]:
        """Yield sentences; a deed of the learner that no sentence tells comes before them."""
        sentences = [one.text for one in self.showing.sentences(self._story(entry))]
        if not entry.by:
            deed = self.showing.deed(entry)
            if not any(deed in text for text in sentences):
                yield deed
        yield from sentences

    def _story(self, entry: Entry[Any]) -> Story:
        """Return what the learner's side saw of an action."""
        if self.seat is None:
            return entry.events
        rules = rules_of(self.scenario)
        events = rules.observe_events(entry.events, self.seat)
        return Story(events, entry.voice, Reached(rules.observe(entry.state, self.seat)))

    def messages(self, messages: Iterable[Message]) -> Markup:
        """Return what the guide says in a step besides its text: events and goals of the author."""
        return Markup().join(self._message(one) for one in messages if one.about in TOLD)

    def _message(self, message: Message) -> Markup:
        label = element("b", self.words.say(f"scenario-page-{message.about}"))
        inside = (self.prose(message.text), self.picture(message.picture), self.dice(message.throws))
        return self.note(message.content_note) + element("aside", element("p", label), *inside, class_="note")

    def name(self, stop: Stop) -> str:
        """Return what a step is called, with its number."""
        steps, title = self.scenario.steps, heading(self.scenario, stop.step, self.words)
        number = steps.index(stop.step) + 1
        return self.words.say("scenario-page-step", number=number, count=len(steps), title=title)

    def assumed(self, stop: Stop) -> Markup:
        """Return that a step is reached only by a branch that the guided line does not take."""
        if not stop.is_assumed:
            return Markup()
        return element("p", self.words.say("scenario-page-assumed", step=stop.follows), class_="note")

    def said_after(self, text: TextData) -> Markup:
        """Return what the author says once a step is done."""
        return self._under("scenario-page-done", self.prose(text)) if text else Markup()

    def _under(self, key: str, inside: Markup) -> Markup:
        label = self.words.say(key)
        if self.folds:
            return element("details", element("summary", label), inside, class_="screen")
        return element("h3", label) + inside
