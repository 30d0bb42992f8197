"""What a guided game leaves behind: one page to hand in, which prints on a few sheets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import shorten
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from algeria_lab.checking.facts import cited
from algeria_lab.core.package import __version__
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.decisive import largest, results
from algeria_lab.scenarios.quiz.own_words import is_own_words
from algeria_lab.views.scenarios.guide.looking_back import LookingBack
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.lines import STYLE as LINES
from algeria_lab.views.scenarios.handouts.lines import turn_lines
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.handouts.step_words import heading
from algeria_lab.views.scenarios.handouts.tried import tried_lines
from algeria_lab.views.scenarios.prose import plainly
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import Block, Page, bullets, element, says, table

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.quiz.verdicts import Verdict
    from algeria_lab.views.show.showing import Showing

SHORT = 90  # letters of a question in a table
LONGEST = 400  # of a free text
TYPES = {"html": "text/html;charset=utf-8", "md": "text/markdown;charset=utf-8"}
STYLE = sheet("receipt.css")


def report_file(
    guide: Guide, showing: Showing[Any, Any], nickname: str = "", form: str = "html"
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
    return {"name": f"{guide.scenario.id}-report.{form}", "type": TYPES[form], "text": text}


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
        by = [escaped(self._words.say("scenario-report-by", name=self._nickname))] if self._nickname else []
        parts = [f"# {escaped(self._title)}", *by]
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
        yield self._parts.prose(self._scenario.about)

    def _sections(self) -> Iterator[tuple[str, list[Page]]]:
        """Yield each section that has something, by its name."""
        sections = {
            "end": [self._board()],
            "turns": [turn_lines(self._guide, self._words)],
            "decisive": [bullets(self._looking_back.decisive())],
            "steps": self._steps(),
            "answers": self._answers(),
            "experiments": [bullets(tried_lines(self._guide, self._words))],
            "goals": [bullets(self._goals())],
            "debrief": list(self._debrief()),
            "sources": [bullets(self._works())],
            "made": [says(self._made())],
        }
        for name, pages in sections.items():
            if any(page.blocks and any(block.rows for block in page.blocks) for page in pages):
                yield name, pages

    def _board(self) -> Page:
        """Return a picture of the last position; in Markdown it is told in tables."""
        view = self._parts.showing.position(self._parts.seen(self._game.state))
        return Page(self._parts.board(self._game.state), view.text, view.blocks)

    def _table(self, name: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[Page]:
        head = [self._words.say(f"scenario-report-{column}") for column in columns]
        return [table(self._words.say(f"scenario-report-{name}-caption"), head, rows)] if rows else []

    def _steps(self) -> list[Page]:
        """Return how far the learner came, and the steps with hints or with other picks."""
        stages, rows = self._guide.stages, []
        for stage in stages:
            if stage.hints or stage.wrong:
                title = heading(self._scenario, stage.step, self._words)
                rows.append((title, str(stage.hints), self._words.listed(stage.wrong) or "–"))
        done, steps = len(self._guide.done), len(self._scenario.steps)
        said = self._words.say("scenario-report-done", done=done, steps=steps)
        return [says([said]), *self._table("steps", ("step", "hints", "wrong"), rows)]

    def _answers(self) -> list[Page]:
        rows, found = [], largest(results(self._game, self._parts.seat))
        for name, given in self._guide.answers.tries.items():
            if question := self._scenario.question(name):
                asking = Asking(self._scenario, question, None, found, [one.verdict for one in given])
                ask = shorten(self._parts.said(asking.question.ask), SHORT, placeholder="…")
                tries = self._between(asking).join(self._try(asking, one) for one in asking.tries)
                rows.append((ask or name, tries, self._worth(asking)))
        return self._table("answers", ("question", "tries", "points"), rows)

    @staticmethod
    def _between(asking: Asking) -> str:
        """Return what stands between two answers; versions of a text stand in lines of their own."""
        return "\n→ " if is_own_words(asking.question) else " → "

    def _worth(self, asking: Asking) -> str:
        """Return what an answer counts; nobody has points, nor none, for a thought or a guess."""
        if all(one.outcome == "told" for one in asking.tries):
            return self._words.say("scenario-report-told")
        return f"{asking.points}/{asking.question.points}"

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
        if isinstance(given, str):
            return shorten(known.get(given, given), LONGEST, placeholder="…")
        parts = (one if isinstance(one, str) else self._words.listed(one) for one in given)
        return self._words.listed(known.get(one, one) for one in parts)

    def _goals(self) -> Iterator[str]:
        for goal in self._guide.goals:
            yield self._words.say("scenario-report-goal", text=self._parts.said(goal.say), points=goal.points)

    def _debrief(self) -> Iterator[Page]:
        """Yield the sections of the debrief; under each question there is room to write."""
        room = element("div", class_="answer")
        for section in self._looking_back.part()["sections"]:
            told = [*section["told"], *(line for side in section["sides"] for line in self._side(side))]
            if told:
                shown = bullets(told)
                yield Page(element("h3", section["title"]) + shown.html, shown.text, shown.blocks)
            for ask in section["asks"]:
                line = " ".join(plainly(ask["text"]))
                yield Page(element("p", line) + room + room, line, says([line]).blocks)

    @staticmethod
    def _side(side: Mapping[str, Any]) -> Iterator[str]:
        """Yield what speaks for a claim or against it, with who says so."""
        for row in side["rows"]:
            whom = f" ({row['from']})" if row["from"] else ""
            yield f"{side['title']}: {' '.join(plainly(row['text']))}{whom}"

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
        yield words.say("scenario-report-work", undos=journal.undos, minutes=journal.minutes)
        authors = words.listed(scenario.authors) or "algeria_lab"
        title = self._parts.said(scenario.title)
        yield words.say(
            "scenario-report-cite", authors=authors, title=title, number=scenario.version, version=__version__
        )
        yield words.say("scenario-receipts-worth")


_SIGNS = re.compile(r"([\\`*_{}\[\]<>#|])")


def escaped(text: str) -> str:
    r"""Return a text whose signs mean nothing to Markdown.

    Examples:
        >>> escaped("a *b* | <i>")
        'a \\*b\\* \\| \\<i\\>'
    """
    return _SIGNS.sub(r"\\\1", " ".join(text.split()))


def markdown(pages: Iterable[Page]) -> str:
    """Return parts of a page as tables and lists."""
    return "\n\n".join(_block(block) for page in pages for block in page.blocks if block.rows)


def _block(block: Block) -> str:
    if not block.head:
        return "\n".join(f"- {escaped(cell)}" for row in block.rows for cell in row)
    title = f"**{escaped(block.title)}**\n\n" if block.title else ""
    rows = [_row(block.head), "|" + " --- |" * len(block.head), *map(_row, block.rows)]
    return title + "\n".join(rows)


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(map(escaped, cells)) + " |"
