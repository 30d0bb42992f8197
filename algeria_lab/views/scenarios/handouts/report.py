"""What a guided game leaves behind: one page to hand in, which prints on a few sheets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from algeria_lab.checking.facts import cited
from algeria_lab.core.actions import Actions
from algeria_lab.core.package import __version__
from algeria_lab.scenarios.guide.deeds import deed_of
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.decisive import largest, results
from algeria_lab.scenarios.quiz.grading import is_graded, is_guess
from algeria_lab.scenarios.quiz.own_words import is_own_words
from algeria_lab.scenarios.quiz.points import points_of
from algeria_lab.views.scenarios.guide.choosing import order_said
from algeria_lab.views.scenarios.guide.looking_back import LookingBack
from algeria_lab.views.scenarios.guide.periods import period_said
from algeria_lab.views.scenarios.guide.trace import trace, written
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.drawn.lines import STYLE as LINES
from algeria_lab.views.scenarios.handouts.drawn.lines import turn_lines
from algeria_lab.views.scenarios.handouts.names import taken_name
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.handouts.step_words import heading
from algeria_lab.views.scenarios.handouts.tried import tried_lines
from algeria_lab.views.scenarios.on_top import on_top
from algeria_lab.views.scenarios.prose import plainly
from algeria_lab.views.scenarios.quiz.short import title_of
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import Block, Page, bullets, element, says, table

if TYPE_CHECKING:
    from algeria_lab.core.actions import Action
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.quiz.verdicts import Verdict
    from algeria_lab.views.show.showing import Showing

TYPES = {"html": "text/html;charset=utf-8", "md": "text/markdown;charset=utf-8"}
STYLE = sheet("receipt.css")
MOST_ASKED = 64  # letters of a question beside its answers


def report_file(
    guide: Guide,
    showing: Showing[Any, Any],
    nickname: str = "",
    form: str = "html",
) -> dict[str, str]:
    """Return the report as a file: its name, its type and its text, as the file desk hands it out.

    Args:
        guide: The guide of a person's way, wherever they stand.
        showing: The game, in the reader's language.
        nickname: What the learner wants to be called; may be empty.
        form: ``html`` or ``md``.
    """
    report = Report(guide, Parts(guide.scenario, showing), nickname)
    text = report.page() if form == "html" else report.markdown()
    name = taken_name(guide.scenario, "report", nickname, f".{form}", showing.words)
    return {"name": name, "type": TYPES[form], "text": text}


class Report:
    """The report of a guided game: the same sections as a page and as Markdown.

    Args:
        guide: The guide of a person's way.
        parts: The scenario in the reader's language.
        nickname: What the learner wants to be called; may be empty.
    """

    def __init__(self, guide: Guide, parts: Parts, nickname: str) -> None:
        self._guide, self._parts, self._nickname = guide, parts, nickname
        self._scenario, self._words = guide.scenario, parts.words
        self._above = on_top(guide.scenario, parts.words)
        self._game = guide.tables[-1].game
        self._looking_back = LookingBack(guide, parts.words)

    def page(self) -> str:
        """Return a page of its own."""
        title = self._title
        sections = (
            element("section", element("h2", self._heading(name)), self._inside(pages), class_=name)
            for name, pages in self._sections()
        )
        body = (element("header", *self._head(title)), element("main", *sections))
        return document(title, self._words.language, self._words.direction, body, STYLE + LINES)

    def markdown(self) -> str:
        """Return the same as Markdown, without the drawings."""
        by = [self._words.say("scenario-report-by", name=self._nickname)] if self._nickname else []
        above = self._above.lines(self._words) if self._above else []
        form = period_said(self._scenario, self._words)
        parts = [f"# {escaped(self._title)}", *map(escaped, filter(None, (*by, form, *above)))]
        for name, pages in self._sections():
            parts += [f"## {escaped(self._heading(name))}", markdown(pages)]
        return "\n\n".join(part for part in parts if part) + "\n"

    @staticmethod
    def _inside(pages: Iterable[Page]) -> Markup:
        return element("div", *(page.html for page in pages))

    @property
    def _title(self) -> str:
        return self._words.say("scenario-report-title", title=self._parts.said(self._scenario.title))

    def _heading(self, name: str) -> str:
        return self._words.say(f"scenario-report-{name}")

    def _head(self, title: str) -> Iterator[Markup]:
        yield element("h1", title)
        if self._nickname:
            yield element("p", self._words.say("scenario-report-by", name=self._nickname))
        if form := period_said(self._scenario, self._words):
            yield element("p", form)
        yield self._parts.prose(self._scenario.about)
        for line in self._above.lines(self._words) if self._above else ():
            yield element("p", line)

    def _sections(self) -> Iterator[tuple[str, list[Page]]]:
        """Yield each section that has something, by its name."""
        sections = {
            "end": [*self._boards()],
            "turns": [turn_lines(self._guide, self._words)],
            "decisive": [bullets(self._looking_back.decisive())],
            "steps": self._steps(),
            "answers": self._answers(),
            "unanswered": [bullets(self._unanswered())],
            "experiments": [bullets(tried_lines(self._guide, self._words))],
            "goals": [bullets(self._goals())],
            "debrief": list(self._debrief()),
            "trace": [bullets(self._trace())],
            "sources": [bullets(self._works())],
            "made": [says(self._made())],
        }
        for name, pages in sections.items():
            if any(page.blocks and any(block.rows for block in page.blocks) for page in pages):
                yield name, pages

    def _boards(self) -> Iterator[Page]:
        """Yield a picture of how each game ended in which somebody acted; in Markdown it is told in tables.

        Of more than one, each says which it is: a lesson may go back to play another choice.
        """
        games = self._guide.ended if self._scenario.has_board else ()
        for number, game in enumerate(games, 1):
            view = self._parts.showing.position(self._parts.seen(game.state))
            shown = Page(self._parts.board(game.state), view.text, view.blocks)
            if len(games) > 1:
                title = self._words.say("scenario-report-game", number=number, games=len(games))
                head = Block((("",),), title)
                shown = Page(
                    element("h3", title) + shown.html, f"{title}\n{shown.text}", (head, *shown.blocks)
                )
            yield shown

    def _table(self, name: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[Page]:
        told = [place for place in range(len(columns)) if any(row[place] not in ("0", "–") for row in rows)]
        head = [self._words.say(f"scenario-report-{columns[place]}") for place in told]
        shown = [[row[place] for place in told] for row in rows]
        return [table(self._words.say(f"scenario-report-{name}-caption"), head, shown)] if rows else []

    def _steps(self) -> list[Page]:
        """Return how many steps were done, and those that were not or that took hints or other picks."""
        guide, words, rows = self._guide, self._words, []
        steps = guide.scenario.steps
        deeds = {step.id: deed_of(guide, step) for step in steps}
        for step in steps:
            begun = [stage for stage in guide.stages if stage.step is step]
            hints = sum(stage.hints for stage in begun)
            wrong = dict.fromkeys(self._pick(*one) for stage in begun for one in stage.refused)
            if hints or wrong or deeds[step.id] != "done":
                title = heading(self._scenario, step, words)
                stands = words.say(f"scenario-report-deed-{deeds[step.id]}")
                rows.append((title, stands, str(hints), words.listed(wrong) or "–"))
        done = sum(deed == "done" for deed in deeds.values())
        said = words.say("scenario-report-done", done=done, steps=len(steps))
        return [
            says([said]),
            *self._chosen(),
            *self._table("steps", ("step", "deed", "hints", "wrong"), rows),
        ]

    def _chosen(self) -> list[Page]:
        """Return which order was chosen in each step that lets choose, as it was begun last."""
        guide, words, showing = self._guide, self._words, self._parts.showing
        rules, lines = guide.course.rails.game.rules, dict[str, str]()
        for stage in guide.stages:
            if one := stage.choice:
                board = order_said(rules, self._parts.seen(stage.before), one, showing, words)
                title, order = heading(self._scenario, stage.step, words), self._parts.said(one.text) or board
                lines[stage.step.id] = words.say("scenario-report-chosen", step=title, order=order)
        return [bullets(lines.values())] if lines else []

    def _pick(self, state: Any, action: Action) -> str:
        """Return a pick in words, as it was offered in its position."""
        offers = self._parts.showing.offers(Actions([action], about=state))
        return offers[0].text if offers else str(action)

    def _answers(self) -> list[Page]:
        """Return every answer; points stand only where something is right or wrong."""
        rows, found = [], largest(results(self._game, self._parts.seat))
        for name, given in self._guide.answers.tries.items():
            if question := self._scenario.question(name):
                asking = Asking(self._scenario, question, None, found, [one.verdict for one in given])
                tries = self._between(asking).join(self._try(asking, one) for one in asking.tries)
                rows.append((title_of(self._ask(question), MOST_ASKED), tries, self._worth(asking)))
        return self._table("answers", ("question", "tries", "points"), rows)

    @staticmethod
    def _between(asking: Asking) -> str:
        """Return what stands between two answers; versions of a text stand in lines of their own."""
        return "\n→ " if is_own_words(asking.question) else " → "

    def _worth(self, asking: Asking) -> str:
        """Return what an answer counts; nobody has points, nor none, for a thought or a guess."""
        question = asking.question
        if points_of(self._scenario, question):
            return f"{asking.points}/{question.points}"
        is_told = not is_graded(question) or is_guess(self._scenario, question)
        return self._words.say("scenario-report-told" if is_told else "scenario-report-no-points")

    def _ask(self, question: Question) -> str:
        return in_one_line(self._parts.said(question.ask)) or question.id

    def _unanswered(self) -> Iterator[str]:
        """Yield the questions without an answer, and of each that was left out that it was."""
        answers = self._guide.answers
        for question in self._scenario.in_order:
            if question.id not in answers.tries:
                ask, is_left = self._ask(question), question.id in answers.skipped
                yield self._words.say("scenario-report-skipped", text=ask) if is_left else ask

    def _try(self, asking: Asking, verdict: Verdict) -> str:
        if verdict.outcome == "told":
            return self._given(asking, verdict)
        name = "wrong-answer" if verdict.outcome == "wrong" else verdict.outcome
        outcome = self._words.say(f"scenario-report-{name}")
        return self._words.say("scenario-report-try", given=self._given(asking, verdict), outcome=outcome)

    def _given(self, asking: Asking, verdict: Verdict) -> str:
        """Return an answer as it was given, options in their words."""
        quiz = QuizWords(self._words)
        if is_own_words(asking.question):
            return quiz.written(verdict)
        known, given = quiz.choices(asking), verdict.given
        between = self._words.say("list-semicolon")
        if isinstance(given, str):
            return known.get(given, given)
        others = {one.id: self._parts.said(one.match) for one in asking.question.options}
        return between.join(
            known.get(one, one)
            if isinstance(one, str)
            else self._words.say("quiz-pair", one=known.get(one[0], one[0]), other=others.get(one[1], one[1]))
            for one in given
        )

    def _goals(self) -> Iterator[str]:
        for goal in self._guide.goals:
            yield self._words.say("scenario-report-goal", text=self._parts.said(goal.say), points=goal.points)

    def _debrief(self) -> Iterator[Page]:
        """Yield the sections of the debrief; under each question what was written, or room to write."""
        room = element("div", class_="answer")
        for section in self._looking_back.part()["sections"]:
            told = [*section["told"], *(line for side in section["sides"] for line in self._side(side))]
            shown, title = bullets(told) if told else Page(), section["title"]
            yield Page(element("h3", title) + shown.html, shown.text, (Block((("",),), title), *shown.blocks))
            for ask in section["asks"]:
                lines = [" ".join(plainly(ask["text"])), *filter(None, ask["own"].split("\n"))]
                left = Markup() if ask["own"] else room + room
                said = says(lines)
                yield Page(said.html + left, said.text, said.blocks)

    def _side(self, side: Mapping[str, Any]) -> Iterator[str]:
        """Yield what speaks for a claim or against it, in the game or in the sources, with who says so."""
        for row in side["rows"]:
            whom = f" ({row['from']})" if row["from"] else ""
            where = f"{side['title']} · {row['label']}"
            yield self._words.labelled(where, " ".join(plainly(row["text"])) + whom)
        if side["note"]:
            yield side["note"]

    def _trace(self) -> Iterator[str]:
        """Yield the lines to keep."""
        lines = trace(self._guide, self._words)
        for line in lines["lines"] if lines else ():
            yield written(line, self._words)

    def _works(self) -> Iterator[str]:
        works = (cited(key, self._words.language) for key in self._scenario.sources)
        yield from filter(None, works)

    def _made(self) -> Iterator[str]:
        """Yield what is needed to play the same again, and to cite it."""
        scenario, words, journal = self._scenario, self._words, self._guide.journal
        yield words.say(
            "scenario-report-facts",
            id=scenario.id,
            number=scenario.version,
            hash=scenario_hash(scenario),
            seed=str(scenario.dice.seed),
            version=__version__,
        )
        if scenario.period:
            yield words.say("period-form", minutes=scenario.period)
        yield words.say("scenario-report-work", undos=journal.undos, minutes=journal.minutes)
        authors = words.listed(scenario.authors) or "algeria_lab"
        title = self._parts.said(scenario.title)
        yield words.say(
            "scenario-report-cite", authors=authors, title=title, number=scenario.version, version=__version__
        )
        yield words.say("scenario-receipts-worth")


def in_one_line(text: str) -> str:
    """Return a text without breaks of lines; spaces that hold words together, as in French, stay."""
    return re.sub(r"[ \t\r\n]+", " ", text).strip()


_SIGNS = re.compile(r"([\\`*_{}\[\]<>#|])")


def escaped(text: str) -> str:
    r"""Return a text whose signs mean nothing to Markdown.

    Examples:
        >>> escaped("a *b* | <i>")
        'a \\*b\\* \\| \\<i\\>'
    """
    return _SIGNS.sub(r"\\\1", in_one_line(text))


def markdown(pages: Iterable[Page]) -> str:
    """Return parts of a page as tables and lists."""
    return "\n\n".join(_block(block) for page in pages for block in page.blocks if block.rows)


def _block(block: Block) -> str:
    if not block.head:
        lines = "\n".join(f"- {escaped(cell)}" for row in block.rows for cell in row if cell)
        return "\n\n".join(filter(None, [f"### {escaped(block.title)}" if block.title else "", lines]))
    title = f"**{escaped(block.title)}**\n\n" if block.title else ""
    rows = [_row(block.head), "|" + " --- |" * len(block.head), *map(_row, block.rows)]
    return title + "\n".join(rows)


def _row(cells: Iterable[str]) -> str:
    """Return a row; what stands in lines of its own in a cell does so here."""
    lines = ("<br>".join(map(escaped, cell.split("\n"))) for cell in cells)
    return "| " + " | ".join(lines) + " |"
