"""One person's way through a scenario: the whole guide, as boards, notebooks and terminals use it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from time import monotonic
from typing import Self

from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.acting import Acting
from algeria_lab.scenarios.guide.journal import form_taken, read_inputs
from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.replay import replay
from algeria_lab.scenarios.guide.stage import Message, NotNow, Stage, Status
from algeria_lab.scenarios.guide.walks.walking import keys_along, walked_to
from algeria_lab.scenarios.guide.way import USUAL_MINUTES
from algeria_lab.scenarios.quiz.verdicts import Key

__all__ = ["USUAL_MINUTES", "Guide", "Message", "NotNow", "OffTheStep", "Stage", "Status"]


class Guide(Acting):
    """Guided play at a table; the same for boards, notebooks and terminals.

    It can do what needs a guide that walks by itself: compute keys and jump; and it goes on from a journal.
    """

    def known_keys(self) -> Mapping[str, Key]:
        """Return what is right, by question: what was given, or what is computed along the guided line."""
        if self._keys is None:
            self._keys = keys_along(self._fresh())
        return self._keys

    def jump(self, step: str, *, as_left: bool = False) -> None:
        """Go to the beginning of a step, such as a checkpoint: the guided line is walked to there.

        Args:
            step: The step.
            as_left: Whether a step that the person has worked through is opened where they left it, with
                their own game; any other one still opens at its beginning.

        Raises:
            UnknownName: If there is no such step, or the guided line never comes to it.
        """
        if as_left and (own := self.way.as_left(step)):
            self._notebook.note("jump", step=step, as_left=True)
            self._go(own)
            return
        found = walked_to(self._fresh(), step)
        if found is None:
            raise UnknownName("step", step, [one.id for one in self.scenario.steps])
        self._notebook.note("jump", step=step)
        course = found.course.copy()  # whoever walked there hears its own game
        for stage in course.stages[:-1]:
            stage.is_shown = True
        self._go(replace(self.way, course=course, free=None, is_talking=False))

    @classmethod
    def resume(
        cls,
        scenario: Scenario,
        journal: object,
        voice: Voice = PLAIN,
        *,
        keys: Mapping[str, Key] | None = None,
        clock: Callable[[], float] = monotonic,
        check: Callable[[], None] = lambda: None,
        voices: Callable[[str], Voice] = lambda _: PLAIN,
    ) -> Self:
        """Return a guide that stands where a journal ends, as its ``to_json`` wrote it.

        Args:
            scenario: The scenario; the guide leads through the form of it that the journal names.
            journal: The journal.
            voice: How the game is told.
            keys: As for a new guide.
            clock: Tells the time in seconds, for what comes next.
            check: Called before each input; what it raises ends the replay.
            voices: As for a new guide.

        Raises:
            WrongJournal: If it is none, of another scenario, or does not replay.
        """
        inputs = read_inputs(journal, scenario)
        guide = cls(form_taken(journal, scenario), voice, keys=keys, voices=voices)
        replay(guide, inputs, check)
        guide.journal.clock = clock
        guide.journal.go_on_from(guide.journal.worked)
        if guide.part and guide.part.journal.inputs:
            guide.part.journal.go_on_from(guide.part.journal.inputs[-1]["min"])
        return guide

    def _fresh(self) -> Acting:
        """Return a guide at the beginning, for whoever walks the line by itself; it knows no keys."""
        return Acting(self.scenario, self._voice, keys={})
