"""A card game on the table: who looks, what they may pick, what they missed; computers answer."""

from __future__ import annotations

import logging
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import SEATS, Action, Seat
from algeria_lab.core.refusals import IllegalAction, LabError, MalformedAction, UnknownName
from algeria_lab.insurgent.state import SOLO
from algeria_lab.views.insurgent.log import OPEN, DuelLog, seen_events
from algeria_lab.views.insurgent.picks import make_picks
from algeria_lab.views.insurgent.risk import risk_texts
from algeria_lab.views.insurgent.saves import seal
from algeria_lab.views.insurgent.scene import Arrivals, Scene, Sight, arrivals, make_scene
from algeria_lab.views.insurgent.text import GAME
from algeria_lab.views.insurgent.widget import DuelWidget, make_atlas
from algeria_lab.views.shared.notices import Notice, failed, info, obstacle, refused, stopped
from algeria_lab.views.shared.rules import rule_view

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.core.game import Game
    from algeria_lab.insurgent.state import State
    from algeria_lab.players.table import Table
    from algeria_lab.views.insurgent.text import DuelWords

_LOG = logging.getLogger(__name__)
# Deeds about the moment shown, which mean something else at another one.
_ABOUT_NOW = frozenset({"pick", "undo", "redo", "take"})


class DuelSession:
    """One card game and one table in the browser.

    Attributes:
        table: The game, and who sits at it. In a solo game nobody is asked for the French.
        board: The widget to show.

    Args:
        table: The game at any moment of it.
        words: The reader's language, with the cards of the game.
    """

    def __init__(self, table: Table[State], words: DuelWords) -> None:
        self.table = table
        self._words, self._log = words, DuelLog(words)
        self._watchers: list[Callable[[], None]] = []
        self._holder = ""
        self._at: int | None = None
        self._risks: tuple[object, dict[str, str]] = (None, {})
        self._deeds: dict[str, Callable[[dict[str, Any]], Notice | None]] = {
            "pick": self._pick,
            "undo": self._undo,
            "redo": self._redo,
            "take": self._take,
            "look": self._look,
        }
        self.table.let_computers_act()
        self.board = DuelWidget(make_atlas(words), words.ui("table-"), self.scene(), self.answer, self.inform)

    @property
    def game(self) -> Game[State]:
        """The game on the table."""
        return self.table.game

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people decide for."""
        if self.game.scenario == SOLO:
            return ("fln",)
        return tuple(seat for seat in SEATS if self.table.seats.get(seat) is None)

    @property
    def title(self) -> str:
        """What kind of game it is, in words."""
        people = "both" if len(self.people) > 1 else next(iter(self.people), "none")
        return self._words.say(f"duel-title-{SOLO if self.game.scenario == SOLO else people}")

    @property
    def is_open(self) -> bool:
        """Whether the game is over and all cards lie open."""
        return self.game.outcome is not None

    @property
    def viewer(self) -> str:
        """Whose eyes are before the screen: empty while two people pass it on."""
        people = self.people
        if len(people) == 1:
            return people[0]
        if self.is_open:
            return self._holder or (people or SEATS)[0]
        return self._holder if self._holder == self.game.to_move else ""

    @property
    def _handover(self) -> str:
        return "" if self.viewer else self.game.to_move or ""

    def watch(self, watcher: Callable[[], None]) -> None:
        """Call *watcher* after each decision, beginning now."""
        self._watchers.append(watcher)
        watcher()

    def speak(self, words: DuelWords) -> None:
        """Go on in another language."""
        self._words, self._log = words, DuelLog(words)
        self._risks = (None, {})
        self.board.speak(words.ui("table-"), self.scene(), make_atlas(words))

    def save_text(self) -> str:
        """Return the text of a save file, sealed while it holds what somebody at the table must not see."""
        text = self.table.save_text()
        return text if self.is_open or self.game.scenario == SOLO else seal(text)

    def _view(self, viewer: str) -> State:
        """Return what a pair of eyes may see now; after the game the moment looked at, with all cards."""
        if self.is_open:
            return self.game.state_at(self._moment)
        return self.game.rules.observe(self.game.state, viewer)  # type: ignore[arg-type]  # "" is a spectator

    @property
    def _moment(self) -> int:
        return self.game.ply if self._at is None or not self.is_open else self._at

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the table shows now."""
        game, viewer, handover = self.game, self.viewer, self._handover
        eyes = OPEN if self.is_open else viewer
        view = self._view(viewer)
        first = self._missed_from(viewer or handover)
        sight = Sight(view, viewer, self.is_open, handover, self._arrivals(eyes, first), self._risk(view))
        return make_scene(
            self._words,
            sight,
            title=self.title,
            ply=game.ply,
            picks=[] if self.is_open else make_picks(self._words, view, viewer),
            news=self._log.lines(game, eyes, first),
            log=self._log.lines(game, eyes),
            notice=notice,
            can_undo=not self.table.undo_obstacle(self.viewer),
            can_redo=game.can_redo(),
            time=self._time(),
        )

    def _missed_from(self, seat: str) -> int:
        """Return the moment of a seat's last decision: what it brought and what came later is news."""
        if self._at is not None and self.is_open:
            return self._at
        return max((ply for ply, entry in self._taken() if entry.seat == seat), default=0)

    def _taken(self) -> list[tuple[int, Action]]:
        return [(ply, entry.action) for ply, entry in enumerate(self.game.history) if entry.action]

    def _arrivals(self, eyes: str, first: int) -> Arrivals:
        """Return what lies anew for a pair of eyes; the first deal is not worth a mark."""
        entries = self.game.history[max(first, 1) : self._moment + 1]
        return arrivals([event for entry in entries for event in seen_events(self.game, entry.events, eyes)])

    def _risk(self, view: State) -> dict[str, str]:
        """Return the risks of the next turn, for a person who is about to play a card."""
        seat = self.viewer
        if self.is_open or not seat or not view.agenda or view.agenda[-1][:2] != ("play", seat):
            return {}
        entry = self.game.history[-1]
        if self._risks[0] is not entry:
            self._risks = entry, risk_texts(self._words, view, "fln" if seat == "fln" else "gov")
        return self._risks[1]

    def _time(self) -> dict[str, Any]:
        history = self.game.history
        turns = [(0, 0), *((entry.state.turn, ply) for ply, entry in enumerate(history))]
        begun = [{"turn": new[0], "ply": new[1]} for old, new in pairwise(turns) if new[0] != old[0]]
        return {"at": self._moment, "last": self.game.ply, "open": self.is_open, "turns": begun}

    def inform(self, message: dict[str, Any]) -> dict[str, Any]:
        """Answer a question of the browser.

        Raises:
            UnknownName: If it is about something else than a rule, or about no rule of this game.
        """
        if message["what"] != "rule":
            raise UnknownName("question", message["what"], ("rule",))
        return rule_view(str(message.get("rule")), self._words, GAME)

    def answer(self, message: dict[str, Any]) -> Scene:
        """Carry out a message of the browser and return the next scene.

        Whatever stands in the way comes as a notice over the position as it is then.
        """
        kind, before = message["kind"], self.game.history[-1]
        if kind in _ABOUT_NOW and message["ply"] != self.game.ply:
            return self.scene(info(self._words, "duel-old-screen"))
        try:
            notice = self._deeds[kind](message)
        except IllegalAction as error:
            notice = refused(self._words, error.refusal)
        except LabError as error:
            notice = obstacle(self._words, error)
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
            _LOG.exception("The session could not answer %r", message)
            notice = failed(self._words, "duel-failed", error)
        if self.game.history[-1] is not before:
            notice = self._tell() or notice
        return self.scene(notice)

    def play(self, action: str) -> None:
        """Play an action from a notebook cell and show it on the table.

        Raises:
            IllegalAction: If the action is refused; nothing has changed.
        """
        self._decide(action)
        self.board.show(self.scene(self._tell()))

    def _decide(self, action: str) -> None:
        self._at = None
        self._stay_covered()
        self.table.play(action)
        self.table.let_computers_act()

    def _pick(self, message: dict[str, Any]) -> Notice | None:
        """Play what was picked, if it is offered to those who look; otherwise say why not."""
        wanted, viewer = message["id"], self.viewer
        view = self.game.state if self.is_open else self._view(viewer)
        offered = {pick["id"] for pick in make_picks(self._words, view, viewer)}
        if wanted in offered:
            self._decide(wanted)
            return None
        return self._refuse(wanted, view)

    def _refuse(self, wanted: str, view: State) -> Notice:
        """Return why a choice is not offered, as far as those who look may know."""
        try:
            action = Action.parse(wanted, self.game.to_move)
        except MalformedAction:
            return stopped(self._words, "duel-malformed")
        if self._handover:
            return info(self._words, "duel-covered")
        if refusal := self.game.rules.refuse(view, action):
            return refused(self._words, refusal)
        return stopped(self._words, "duel-malformed")

    def _undo(self, _message: dict[str, Any]) -> Notice:
        self._stay_covered()
        self.table.undo(self.viewer)
        return info(self._words, "duel-undone")

    def _redo(self, _message: dict[str, Any]) -> None:
        self.table.redo()
        self.table.let_computers_act()

    def _stay_covered(self) -> None:
        """See to it that nothing done on a covered screen uncovers a hand: nobody knows who sits there."""
        if self._handover:
            self._holder = ""

    def _take(self, message: dict[str, Any]) -> Notice | None:
        """Uncover the screen for the seat that decides."""
        if not self._handover:
            return stopped(self._words, "duel-take-nobody")
        if message["seat"] != self._handover:
            return stopped(self._words, "duel-take-other")
        self._holder = self._handover
        return None

    def _look(self, message: dict[str, Any]) -> Notice | None:
        """Show a moment of the game that is over, with all cards."""
        at = message["at"]
        if not self.is_open:
            return stopped(self._words, "duel-look-later")
        if at is not None and not 0 <= at <= self.game.ply:
            return stopped(self._words, "duel-look-nowhere")
        self._at = None if at == self.game.ply else at
        return None

    def _tell(self) -> Notice | None:
        """Tell everybody who watches the game; one who fails does not stop it."""
        notice = None
        for watcher in self._watchers:
            try:
                watcher()
            except Exception as error:  # noqa: BLE001 - the game has gone on: the reader must see it, and hear of the rest
                _LOG.exception("A watcher of the game failed")
                notice = failed(self._words, "duel-watcher-failed", error)
        return notice
