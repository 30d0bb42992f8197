"""What the board of any game on a map asks without changing anything, and the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic

from algeria_lab.core.actions import parse_line
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.rules import S
from algeria_lab.views.play.map_game import W
from algeria_lab.views.play.sheets.report_parts import report_file
from algeria_lab.views.play.sheets.who_played import only_person
from algeria_lab.views.shared.notices import info
from algeria_lab.views.shared.rules import rule_view
from algeria_lab.views.shared.scene_widget import Unanswered

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from algeria_lab.core.actions import Action
    from algeria_lab.core.game import Game
    from algeria_lab.players.base import Choice
    from algeria_lab.players.table import Table
    from algeria_lab.views.play.map_game import MapGame
    from algeria_lab.views.play.told.log import Logbook
    from algeria_lab.views.shared.notices import Notice

    OffLimits = Callable[[S, Action], Notice | None]

Message = dict[str, Any]
Reply = dict[str, Any]
MOST_LINES = 200
# Kinds of lines by the name under which the board filters them.
GROUPS = {
    "decisions": frozenset({"chose"}),
    "dice": frozenset({"rolled"}),
    "moves": frozenset({"moved"}),
    "points": frozenset({"counted"}),
    "markers": frozenset({"flipped", "revealed"}),
}


class Questions(Generic[S, W]):
    """Answers the questions of one board; those of its game stand in `MapGame.questions`.

    Attributes:
        table: The game that is looked at, and the reasons of its computers.
        words: The reader's language.
        logbook: The log in that language.
        played: The whole line that is played, for pages that look back on it.
        score: How good the reader's predictions have been; None where nobody predicts.
        off_limits: Says why an action is not part of what the table is limited to; None where it is.

    Args:
        own: The game.
        table: As above.
        words: As above.
        logbook: As above.
        played: As above; None where that is *table*.
        score: As above.
        off_limits: As above.
    """

    def __init__(
        self,
        own: MapGame[S, W, Any],
        table: Table[S],
        words: W,
        logbook: Logbook[S, Any],
        *,
        played: Table[S] | None = None,
        score: Any = None,
        off_limits: OffLimits[S] = lambda _state, _action: None,
    ) -> None:
        self._own = own
        self.table, self.words, self.logbook = table, words, logbook
        self.played, self.score, self.off_limits = played or table, score, off_limits

    def answer(self, message: Message) -> Reply:
        """Return the reply to a question of the browser; see `Question` in the browser's types.

        Raises:
            UnknownName: If the question, or what it is about, is not known.
        """
        what = message["what"]
        if what in self._own.questions:
            return self._own.questions[what](self, message)
        if what not in self._COMMON:
            raise UnknownName("question", what, (*self._own.questions, *self._COMMON))
        return self._COMMON[what](self, message)

    @property
    def game(self) -> Game[S]:
        """The game that is looked at."""
        return self.table.game

    @property
    def state(self) -> S:
        """The position that is looked at."""
        return self.table.game.state

    @property
    def legal(self) -> list[Action]:
        """What may be offered: of what the rules allow, what the table is not limited against."""
        return list(filter(self.table.shows, self.game.legal()))

    def _rule(self, message: Message) -> Reply:
        return rule_view(str(message["key"]), self.words, self.game.rules.name)

    def _roll(self, message: Message) -> Reply:
        """Return a roll of the log, explained."""
        roll = self.logbook.roll(self.game, message["entry"])
        if roll is None:
            raise UnknownName("roll", message["entry"], ())
        return roll

    def _log(self, message: Message) -> Reply:
        """Return the newest lines before an id that fit a filter, and whether older ones fit, too."""
        return log_page(self.logbook.lines(self.game, self.table.reasons), message)

    def _hint(self, _message: Message) -> Reply:
        """Return what the guide advises, too, and everything that was asked on the way."""
        game = self.game
        if game.to_move is None:
            raise UnknownName("decision", game.ply, ())
        advice = self._own.advice(game, self.words)
        begun, *_ = parse_line(advice["line"])
        if not self.table.shows(game.rules.complete(game.state, begun)):
            raise Unanswered(info(self.words, "guiding-no-advice"))
        return advice

    def _why(self, message: Message) -> Reply:
        """Return what a computer decided at a moment, and every question that it asked on the way."""
        begun, choice = decided_at(self.table, message["at"])
        text = self._own.line(self.game.history[begun - 1].state, choice, self.words)
        side = self.words.side(choice.line[0].seat)
        return {
            "text": self.words.say("panel-why", side=side, action=text),
            "because": [self._own.because(one, self.words) for one in choice.because],
        }

    def _minute(self, _message: Message) -> Reply:
        return self._own.minute(self.game, self.words, only_person(self.played.seats))

    def _text(self, _message: Message) -> Reply:
        return {"text": self._own.position(self.game, self.words)}

    def _turn(self, message: Message) -> Reply:
        return self._own.turn_sheet(self.played.game.history, message["turn"], self.words).view()

    def _ending(self, _message: Message) -> Reply:
        played = self.played
        return self._own.end_sheet(played.game, played.seat_names, self.words, self.score).view()

    def _report(self, message: Message) -> Reply:
        """Return a file about the whole game, in the form that is asked for."""
        played = self.played
        return dict(
            report_file(
                str(message["form"]),
                played.game,
                lambda: self._own.table(played.game, self.words),
                lambda: self._own.report(played.game, played.seat_names, self.words, self.score),
            )
        )

    _COMMON: ClassVar[Mapping[str, Callable[[Questions[Any, Any], Message], Reply]]] = {
        "rule": _rule,
        "roll": _roll,
        "log": _log,
        "hint": _hint,
        "why": _why,
        "minute": _minute,
        "text": _text,
        "turn": _turn,
        "ending": _ending,
        "report": _report,
    }


def log_page(lines: Sequence[Reply], message: Message) -> Reply:
    """Return the newest lines before an id that fit a filter, and whether older ones fit, too."""
    fitting = [line for line in lines[: max(message["before"], 0)] if _fits(line, message)]
    count = min(max(message["count"], 0), MOST_LINES)
    return {"lines": fitting[-count:] if count else [], "more": len(fitting) > count}


def decided_at(table: Table[S], ply: int) -> tuple[int, Choice]:
    """Return where the decision of a computer began that a moment belongs to, and the decision.

    Raises:
        UnknownName: If no computer decided there.
    """
    reasons = table.reasons
    begun = max((at for at in reasons if at <= ply < at + len(reasons[at].line)), default=None)
    if begun is None or begun > table.game.ply:
        raise UnknownName("decision of a computer", ply, map(str, sorted(reasons)[-3:]))
    return begun, reasons[begun]


def _fits(line: Reply, wanted: Message) -> bool:
    """Return whether a line fits the filter; headings of phases only stand where nothing is left out."""
    side, place, group = wanted["side"], wanted["place"], wanted["group"]
    if side and line["seat"] != side:
        return False
    if place and place not in line.get("places", ()):
        return False
    return not group or line["kind"] in GROUPS.get(group, ())
