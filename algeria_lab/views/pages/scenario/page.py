"""The page of a scenario: choose one or bring one along, play it with its guide, go on another day."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import ipywidgets

from algeria_lab.checking.faults import WrongFile, placed
from algeria_lab.checking.telling import telling
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.examples import ENDING, example_files, example_text
from algeria_lab.scenarios.files import text_of
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.views.pages.scenario.kept_way import Brought, brought
from algeria_lab.views.pages.scenario.shelf import Shelf
from algeria_lab.views.room.guide import GuideInRoom
from algeria_lab.views.scenarios.guide.guided import Guided
from algeria_lab.views.shared.file_desk import FileDesk
from algeria_lab.views.shared.html import STYLE, bullets, element
from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.shared.page_head import PageHead
from algeria_lab.views.shared.page_status import PageStatus

# Makes a scenario ready to be played in a language, where it was left if there is a journal; ``folder`` is
# where the files stand that it names, if it comes from there.
Opener = Callable[..., Guided]

ARCHIVE = "PK\x03\x04"  # how an archive begins, such as one that was packed for a class


class NotOpened(LabError, ValueError):
    """What was brought along cannot be played."""


class ScenarioPage(ipywidgets.VBox):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
        opener: Makes a scenario ready to be played.
        play: The example to begin with, by its id; empty to choose one.
        file: A scenario to begin with where no example is named; None for none.
    """

    def __init__(self, language: str, opener: Opener, play: str = "", file: Path | None = None) -> None:
        self._words, self._opener = Messages(language), opener
        self._guided: Guided | None = None
        self._brought: Brought | None = None
        self._desk = FileDesk(
            self._file_words(), self.open_text, self._share, shelf="scenario", lang=language, mark="scenario"
        )
        self._all = ipywidgets.Button()
        self._all.add_class("al-room-button")
        self._all.on_click(lambda _: self._show_shelf())
        self._head = PageHead(language, self._speak, self._all, self._desk, page="scenario")
        strip = self._head.strip
        self._room = GuideInRoom(strip, language) if strip else None
        self._status, self._faults = PageStatus(), ipywidgets.HTML()
        self._shelf = Shelf(self._words, self._choose)
        self._stage = ipywidgets.VBox(layout=ipywidgets.Layout(width="100%", overflow="visible"))
        self._stage.add_class("al-room-stage")
        super().__init__(layout=ipywidgets.Layout(overflow="visible"))
        self.add_class("al-room")
        self.children = [self._head, self._status, self._faults, self._shelf, self._stage, self._head.next]
        self._entitle()
        self._show_shelf()
        self._file = file
        if play:
            self._begin_asked(play)
        elif file:
            self._begin_own(Brought(file.name, text_of(file)))

    @property
    def guided(self) -> Guided | None:
        """The scenario that is played; None before one is chosen."""
        return self._guided

    def open_text(self, name: str, text: str) -> None:
        """Open a file or a link: a scenario, or a way through one.

        Raises:
            NotOpened: If something is wrong with it, which is told on the page; what was played stays.
        """
        self._faults.value = ""
        if text.startswith(ARCHIVE):
            raise NotOpened(self._words.say("learn-archive"))
        found = brought(name, text)
        if found is None:
            raise NotOpened(self._words.say("learn-kept-damaged"))
        self._begin(found)

    def _choose(self, name: str) -> None:
        """Begin an example."""
        self._faults.value = ""
        begin = Brought(name, example_text(name))
        self._status.attempt(lambda: self._begin(begin), self._words, "learn-begin-failed")

    def _begin_asked(self, play: str) -> None:
        """Begin the example that the address names; the browser goes on where it was left, if it was."""
        if f"{play}{ENDING}" not in example_files():
            self._status.say(self._words.say("learn-no-example", name=play))
            return
        self._choose(f"{play}{ENDING}")
        if self._brought:
            self._desk.expect(self._brought.mark)

    def _begin_own(self, own: Brought) -> None:
        """Begin the scenario of whoever started the server; the browser goes on where it was left."""
        self._status.attempt(lambda: self._begin(own), self._words, "learn-begin-failed")
        if self._brought:
            self._desk.expect(self._brought.mark)

    def _folder_of(self, found: Brought) -> Path | None:
        """Return where the files stand that a scenario names: what a reader brought along may name none."""
        return self._file.parent if self._file and found.text == text_of(self._file) else None

    def _begin(self, found: Brought) -> None:
        """Play what was brought, from its beginning or from where it was left."""
        language = self._words.language
        scenario = self._read(found)
        guided = self._opener(scenario, language, found.journal, folder=self._folder_of(found))
        before, self._guided, self._brought = self._guided, guided, found
        self._status.say("")
        self._desk.clear()
        self._stage.children = [guided]
        self._shelf.layout.display, self._all.layout.display = "none", ""
        if before:
            before.close()
        guided.on_keep(lambda: self._try_to_keep(guided))
        if self._room:
            self._room.follow(guided)

    def _read(self, found: Brought) -> Scenario:
        """Return the scenario of a text from anybody; what is wrong with it is told on the page."""
        say = telling(self._words.language)
        try:
            return read_scenario(found.text, found.name, self._folder_of(found), say)
        except WrongFile as error:
            title = self._words.say("learn-faults", name=found.name)
            told = element("h2", title), bullets(placed(fault, say) for fault in error.faults).html
            self._faults.value = STYLE + element("section", *told, class_="al-learn-faults", aria_label=title)
            raise NotOpened(self._words.say("learn-fault-count", count=len(error.faults))) from error

    def _show_shelf(self) -> None:
        """Show all scenarios; what was played waits among the kept ones."""
        self._shelf.layout.display, self._all.layout.display = "", "none"
        self._stage.children = []
        if self._guided:
            self._guided.close()
        self._guided = None
        if self._room:
            self._room.leave(page="scenario")
        self._desk.clear()

    def _try_to_keep(self, guided: Guided) -> None:
        self._status.attempt(lambda: self._keep(guided), self._words, "learn-keep-failed")

    def _keep(self, guided: Guided) -> None:
        """Hand to the browser what was done, to be saved or resumed."""
        if guided is not self._guided or self._brought is None or not guided.has_begun:
            return
        kept = self._brought._replace(journal=guided.journal())
        scenario = guided.guide.scenario
        title = scenario.said(scenario.title, self._words.language)
        label = self._words.say("learn-label", title=title, heading=guided.heading)
        self._desk.keep(kept.kept(), f"{scenario.id}.json", label, kept.mark)

    def _share(self) -> dict[str, str]:
        """Return what can be handed on: the scenario, and the way through it."""
        if self._brought is None or self._guided is None:
            return {"position": "", "war": ""}
        kept = self._brought._replace(journal=self._guided.journal())
        return {"position": self._brought.text, "war": kept.kept()}

    def _speak(self, change: Mapping[str, Any]) -> None:
        """Say everything in another language; the scenario goes on where it is."""
        self._words = Messages(change["new"])
        self._entitle()
        self._faults.value = ""
        self._status.say("")
        self._shelf.speak(self._words)
        if self._guided:
            self._guided.speak(self._words.language)
        if self._room:
            self._room.speak(self._words.language)

    def _entitle(self) -> None:
        """Write all words of the page itself."""
        words = self._words
        self._head.entitle(words, words.say("learn-title"), words.say("learn-introduction"))
        self._desk.speak(self._file_words(), words.language)
        self._all.description = words.say("learn-all")

    def _file_words(self) -> dict[str, str]:
        """Return the words of the file desk: those of all pages, and this page's own in their place."""
        own = self._words.ui("learn-files-")
        return self._words.ui("files-") | {key.removeprefix("learn-"): text for key, text in own.items()}
