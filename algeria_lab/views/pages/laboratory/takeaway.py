"""Below the results of the laboratory: the same ways under another constant, files, a war to watch."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.experiments.measuring.measures import measure
from algeria_lab.experiments.results import audit
from algeria_lab.experiments.results.interactions import is_audit
from algeria_lab.experiments.results.sensitivity import ways_at
from algeria_lab.views.experiments.changes import changes_charts
from algeria_lab.views.experiments.text import opponent_title, way_title
from algeria_lab.views.pages.laboratory.after import FEWER, After, change_part, files_part
from algeria_lab.views.pages.laboratory.desk import Desk
from algeria_lab.views.pages.laboratory.files import question_file, summary_file, war_file, wars_file
from algeria_lab.views.pages.laboratory.form import read_number
from algeria_lab.views.pages.laboratory.link import link_of
from algeria_lab.views.pages.laboratory.progress import failure_text, show_progress
from algeria_lab.views.pages.laboratory.wars import PICKS, OpenedWar, pick_seed, watch_text
from algeria_lab.views.shared.file_desk import war_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from algeria_lab.experiments.measuring.measures import Measure
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.experiments.controls import Scene
    from algeria_lab.views.pages.laboratory.files import File
    from algeria_lab.views.pages.laboratory.results import Results
    from algeria_lab.views.pages.laboratory.run import Runner, Watched
    from algeria_lab.views.shared.messages import GameWords

_LOG = logging.getLogger(__name__)
CHANGE, FILES = "change", "files"


class Takeaway(ipywidgets.VBox):
    """What comes after the results; nothing is shown before there are any.

    Args:
        runner: Who plays.
        results: The results above; their words are those of this page.
        war: Gives the saved war that was opened last.
    """

    def __init__(self, runner: Runner, results: Results, war: Callable[[], OpenedWar | None]) -> None:
        self._runner, self._results, self._war = runner, results, war
        self._after = After()
        self._changes: Wars | None = None
        self._watched: Watched | None = None
        strings = self._words.ui("lab-ui-")
        self._desk = Desk(self._scene(CHANGE), strings, self._answer, self._failed)
        self._charts = ChangeCharts()
        self._files = Desk(self._scene(FILES), strings, self._answer, self._failed)
        super().__init__(
            [self._desk, self._charts, self._files],
            layout=ipywidgets.Layout(overflow="visible", display="none"),
        )

    @property
    def _words(self) -> GameWords:
        return self._results.words

    def begin(self) -> None:
        """Forget what was played: the results above are about to change, perhaps to those of another game."""
        self._changes = self._watched = None
        self._desk.progress = {}
        self._tell("")
        self._say()
        self.show()

    def show(self) -> None:
        """Show what can be done with the results as they stand."""
        if self._results.wars is not None:
            self._after.fit(self._results.wars)
        self.layout.display = "none" if self._results.wars is None else "flex"
        self._draw()

    def speak(self) -> None:
        """Say everything in the words of the results."""
        self._tell("")
        self._say()
        if self._watched:
            self._desk.follow(show_progress(self._words, self._watched))
        self._draw()

    def _say(self) -> None:
        """Show both desks with the fixed words of the game and the language."""
        strings = self._words.ui("lab-ui-")
        for desk, part in ((self._desk, CHANGE), (self._files, FILES)):
            desk.show(self._scene(part), strings)

    def _draw(self) -> None:
        """Show both desks and the charts between them as things stand."""
        self._desk.show(self._scene(CHANGE))
        self._files.show(self._scene(FILES))
        if self._changes is None or self._results.wars is None:
            self._charts.clear()
        else:
            self._charts.show(self._words, self._what, self._changes)

    def _tell(self, text: str, *, fault: bool = False) -> None:
        """Say something where the reader has just been."""
        self._desk.tell("")
        self._files.tell(text, fault=fault)

    def _scene(self, part: str) -> Scene:
        words, wars = self._words, self._results.wars
        scene: Scene = {
            "lang": words.language,
            "dir": words.direction,
            "parts": [],
            "link": "",
            "write": False,
        }
        if wars is None:
            return scene
        what = self._what
        if part == FILES:
            scene["parts"] = [files_part(words, self._after, wars, what)]
        elif audit.constants(words.game) and not is_audit(wars.question):
            going = self._is_going
            ready = wars if going or not self._runner.is_going else None
            scene["parts"] = [change_part(words, self._after, ready, self._changes, what, going=going)]
        return scene

    @property
    def _what(self) -> Measure:
        """What is read from the wars."""
        assert self._results.asked is not None
        return measure(self._results.asked.measure, self._words.game)

    @property
    def _is_going(self) -> bool:
        return self._watched is not None and not self._watched.over

    def _failed(self, error: BaseException) -> None:
        if not isinstance(error, LabError):
            _LOG.error("The laboratory could not do what was asked", exc_info=error)
        self._tell(failure_text(self._words, error), fault=True)

    def _answer(self, message: Mapping[str, Any]) -> None:
        kind, key, value = message["kind"], str(message.get("key", "")), str(message.get("value", ""))
        if self._runner.hears(kind):
            return
        self._tell("")
        if kind == "set":
            try:
                self._set(key, value)
            finally:
                self._desk.show(self._scene(CHANGE))
                self._files.show(self._scene(FILES))
        elif kind == "press" and self._results.wars is not None:
            self._press(key, self._results.wars)

    def _set(self, key: str, value: str) -> None:
        after, known = self._after, audit.constants(self._words.game)
        if key == "constant" and value in known:
            after.constant = value
        elif key == "fewer":
            after.runs = read_number(value, FEWER[0], FEWER[-1])
        elif key == "value":
            after.value = int(value)
        elif key == "watch-way":
            after.way = value
        elif key == "watch-against":
            after.against = value
        elif key == "watch-pick" and value in PICKS:
            after.pick = value
        elif key == "watch-seed" and self._results.wars is not None:
            seeds = self._results.wars.question.seeds
            after.seed = read_number(value, seeds.start, seeds.stop - 1)
        else:
            raise UnknownName("choice", f"{key} {value}", ("constant", "fewer", "value", "watch-way"))

    def _press(self, key: str, wars: Wars) -> None:
        asked = self._results.asked
        assert asked is not None
        what = self._what
        if key == "vary":
            self._vary()
        elif key == "cancel":
            self._runner.cancel()
        elif key == "save-wars":
            self._give(lambda: wars_file(wars))
        elif key == "save-summary":
            self._give(lambda: summary_file(wars, what))
        elif key == "save-question":
            self._give(lambda: question_file(wars, what, asked.prediction, link_of(asked)))
        elif key in {"watch-save", "watch-keep"}:
            self._watch(wars, keep=key == "watch-keep")

    def _give(self, make: Callable[[], File]) -> None:
        """Write a file beside the event loop, for a million rows take a while, and hand it to the browser."""
        writing = asyncio.get_running_loop().run_in_executor(None, make)
        writing.add_done_callback(self._written)

    def _written(self, writing: asyncio.Future[File]) -> None:
        error = writing.exception()
        if error is None:
            self._files.give(writing.result())
        else:
            self._failed(error)

    def _vary(self) -> None:
        assert self._results.asked is not None
        question = self._results.asked.question
        ways = ways_at(question.ways, constant=self._after.constant)
        self._after.value, self._changes = None, None
        self._watched = self._runner.start(replace(question, ways=ways, runs=self._after.runs), self._told)
        self._told(self._watched)
        self._draw()

    def _told(self, watched: Watched) -> None:
        if watched is not self._watched:
            return
        self._desk.follow(show_progress(self._words, watched))
        if watched.over:
            self._changes = watched.run.table() if watched.run.progress.done else None
            try:
                self._draw()
            except Exception as error:  # noqa: BLE001 - the numbers can still be read without their chart
                self._failed(error)

    def _watch(self, wars: Wars, *, keep: bool) -> None:
        """Hand one war to the reader: as a file, or to the browser, where the war room finds it."""
        after, words = self._after, self._words
        seed = after.seed
        if after.pick != PICKS[-1]:
            seed = pick_seed(wars, after.way, after.against, self._what, after.pick)
        save = watch_text(wars, after.way, after.against, seed, self._war())
        file = war_file(wars, seed, save)
        if keep:
            question = wars.question
            way = way_title(words, question, after.way)
            against = opponent_title(words, question, after.against)
            label = words.say("lab-watch-label", seed=seed, way=way, against=against)
            self._files.keep(words.game, war_of(save), save, file.name, label)
        else:
            self._files.give(file)


class ChangeCharts(ipywidgets.VBox):
    """Shows what was played last; the same wars read the same way are drawn once."""

    def __init__(self) -> None:
        super().__init__(layout=ipywidgets.Layout(width="auto", margin="0 0 12px", overflow="visible"))
        self._shown: tuple[object, ...] | None = None

    def show(self, words: GameWords, asked: Measure, changes: Wars) -> None:
        """Show the wars of a run over the values of a constant.

        Args:
            words: The reader's language.
            asked: What is read from them.
            changes: These wars.
        """
        drawn = (id(changes), asked, words.language)
        if drawn != self._shown:
            charts = changes_charts(words, asked, (changes,))
            self.clear()
            self.children, self._shown = [chart.pane for chart in charts], drawn

    def clear(self) -> None:
        """Show nothing."""
        for pane in self.children:
            pane.close()
        self.children, self._shown = [], None
