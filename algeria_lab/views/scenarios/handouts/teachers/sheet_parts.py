"""Tables of a teacher's sheet: the steps and how long each takes, what may be passed over, the blackboard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.scenarios.guide.way import USUAL_MINUTES
from algeria_lab.scenarios.laws.periods import BESIDE_THE_STEPS
from algeria_lab.views.scenarios.handouts.step_words import done_in, heading, minutes_said
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.scenarios.handouts.step_parts import Parts

BAR = "|"  # between the cells of a row


def timing_html(parts: Parts) -> Markup:
    """Return a table of all steps: number in this form, name, minutes in each form, what the class does."""
    say, whole = parts.words.say, parts.scenario.whole
    forms = [whole.for_period(minutes) for minutes in whole.periods] or [whole]
    lengths = [str(form.period) if form.period else say("sheet-minutes") for form in forms]
    head = [("", ""), (say("scenario-report-step"), ""), *((text, "number") for text in lengths)]
    head.append((say("sheet-does"), ""))
    beside = say("sheet-beside", minutes=BESIDE_THE_STEPS) if whole.periods else ""
    sums = [minutes_said(sum(map(_length, form.steps)), parts.words) for form in forms]
    cells = (element("th", text, scope="col", class_=kind) for text, kind in head)
    return element(
        "table",
        element("thead", element("tr", *cells)),
        element("tbody", *_step_rows(parts, forms)),
        element("tfoot", _row("", say("sheet-sum"), sums, beside)),
    )


def _step_rows(parts: Parts, forms: Sequence[Scenario]) -> Iterator[Markup]:
    """Yield a row for each step of the file; its number is that of the form that is taken."""
    numbers = {step.id: str(at) for at, step in enumerate(parts.scenario.steps, start=1)}
    for step in parts.scenario.whole.steps:
        said = minutes_said(_length(step), parts.words)
        minutes = [said if step in form.steps else "–" for form in forms]
        title = heading(parts.scenario.whole, step, parts.words)
        yield _row(numbers.get(step.id, "–"), title, minutes, _doings(step, parts))


def skips_html(parts: Parts) -> Markup:
    """Return what readers should know before, and of each step that has a note what is lost without it."""
    scenario, say = parts.scenario, parts.words.say
    lines = [element("li", parts.said(note)) for note in scenario.content_notes]
    for step in scenario.whole.steps:
        if step.content_note:
            named = say("sheet-step", title=heading(scenario, step, parts.words))
            lost = say("sheet-lost", lost=parts.words.listed(lost_without(step, parts)) or "–")
            only = f"{say('sheet-only', minutes=step.only)} " if step.only else ""
            text = f" {only}{parts.said(step.content_note)} {lost}"
            lines.append(element("li", element("b", named), text))
    return element("ul", *lines) if lines else Markup()


def _row(number: str, name: str, minutes: list[str], doings: str) -> Markup:
    """Return a row; a step that a form leaves out is marked by a dash, and as a whole where all of it is."""
    cells = (element("td", said, class_="number") for said in minutes)
    style = {"class_": "left-out"} if number == "–" else {}
    first = (element("td", number), element("th", name, scope="row"))
    return element("tr", *first, *cells, element("td", doings), **style)


def _length(step: Step) -> float:
    return step.minutes or USUAL_MINUTES


def _doings(step: Step, parts: Parts) -> str:
    documents = len({name for exhibit in step.show for name in exhibit.voices})
    read = [parts.words.say("sheet-documents", count=documents)] if documents else []
    done = list(done_in(step, parts.words, parts.scenario))
    numbers = {one.id: at for at, one in enumerate(parts.scenario.steps, start=1)}
    if step.back_to in numbers:
        done[0] = parts.words.say("sheet-back", number=numbers[step.back_to])
    return " · ".join([*read, *done]) + _numbers(step, parts)


def _numbers(step: Step, parts: Parts) -> str:
    """Return the numbers of the questions of a step in brackets: they follow one another."""
    found = [at for at, one in enumerate(parts.scenario.in_order, start=1) if one.id in step.questions]
    if not found:
        return ""
    ends = "–".join(map(str, sorted({found[0], found[-1]})))
    return f" ({parts.words.say('sheet-numbers', numbers=ends)})"


def lost_without(step: Step, parts: Parts) -> Iterator[str]:
    """Yield what a class does not have that passes a step over: questions by their numbers, documents."""
    numbers = {question.id: str(at) for at, question in enumerate(parts.scenario.in_order, start=1)}
    if asked := [numbers[name] for name in step.questions if name in numbers]:
        yield parts.words.say("sheet-lost-questions", count=len(asked), numbers=parts.words.listed(asked))
    elif step.questions:
        yield parts.words.say("scenario-does-ask", count=len(step.questions))
    elsewhere = {
        name
        for one in parts.scenario.whole.steps
        if one is not step
        for exhibit in one.show
        for name in exhibit.voices
    }
    if here := {name for exhibit in step.show for name in exhibit.voices} - elsewhere:
        yield parts.words.say("sheet-documents", count=len(here))
    if step.experiment:
        yield parts.words.say("scenario-does-experiment")


def blackboard(parts: Parts) -> Markup:
    """Return the board as a table, a row for each text of the plan; nothing without a plan.

    Cells stand between bars. The first row says what the columns are; one cell alone takes the whole width.
    """
    lesson = parts.scenario.lesson
    rows = [_cells(parts.said(text)) for text in lesson.plan] if lesson else []
    if not rows:
        return Markup()
    width = max(map(len, rows))
    drawn = (_board_row(row, width, is_head=at == 0) for at, row in enumerate(rows))
    return element("table", element("tbody", *drawn), class_="blackboard")


def _cells(text: str) -> list[str]:
    return [cell.strip() for cell in text.split(BAR)]


def _board_row(cells: list[str], width: int, *, is_head: bool) -> Markup:
    """Return a row; its last cell takes what the others leave."""
    *first, last = cells
    drawn = [_cell(text, 1, is_head=is_head and bool(text)) for text in first]
    drawn.append(_cell(last, width - len(first), is_head=is_head and bool(last)))
    return element("tr", *drawn)


def _cell(text: str, columns: int, *, is_head: bool) -> Markup:
    tag, named = ("th", {"scope": "col"}) if is_head else ("td", {})
    return element(tag, text, **named, colspan=str(columns))
