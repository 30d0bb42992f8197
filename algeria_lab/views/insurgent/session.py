"""A card game on the table: who looks, what they may pick, what they missed; computers answer."""

from __future__ import annotations

import secrets
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import SEATS, Action, Seat
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.sealed_saves import seal
from algeria_lab.core.refusals import MalformedAction, UnknownName
from algeria_lab.insurgent.cards import OTHER
from algeria_lab.insurgent.frames import Play
from algeria_lab.insurgent.state import SOLO, State
from algeria_lab.players.insurgent.opponents import OPPONENTS
from algeria_lab.players.table import Table
from algeria_lab.room.tables.shared import SharedTable
from algeria_lab.views.insurgent.costly import JUDGED
from algeria_lab.views.insurgent.hint import Adviser
from algeria_lab.views.insurgent.log import OPEN, DuelLog, seen_events
from algeria_lab.views.insurgent.picks import Pick, make_picks
from algeria_lab.views.insurgent.scene import Arrivals, Scene, Sight, arrivals, make_scene
from algeria_lab.views.insurgent.text import GAME, DuelWords
from algeria_lab.views.insurgent.turning import turning_points
from algeria_lab.views.insurgent.widget import DuelWidget, make_atlas
from algeria_lab.views.play.deeds import Deed, Message
from algeria_lab.views.play.session import Session
from algeria_lab.views.play.settings import MOST_SEED
from algeria_lab.views.play.sheets.who_played import ways
from algeria_lab.views.play.time.exchange import exchanged
from algeria_lab.views.play.time.timeline import turns
from algeria_lab.views.play.told.costly import LookingBack
from algeria_lab.views.shared.notices import Notice, info, refused, stopped
from algeria_lab.views.shared.numbers import percent
from algeria_lab.views.shared.rules import rule_view
from algeria_lab.views.shared.scene_widget import Unanswered

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.views.shared.thinking import Thought

DEALS = 150  # of the hidden cards, in which a risk is counted: a standard error of four points at most
KEPT_BYTES = 8  # of the name under which a browser keeps a line that left a game


