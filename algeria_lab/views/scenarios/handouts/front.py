"""What stands first on a page of a scenario: title, notes, what it is, and what is where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.scenarios.guide.way import USUAL_MINUTES
from algeria_lab.views.scenarios.handouts.step_words import minutes_of, minutes_said
from algeria_lab.views.scenarios.on_top import on_top
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.walks.walking import Walk
    from algeria_lab.views.scenarios.handouts.step_parts import Parts


def front(parts: Parts, facts: Iterable[str]) -> Iterator[Markup]:
    """Yield the title, what the scenario is about, what readers should know before, and facts as a list."""
    yield element("h1", parts.said(parts.scenario.title))
    yield above_html(parts)
    yield parts.prose(parts.scenario.about)
    for note in parts.scenario.content_notes:
        yield parts.note(note)
    yield element("ul", *(element("li", line) for line in facts), class_="meta")


def above_html(parts: Parts, heading: str = "") -> Markup:
    """Return what stands on top of a lesson, first and last; nothing where it asks no question of history.

    Args:
        parts: What the scenario shows.
        heading: What stands over it, at the end.
    """
    above = on_top(parts.scenario, parts.words)
    if above is None:
        return Markup()
    head = element("h3", heading) if heading else Markup()
    lines = (element("p", line) for line in above.lines(parts.words))
    return element("div", head, *lines, class_="note")


def talk(parts: Parts) -> Markup:
    """Return what is talked about in the end, with room to write: the question of history once more first."""
    room = element("div", class_="answer") * 2
    once_more = above_html(parts, parts.words.say("on-top-again"))
    asked = Markup().join(parts.prose(one.ask) + room for one in parts.scenario.debrief)
    return once_more + (room if once_more else Markup()) + asked


def facts_of(parts: Parts) -> Iterator[str]:
    """Yield how long a scenario is, of which game, by whom, and under which licence."""
    scenario, words = parts.scenario, parts.words
    yield words.say(
        "scenario-page-size",
        steps=len(scenario.steps),
        questions=len(scenario.quiz),
        minutes=minutes_said(minutes_of(scenario), words),
    )
    yield played_in(parts)
    if scenario.period:
        yield words.say("period-form", minutes=scenario.period)
    if scenario.authors:
        yield words.labelled(words.say("scenario-page-authors"), words.listed(scenario.authors))
    if scenario.licence:
        yield words.labelled(words.say("scenario-page-licence"), scenario.licence)


def played_in(parts: Parts) -> str:
    """Return which game is played, and for which side; or that none is."""
    scenario, words = parts.scenario, parts.words
    if not scenario.has_board:
        return str(words.say("scenario-page-boardless"))
    side = words.say("scenario-page-both") if scenario.side == "both" else words.side(scenario.side)
    game = words.say(f"scenario-game-{scenario.game}")
    return str(words.say("scenario-page-game", game=game, side=side))


def time_said(step: Step, parts: Parts) -> str:
    """Return how long a step takes, and which form of a lesson alone has it."""
    words = parts.words
    minutes = words.say("scenario-minutes", minutes=minutes_said(step.minutes or USUAL_MINUTES, words))
    only = [words.say("through-only", minutes=step.only)] if step.only else []
    return " · ".join([minutes, *only])


def contents(parts: Parts, walk: Walk, last: Iterable[str], place: str = "") -> Markup:
    """Return links to the steps and to what comes behind them.

    Args:
        parts: What the scenario shows.
        walk: The guided line and its branches.
        last: Names of the sections behind the steps.
        place: What stands before the names of all sections of the page.
    """
    links = [(f"step-{number}", parts.name(stop)) for number, stop in enumerate(walk.stops)]
    links += [(name, parts.words.say(f"scenario-page-{name}")) for name in last]
    items = (element("li", element("a", text, href=f"#{place}{name}")) for name, text in links)
    label = parts.words.say("scenario-page-contents")
    return element("nav", element("h2", label), element("ul", *items), aria_label=label)
