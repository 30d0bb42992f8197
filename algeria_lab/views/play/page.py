"""The page of a game: title, settings, the board, saving and opening; what stands in the way is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

import ipywidgets

from algeria_lab.checking.causes import told
from algeria_lab.core.refusals import SaveError
from algeria_lab.views.play.session import Session, W
from algeria_lab.views.play.settings import PlaySettings
from algeria_lab.views.shared.file_desk import FileDesk
from algeria_lab.views.shared.page_head import PageHead
from algeria_lab.views.shared.page_status import PageStatus

G = TypeVar("G", bound=Session[Any, Any])
PAGES = ("algeria", "insurgent", "twilight")  # games with a page on which their saves open


class GamePage(ipywidgets.VBox, Generic[G, W]):
    """Everything of the page in one widget; each game says how it begins and how a save of it is opened.

    Attributes:
        family: First part of the names of its messages.
        game: Name of the game: its saves are kept together.
        page: Name of its notebook.

    Args:
        words: The language that the page begins with.
        settings: The choices before a game.
    """

    family: ClassVar[str]
    game: ClassVar[str]
    page: ClassVar[str]

    def __init__(self, words: W, settings: PlaySettings[W]) -> None:
        self._words, self._settings = words, settings
        self._session: G | None = None
        self._desk = FileDesk(
            self._file_words(), self._open_file, self._share, shelf=self.game, lang=words.language
        )
        self._head = PageHead(words.language, self._speak, self._desk, page=self.page)
        self._status = PageStatus()
        self._stage = ipywidgets.VBox(layout=ipywidgets.Layout(width="100%", overflow="visible"))
        self._stage.add_class("al-room-stage")
        super().__init__(layout=ipywidgets.Layout(overflow="visible"))
        self.add_class("al-room")
        self.children = [*self._parts(), self._head.next]
        self._entitle()
        self._try(self._begin)

    @property
    def session(self) -> G | None:
        """The game being played, if one has begun."""
        return self._session

    def _parts(self) -> list[ipywidgets.Widget]:
        """Return what stands on the page, from top to bottom."""
        return [self._head, self._settings, self._status, self._stage]

    def _begin(self) -> None:
        """Begin the game that the settings describe."""
        raise NotImplementedError

    def open_save(self, name: str, text: str) -> None:
        """Go on with a saved game.

        Raises:
            SaveError: If the file does not hold one; the game on the board stays as it is.
        """
        raise NotImplementedError

    def _open_file(self, name: str, text: str) -> None:
        """Go on with a saved game; of another game, say also which page opens it.

        Raises:
            SaveError: As for `open_save`.
        """
        try:
            self.open_save(name, text)
        except SaveError as error:
            given = str(error.values.get("given", ""))
            game = next((game for game in PAGES if game in given), None)
            if error.cause != "save-game" or game is None:
                raise
            where = self._words.say("page-opens-save", game=game)
            raise SaveError(f"{told(error, self._words.language)} {where}") from error

    def _share(self) -> dict[str, str]:
        """Return what can be handed on: the game up to the moment shown, and the whole of it."""
        assert self._session is not None, "a page begins with a game"
        return {"position": self._session.position_text(), "war": self._session.save_text()}

    def _words_in(self, language: str) -> W:
        """Return the words of the page in another language."""
        raise NotImplementedError

    def _file_words(self) -> dict[str, str]:
        """Return the words of the file desk: those of all games, and this game's own in their place."""
        own = self._words.ui(f"{self.family}-files-")
        return self._words.ui("files-") | {key.removeprefix(f"{self.family}-"): own[key] for key in own}

    def _entitle(self) -> None:
        """Write title and introduction."""
        say, family = self._words.say, self.family
        self._head.entitle(self._words, say(f"{family}-title"), say(f"{family}-introduction"))

    def _speak(self, change: Mapping[str, Any]) -> None:
        """Say everything in another language; the game goes on where it is."""
        self._words = self._words_in(change["new"])
        self._entitle()
        self._desk.speak(self._file_words(), self._words.language)
        self._settings.speak(self._words)
        self._status.say("")
        if self._session:
            self._session.speak(self._words)
            self._keep(self._session)

    def begin(self) -> None:
        """Begin the game that the settings describe; what stands in the way is said on the page."""
        self._try(self._begin)

    def _try(self, act: Callable[[], None], failed: str = "") -> None:
        self._status.attempt(act, self._words, failed or f"{self.family}-begin-failed")

    def _seat(self, session: G) -> None:
        """Put a game on the board: a new one or an opened one."""
        before, self._session = self._session, session
        self._desk.clear()
        self._status.say("")
        self._stage.children = [session.board]
        if before:
            before.close()
        failed = f"{session.family}-watcher-failed"
        session.keep(lambda _game: self._try(lambda: self._keep(session), failed))

    def _keep(self, session: G) -> None:
        """Hand the game to the browser, to be saved or resumed.

        A game in which nobody has decided anything yet is not kept: it would push an older one, which the
        reader may want to resume, out of the browser's store.
        """
        if session.table.people_have_acted:
            self._status.say("")
            game, turn = session.game, session.game.state.turn
            name = f"{game.scenario}-turn-{turn}.{game.rules.name}.json"
            label = self._words.say(f"{self.family}-save-label", title=session.title, turn=turn)
            self._desk.keep(session.save_text(), name, label)
