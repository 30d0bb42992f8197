"""A game on a map whose other side decides at another computer: what comes from there is told as it comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Generic

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.save_form import FIRST
from algeria_lab.core.keeping.sealed_saves import seal
from algeria_lab.core.refusals import CannotUndo
from algeria_lab.core.rules import S
from algeria_lab.players.base import Choice
from algeria_lab.players.table import Table
from algeria_lab.room.tables.sitting import Sitting
from algeria_lab.views.play.asked import Look, W
from algeria_lab.views.play.deeds import Message
from algeria_lab.views.play.map_game import MapGame
from algeria_lab.views.play.map_session import MapSession, News
from algeria_lab.views.play.time import deeds as times
from algeria_lab.views.play.time.timeline import new_branch_name
from algeria_lab.views.play.told.telling import A, Tale, Teller, reader_of
from algeria_lab.views.play.told.watched import PACE
from algeria_lab.views.play.waiting import ASKING
from algeria_lab.views.room.shared_table import OwnLines, RoomTable, Unseen, as_it_is
from algeria_lab.views.room.taking_back import Past, TakesBack
from algeria_lab.views.shared.notices import Notice, info, stopped
from algeria_lab.views.shared.scene_widget import Unanswered

if TYPE_CHECKING:
    from algeria_lab.views.shared.scene_widget import Scene
    from algeria_lab.views.shared.thinking import Thought

Part = dict[str, Any]
ADVICE = ("hint", "taught")  # the questions of the board that not every table allows


class Arrived(Tale[A]):
    """What others have decided since the reader has read what came before.

    Attributes:
        first: The first action of it.
    """

    def __init__(self, teller: Teller[Any, A], acts: Sequence[A], seat: str, first: int) -> None:
        super().__init__(teller, acts, seat)
        self.first = first


class SharedSession(TakesBack, MapSession[S, W, A], Generic[S, W, A]):
    """One page at a table of its room, on the board.

    While somebody else decides, what they do passes by itself, card by card; once the reader is asked, it
    stands until it was read. Lines of the reader's own never come to the table.

    Attributes:
        awaited: Returns who is awaited, in words, while it is not this page.
        given_up: Returns the end of the game in words once a side has given up.

    Args:
        own: What the game says of itself.
        sitting: The page at the table.
        title: What the line of the table is called.
        words: The reader's language.
        charts: As for `Session`.
        unseen: As for `OwnLines`.
    """

    war: OwnLines[S]

    def __init__(
        self,
        own: MapGame[S, W, A],
        sitting: Sitting[S],
        title: str,
        words: W,
        charts: Callable[[bool], None] | None = None,
        *,
        unseen: Unseen[S] = as_it_is,
    ) -> None:
        self.sitting, self._line_name = sitting, title
        self._told_last: Tale[A] | None = None
        self._own_first = 1  # where what is told of the reader's own last decision begins
        self.awaited: Callable[[], str] = str
        self.given_up: Callable[[], str] = str
        self.looks_on = lambda: True  # the sitting says what others do
        super().__init__(own, OwnLines(RoomTable(sitting), title, unseen), words, charts)

    @property
    def is_apart(self) -> bool:
        """Whether the reader tries a line of their own."""
        return self.war.is_apart

    @property
    def is_over(self) -> bool:
        """Whether nobody decides at the table any more."""
        return self.war.shared.game.outcome is not None or bool(self.sitting.record.given_up)

    @property
    def left(self) -> Seat | None:
        """The side that has given up at the table, or resigned a line that the reader tries by themselves."""
        gone = self.sitting.record.given_up
        return super().left if self.is_apart else next((seat for seat in SEATS if seat == gone), None)

    def save_text(self) -> str:
        """Return the game of the table as a save file, its moves sealed while it goes on."""
        return self._sealed(self.war.shared)

    def position_text(self) -> str:
        """Return the same up to the moment shown."""
        if self.is_apart or self._moment.at is None:
            return self.save_text()
        return self._sealed(self.war.shared.fork(self._moment.at))

    def _sealed(self, table: Table[S]) -> str:
        text = table.save_text()
        return text if self.is_over else seal(text)

    def hear_others(self, game: Game[S], before: int) -> None:
        """Show what was decided elsewhere, or taken back.

        Args:
            game: The game of the table; another one than before where something was taken back.
            before: The moment up to which the history is as it was.
        """
        notice, was = None, self.war.shared.game
        if game is not was:
            self.war.put(RoomTable(self.sitting))
            if game.ply < was.ply:
                notice = info(self._words, "table-taken-back")
        if self.is_apart:
            self.renew()
            return
        with self._acting():
            self._moment.at = None
            self._tell_others(before)
        self._paint(notice)

    def renew_table(self, notice: Notice | None = None) -> None:
        """Show anew what depends on who sits at the table, and a notice."""
        if not self.is_apart:
            table = RoomTable(self.sitting)
            table.reasons = self.war.shared.reasons
            self.war.put(table)
            if self.sitting.record.given_up:
                self.tale.turn_to(None)
        said = notice or self.board.scene.get("notice")  # what was said a moment ago holds
        self.board.renew(lambda: self.scene(said), "table")

    def go_back(self) -> None:
        """Show the table again, after a line of the reader's own."""
        notice = times.switch(self.war, {"branch": FIRST}, self._words)
        self._moment.at = None
        self._news = News()
        self.game.follow(self._hear)
        self._paint(notice)

    def _paint(self, notice: Notice | None) -> None:
        """Show the board first, for somebody waits; then tell those who keep or draw the game."""
        self._moment.show()
        self.board.renew(lambda: self.scene(notice), "table")
        failed = self._hearers.changed(self.game)
        failed = self._hearers.shown(self.game, self._moment.at) or failed
        if failed:
            self.board.renew(lambda: self.scene(failed), "table")

    def _tell_others(self, before: int) -> None:
        """Tell what has come; what the reader has not read yet stays before it."""
        table, last, teller = self.table, self._told_last, self._telling.teller
        reads = last if last is not None and last.at is not None else None
        own_first = last.first if isinstance(last, Arrived) else self._own_first
        first = own_first if reads else before + 1
        acts = teller.acts(table.game.history, first, table.game.ply)
        tale = Arrived(teller, acts, reader_of(table), first)
        passed = self._telling.tell(table, tale)
        motion = self.own.acts_motion(passed)
        if reads and reads.at is not None:
            tale.turn_to(reads.at)
            motion = self.own.motions(table.game.history[before:])
            if reads.at + 1 < len(reads):
                motion = []  # the map stands at an earlier card
            elif reads.at + 1 < len(tale):
                motion = self.own.acts_motion(tale.turn_to(reads.at + 1))
        self._news = News(motion)

    # What the board shows

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the board shows now."""
        scene = super().scene(notice)
        if self.is_apart:
            return scene
        self._told_last = self.tale
        if scene["can"]["undo"]:
            scene["can"] |= {"words": self._undo_words()}
        if said := self.given_up():
            winner = next(side for side in self.own.rules.seats if side != self.sitting.record.given_up)
            scene["over"] = {"text": said, "winner": winner}
        prompt = scene["prompt"]
        if self._moment.is_now and not self.is_telling and not prompt["yours"] and "over" not in scene:
            empty = {name: "" for name in ASKING if name in prompt and name != "seat"}
            scene["prompt"] = prompt | empty | {"text": self.awaited()}
        return scene

    @property
    def _at_table(self) -> RoomTable[S]:
        table = self.war.shared
        assert isinstance(table, RoomTable)
        return table

    @property
    def past(self) -> Past:
        """What the board says of the past of the table."""
        return Past(self._action_at, self._moment_at)

    def _action_at(self, at: int) -> str:
        """Return what one press did after a moment, as the log says it; as it was offered if that is silent.

        The log says each move by itself: what one press decided is said as it was offered, too.
        """
        game = self.war.shared.game
        after = range(at + 1, game.ply)
        press = [at, *takewhile(self.sitting.goes_on, after)]
        if len(press) > 1:
            actions = [action for one in press if (action := game.history[one + 1].action)]
            return self.own.line(game.state_at(at), Choice(tuple(actions)), self._words)
        lines = (
            line for line in self._logbook.lines(game) if line["ply"] == at + 1 and line["kind"] == "chose"
        )
        if line := next(lines, None):
            return str(line["text"])
        action = game.history[at + 1].action
        return self.own.line(game.state_at(at), Choice((action,) if action else ()), self._words)

    def _moment_at(self, at: int) -> str:
        game = self.war.shared.game
        return str(self.own.scene(Look(game, game.state_at(at)), self._words)["heading"])

    def _tale_view(self) -> Part:
        """Return what is told; where the reader is not awaited, it passes by itself."""
        view = super()._tale_view()
        return view if self.is_apart or self.table.person_decides else view | {"pace": PACE, "closes": True}

    def _guide(self) -> Part | None:
        return super()._guide() if self.sitting.record.agreed.hints else None

    def inform(self, message: Message) -> Part | Thought[Part]:
        """Answer a question of the browser; advice only where it was agreed."""
        if message["what"] in ADVICE and not self.sitting.record.agreed.hints:
            raise Unanswered(info(self._words, "table-no-hints"))
        return super().inform(message)

    # What the reader does

    def _decided(self, before: int, own: int) -> None:
        self._own_first = before + 1
        super()._decided(before, own)

    def _undo(self, message: Message) -> Notice | None:
        """Ask the reader, and then the other side, whether the last decision may be taken back."""
        return super()._undo(message) if self.is_apart else self._wish_back()

    def _redo(self, message: Message) -> Notice | None:
        if not self.is_apart:
            raise CannotUndo("redo-nothing")
        return super()._redo(message)

    def _branch(self, message: Message) -> Notice:
        """Begin a line of the reader's own at a moment."""
        turn = self.table.game.state_at(message["at"]).turn
        begun = self.war.fork(message["at"], new_branch_name(self.war, message["name"], turn, self._words))
        self._moment.at = None
        return info(self._words, "table-apart", hint="table-apart-hint", name=begun.name)

    def _drop(self, message: Message) -> Notice:
        if message["branch"] == FIRST:
            return stopped(self._words, "table-stays")
        return super()._drop(message)

    def _begin_anew(self, message: Message) -> Notice | None:  # type: ignore[override]  # it may refuse
        """Begin the game again, once nobody waits at the table any more."""
        if not self.is_over:
            return stopped(self._words, "table-not-over")
        super()._begin_anew(message)
        return None
