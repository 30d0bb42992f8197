"""Any game on a board of words and tables: where it stands, what may be chosen, what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Actions
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.rules import S
from algeria_lab.players.table import Table
from algeria_lab.views.plain.widget import PlainWidget
from algeria_lab.views.play.session import Message, Session
from algeria_lab.views.shared.messages import GameWords
from algeria_lab.views.shared.rules import rule_view

if TYPE_CHECKING:
    from algeria_lab.views.shared.html import Block
    from algeria_lab.views.shared.notices import Notice
    from algeria_lab.views.shared.scene_widget import Scene
    from algeria_lab.views.show.showing import Pick, Sentence, Showing

LOG_LINES = 60


class PlainSession(Session[S, GameWords]):
    """One game and one board of words; see `Session`.

    Nothing of it is hidden from anybody: a game with secrets needs a board of its own.

    Args:
        table: The game, and who sits at it.
        showing: What the game says of itself, in the reader's language.
    """

    family = "session"
    widget = PlainWidget

    def __init__(self, table: Table[S], showing: Showing[S, Any]) -> None:
        self._table, self._showing = table, showing
        super().__init__(showing.words)

    @property
    def table(self) -> Table[S]:
        """The game, and who sits at it."""
        return self._table

    @property
    def title(self) -> str:
        """What is played, in words."""
        return self._words.begun(self.game)

    def atlas(self) -> dict[str, Any]:
        """Return nothing: all is in the scenes."""
        return {}

    def seat(self, table: Table[S]) -> None:
        """Put another table on the board; the next scene shows it."""
        self._table, self._at = table, None

    def save_text(self) -> str:
        """Return the text of a save file."""
        return self.table.save_text()

    def position_text(self) -> str:
        """Return the text of a save file that ends with the moment shown."""
        return (self.table if self._at is None else self.table.fork(self._at)).save_text()

    def inform(self, message: Message) -> dict[str, Any]:
        """Answer a question of the browser.

        Raises:
            UnknownName: If it is about something else than a rule, or about no rule of this game.
        """
        if message["what"] != "rule":
            raise UnknownName("question", message["what"], ("rule",))
        return rule_view(str(message.get("key")), self._words, self.game.rules.name)

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the board shows now."""
        game, showing, words = self.game, self._showing, self._words
        state = game.state if self._at is None else game.state_at(self._at)
        present = self._at is None
        sentences = showing.sentences(game.events)
        return {
            "ply": game.ply,
            "lang": words.language,
            "dir": words.direction,
            "title": self.title,
            "moment": showing.moment(state),
            "tally": showing.tally(state),
            "prompt": showing.awaited(state),
            "limited": self.limited,
            "groups": self._groups() if present else [],
            "position": [_block(block) for block in showing.position(state).blocks],
            "log": [_line(one, place) for place, one in enumerate(sentences)][-LOG_LINES:],
            "can": {"undo": present and not self.table.undo_obstacle(), "redo": game.can_redo()},
            "time": {"at": game.ply if present else self._at, "last": game.ply},
            "over": game.outcome is not None,
            "notice": dict(notice) if notice else None,
        }

    def _use(self, words: GameWords) -> None:
        super()._use(words)
        self._showing = type(self._showing)(words)

    def _groups(self) -> list[dict[str, Any]]:
        """Return what may be chosen under its headings; no heading twice."""
        if not self.table.person_decides:
            return []
        game, table = self.game, self.table
        offered = [action for action in game.legal() if table.shows(action)]
        groups: dict[str, list[dict[str, str]]] = {}
        for pick in self._showing.picks(Actions(offered, game.voice, game.state)):
            groups.setdefault(pick.group, []).append(_pick(pick))
        return [{"title": title, "picks": picks} for title, picks in groups.items()]


def _pick(pick: Pick) -> dict[str, str]:
    return {"id": pick.line, "text": pick.text, "more": pick.more, "asks": pick.asks}


def _block(block: Block) -> dict[str, Any]:
    return {
        "title": block.title,
        "head": list(block.head),
        "rows": [list(row) for row in block.rows],
        "folded": block.folded,
    }


def _line(sentence: Sentence, place: int) -> dict[str, Any]:
    return {"id": place, "text": sentence.text, "begins": sentence.begins}
