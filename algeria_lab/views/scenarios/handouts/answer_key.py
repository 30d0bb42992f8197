"""The instructor's key of a scenario: what is right, where it is asked, why, and under which rule."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from algeria_lab.checking.cells import as_cell
from algeria_lab.checking.texts import BYTE_ORDER_MARK
from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.keys import Keys, asked_at, written
from algeria_lab.scenarios.quiz.verdicts import Key
from algeria_lab.views.scenarios.handouts.document_notes import DocumentNote, notes_text
from algeria_lab.views.scenarios.handouts.sheet_answers import sheet_answers
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.messages import GameWords, Messages
from algeria_lab.views.shared.rules import rule_line

if TYPE_CHECKING:
    from algeria_lab.scenarios.conditions.vocabulary import Moment
    from algeria_lab.views.show.showing import Showing


@dataclass(frozen=True)
class Answer:
    """The key of one question, in words.

    Attributes:
        question: The question's id.
        kind: Its kind.
        step: The id of the step at whose beginning the key is read; empty for the beginning of the scenario.
        moment: When that is in the game, in words.
        ask: The question.
        answer: The key as its author would write it; empty if none is known before it is played.
        says: The key in words, or why there is none.
        computed: What the engine computed it from; empty if its author wrote it down.
        rules: Rules that it rests on, with their headings.
        after: What is said once it is answered.
        foreseen: What is said to wrong answers that the author foresaw, by the answer.
        points: What it counts.
        forms: The minutes of the forms of a lesson that ask it; none where a lesson has one form only.
    """

    question: str
    kind: str
    step: str
    moment: str
    ask: str
    answer: str
    says: str
    computed: str
    rules: tuple[str, ...]
    after: str
    foreseen: Mapping[str, str]
    points: int
    forms: tuple[int, ...] = ()


def answers(
    scenario: Scenario, keys: Keys, moments: Mapping[str, Moment], showing: Showing[Any, Any]
) -> list[Answer]:
    """Return the keys of all questions in words.

    Args:
        scenario: The scenario.
        keys: Its keys.
        moments: What is read at the beginning of each step of the guided line, of the scenario under the
            empty name.
        showing: The game, in the reader's language.
    """
    teller = _Teller(scenario, showing)
    return [
        teller.answer(question, keys.by_question.get(question.id), moments) for question in scenario.in_order
    ]


def as_text(found: Sequence[Answer], words: GameWords, notes: Sequence[DocumentNote] = ()) -> str:
    """Return keys as text, a paragraph each, and behind them what is said of the documents."""
    parts = ["\n".join(_lines(one, words)) for one in found]
    return "\n\n".join(filter(None, [*parts, notes_text(notes, words)])) + "\n"


def as_json(scenario: Scenario, found: Sequence[Answer], notes: Sequence[DocumentNote] = ()) -> str:
    """Return keys as JSON, and what is said of the documents."""
    rows = [asdict(one) for one in found]
    form = {"period": scenario.period} if scenario.period else {}
    told = [{"who": one.who, **dict(one.told)} for one in notes]
    head = {"scenario": scenario.id, "version": scenario.version, **form, "answers": rows, "documents": told}
    return json.dumps(head, ensure_ascii=False, indent=2) + "\n"


def as_csv(scenario: Scenario, found: Sequence[Answer], words: Messages) -> str:
    """Return keys as a table, the form that they are of in its first column, if the lesson has more than one.

    Headings and kinds are in the reader's language; what a spreadsheet would reckon stays a text.
    """
    table, period = io.StringIO(), [scenario.period] if scenario.period else []
    writer = csv.writer(table, lineterminator="\n")
    names = [name for name in Answer.__dataclass_fields__ if name != "foreseen"]
    names = names if period else [name for name in names if name != "forms"]
    writer.writerow(
        words.say("scenario-key-column", name=name) for name in (*(["form"] if period else []), *names)
    )
    for one in found:
        kind = {"kind": words.say(f"scenario-kind-{one.kind}", points=one.points)}
        values = [*period, *(kind.get(name, getattr(one, name)) for name in names)]
        writer.writerow(as_cell(_joined(value) if isinstance(value, tuple) else value) for value in values)
    return BYTE_ORDER_MARK + table.getvalue()


def forms_asking(scenario: Scenario, question: Question) -> tuple[int, ...]:
    """Return the minutes of the forms of a lesson that ask a question; none where nobody chooses a form."""
    forms = map(scenario.for_period, scenario.periods)
    return tuple(
        minutes for minutes, form in zip(scenario.periods, forms, strict=True) if form.question(question.id)
    )


def forms_said(forms: Sequence[int], words: Messages) -> str:
    """Return which forms of a lesson ask a question; empty where nobody chooses a form."""
    said = words.say("scenario-key-forms", count=len(forms), first=forms[0], last=forms[-1]) if forms else ""
    return str(said)


def _joined(values: Sequence[object]) -> str:
    return "; ".join(map(str, values))


def _lines(one: Answer, words: GameWords) -> Iterator[str]:
    where = words.say("scenario-key-step", step=one.step) if one.step else words.say("scenario-key-beginning")
    kind = words.say(f"scenario-kind-{one.kind}", points=one.points)
    yield " · ".join(filter(None, [one.question, where, kind, forms_said(one.forms, words)]))
    yield f"    {one.ask}"
    yield f"    {words.labelled(words.say('scenario-key-answer'), one.says)}"
    if one.computed:
        yield f"    {words.say('scenario-key-computed', engine=one.computed, moment=one.moment)}"
    yield from (f"    {rule}" for rule in one.rules)
    yield from (
        f"    {words.say('scenario-key-foreseen', answer=given, text=text)}"
        for given, text in one.foreseen.items()
    )
    if one.after:
        yield f"    {words.labelled(words.say('scenario-key-after'), one.after)}"


class _Teller:
    """Tells keys of one scenario in one language."""

    def __init__(self, scenario: Scenario, showing: Showing[Any, Any]) -> None:
        self._scenario, self._showing = scenario, showing
        self._words: GameWords = showing.words
        self._quiz = QuizWords(self._words)

    def answer(self, question: Question, key: Key | None, moments: Mapping[str, Moment]) -> Answer:
        step = asked_at(self._scenario, question)
        moment = moments.get(step)
        engine = question.answer.engine if isinstance(question.answer, Computed) else ""
        return Answer(
            question=question.id,
            kind=question.kind,
            step=step,
            moment=self._showing.moment(moment.state) if moment else "",
            ask=self._said(question.ask),
            answer=written(key) if key else "",
            says=self._key(question, key),
            computed=engine or self._conditions(question, key),
            rules=tuple(map(self._rule, question.rule)),
            after=self._said(question.after),
            foreseen={given: self._said(text) for given, text in question.misconceptions.items()},
            points=question.points,
            forms=forms_asking(self._scenario, question),
        )

    def _said(self, text: Any) -> str:
        return self._scenario.said(text, self._words.language)

    def _key(self, question: Question, key: Key | None) -> str:
        """Return what is right in words, or why that cannot be said."""
        if key is None:
            rubric = self._words.listed(map(self._said, question.rubric))
            if cells := sheet_answers(self._scenario, question, self._words):
                return self._words.say("scenario-key-sheet", sheet=" · ".join(self._quiz.sheet(cells)))
            name = question.kind if question.kind in ("text", "predict", "decisive") else "unknown"
            return self._words.say(f"scenario-key-{name}", rubric=rubric or "–", line=question.line or "–")
        if key.amount is not None:
            tolerance = f" ± {question.tolerance}" if question.tolerance else ""
            unit = f" {self._said(question.unit)}" if question.unit else ""
            return f"{key.amount}{tolerance}{unit}"
        options = {option.id: option for option in question.options}
        return self._words.listed(self._option(name, options.get(name)) for name in key.ids)

    def _option(self, name: str, option: Any) -> str:
        if option is None:
            return name
        match = f" – {self._said(option.match)}" if option.match else ""
        return f"{name} “{self._said(option.text)}{match}”"

    def _conditions(self, question: Question, key: Key | None) -> str:
        """Return the conditions of options that are right as the engine sees it."""
        right = [option for option in question.options if option.when and key and option.id in key.ids]
        return "; ".join(f"{option.id}: {option.when}" for option in right)

    def _rule(self, name: str) -> str:
        return rule_line(name, self._words, self._scenario.game)
