"""A game on its map: picks are played, others answer, what happened is told, the past can be visited."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic

from algeria_lab.core.rules import S
from algeria_lab.players.branches import Branches
from algeria_lab.players.table import Table
from algeria_lab.views.play.asked import Asked, Look, W
from algeria_lab.views.play.deeds import Deed, Message
from algeria_lab.views.play.leaving import Leaving
from algeria_lab.views.play.map_game import MapGame
from algeria_lab.views.play.map_scene import map_scene
from algeria_lab.views.play.questions import answer
from algeria_lab.views.play.session import Session
from algeria_lab.views.play.sheets.models import turn_to_read
from algeria_lab.views.play.sheets.who_played import only_person
from algeria_lab.views.play.sparing import Sparing
from algeria_lab.views.play.time import deeds as times
from algeria_lab.views.play.time.timeline import branch_name, make_time
from algeria_lab.views.play.told.costly import LookingBack
from algeria_lab.views.play.told.telling import A, Tale, Telling, reader_of
from algeria_lab.views.play.told.watched import Watched
from algeria_lab.views.shared.glossary import all_terms
from algeria_lab.views.shared.notices import Notice, info

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.core.actions import Action
    from algeria_lab.views.shared.scene_widget import Scene
    from algeria_lab.views.shared.thinking import Thought

Part = dict[str, Any]
SMALL_STEP = 30  # actions: farther on, what moved on the way would be too much to follow


@dataclass(frozen=True)
class News:
    """What a scene tells of the step that led to it, and no later one.

    Attributes:
        motion: What moved on the map; see `Motion` in the browser's types.
        rolls: The rolls of the reader's last choice.
        prediction: What came of the reader's prediction, if there was one.
    """

    motion: list[Part] = field(default_factory=list)
    rolls: list[Part] = field(default_factory=list)
    prediction: Part | None = None


class MapSession(Leaving[S], Session[S, W], Generic[S, W, A]):
    """One game on its map with its branches, and one board.

    Attributes:
        own: What the game says of itself.
        war: All lines of the game, and which of them is played.

    Args:
        own: As above.
        war: The game, with branches or as one table.
        words: The reader's language.
        charts: As for `Session`.
        in_notebook: Whether the board stands among cells, which say what a game is and what came of it: its
            sheets do not lie over it by themselves, they are one click away. A reader who plays both sides
            is told nothing of what they did themselves.
        spares: Whether what a game asks again and again is answered for people who do not wish to be asked.
    """

    family = "session"

    def __init__(
        self,
        own: MapGame[S, W, A],
        war: Branches[S] | Table[S],
        words: W,
        charts: Callable[[bool], None] | None = None,
        *,
        in_notebook: bool = False,
        spares: bool = False,
    ) -> None:
        self.own, self.widget, self._in_notebook = own, own.widget, in_notebook
        self._sparing = Sparing(own.spared) if spares and own.spared else None
        self.war = war if isinstance(war, Branches) else Branches(war)
        self._comparers: list[Callable[[str], None]] = []
        self._beginners: list[Callable[[str], None]] = []
        self._guided: bool | None = None  # what the reader wished; None as long as they have not said
        self._score = own.score() if own.score else None
        self._back = LookingBack(own.judged)
        self._telling = Telling[S, A](own.teller(words), both_hear=not in_notebook)
        self._news = News()
        self._has_begun = False
        super().__init__(words, charts)

    @property
    def table(self) -> Table[S]:
        """The line that is played, and who sits at it."""
        return self.war.table

    @property
    def title(self) -> str:
        """What is played, in words: the position that the game began from."""
        return self._words.begun(self.game)

    @property
    def tale(self) -> Tale[A]:
        """What may be told of the present: of what led here from the reader's last decision."""
        return self._telling.of(self.table)

    @property
    def is_telling(self) -> bool:
        """Whether a card is shown, and nobody is asked anything yet."""
        return self._moment.is_now and self.tale.at is not None

    @property
    def _asks(self) -> bool:
        """Whether the board shows the present and what is asked in it, after all that is told."""
        return self._moment.is_now and not self.is_telling

    @property
    def told_act(self) -> A | None:
        """The act that is told just now; None where the board shows something else."""
        return self.tale.act if self.is_telling else None

    @property
    def shown(self) -> Table[S]:
        """The table as the board shows it: the present, a past moment, or the one that is told."""
        act, at = self.told_act, self._moment.at
        if act is not None:
            return self.table.fork(act.at)
        return self.table if at is None else self.table.fork(at)

    def deeds(self) -> dict[str, Deed]:
        """Return what the browser may ask for, by the kind of its message."""
        return super().deeds() | {
            "mark": Deed(lambda message: times.mark(self.war, message, self._words), is_kept=True),
            "unmark": Deed(lambda message: times.unmark(self.war, message, self._words), is_kept=True),
            "branch": Deed(self._branch, is_kept=True),
            "switch": Deed(self._switch, is_kept=True),
            "drop": Deed(self._drop, is_kept=True),
            "compare": Deed(self._compare),
            "begin": Deed(self._begin_anew),
            "told": Deed(self._told),
            "chart": Deed(self._chart),
            "guide": Deed(self._guide_on),
            "spare": Deed(self._spare_wish, is_kept=True),
            "resign": Deed(self._resign, is_about_now=True, is_kept=True),
        }

    def on_compare(self, comparer: Callable[[str], None]) -> None:
        """Call *comparer* with the id of a branch when the reader wants it compared with the current one."""
        self._comparers.append(comparer)

    def on_begin(self, beginner: Callable[[str], None]) -> None:
        """Call *beginner* when the reader wants the game anew.

        It is told how: ``exchange``, the other side; ``again``, the same dice.
        """
        self._beginners.append(beginner)

    def save_text(self) -> str:
        """Return the text of a save file: every branch with its bookmarks, and who sits where."""
        return self.war.save_text()

    def position_text(self) -> str:
        """Return the text of a save file that ends with the moment shown, without other branches."""
        return self.shown.save_text()

    def seat(self, table: Table[S]) -> None:
        """Put another table on the board; the next scene shows it."""
        self.war, self._moment.at, self._news = Branches(table), None, News()

    def atlas(self) -> dict[str, Any]:
        """Return the drawing of the map, the names on it, and the words of the game."""
        return self.own.atlas(self._words) | {"terms": all_terms(self._words, self.own.rules.name)}

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the board shows now."""
        own, words, table, act = self.own, self._words, self.shown, self.told_act
        game, asks = table.game, self._asks and not self.left
        yours, position = asks and table.person_decides, act.shown if act else game.state
        shown = map_scene(
            own,
            Look(game, position, table.offered() if yours else [], yours, table.wants),
            self._logbook.lines(game, table.reasons),
            words,
            charts=self._charts,
            can=self._can(table),
            time=make_time(self.war, game.ply, words) | own.pages(self.game.history, game.ply),
            motion=self._news.motion,
            rolls=self._news.rolls,
            prediction=self._news.prediction,
            guide=self._guide(),
            notice=notice,
            telling=self._tale_view() if self._moment.is_now else None,
            limited="" if self.is_telling else self.limited,
            thinks=self._thinks(own.opponents),
            result=self.results.of(self.table, self.left) if self._moment.is_now else None,
            **self._sheets(table),
        )
        return self._left_or_asked(self._waiting(shown))

    def _tale_view(self) -> Part:
        """Return what is told; where nothing is asked behind it, its last card closes instead of going on."""
        limited = self.limited if self.is_telling else ""
        is_last = bool(limited) and limited == self._words.say("guiding-limited-all")
        return self.tale.view() | ({"closes": True} if is_last else {})

    def _sheets(self, table: Table[S]) -> Part:
        """Return what lies over the board by itself: the first minute, the page of a turn that has ended."""
        if self._in_notebook:
            return {"on_request": True}
        # What was read before the first decision does not come back when that is taken back.
        self._has_begun = self._has_begun or self.table.people_have_acted
        fresh = self._moment.is_now and not self._has_begun
        minute = self.own.minute(table.game, self._words, only_person(self.table.seats)) if fresh else None
        ended = turn_to_read(table)
        due = self.own.due(table.game.history, ended) if self._asks or self._tells_after(ended) else None
        return {"minute": minute, "turn_page": due}

    def _tells_after(self, ended: int | None) -> bool:
        """Return whether what is told happened after a turn that has ended: its page comes before that."""
        act = self.told_act
        if (
            act is None or ended is None or isinstance(self.tale, Watched)
        ):  # what passes by itself is not covered
            return False
        return bool(act.shown.turn > ended)

    def inform(self, message: Message) -> Part | Thought[Part]:
        """Answer a question of the browser about the moment shown."""
        table, words, log = self.shown, self._words, self._logbook
        asked = Asked(table, words, log, self.table, self._score, self._planned, self.left, self._back)
        return answer(self.own, asked, message)

    def _planned(self, state: S, action: Action) -> Notice | None:
        """Return why what is only planned is off limits; that nothing was played goes without saying."""
        notice = self._off_limits(state, action)
        unplayed = self._words.say("guiding-not-played")
        return notice and notice | {"hint": notice["hint"].removeprefix(unplayed).strip()}

    def answer(self, message: Message) -> Scene:
        """Carry out a message of the browser and return the next scene; see `Session`."""
        self._news = replace(self._news, motion=[]) if message["kind"] == "told" else News()
        return super().answer(message)

    def _use(self, words: W) -> None:
        super()._use(words)
        self._logbook = self.own.logbook(words)
        self._telling.teller = self.own.teller(words)
        self._news = News()
        self._has_begun = False

    def _guide(self) -> Part | None:
        """Return the guide, where the reader decides and wants it."""
        # Where a guide of a lesson leads, the advice for the whole game stands back.
        is_new = self.game.state.turn <= self.own.guided_turns and self.table.limit is None
        wanted = is_new if self._guided is None else self._guided
        if not (wanted and self._asks and self.table.person_decides):
            return None
        return self.own.guide(self.game, self._words)

    def _guide_on(self, message: Message) -> None:
        self._guided = message["on"]

    def _opened(self, before: int) -> None:
        if not self.table.people_have_acted:
            self._spare()
        self._telling.begin(self.table, before)

    def _undo(self, message: Message) -> Notice | None:
        """Take back the last decision, be it to resign."""
        return self._undo_leaving() or super()._undo(message)

    def _decided(self, before: int, own: int) -> None:
        rolls = self._logbook.rolls(self.game, before + 1, own)
        passed = self._telling.go_on(self.table, before, own)
        self._news = News(self.own.acts_motion(passed), rolls)

    def _rest(self, since: int, *, is_watched: bool = False) -> None:
        if is_watched:
            self._tell_moments(since)
            return
        self.tale.turn_to(None)
        step = self.game.history[since:]
        self._news = News(self.own.motions(step) if len(step) <= SMALL_STEP + 1 else [])

    def _tell_moments(self, before: int) -> None:
        """Tell in a few moments what was watched."""
        table, teller = self.table, self._telling.teller
        acts = teller.acts(table.game.history, before + 1, table.game.ply)
        passed = self._telling.tell(table, Watched(teller, acts, reader_of(table)))
        self._news = News(self.own.acts_motion(passed))

    def tell_since(self, before: int) -> None:
        """Tell what others decided since a moment, card by card, before the reader is asked anything."""
        self._news = News(self.own.acts_motion(self._telling.begin(self.table, before)))
        self.renew()

    def end_telling(self) -> None:
        """Tell no more; see `Session.end_telling`."""
        if self.is_telling:
            self.tale.turn_to(None)
            self._news = News()
            self.renew()

    def _pick(self, message: Message) -> None:
        before, line, said = self.game.ply, message["id"], message.get("predicted")
        if self.left:
            return
        self._decide(line)
        if self.own.predicted and isinstance(said, str):
            prediction = self.own.predicted(self._words, self.game, before, line, said, self._score)
            self._news = replace(self._news, prediction=prediction)

    def _redo(self, message: Message) -> Notice | None:
        before = self.game.ply
        notice = super()._redo(message)
        self._news = News(self.own.motions(self.game.history[before:]))
        return notice

    def _told(self, message: Message) -> None:
        """Show a card of what is told, or go on to what is asked."""
        self._moment.at = None
        self._news = replace(self._news, motion=self.own.acts_motion(self.tale.turn_to(message["to"])))

    def _look(self, message: Message) -> Notice | None:
        """Show a moment, to look at only; what moved is shown on a small step forward."""
        start = self.shown.game.ply
        self.tale.turn_to(None)
        notice = super()._look(message)
        end = self.shown.game.ply
        if start < end <= start + SMALL_STEP:
            self._news = News(self.own.motions(self.game.history[start : end + 1]))
        return notice

    def _out_of_time(self, message: Message) -> Notice | None:
        if not self._moment.is_now and self._deeds[message["kind"]].is_about_now:
            return info(self._words, "time-only-looking", hint="time-only-looking-hint")
        return super()._out_of_time(message)

    def _branch(self, message: Message) -> Notice:
        """Leave the line that is played at a moment: what was picked until then can be taken back on both."""
        picks = self._picks_here
        begun, notice = times.branch(self.war, message, self._words)
        self._picks[self.table] = picks.until(begun.left)
        self._moment.at = None
        self.table.let_computers_act()
        return notice

    def _switch(self, message: Message) -> Notice:
        notice = times.switch(self.war, message, self._words)
        self._moment.at = None
        return notice

    def _drop(self, message: Message) -> Notice:
        before = self.table
        notice = times.drop(self.war, message, self._words)
        if self.table is not before:
            self._moment.at = None
        return notice

    def _compare(self, message: Message) -> Notice:
        other = self.war.find(message["branch"])
        if other is self.war.current:
            return info(self._words, "time-compare-itself")
        for comparer in self._comparers:
            comparer(other.id)
        return info(self._words, "time-compared", name=branch_name(other, self._words))

    def _begin_anew(self, message: Message) -> None:
        for beginner in self._beginners:
            beginner(message["way"])