class DuelSession(Session[State, DuelWords]):
    """One card game and one table in the browser; see `Session`.

    Args:
        table: The game at any moment of it.
        words: The reader's language, with the cards of the game.
    """

    family = "duel"
    widget = DuelWidget

    def __init__(self, table: Table[State], words: DuelWords) -> None:
        self._table, self._holder = table, ""
        self._back: LookingBack[State, DuelWords] = LookingBack(JUDGED)
        super().__init__(words)

    @property
    def table(self) -> Table[State]:
        """The game, and who sits at it; in a solo game nobody is asked for the French."""
        return self._table

    def deeds(self) -> dict[str, Deed]:
        """Return what the browser may ask for, by the kind of its message."""
        return super().deeds() | {
            "take": Deed(self._take, is_about_now=True),
            "branch": Deed(self._branch, is_kept=True),
            "begin": Deed(self._begin_anew, is_kept=True),
        }

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people decide for."""
        if self.game.scenario == SOLO:
            return ("fln",)
        return tuple(seat for seat in SEATS if self.table.seats.get(seat) is None)

    @property
    def title(self) -> str:
        """What kind of game it is, in words."""
        if isinstance(self.table, SharedTable):
            return self._words.say("duel-title-elsewhere", seat=next(iter(self.people), "none"))
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

    def atlas(self) -> dict[str, Any]:
        """Return what is printed on the cards, and the names of things."""
        return make_atlas(self._words)

    def seat(self, table: Table[State]) -> None:
        """Put another table on the board; see `Session.seat`."""
        self._table, self._holder = table, ""
        self._moment.at = None
        self._use(self._words)

    def _rest(self, since: int, *, is_watched: bool = False) -> None:  # noqa: ARG002 - told alike
        """Cover the hand that lies open once somebody else has decided."""
        seats = {entry.action.seat for entry in self.game.history[since + 1 :] if entry.action}
        if seats - {self._holder}:
            self._holder = ""

    def _use(self, words: DuelWords) -> None:
        super()._use(words)
        self._log = DuelLog(self.game, words)
        self._risks: tuple[object, dict[str, str]] = (None, {})

    def save_text(self) -> str:
        """Return the text of a save file, sealed while it holds what somebody at the table must not see."""
        return self._sealed(self.table)

    def position_text(self) -> str:
        """Return the text of a save file that ends with the moment shown, sealed as that moment was."""
        return self._sealed(self.table if self._moment.at is None else self.table.fork(self._moment.at))

    @staticmethod
    def _sealed(table: Table[State]) -> str:
        text = table.save_text()
        return text if table.game.outcome or table.game.scenario == SOLO else seal(text)

    def _view(self, viewer: str) -> State:
        """Return what a pair of eyes may see now; after the game the moment looked at, with all cards."""
        if self.is_open:
            return self.game.state_at(self._seen)
        return self.game.rules.observe(self.game.state, viewer)  # type: ignore[arg-type]  # "" is a spectator

    @property
    def _seen(self) -> int:
        return self.game.ply if self._moment.at is None or not self.is_open else self._moment.at

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the table shows now."""
        game, viewer, handover = self.game, self.viewer, self._handover
        eyes = OPEN if self.is_open else viewer
        view = self._view(viewer)
        first = self._missed_from(viewer or handover)
        sight = Sight(view, viewer, self.is_open, handover, self._arrivals(eyes, first), self._risk(view))
        shown = make_scene(
            self._words,
            sight,
            title=self.title,
            ply=game.ply,
            picks=[] if self.is_open else self._offered(view),
            limited=self.limited,
            news=self._log.lines(eyes, first, self._seen),
            log=self._log.lines(eyes, last=self._seen),
            notice=notice,
            can_undo=not (self.table.undo_obstacle(self.viewer) or self.forbids("undo")),
            can_redo=self.table.can_redo(),
            time=self._time(),
            points=turning_points(self._words, game) if self._moment.is_now else [],
            costly=self._looks_back,
            ways=list(self._ways),
            **self._result(),
        )
        return self._waiting(shown)

    def _result(self) -> dict[str, Any]:
        result = self.results.of(self.table) if self.is_open else None
        return {"result": result} if result else {}

    def _missed_from(self, seat: str) -> int:
        """Return the moment of a seat's last decision: what it brought and what came later is news."""
        actions = enumerate(entry.action for entry in self.game.history[: self._seen + 1])
        return max((ply for ply, action in actions if action and action.seat == seat), default=0)

    def _arrivals(self, eyes: str, first: int) -> Arrivals:
        """Return what lies anew for a pair of eyes; the first deal is not worth a mark."""
        entries = self.game.history[max(first, 1) : self._seen + 1]
        return arrivals([event for entry in entries for event in seen_events(self.game, entry.events, eyes)])

    def _risk(self, view: State) -> dict[str, str]:
        """Return the risks of the next turn, for a person who is about to play a card."""
        seat = self.viewer
        if self.is_open or not isinstance(view.top, Play) or view.top.seat != seat:
            return {}
        entry = self.game.history[-1]
        if self._risks[0] is not entry:
            self._risks = entry, risk_texts(self._words, view, "fln" if seat == "fln" else "gov")
        return self._risks[1]

    def _time(self) -> dict[str, Any]:
        begun = [{"turn": turn, "ply": ply} for turn, ply in turns(self.game) if turn]
        return {"at": self._seen, "last": self.game.ply, "open": self.is_open, "turns": begun}

    def inform(self, message: Message) -> dict[str, Any] | Thought[dict[str, Any]]:
        """Answer a question of the browser; what the strongest player finds takes thought.

        Raises:
            UnknownName: If it is another question, or about no rule of this game.
            Unanswered: If it asks for advice where there is none to give.
        """
        what = message["what"]
        if what == "rule":
            return rule_view(str(message.get("key")), self._words, GAME)
        if what == "hint":
            return self._hint()
        if what == "taught":
            return {} if self.table.limit else self._adviser().taught()
        if what == "costly" and self._looks_back:
            return self._back.reply(self.table, self._words)
        raise UnknownName("question", what, ("rule", "hint", "taught"))

    def _hint(self) -> dict[str, Any]:
        """Return a choice at once; at a limited table only one that it offers."""
        advice = self._adviser().quick()
        if not self.table.shows(Action.parse(advice["pick"])):
            raise Unanswered(info(self._words, "guiding-no-advice"))
        return advice

    def _adviser(self) -> Adviser:
        """Return who advises those who look, from what they see."""
        view, seat = self._view(self.viewer), next((one for one in SEATS if one == self.viewer), None)
        if self.is_open or seat is None or view.top is None or view.top.seat != seat:
            raise Unanswered(info(self._words, "duel-advice-nobody"))
        return Adviser(view, seat, self._words)

    def _decide(self, line: str) -> None:
        self._stay_covered()
        super()._decide(line)

    def _pick(self, message: Message) -> Notice | None:
        """Play what was picked, if it is offered to those who look; otherwise say why not."""
        wanted = message["id"]
        view = self.game.state if self.is_open else self._view(self.viewer)
        offered = {pick["id"] for pick in self._offered(view)}
        if wanted in offered:
            self._decide(wanted)
            return None
        return self._refuse(wanted, view)

    def _offered(self, view: State) -> list[Pick]:
        """Return what those who look may pick, as far as their table offers it."""
        if not self.table.person_decides:  # whoever decides sits elsewhere
            return []
        picks = make_picks(self._words, view, self.viewer)
        return [pick for pick in picks if self.table.shows(Action.parse(pick["id"]))]

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
        return self._off_limits(view, action) or stopped(self._words, "duel-malformed")

    def _undo(self, message: Message) -> Notice | None:
        self._stay_covered()
        return super()._undo(message)

    def _stay_covered(self) -> None:
        """See to it that nothing done on a covered screen uncovers a hand: nobody knows who sits there."""
        if self._handover:
            self._holder = ""

    @property
    def _looks_back(self) -> bool:
        """Whether the game is over, and its reader may ask which of their decisions cost most."""
        return self.is_open and self._back.is_offered(self.table)

    def _branch(self, message: Message) -> Notice:
        """Go on from a moment of the game that is over in a game of its own: the one that is over is kept."""
        if not self._looks_back:
            return stopped(self._words, "duel-look-later")
        table = self.table.fork(self.table.persons_moment(message["at"]))
        self.kept_as = secrets.token_hex(KEPT_BYTES)
        self.seat(table)
        self.table.let_computers_act()
        return info(self._words, "duel-branched", turn=str(table.game.state.turn))

    @property
    def _ways(self) -> tuple[str, ...]:
        """How a game that is over can be begun anew; the automaton takes no other side."""
        if not self._looks_back:
            return ()
        return ("again",) if self.game.scenario == SOLO else ways(self.table.seat_names)

    def _begin_anew(self, message: Message) -> Notice:
        """Begin another game with the same decks: with the same players, or from the other side."""
        way, seats = message["way"], self.table.seat_names
        if way not in self._ways:
            return stopped(self._words, "duel-look-later")
        chosen = exchanged(OPPONENTS, seats) if way == "exchange" else seats
        over, seed = self.game, secrets.randbelow(MOST_SEED) + 1
        game = Game(over.rules, over.scenario, over.options, seed=seed, voice=over.voice)
        self.kept_as = secrets.token_hex(KEPT_BYTES)
        self.results.begin([game])
        self.seat(Table(game, OPPONENTS.seat(chosen)))
        self.table.let_computers_act()
        return info(self._words, "duel-begun", game=self.title)

    def _take(self, message: Message) -> Notice | None:
        """Uncover the screen for the seat that decides."""
        if not self._handover:
            return stopped(self._words, "duel-take-nobody")
        if message["seat"] != self._handover:
            return stopped(self._words, "duel-take-other")
        self._holder = self._handover
        return None

    def _look(self, message: Message) -> Notice | None:
        """Show a moment of the game that is over, with all cards."""
        if not self.is_open:
            return stopped(self._words, "duel-look-later")
        if message["at"] is not None and not 0 <= message["at"] <= self.game.ply:
            return stopped(self._words, "duel-look-nowhere")
        return super()._look(message)


