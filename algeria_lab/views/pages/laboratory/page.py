"""The laboratory: put a question to many wars, predict, play, read, take along."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.checking.faults import legible
from algeria_lab.core.keeping.saves import MOST_BYTES
from algeria_lab.core.refusals import LabError, SaveError
from algeria_lab.experiments.measuring.measures import measure
from algeria_lab.views.experiments.text import question_text
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.pages.laboratory.desk import Desk
from algeria_lab.views.pages.laboratory.files import link_in
from algeria_lab.views.pages.laboratory.kept_results import KeptResults
from algeria_lab.views.pages.laboratory.link import Asked, link_of, read_link
from algeria_lab.views.pages.laboratory.parts import (
    RunState,
    form_part,
    guess_text,
    prediction_part,
    question_part,
    run_part,
)
from algeria_lab.views.pages.laboratory.progress import failure_text, show_progress, time_text
from algeria_lab.views.pages.laboratory.results import Results
from algeria_lab.views.pages.laboratory.run import Runner
from algeria_lab.views.pages.laboratory.sheet import Sheet
from algeria_lab.views.pages.laboratory.starters import KEY, starter, starters_part
from algeria_lab.views.pages.laboratory.takeaway import Takeaway
from algeria_lab.views.pages.laboratory.wars import open_war
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.page_head import PageHead

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.views.experiments.controls import Scene
    from algeria_lab.views.pages.laboratory.run import Watched

_LOG = logging.getLogger(__name__)
THINK = 0.6  # seconds without another click until the time is guessed
WARM_UP_AFTER = 2.0  # seconds until the library of the first chart is fetched


class Laboratory(ipywidgets.VBox):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
        runner: Who plays; the tests give their own.
    """

    def __init__(self, language: str = "en", runner: Runner | None = None) -> None:
        self._sheet = Sheet()
        self._words = TOLD[self._sheet.form.game].words(language)
        self._runner = runner or Runner()
        self._watched: Watched | None = None
        self._guessing: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._results = Results(self._words)
        self._kept = KeptResults()
        self._loaded = False
        self._head = PageHead(language, self._speak, page="laboratory")
        self._desk = Desk(self._scene(), self._words.ui("lab-ui-"), self._answer, self._failed)
        self._below = Takeaway(self._runner, self._results, lambda: self._sheet.war)
        super().__init__(layout=ipywidgets.Layout(overflow="visible"))
        self.add_class("al-room")
        self.add_class("al-laboratory")
        self._heading = ipywidgets.HTML()
        results = self._results.panels.box
        self.children = [self._head, self._desk, self._heading, results, self._below, self._head.next]
        self._entitle()
        with contextlib.suppress(RuntimeError):  # without a running loop there is no page to warm up for
            asyncio.get_running_loop().call_later(WARM_UP_AFTER, _warm_up)
            self._guess_later()

    def _entitle(self) -> None:
        """Write title and introduction."""
        say = self._words.say
        self._head.entitle(self._words, say("lab-title"), "")
        self._head_results()

    def _head_results(self) -> None:
        """Write the heading of the results once there are some."""
        asked, said = self._results.asked, ""
        if asked is not None and self._results.wars is not None:
            said = element("h2", self._words.say("lab-results"), class_="al-laboratory-results")
            if asked.question != self._sheet.form.question():
                before = question_text(self._results.words, asked.question)
                said += element("p", self._words.say("lab-results-before", question=before))
        if self._heading.value != said:
            self._heading.value = said

    def _speak(self, change: Mapping[str, Any]) -> None:
        """Say everything in another language; nothing that was chosen or played is lost."""
        self._words = TOLD[self._sheet.form.game].words(change["new"])
        self._results.speak(change["new"])
        self._entitle()
        self._sheet.forget_typed()
        self._desk.tell("")
        self._desk.show(self._scene(), self._words.ui("lab-ui-"))
        if self._watched:
            self._desk.follow(show_progress(self._words, self._watched))
        self._below.speak()

    # What the reader does.

    def _answer(self, message: Mapping[str, Any]) -> None:
        kind, key, value = message["kind"], str(message.get("key", "")), str(message.get("value", ""))
        if self._runner.hears(kind):
            return
        self._desk.tell("")
        if kind == "press":
            self._press(key)
        elif kind == "set" and key == "guess":
            self._sheet.expect_most_of(value)
            self._changed()
        elif kind == "set":
            self._set(key, value)
        elif kind == "predict":
            self._sheet.expect(self._words, key, message.get("value"))
            self._changed()
        elif kind == "open":
            self._open(legible(str(message.get("name", ""))), str(message.get("text", "")))
        elif kind == "link":
            self._follow_link(value)
            self._desk.tell(self._words.say("lab-link-put"))
        elif kind == "copy":
            self._desk.give_link(link_of(self._sheet.asked))

    def _press(self, key: str) -> None:
        head, _, name = key.partition(".")
        if key in {"run", "more"}:
            self._start(more=key == "more")
        elif key == "cancel":
            self._runner.cancel()
        elif key == "load":
            self._load()
        elif head == KEY:
            self._begin_with(name)
        else:
            self._set(key, "")

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, LabError):
            _LOG.error("The laboratory could not do what was asked", exc_info=error)
        self._desk.tell(failure_text(self._words, error), fault=True)

    def _set(self, key: str, value: str) -> None:
        self._sheet.set(self._words, key, value)
        self._changed()

    def _open(self, name: str, text: str) -> None:
        """Begin from a saved war, or put the question of a file that this page has saved."""
        if len(text) > MOST_BYTES:
            raise SaveError(f"{name} is larger than {MOST_BYTES} letters. A saved war never is.")
        if link := link_in(text):
            self._follow_link(link)
            return
        self._sheet.begin_at(open_war(name, text))
        self._changed()
        self._desk.tell(self._words.say("lab-opened", name=name))

    def _follow_link(self, letters: str) -> None:
        """Put the question of an address; the one on the form stays if it cannot be put."""
        self._put(read_link(letters))

    def _begin_with(self, name: str) -> None:
        """Put one of the questions to begin with."""
        self._put(starter(name))
        self._desk.tell(self._words.say("lab-starter-put", title=self._words.say(f"lab-starter-{name}")))

    def _put(self, asked: Asked) -> None:
        self._sheet.put(asked)
        self._changed()

    # The run.

    def _load(self) -> None:
        """Show the kept results of the question."""
        asked = self._sheet.asked
        wars = self._kept.of(asked.question)
        if wars is None or not self._sheet.is_ready:
            return
        self._runner.cancel()
        self._watched, self._loaded = None, True
        self._desk.progress = {}
        self._results.load(asked, wars)
        self._below.begin()
        self._changed()
        self._desk.tell(self._words.say("lab-loaded", runs=asked.question.runs))

    def _start(self, *, more: bool) -> None:
        if not self._sheet.is_ready:
            return
        if more:
            self._sheet.form.ask_others()
        other, self._loaded = self._runner.is_going, False
        asked = self._sheet.asked
        self._results.begin(asked)
        self._below.begin()
        self._watched = self._runner.start(asked.question, self._told)
        self._told(self._watched)
        self._changed()
        if other:
            self._desk.tell(self._words.say("lab-other-stopped"))

    def _told(self, watched: Watched) -> None:
        """Show how a run stands, if it is still the one to show."""
        if watched is not self._watched:
            return
        self._desk.follow(show_progress(self._words, watched))
        try:
            self._results.follow(watched.run, over=watched.over)
        except Exception as error:  # noqa: BLE001 - the wars go on without their charts
            self._failed(error)
        self._head_results()
        if watched.over:
            self._desk.show(self._scene())
            self._below.show()

    # What is shown.

    def _changed(self) -> None:
        """Show the form anew, and read the results anew if only what is read from them has changed."""
        if self._words.game != self._sheet.form.game:
            self._words = TOLD[self._sheet.form.game].words(self._words.language)
            self._desk.show(self._scene(), self._words.ui("lab-ui-"))
        self._desk.show(self._scene())
        self._head_results()
        shown, asked = self._results.asked, self._sheet.asked
        if shown and shown.question == asked.question and shown.measure != asked.measure:
            self._results.read(asked)
            self._below.show()
        self._guess_later()

    def _scene(self) -> Scene:
        words, sheet = self._words, self._sheet
        sheet.check(words)
        asked = sheet.asked
        kept = self._kept.of(asked.question) is not None
        return {
            "lang": words.language,
            "dir": words.direction,
            "parts": [
                starters_part(words, asked),
                form_part(words, sheet.form, sheet.faults, sheet.war),
                question_part(words, sheet.form, sheet.faults, self._notes()),
                prediction_part(words, sheet.form, asked, sheet.mistaken),
                run_part(words, self._verdict(), ready=sheet.is_ready, state=self._state(asked), kept=kept),
            ],
            "link": link_of(asked),
            "write": sheet.touched,
        }

    def _verdict(self) -> list[str]:
        """Return how the guess of an audit turned out, once all its wars are played."""
        asked, wars = self._results.asked, self._results.wars
        if asked is None or wars is None or self._runner.is_going:
            return []
        if not self._sheet.form.is_whole_audit or not asked.guess:
            return []
        return [guess_text(self._words, asked.guess, wars, measure(asked.measure, self._words.game))]

    def _state(self, asked: Asked) -> RunState:
        watched = self._watched
        if self._loaded and self._results.asked and self._results.asked.question == asked.question:
            return "done"
        same = watched is not None and watched.run.question == asked.question
        if watched is not None and not watched.over:
            return "going" if same else "going-other"
        whole = watched is not None and watched.run.progress.done == watched.run.question.wars
        return "done" if same and whole else "fresh"

    def _notes(self) -> list[str]:
        """Return how long the question is likely to take."""
        question = self._sheet.form.question()
        seconds = self._runner.likely(question)
        if seconds is None:
            return [self._words.say("lab-wars", count=question.wars)]
        return [self._words.say("lab-likely", count=question.wars, time=time_text(self._words, seconds))]

    def _guess_later(self) -> None:
        """Guess how long the question will take, once the reader rests."""
        if self._guessing:
            self._guessing.cancel()
        with contextlib.suppress(RuntimeError):
            loop = asyncio.get_running_loop()
            self._guessing = loop.call_later(THINK, self._begin_to_guess)

    def _begin_to_guess(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._guess_time())

    async def _guess_time(self) -> None:
        if not self._sheet.is_ready or self._runner.is_going:
            return
        question = self._sheet.form.question()
        unknown = self._runner.likely(question) is None
        try:
            found = await self._kept.look_up(question)
            if unknown:
                await self._runner.sample(question)
        except Exception as error:  # noqa: BLE001 - a task of its own: nobody else would hear of it
            self._failed(error)
            found = True
        if found or unknown:
            self._desk.show(self._scene())


def _warm_up() -> None:
    """Import what charts need while the reader thinks about the question."""
    import bokeh.plotting  # noqa: F401 - read for what comes later
