"""What a step gives to drag, on paper: its notches as a small table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from algeria_lab.core.dice import SeededDice
from algeria_lab.scenarios.slides import notches
from algeria_lab.views.lessons.exhibits.slide import SlideTold
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.conditions.vocabulary import Moment
    from algeria_lab.scenarios.forms.exhibits import Exhibit
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.views.scenarios.handouts.step_parts import Parts
    from algeria_lab.views.shared.html import Page


def slide_page(exhibit: Exhibit, moment: Moment, state: Any, parts: Parts) -> Page | None:
    """Return what can be dragged as a table; None for another exhibit, or where no notch can be played.

    Args:
        exhibit: What a step shows.
        moment: What is read at the beginning of the step.
        state: The position of then.
        parts: The scenario in the language of the page.
    """
    asked = exhibit.slide
    if asked is None:
        return None
    seed = parts.scenario.dice.seed
    found = notches(asked, moment, state, lambda: SeededDice(seed), parts.seen)
    return SlideTold(parts.words, parts.said, asked, found).page() if found.values else None


def headed(exhibit: Exhibit, page: Page, parts: Parts) -> Markup:
    """Return an exhibit in words, under its title and behind what its author says of it."""
    title = parts.said(exhibit.title)
    head = element("h3", title) if title else Markup()
    return head + parts.prose(exhibit.text) + page.html


def slide_tables(parts: Parts, moments: Mapping[str, Moment]) -> dict[str, Markup]:
    """Return the tables of a scenario by the question before which they are read; empty for its end.

    A table stands behind what its step lets one predict: before the questions of the step, or else before the
    next ones.

    Args:
        parts: The scenario in the language of the page.
        moments: What is read at the beginning of each step of the guided line.
    """
    found = dict[str, Markup]()
    for place, step in enumerate(parts.scenario.steps):
        shown = Markup().join(_tables(step, parts, moments))
        if shown:
            name = _next_asked(parts, place)
            found[name] = found.get(name, Markup()) + shown
    return found


def _tables(step: Step, parts: Parts, moments: Mapping[str, Moment]) -> Iterator[Markup]:
    moment = moments.get(step.id)
    for exhibit in step.show if moment else ():
        assert moment is not None, "else there is nothing to go through"
        if page := slide_page(exhibit, moment, moment.state, parts):
            yield headed(exhibit, page, parts)


def _next_asked(parts: Parts, place: int) -> str:
    """Return the first question behind what a step lets one predict; empty if there is none."""
    here, *later = parts.scenario.steps[place:]
    names = [*here.ask, *(name for step in later for name in step.questions)]
    return next((name for name in names if parts.scenario.question(name)), "")
