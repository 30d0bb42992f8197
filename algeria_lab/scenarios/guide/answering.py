"""Taking answers: tries, hints and keys of the questions that are asked where a person stands, each noted."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

from algeria_lab.checking.faults import legible
from algeria_lab.core.refusals import UnknownName
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.guide.notebook import Notebook
from algeria_lab.scenarios.guide.stage import Message, Try
from algeria_lab.scenarios.guide.way import Way
from algeria_lab.scenarios.quiz.own_words import MOST_TEXT
from algeria_lab.scenarios.quiz.verdicts import Key, Verdict


class Answering:
    """Takes answers, gives hints and keys, and notes each before anybody hears of it.

    Args:
        way: Returns where the person stands.
        notebook: Where it is noted.
        answered: Called after each change, with the question that was answered or left out; empty for none.
    """

    def __init__(self, way: Callable[[], Way], notebook: Notebook, answered: Callable[[str], None]) -> None:
        self._way, self._notebook, self._answered = way, notebook, answered

    def awaits(self, question: str) -> bool:
        """Return whether a question is neither answered nor left out."""
        return self._way().awaits(question)

    def answer(self, question: str, given: object, language: str) -> Verdict:
        """Answer a question; see `Guide.answer`. An answer that says nothing is no try."""
        way = self._way()
        asked = way.asking(question)
        takes_it = asked.is_open or asked.is_rewritable
        verdict = asked.answer(given, language)
        if verdict.counts and takes_it:
            self._notebook.note("answer", question=question, given=deepcopy(given), language=language)
            way.answers.tries.setdefault(question, []).append(Try(given, verdict))
            self._answered(question)
        return verdict

    def skip(self, question: str) -> None:
        """Leave a question out; see `Guide.skip`."""
        way = self._way()
        way.question(question)
        self._notebook.note("skip", question=question)
        way.answers.skipped.add(question)
        self._answered(question)

    def show_key(self, question: str) -> Key | None:
        """Return what is right; see `Guide.show_key`."""
        way = self._way()
        asked = way.asking(question)
        if asked.is_open and asked.key:
            self._notebook.note("key", question=question)
            way.answers.revealed.add(question)
            self._answered("")
        return asked.key

    def hint(self, question: str) -> TextData | None:
        """Return the next hint of a question, or of the step where none is named; see `Guide.hint`."""
        way = self._way()
        stage, asked = way.stage, way.question(question) if question else None
        hints = asked.hints if asked else stage.step.hints if stage else []
        shown = way.answers.hints.get(question, 0) if asked else stage.hints if stage else 0
        if shown >= len(hints):
            return None
        self._notebook.note("hint", question=question)
        if asked:
            way.answers.hints[question] = shown + 1
        elif stage:
            stage.hints = shown + 1
        self._answered("")
        return hints[shown]

    def note_tried(self, experiment: str, what: str, said: object) -> None:
        """Keep what somebody did in an experiment, as `Notebook.note_tried`; its wars are not played again.

        Raises:
            UnknownName: If there is no such experiment, or nothing that is called so.
        """
        known = [one.id for one in self._way().scenario.experiments]
        if experiment not in known:
            raise UnknownName("experiment", experiment, known)
        self._notebook.note_tried(experiment, what, said)
        self._answered("")

    def say(self, place: int, text: str) -> None:
        """Keep what somebody writes, for themselves, to something that is talked about in the debrief.

        Args:
            place: Which, counted from 0.
            text: What they write; it is kept up to `MOST_TEXT` letters.

        Raises:
            UnknownName: If nothing is talked about there.
        """
        known = [str(number) for number in range(len(self._way().scenario.debrief))]
        if str(place) not in known:
            raise UnknownName("question of the debrief", str(place), known)
        lines = "\n".join(legible(line) for line in text[:MOST_TEXT].strip().split("\n"))
        self._notebook.note("say", place=place, text=lines)
        self._answered("")

    def keep(self, line: str, place: int) -> None:
        """Keep which sentence somebody chooses for a line at the end.

        It is told by where its author wrote it: what is taken back and what is played anew change which
        sentences can be chosen, and not which one is meant.

        Args:
            line: One of `Lesson.sentences`.
            place: Its place among all that the author wrote for that line, counted from 0.

        Raises:
            UnknownName: If there is no such line, or no such sentence.
        """
        lesson = self._way().scenario.lesson
        known = {name: len(rows) for name, rows in lesson.sentences.items()} if lesson else {}
        if line not in known:
            raise UnknownName("line to keep", line, known)
        if not 0 <= place < known[line]:
            raise UnknownName("sentence", str(place), map(str, range(known[line])))
        self._notebook.note("keep", line=line, place=place)
        self._answered("")

    def compare(self) -> None:
        """Note what came of what was to be predicted, once each, and say it to those who predicted it."""
        way = self._way()
        left_out = (name for name in way.answers.skipped if way.is_predicted(name))
        for name in (*way.answers.tries, *left_out):
            question = way.scenario.question(name)
            if question and name not in way.answers.came and (found := way.came(question)):
                way.answers.came[name], way.answers.since[name] = found, way.course.rails.spot
                if name in way.answers.tries:
                    self._notebook.say(Message("came", name=name))
