"""The page of a game: title, settings, the board, saving and opening; what stands in the way is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

import ipywidgets

from algeria_lab.checking.causes import told
from algeria_lab.core.keeping.save_form import other_game
from algeria_lab.core.refusals import SaveError
from algeria_lab.players.table import Table
from algeria_lab.room.by_hand import ByHand
from algeria_lab.room.turn_file import TurnHead, head_of, is_turn
from algeria_lab.room.wire import offered
from algeria_lab.views.play.session import Session, W
from algeria_lab.views.play.settings import PlaySettings
from algeria_lab.views.room.by_hand import HandDesk
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
        self._hand = HandDesk(words)
        self._hand.on_handed = self._handed
        self._desk = FileDesk(
            self._file_words(), self._open_file, self._share, shelf=self.game, lang=words.language
        )
        self._desk.on_elsewhere = settings.choose_elsewhere
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
        return [self._head, self._settings, self._status, self._hand.line, self._stage]

    def _begin(self) -> None:
        """Begin the game that the settings describe."""
        raise NotImplementedError

    def open_save(self, name: str, text: str) -> None:
        """Go on with a saved game.

        Raises:
            SaveError: If the file does not hold one; the game on the board stays as it is.
        """
        raise NotImplementedError

    def _read_turn(self, name: str, text: str, head: TurnHead, known: TurnHead | None) -> ByHand[Any]:
        """Return the game of a turn that somebody handed over; see `open_turn`.

        Raises:
            SaveError: If it is foreign, damaged, or does not go on from what is *known*.
        """
        raise NotImplementedError

    def _put_table(self, table: Table[Any]) -> None:
        """Put a game on the board, whoever sits at it."""
        raise NotImplementedError

    def _open_turn(self, name: str, text: str) -> None:
        """Go on with a turn that somebody handed over, or with such a game of the reader's own.

        Raises:
            SaveError: As for `_read_turn`.
        """
        if self._desk.way == "resume" and self._is_seated:
            return
        head = head_of(text, name)
        if head.game != self.game:
            raise other_game(name, head.game, [self.game])
        heads = self._desk.heads
        known = None if heads is None else self._hand.known(head, heads)
        self._take(self._read_turn(name, text, head, known), tells=heads is not None)

    @property
    def _is_seated(self) -> bool:
        """Whether the page sits at a table of its room: what a browser goes on with does not lead away."""
        return False

    def _take(self, hand: ByHand[Any], *, tells: bool = False) -> None:
        """Put a game on the board whose other side somebody elsewhere plays.

        Args:
            hand: The game.
            tells: Whether what the other side did is told first.
        """
        before = self._hand.here
        self._hand.here = hand
        try:
            self._put_table(hand.table)
        except Exception:
            self._hand.here = before
            raise
        assert self._session is not None
        self._desk.speak(self._file_words(), self._words.language)
        self._session.tell_since(hand.told_from if tells else hand.game.ply)

    def _handed(self) -> None:
        """Hear that the turn was handed over: nothing before is taken back any more."""
        assert self._session is not None
        self._keep(self._session)
        self._session.renew()

    def _open_file(self, name: str, text: str) -> None:
        """Go on with a saved game; of another game, say also which page opens it.

        Raises:
            SaveError: As for `open_save`.
        """
        try:
            (self._open_turn if is_turn(text) else self.open_save)(name, text)
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
        by_hand = {"hand-menu": self._words.say("hand-menu") if offered() is None else ""}
        if self._hand.here:  # what is handed on is the turn
            by_hand |= {"files-share": "", "files-studio": ""}
        return (
            self._words.ui("files-")
            | by_hand
            | {key.removeprefix(f"{self.family}-"): own[key] for key in own}
        )

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
        self._hand.speak(self._words)
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
        self._hand.sit(session)
        if before:
            before.close()
        failed = f"{session.family}-watcher-failed"
        session.keep(lambda _game: self._try(lambda: self._keep(session), failed))

    def _keep(self, session: G) -> None:
        """Hand the game to the browser, to be saved or resumed.

        A game in which nobody has decided anything yet is not kept: it would push an older one, which the
        reader may want to resume, out of the browser's store.
        """
        self._stand(session)
        if self._hand.here:
            self._keep_by_hand(session, self._hand.here)
        elif session.table.people_have_acted:
            self._status.say("")
            game, turn = session.game, session.game.state.turn
            name = f"{game.scenario}-turn-{turn}.{game.rules.name}.json"
            label = self._words.say(f"{self.family}-save-label", title=session.title, turn=turn)
            if session.kept_as:
                self._desk.rename(session.kept_as)
            self._desk.keep(session.save_text(), name, label)

    def _stand(self, session: G) -> None:
        """Tell the room where this page stands, if it is in one."""
        if strip := self._head.strip:
            state = session.game.state
            strip.stand(game=self.game, turn=state.turn, phase=state.phase)

    def _keep_by_hand(self, session: G, here: ByHand[Any]) -> None:
        """Hand a game that goes to and fro to the browser, under one name from its first to its last turn."""
        game, turn = here.game, here.game.state.turn
        name = f"{game.scenario}-turn-{turn}-{here.own}.{game.rules.name}.json"
        self._desk.keep(here.kept_text(), name, self._hand.label(session.title, turn), here.head.kept)
