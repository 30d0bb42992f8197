"""What a guided person does, and what comes of it."""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Any, Self

from algeria_lab.core.actions import Action
from algeria_lab.core.branches import shared_moment
from algeria_lab.core.events import Story
from algeria_lab.core.refusals import UnknownName
from algeria_lab.players.table import Table
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.guide.journal import Journal
from algeria_lab.scenarios.guide.stage import NotNow, Try
from algeria_lab.scenarios.guide.standing import Standing
from algeria_lab.scenarios.quiz.verdicts import Key, Verdict

# What is kept of an experiment: the prediction, the wars that were run, the number changed, the own words.
TRIED = ("predict", "run", "vary", "sentence")


class Acting(Standing):
    """A guided person who plays, answers, leaves and comes back; see `guide.Guide`.

    Arguments are those of `Standing`, attributes those of `Place`.
    """

    def play(self, line: Action | str) -> Story:
        """Play a line at the table, and let computers answer.

        Raises:
            OffTheStep: If it is not part of the step; the author's reason is among the messages.
            IllegalAction, MalformedAction, SeatTaken: As `Table.play`.
        """
        game = self.table.game
        before = len(game.events)
        self.table.play(line)
        self.table.let_computers_act()
        return game.events[before:]

    @property
    def begins_chapter(self) -> bool:
        """Whether an event has changed the board, or the game has gone back: nothing before is undone."""
        return not self._free and self.course.rails.begins_chapter

    def undo(self) -> Action:
        """Take back the last decision of the person; a step whose beginning it goes beyond is left.

        Raises:
            CannotUndo: As `Table.undo`.
            NotNow: At the beginning of a chapter: an event has changed the board, or a step went back.
        """
        if self.begins_chapter:
            raise NotNow("undo", "a new line begins here: nothing before it is taken back.")
        return self.table.undo()

    def go_on(self) -> Step | None:
        """Begin the next step and return it; None in the debrief.

        Raises:
            NotNow: If the step is not done.
        """
        if self.status not in ("read", "done"):
            name = self.step.id if self.step else "debrief"
            raise NotNow("done", f"step {name} is not done yet: {self.status}.", status=self.status)
        self._note("on")
        self.course.begin(self.course.after(self.step))
        self._changed()
        return self.step

    def watch(self) -> Story:
        """Let computers play on for both sides as the step says, and return what happened.

        Raises:
            NotNow: If there is nothing to watch.
        """
        stage = self.stage
        if stage is None or self.status != "watch":
            raise NotNow("watch", "this step has nothing to watch.")
        self._note("watch")
        game = self.table.game
        before = len(game.events)
        self.course.watch(stage)
        return game.events[before:]

    @property
    def part(self) -> Self | None:
        """The guide of the other scenario that is part of the step; None where there is none."""
        return self.course.stage.part if self.course.stage else None

    def jump(self, step: str) -> None:
        """Go to the beginning of a step; see `guide.Guide`, which can.

        Raises:
            NotNow: Of a guide that walks by itself.
        """
        raise NotNow("jump", f"this guide does not jump to {step}.")

    def end_part(self) -> None:
        """Come back from the other scenario that is part of the step, wherever that stands.

        Raises:
            NotNow: If there is none.
        """
        stage = self.stage
        if stage is None or self.status != "part":
            raise NotNow("part", "this step has no other scenario that is played now.")
        self._note("lesson")
        stage.is_left = True
        self._changed()

    def answer(self, question: str, given: object, language: str = "") -> Verdict:
        """Answer a question that is asked now; every try is kept until it is right or the key is known.

        Args:
            question: Its id.
            given: The answer.
            language: How numbers are written; as the game is told, if empty.

        Raises:
            NotNow: If it is not asked here.
            UnknownName: If there is no such question.
        """
        asked = self.asking(question)
        was_open = asked.is_open
        language = language or self._voice.language or "en"
        verdict = asked.answer(given, language)
        if verdict.counts and was_open:
            self._note("answer", question=question, given=deepcopy(given), language=language)
            self.answers.tries.setdefault(question, []).append(Try(given, verdict))
            self._said_so(question)
        return verdict

    def show_key(self, question: str) -> Key | None:
        """Return what is right to somebody who asks for it, which is kept; None where nothing is.

        Raises:
            NotNow, UnknownName: As `answer`.
        """
        asked = self.asking(question)
        if asked.is_open and asked.key:
            self._note("key", question=question)
            self.answers.revealed.add(question)
            self._changed()
        return asked.key

    def skip(self, question: str) -> None:
        """Leave a question out; it can still be answered.

        Raises:
            NotNow, UnknownName: As `answer`.
        """
        self._question(question)
        self._note("skip", question=question)
        self.answers.skipped.add(question)
        self._said_so(question)

    def _said_so(self, question: str) -> None:
        """See what follows from an answer, or from leaving one out: the last prediction opens the play."""
        if self.is_predicted(question) and not self.course.is_shut():
            self.course.set_limit()
        self._changed()

    def hint(self, question: str = "") -> TextData | None:
        """Return the next hint of the step, or of a question; None once all are shown.

        Raises:
            NotNow, UnknownName: As `answer`.
        """
        stage, asked = self.stage, self._question(question) if question else None
        hints = asked.hints if asked else stage.step.hints if stage else []
        shown = self.answers.hints.get(question, 0) if asked else stage.hints if stage else 0
        if shown >= len(hints):
            return None
        self._note("hint", question=question)
        if asked:
            self.answers.hints[question] = shown + 1
        elif stage:
            stage.hints = shown + 1
        self._changed()
        return hints[shown]

    def note_tried(self, experiment: str, what: str, said: object) -> None:
        """Keep what somebody did in an experiment; the wars themselves are not played again from it.

        Args:
            experiment: Its id.
            what: One of `TRIED`.
            said: What was predicted, run, changed or written, as plain JSON.

        Raises:
            UnknownName: If there is no such experiment, or nothing that is called so.
        """
        known = [one.id for one in self.scenario.experiments]
        if experiment not in known:
            raise UnknownName("experiment", experiment, known)
        if what not in TRIED:
            raise UnknownName("part of an experiment", what, TRIED)
        self._note("experiment", experiment=experiment, what=what, said=deepcopy(said))
        self._changed()

    def tried(self, experiment: str) -> dict[str, object]:
        """Return what somebody did last in an experiment, by its parts, those of `TRIED`."""
        inputs = (one for one in self.journal.inputs if one["do"] == "experiment")
        return {one["what"]: one["said"] for one in inputs if one["experiment"] == experiment}

    def leave(self, table: Table[Any] | None = None) -> None:
        """Play on freely: the guided line waits as it stands; also after the end.

        Args:
            table: Another line of the game that is already on the board; a fork of the guided one if None.
        """
        rails = self.course.rails.table
        if table is rails:
            self.come_back()
        elif table is not None or not (self._free or self.has_left):
            free = table or rails.fork(rails.game.ply)
            at = shared_moment(free.game, rails.game, rails.game.ply)
            own = [[str(entry.action), entry.by] for entry in free.game.history[at + 1 :]]
            self._note("leave", at=at, own=own)
            free.limit = None
            self._free = free
            self._follow()
            self._seated()

    def come_back(self) -> None:
        """Come back to the guided line, exactly where it was left; from a debrief that was looked at, too."""
        if self._free is not None:
            self._note("return")
            self._free = None
            self._seated()
        elif self.course.strayed:
            game, back = self.course.rails.game, self.course.strayed.ply
            while game.ply > back:
                game.undo()
        elif self._is_talking:
            self._note("return")
            self._is_talking = False
            self._changed()

    def debrief(self) -> None:
        """Go to the debrief, from anywhere; `come_back` leads back."""
        self.come_back()
        if not self._is_talking and not self.course.is_over:
            self._note("debrief")
            self._is_talking = True
            self._changed()

    def assume(self, step: str) -> None:
        """Begin a step as if the condition of a branch to it were true, for whoever walks all branches."""
        self.course.begin(step)
        self._changed()

    def copy(self) -> Self:
        """Return a second guide that stands here and goes its own way; nobody listens to it yet."""
        twin = copy(self)
        twin.answers, twin.told = deepcopy(self.answers), [*self.told]
        twin.journal = Journal(self.journal.clock)
        twin.journal.inputs = [dict(one) for one in self.journal.inputs]
        twin.journal.go_on_from(self.journal.minutes)
        twin._seaters, twin._listeners = [], []  # noqa: SLF001 - its own class
        free = self._free and self._free.fork(self._free.game.ply)
        twin._free = free  # noqa: SLF001 - its own class
        twin._take(self.course.copy())  # noqa: SLF001 - its own class
        twin._follow()  # noqa: SLF001 - its own class
        return twin
