"""The board of the studio: where a scenario begins, as far as its text says so rightly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.scenarios.table import opened, position_of
from algeria_lab.views.algeria.board.atlas import make_atlas
from algeria_lab.views.algeria.game import WAR
from algeria_lab.views.algeria.showing import AlgeriaShowing
from algeria_lab.views.algeria.widget import BoardWidget
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.insurgent.showing import InsurgentShowing
from algeria_lab.views.insurgent.text import DuelWords
from algeria_lab.views.pages.studio.arranging import Part, arrangement
from algeria_lab.views.pages.studio.moving import Wish, choices, wishes_of
from algeria_lab.views.pages.studio.wishes import beginning, reason, with_wish
from algeria_lab.views.play.map_scene import still_scene
from algeria_lab.views.shared.glossary import all_terms
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.notices import Notice, info
from algeria_lab.views.shared.rules import rule_view
from algeria_lab.views.show.speaker import Speaker
from algeria_lab.views.twilight.showing import TwilightShowing
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.views.shared.scene_widget import Scene
    from algeria_lab.views.show.showing import Showing

ALGERIA = "algeria"
SHOWINGS: Mapping[str, Callable[[str], Showing[Any, Any]]] = {
    ALGERIA: lambda language: AlgeriaShowing(Words(language)),
    "insurgent": lambda language: InsurgentShowing(DuelWords(language, reconstructed_cards())),
    "twilight": lambda language: TwilightShowing(TwilightWords(language)),
}


class PositionView(ipywidgets.VBox):
    """Where a scenario begins: on the board, or as tables where a game has none.

    Args:
        language: The reader's language.
        write: Called with what is to stand in the text, once it is known that somebody can play from there.

    Attributes:
        fields: Those in which the position can be edited where the game has no board.
    """

    def __init__(self, language: str, write: Callable[[list[Wish]], None]) -> None:
        self.fields: list[Part] = []
        self._language, self._write = language, write
        self._note, self._tables = ipywidgets.HTML(), ipywidgets.HTML()
        self._board: BoardWidget | None = None
        self._words = Words(language)
        self._data: Mapping[str, Any] = {}
        self._game: Game[Any] | None = None
        self._taken = ""
        super().__init__([self._note])
        self.add_class("al-studio-position")

    def speak(self, language: str, data: Mapping[str, Any]) -> None:
        """Change the language."""
        self._language, self._words = language, Words(language)
        if self._board:
            self._board.close()
            self._board = None
        self.show(data)

    def show(self, data: Mapping[str, Any]) -> None:
        """Show where a scenario begins; what stands in the way is said above what was shown before."""
        scenario = beginning(data)
        if scenario is None:
            self._say(self._words.say("studio-position-form"))
            return
        try:
            speaker = Speaker(SHOWINGS[scenario.game](self._language))
            game = opened(scenario, speaker).game
        except LabError as error:
            self._say(f"{self._words.say('studio-position-wrong')} {reason(error, self._language)}")
            return
        self._say("")
        self._data, self._game, self._taken, self.fields = data, game, "", []
        if scenario.game == ALGERIA:
            self._show_board()
        else:
            state = game.rules.state_from_json(position_of(scenario).state)
            self.fields = arrangement(scenario.game, state, speaker.words, scenario.set_up)
            self._tables.value = game.voice.html(game.state) or element("p", game.voice.text(game.state))
            self.children = [self._note, self._tables]

    def _say(self, text: str) -> None:
        self._note.value = element("p", text, role="status", class_="al-status") if text else ""

    def _show_board(self) -> None:
        if self._board is None:
            atlas = make_atlas(self._words) | {"terms": all_terms(self._words, ALGERIA)}
            strings = BoardWidget.fixed_words(self._words)
            self._board = BoardWidget(atlas, strings, self._scene(), self._answer, self._tell)
        else:
            self._board.show(self._scene())
        self.children = [self._note, self._board]

    def _scene(self, notice: Notice | None = None) -> Scene:
        """Return the board with what can be moved and changed on it."""
        assert self._game is not None
        scene = still_scene(WAR, self._game, self._words, notice=notice)
        named = self._words.units(self._taken.split(",")) if self._taken else ""
        asked = self._words.say("studio-where-to", unit=named) if named else self._words.say("studio-move")
        scene["prompt"] = {"seat": "", "text": asked, "why": "", "yours": True}
        return scene | {"actions": choices(self._game.state, self._words, self._taken)}

    def _tell(self, message: Mapping[str, Any]) -> Mapping[str, Any]:
        """Answer what the board asks: nothing is played here, so that at no place there is more to do."""
        match message["what"]:
            case "here":
                return {"offers": [], "refused": []}
            case "rule":
                return rule_view(message["key"], self._words, ALGERIA)
            case what:
                raise UnknownName("question", what, ("here", "rule"))

    def _answer(self, message: Mapping[str, Any]) -> Scene | None:
        """Take a piece, or write what becomes of it; what the rules refuse is told and not written."""
        if message["kind"] != "pick" or self._game is None:
            return self._scene()
        pick = str(message["id"])
        wishes = wishes_of(self._game.state, pick)
        self._taken = pick.removeprefix("take ") if pick.startswith("take ") else ""
        if not wishes:
            return self._scene()
        changed = beginning(reduce(with_wish, wishes, self._data))
        try:
            if changed is not None:
                position_of(changed)
                self._write(wishes)
        except LabError as error:
            return self._scene(info(self._words, "studio-cannot-stand", why=reason(error, self._language)))
        return None
