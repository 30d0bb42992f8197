"""What a guided game leaves behind: one page to hand in, which prints on two sheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from textwrap import shorten
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from algeria_lab import __version__
from algeria_lab.checking.facts import cited
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.decisive import MOST_TOLD, largest, results
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.handouts.step_words import heading
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.html import element, table

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.quiz.verdicts import Verdict
    from algeria_lab.views.show.showing import Showing

SHORT = 110  # letters of a question in a table
LONGEST = 400  # of a free text
STYLE = Markup("""
body { max-width: 46rem; } section { margin-top: 1rem; padding-top: .4rem; border-top-width: 1px; }
.answer { border-bottom: 1px dotted var(--line); height: 1.9rem; }
@media print { :root { font-size: 8.8pt; } body { line-height: 1.3; } section { margin-top: .5rem; break-inside: avoid; }
  h1 { font-size: 15pt; margin: 0; } h2 { font-size: 11pt; } figure svg { max-height: 78mm; } figure details { display: none; }
  figcaption, .al-still .key { font-size: 8pt; }
  .al-table.al-table.al-table tr :is(th, td) { padding-block: .05rem; } .answer { height: 1.5rem; } }
""")  # noqa: E501 - a style sheet


def report_file(guide: Guide, showing: Showing[Any, Any], nickname: str = "") -> dict[str, str]:
    """Return the report as a file: its name, its type and its text, as the file desk hands it out.

    Args:
        guide: The guide of a person's way, wherever they stand.
        showing: The game, in the reader's language.
        nickname: What the learner wants to be called; may be empty.
    """
    name = f"{guide.scenario.id}-report.html"
    return {"name": name, "type": "text/html;charset=utf-8", "text": report_page(guide, showing, nickname)}


def report_page(
    guide: Guide, showing: Showing[Any, Any], nickname: str = "", folder: Path | None = None
) -> str:
    """Return the report of a guided game as a page of its own; see `report_file`."""
    return _Report(guide, Parts(guide.scenario, showing, folder), nickname).page()


class _Report:
    """A report that is being written."""

    def __init__(self, guide: Guide, parts: Parts, nickname: str) -> None:
        self._guide, self._parts, self._nickname = guide, parts, nickname
        self._scenario, self._words = guide.scenario, parts.words
        self._game = guide.tables[-1].game

    def page(self) -> str:
        """Return the whole page."""
        title = self._words.say("scenario-report-title", title=self._parts.said(self._scenario.title))
        sections = (element("section", *inside) for inside in self._sections() if inside)
        body = (element("header", *self._head(title)), element("main", *sections))
        return document(title, self._words.language, self._words.direction, body, STYLE)

    def _head(self, title: str) -> Iterator[Markup]:
        yield element("h1", title)
        if self._nickname:
            yield element("p", self._words.say("scenario-report-by", name=self._nickname))
        yield self._parts.prose(self._scenario.about)

    def _sections(self) -> Iterator[Sequence[Markup]]:
        yield self._under("end", self._parts.board(self._game.state))
        yield self._under("turns", self._turns())
        yield self._under("decisive", *self._list(self._decisive()))
        yield self._under("steps", self._steps())
        yield self._under("answers", self._answers())
        yield self._under("goals", *self._list(self._goals()))
        yield self._under("debrief", *self._debrief())
        yield self._under("sources", *self._list(self._works()))
        yield self._under("made", *(element("p", line) for line in self._made()))

    def _under(self, name: str, *inside: Markup) -> Sequence[Markup]:
        """Return something under its heading; nothing without a heading."""
        return (element("h2", self._words.say(f"scenario-report-{name}")), *inside) if any(inside) else ()

    @staticmethod
    def _list(items: Iterable[str]) -> Iterator[Markup]:
        listed = [element("li", item) for item in items]
        if listed:
            yield element("ul", *listed)

    def _table(self, name: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
        head = [self._words.say(f"scenario-report-{column}") for column in columns]
        return (
            table(self._words.say(f"scenario-report-{name}-caption"), head, rows).html if rows else Markup()
        )

    def _turns(self) -> Markup:
        """Return how both sides stood at the end of each turn."""
        last: dict[int, Any] = {}
        for game in (one.game for one in self._guide.tables):
            last |= {entry.state.turn: entry.state for entry in game.history}
        rows = [(str(turn), self._parts.showing.tally(state)) for turn, state in last.items() if turn >= 0]
        return self._table("turns", ("turn", "tally"), rows)

    def _decisive(self) -> Iterator[str]:
        """Yield what moved the tracks most, in the order in which it happened."""
        for game, since in self._guide.chapters:
            found = largest(results(game, self._parts.seat, since), MOST_TOLD)
            yield from map(QuizWords(self._words).result, found)

    def _steps(self) -> Markup:
        rows = []
        for stage in self._guide.stages:
            name = "done" if stage.done else "open"
            title = heading(self._scenario, stage.step, self._words)
            done = self._words.say(f"scenario-report-{name}")
            rows.append((title, done, str(stage.hints), self._words.listed(stage.wrong) or "–"))
        return self._table("steps", ("step", "state", "hints", "wrong"), rows)

    def _answers(self) -> Markup:
        rows, found = [], largest(results(self._game, self._parts.seat))
        for name, given in self._guide.answers.tries.items():
            if question := self._scenario.question(name):
                asking = Asking(self._scenario, question, None, found, [one.verdict for one in given])
                ask = shorten(self._parts.said(asking.question.ask), SHORT, placeholder="…")
                tries = " → ".join(self._try(asking, one) for one in asking.tries)
                rows.append((ask or name, tries, f"{asking.points}/{asking.question.points}"))
        return self._table("answers", ("question", "tries", "points"), rows)

    def _try(self, asking: Asking, verdict: Verdict) -> str:
        name = "wrong-answer" if verdict.outcome == "wrong" else verdict.outcome
        outcome = self._words.say(f"scenario-report-{name}")
        return self._words.say("scenario-report-try", given=self._given(asking, verdict), outcome=outcome)

    def _given(self, asking: Asking, verdict: Verdict) -> str:
        """Return an answer as it was given, options in their words."""
        known = QuizWords(self._words).choices(asking)
        given = verdict.given
        if isinstance(given, str):
            return shorten(known.get(given, given), LONGEST, placeholder="…")
        parts = (one if isinstance(one, str) else self._words.listed(one) for one in given)
        return self._words.listed(known.get(one, one) for one in parts)

    def _goals(self) -> Iterator[str]:
        for goal in self._guide.goals:
            yield self._words.say("scenario-report-goal", text=self._parts.said(goal.say), points=goal.points)

    def _debrief(self) -> Iterator[Markup]:
        room = element("div", class_="answer")
        yield from (self._parts.prose(one.ask) + room + room for one in self._scenario.debrief)

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