def notebook_session(table: Table[State], language: str) -> DuelSession:
    """Return a duel on a board in a notebook, in the words of the decks that are played with."""
    cards = table.game.rules.cards  # type: ignore[attr-defined]  # the rules of this game
    return DuelSession(table, DuelWords(language, cards))


HUNDREDTHS = 100
RARE = Fraction(5, HUNDREDTHS)  # below, a sample of this size cannot tell how rare


def risk_texts(words: DuelWords, view: State, seat: Seat) -> dict[str, str]:
    """Return by front how likely the opponent of *seat* wins there at the next turn, where that may happen.

    The sample depends on what *seat* sees and on the moment alone: looking again tells nothing new.
    """
    from algeria_lab.players.insurgent.chances import domination_risk

    rng = Random(f"risk {seat} {view.turn} {len(view.agenda)}")
    shares = domination_risk(view, seat, rng, DEALS)
    return {front: _risk_text(words, OTHER[seat], share) for front, share in shares.items() if share > 0}


def _risk_text(words: DuelWords, rival: str, share: float) -> str:
    """Return a sampled share in words, no finer than it deserves, and never as a certainty."""
    if share < RARE:
        return words.say("duel-risk-rare", seat=rival, chance=percent(words, RARE))
    hundredths = min(round(share * HUNDREDTHS), HUNDREDTHS - 1)
    return words.say("duel-risk", seat=rival, chance=percent(words, Fraction(hundredths, HUNDREDTHS)))
