"""The key of an exercise as its teacher reads it: by step, with its orders and what each came to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.scenarios.forms.quiz import Computed
from algeria_lab.scenarios.guide.acting import Acting
from algeria_lab.scenarios.guide.walks.pilot import Stuck, advance, drive
from algeria_lab.scenarios.table import rules_of
from algeria_lab.views.scenarios.guide.choosing import order_said
from algeria_lab.views.scenarios.handouts.teachers.answered import Answered
from algeria_lab.views.scenarios.prose import blocks, plainly
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.walks.walking import Stop, Walk
    from algeria_lab.scenarios.quiz.keys import Keys
    from algeria_lab.views.scenarios.handouts.step_parts import Parts

MOST_STEPS = 200  # of an exercise that leads back to earlier steps


def key_by_step(parts: Parts, walk: Walk, keys: Keys) -> Markup:
    """Return the key as a part of a page; nothing where there are neither questions nor orders.

    Args:
        parts: What the scenario shows, in the teacher's language.
        walk: Its guided line, as it was walked.
        keys: What is right.
    """
    told = _KeyByStep(parts, keys)
    return Markup().join([*(told.step(stop) for stop in walk.stops), told.last()])


class _KeyByStep:
    """The key, while it is written."""

    def __init__(self, parts: Parts, keys: Keys) -> None:
        self._parts, self._scenario, self._words = parts, parts.scenario, parts.words
        self._answered, self._quiz = Answered(parts, keys), QuizWords(parts.words)

    def step(self, stop: Stop) -> Markup:
        """Return what is to be known of a step; nothing where nothing is asked or chosen in it."""
        step = stop.step
        before = self._moment("key-before", stop.before)
        after = self._moment("key-after" if step.is_played else "key-before", stop.after)
        inside = [
            *(self._question(name, before) for name in step.predict),
            *self._orders(stop),
            *(self._question(name, after) for name in step.ask),
        ]
        return element("section", element("h2", self._parts.name(stop)), *inside) if inside else Markup()

    def last(self) -> Markup:
        """Return the questions that no step asks."""
        asked = [self._question(one.id, "") for one in self._scenario.asked_by_no_step]
        title = element("h2", self._words.say("scenario-page-quiz"))
        return element("section", title, *asked) if asked else Markup()

    def _moment(self, name: str, state: object) -> str:
        return self._words.say(name, moment=self._parts.showing.moment(state))

    def _question(self, name: str, when: str) -> Markup:
        """Return a question under its own words: when it is asked, what is right and why."""
        question = self._scenario.question(name)
        if question is None:
            return Markup()
        kind = self._words.say(f"scenario-kind-{question.kind}", points=question.points)
        about = " · ".join(filter(None, [when, kind, self._settled(question)]))
        told = self._answered.all_of_it(self._answered.asking(question), for_author=False)
        return element(
            "div", element("h3", self._asked(question)), element("p", about, class_="al-hint"), told
        )

    def _settled(self, question: Question) -> str:
        """Return at the end of which step the program reads what came; empty where it does not."""
        later = self._scenario.step(question.settled or "")
        if later is None or not isinstance(question.answer, Computed):
            return ""
        title = self._parts.said(later.title) or later.id
        return str(self._words.say("key-settled", step=title))

    def _orders(self, stop: Stop) -> Iterator[Markup]:
        """Yield the orders of a step by their names, what is said to each and what it came to."""
        step, rows = stop.step, list[Markup]()
        for place, one in enumerate(step.choose or ()):
            board = order_said(rules_of(self._scenario), stop.before, one, self._parts.showing, self._words)
            name = self._parts.said(one.text)
            rows.append(element("h4", f"{name} ({board})" if name else board))
            rows.append(element("div", self._parts.prose(one.say), *self._came(step, place)))
        if rows:
            yield element("h3", self._words.say("key-orders"))
            yield from rows
            yield element("p", self._words.say("key-one-game"), class_="al-hint")

    def _came(self, step: Step, place: int) -> Iterator[Markup]:
        """Yield what came of each prediction in one game in which an order was given."""
        guide = self._played(step, place)
        guessed = [one for one in self._scenario.quiz if one.kind == "predict"]
        for question in guessed:
            asking = guide.answered(question.id)
            if asking.came is None or asking.came.key is None:
                continue
            came = self._words.say("key-came", came=self._quiz.key(asking, asking.came.key))
            ask = self._asked(question) if len(guessed) > 1 else ""
            yield element("p", element("em", ask), " ", element("strong", came))

    def _asked(self, question: Question) -> str:
        """Return the words of a question in one line."""
        return " ".join(plainly(blocks(self._parts.said(question.ask))))

    def _played(self, step: Step, place: int) -> Acting:
        """Return a guide that went the whole way with one order, as far as the way goes by itself."""
        guide = Acting(self._scenario, keys={})
        try:
            for _ in range(MOST_STEPS):
                if guide.step is None or guide.course.is_over:
                    break
                drive(guide, lambda _: None, place if guide.step.id == step.id else 0)
                advance(guide)
        except Stuck:
            return guide  # what came until there is told
        return guide
