"""The page of a lesson: its guide and board, kept by the browser, and the same piece by piece for cells."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.scenarios.guide.journal import Journal, WrongJournal
from algeria_lab.views.lessons.checked import checked
from algeria_lab.views.live.following import Following
from algeria_lab.views.pages.lesson.kept_way import KeptWay, before_last_step, kept_way
from algeria_lab.views.room.guide import GuideInRoom
from algeria_lab.views.room.leading import NotInThisForm
from algeria_lab.views.room.strip import strip_here
from algeria_lab.views.scenarios.guide.cell import lead_left
from algeria_lab.views.scenarios.guide.guided import Guided
from algeria_lab.views.shared.file_desk import FileDesk
from algeria_lab.views.shared.later import Later
from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.shared.next_places import NextPlaces, Place
from algeria_lab.views.shared.page_status import PageStatus

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.experiments.playing.running import Tell
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.experiments.results import Results
    from algeria_lab.views.scenarios.experiment.widget import Trial
    from algeria_lab.views.scenarios.quiz.widget import QuestionWidget
    from algeria_lab.views.shared.html import Page
    from algeria_lab.views.shared.scene_widget import SceneWidget

_LOG = logging.getLogger(__name__)
# Returns where to go from the end of the lesson, in a language.
Places = Callable[[str], list[Place]]
# Makes the lesson ready to be played, where it was left if there is a journal.
Opener = Callable[[dict[str, Any] | None], Guided]


def _is_of_last_step(error: Exception, shorter: dict[str, Any]) -> bool:
    """Return whether what fails is the step that a journal opens last: to be put in, or to be shown."""
    if isinstance(error, WrongJournal):
        return error.number == len(shorter["inputs"]) + 1
    return not isinstance(error, LabError | TimeoutError)


class NotOfThisLesson(LabError, ValueError):
    """What was brought along is no way through this lesson."""


class LessonPage(Following):
    """A lesson that is worked through: on one page, or cell by cell; both show the same guide.

    Args:
        scenario: The lesson.
        language: ``en`` or ``fr``.
        opener: Makes it ready to be played.
        places: Where to go from its end.
        period: For how many minutes it is taken until the reader chooses; the shortest form if None.
    """

    def __init__(
        self,
        scenario: Scenario,
        language: str,
        opener: Opener,
        places: Places = lambda _: [],
        period: int | None = None,
    ) -> None:
        self._scenario, self._words, self._opener = scenario, Messages(language), opener
        self._places, self._next = places, NextPlaces()
        self._status = PageStatus()
        shelf = f"lesson-{scenario.id}"
        self._desk = FileDesk(
            self._file_words(), self.open_text, self._share, shelf=shelf, lang=language, mark="lesson"
        )
        self._stage = ipywidgets.VBox(layout=ipywidgets.Layout(width="100%", overflow="visible"))
        self._stage.add_class("al-room-stage")
        strip = strip_here(language)
        self._room = GuideInRoom(strip, language, self.choose, self._reopen) if strip else None
        head = [strip.widget] if strip else []
        super().__init__(*head, self._desk, self._status, self._stage, self._next)
        self.add_class("al-lesson")
        self.leave(lambda: lead_left(self.guide, self._words))
        self._later, self._unfit, self._fits = Later(0), 0, 0
        self._guided = self._begun(period or next(iter(scenario.periods), 0))
        self._seat(self._guided)

    @property
    def guided(self) -> Guided:
        """The guide's panel and the board, in step with each other."""
        return self._guided

    @property
    def guide(self) -> Guide:
        """The guide, to be played in code: ``play``, ``go_on``, ``hint``."""
        return self._guided.guide

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self._guided.game

    @property
    def board(self) -> SceneWidget:
        """The working board alone; see `Guided.board`."""
        return self._guided.board

    def step(self, name: str) -> ipywidgets.Widget:
        """Return one step for a cell of its own; see `Guided.step`."""
        return self._guided.step(name)

    def panel(self, step: str) -> SceneWidget:
        """Return the guide's panel for one step; see `Guided.panel`."""
        return self._guided.panel(step)

    def question(self, name: str) -> QuestionWidget:
        """Return one question; see `Guided.question`."""
        return self._guided.question(name)

    def experiment(self, name: str) -> Trial:
        """Return one experiment; see `Guided.experiment`."""
        return self._guided.experiment(name)

    def at(self, step: str) -> Game[Any]:
        """Return a game that stands where a step begins; see `Guided.at`."""
        return self._guided.at(step)

    def check(self, answer: object, right: object) -> Page:
        """Return what is said of an answer to a task: right, or not yet and why; see `checked`."""
        return checked(self._words, answer, right)

    def wars(self, experiment: str, *, tell: Tell | None = None) -> Results:
        """Play the wars of an experiment; see `Guided.wars`."""
        return self._guided.wars(experiment, tell=tell)

    def open_text(self, _name: str, text: str) -> str:
        """Go on where somebody left this lesson, as a file or the browser's store says.

        Returns:
            Where that is, in the reader's language.

        Raises:
            NotOfThisLesson: If it is no way through this lesson.
            WrongJournal: If it does not replay, such as one of another version.
        """
        kept = kept_way(text)
        if kept is None or kept.id != self._scenario.id:
            raise NotOfThisLesson(self._words.say("lessons-not-this"))
        try:
            self._go_on_with(self._opener(kept.journal))
        except Exception as error:
            shorter = before_last_step(kept.journal)
            if shorter is None or not _is_of_last_step(error, shorter):
                raise
            _LOG.warning("A step cannot be opened", exc_info=True)
            self._go_on_with(self._opener(shorter))
            self._status.say(self._words.say("lessons-step-before"))
        return self._label(self._guided)

    def close(self) -> None:
        self._later.drop()
        self._guided.close()
        if self._room:
            self._room.close()
        super().close()

    def choose(self, minutes: int) -> None:
        """Take the form of the lesson for so many minutes, with what was done so far.

        Raises:
            UnknownName: If there is no such form.
            NotInThisForm: If something was done that cannot have been done there; asked for once more, the
                form is opened at the first step where it is another one.
        """
        if minutes not in self._scenario.periods:
            raise UnknownName("period", minutes, map(str, self._scenario.periods))
        if minutes == self.guide.scenario.period:
            return
        guided = self._as_far(minutes) if self._unfit == minutes else self._taken_over(minutes)
        self._unfit = 0
        self._later.wish(lambda: self._go_on_with(guided))  # whoever chose is answered first

    def _reopen(self, journal: dict[str, object]) -> None:
        """Go back to a way through the lesson as it was left."""
        guided = self._opener(journal)
        self._later.wish(lambda: self._go_on_with(guided))

    def _begun(self, minutes: int) -> Guided:
        """Return a form of the lesson at its beginning."""
        form = self._scenario.for_period(minutes)
        return self._opener(Journal().to_json(form) if form.period else None)

    def _as_far(self, minutes: int) -> Guided:
        """Return a form of the lesson where it parts from what was done: at the first step left out."""
        journal: dict[str, Any] = {**self._guided.journal(), "period": minutes}
        return self._opener(journal | {"inputs": journal["inputs"][: self._fits]})

    def _taken_over(self, minutes: int) -> Guided:
        """Return a form of the lesson where what was done so far leads in it."""
        try:
            return self._opener(self._guided.journal() | {"period": minutes})
        except WrongJournal as error:
            self._unfit, self._fits = minutes, max(0, error.number - 1)
            said = self._words.say("period-unfit", minutes=minutes)
            raise NotInThisForm(said, self._first_missing(minutes)) from error

    def _first_missing(self, minutes: int) -> str:
        """Return the title of the step at which another form parts from what was done."""
        guided = self._as_far(minutes)
        step, scenario = guided.guide.step, guided.guide.scenario
        guided.close()
        return scenario.said(step.title, self._words.language) if step else ""

    def _go_on_with(self, guided: Guided) -> None:
        """Show another way through the lesson in place of the one so far."""
        before, self._guided = self._guided, guided
        self._status.say("")
        self._desk.clear()
        self._seat(guided)
        before.close()

    def _seat(self, guided: Guided) -> None:
        self._stage.children = [guided]
        guided.let_choose(self.choose)
        guided.on_keep(lambda: self._try_to_keep(guided))
        guided.on_change(self._lead_on)
        if self._room:
            self._room.follow(guided)
        self._lead_on()

    def _lead_on(self) -> None:
        """Show where to go, once the debrief is reached."""
        if self.guide.status == "debrief" and not self._next.value:
            self._next.show(self._places(self._words.language), self._words)

    def _try_to_keep(self, guided: Guided) -> None:
        self._status.attempt(lambda: self._keep(guided), self._words, "lessons-keep-failed")

    def _keep(self, guided: Guided) -> None:
        """Hand to the browser what was done, to be saved or resumed."""
        if guided is not self._guided or not guided.has_begun:
            return
        name = self._scenario.id
        self._desk.keep(KeptWay.of(guided.guide).text(), f"{name}.json", self._label(guided), name)

    def _label(self, guided: Guided) -> str:
        """Say in the reader's language which lesson this is, and how far it has come."""
        title = self._scenario.said(self._scenario.title, self._words.language)
        return self._words.say("learn-label", title=title, heading=guided.heading)

    def _share(self) -> dict[str, str]:
        """Return what can be handed on: the way through the lesson."""
        way = KeptWay.of(self.guide).text() if self._guided.has_begun else ""
        return {"position": "", "war": way}

    def _file_words(self) -> dict[str, str]:
        """Return the words of the file desk: those of all pages, and this page's own in their place."""
        own = self._words.ui("lessons-files-")
        return self._words.ui("files-") | {key.removeprefix("lessons-"): text for key, text in own.items()}
