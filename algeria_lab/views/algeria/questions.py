"""What the board asks without changing anything, and the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.frames import React
from algeria_lab.core.actions import parse_line
from algeria_lab.core.refusals import UnknownName
from algeria_lab.views.algeria.choosing.offers import here, offer_of
from algeria_lab.views.algeria.choosing.plans import compose, line_text, plan_line
from algeria_lab.views.algeria.choosing.stack_moves import STACK, stack_offers, stack_plan
from algeria_lab.views.algeria.sheets.ending import end_sheet
from algeria_lab.views.algeria.sheets.guide import told_advice
from algeria_lab.views.algeria.sheets.minute import first_minute
from algeria_lab.views.algeria.sheets.report import report_file
from algeria_lab.views.algeria.sheets.turn_page import turn_sheet
from algeria_lab.views.algeria.words.position import position_text
from algeria_lab.views.algeria.words.reasons import because_view
from algeria_lab.views.play.questions import answered, decided_at, log_page
from algeria_lab.views.play.who_played import only_person
from algeria_lab.views.shared.notices import info
from algeria_lab.views.shared.rules import rule_view
from algeria_lab.views.shared.scene_widget import Unanswered

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.players.base import Choice
    from algeria_lab.players.table import Table
    from algeria_lab.views.algeria.choosing.plans import OffLimits
    from algeria_lab.views.algeria.odds.predictions import Score
    from algeria_lab.views.algeria.telling.logbook import Logbook
    from algeria_lab.views.algeria.words.text import Words

Message = dict[str, Any]
Reply = dict[str, Any]


class Questions:
    """Answers the questions of one board.

    Args:
        table: The game that is looked at, and the reasons of its computers; read anew for each question.
        words: The reader's language.
        logbook: The log in that language.
        played: The whole line that is played, for pages that look back on it; None where that is *table*.
        score: How good the reader's predictions have been; None where nobody predicts.
        off_limits: Says why an action is not part of what the table is limited to; None where nothing is.
    """

    def __init__(
        self,
        table: Table[State],
        words: Words,
        logbook: Logbook,
        played: Table[State] | None = None,
        score: Score | None = None,
        off_limits: OffLimits | None = None,
    ) -> None:
        self._table = table
        self._off_limits = off_limits
        self._played = played or table
        self._words = words
        self._logbook = logbook
        self._score = score
        self._answers: Mapping[str, Callable[[Message], Reply]] = {
            "here": self._here,
            "plan": self._plan,
            "offer": self._offer,
            "rule": lambda message: rule_view(message["key"], self._words, self._game.rules.name),
            "roll": self._roll,
            "log": self._log,
            "hint": lambda _: self._hint(),
            "why": self._why,
            "minute": lambda _: first_minute(self._game, self._words, only_person(self._played.seats)),
            "text": lambda _: {"text": position_text(self._state, self._words)},
            "turn": lambda message: turn_sheet(
                self._played.game.history, message["turn"], self._words
            ).view(),
            "ending": lambda _: end_sheet(
                self._played.game, self._played.seat_names, self._words, self._score
            ).view(),
            "report": self._report,
        }

    def answer(self, message: Message) -> Reply:
        """Return the reply to a question of the browser; see `Question` in the browser's types.

        Raises:
            UnknownName: If the question, or what it is about, is not known.
        """
        return answered(self._answers, message)

    @property
    def _game(self) -> Game[State]:
        return self._table.game

    @property
    def _state(self) -> State:
        return self._table.game.state

    def _here(self, message: Message) -> Reply:
        state, place = self._state, message["place"]
        shows = self._table.shows
        found, stacks = here(state, place, self._words, shows), stack_offers(state, place, self._words, shows)
        # To send units elsewhere together is also the way to send one.
        units = [name for offer in stacks for group in offer["crew"] for name in group["ids"]]
        whole = {"whole": [f"gov {STACK} {name}" for name in units]} if stacks else {}
        return {**found, **whole, "offers": [self._answering(one) for one in found["offers"]] + stacks}

    def _offer(self, message: Message) -> Reply:
        (begun, *_) = parse_line(message["line"])
        action = self._game.rules.complete(self._state, begun)
        return self._answering(offer_of(self._state, action, self._words))

    def _answering(self, offer: Reply) -> Reply:
        """Return an offer with the roll that it answers: whoever reacts must know to what."""
        frame = self._state.top
        if not isinstance(frame, React):
            return offer
        lines = reversed(self._logbook.lines(self._game))
        fallen = (line["text"] for line in lines if "faces" in line and frame.area in line.get("places", ()))
        return {**offer, "answers": next(fallen, "")}

    def _plan(self, message: Message) -> Reply:
        if message.get("mission") == STACK:
            return stack_plan(self._state, message, self._words, self._off_limits)
        line = message["line"] if "line" in message else compose(self._state, message)
        return plan_line(self._state, line, self._words, self._off_limits)

    def _roll(self, message: Message) -> Reply:
        roll = self._logbook.roll(self._game, message["entry"])
        if roll is None:
            raise UnknownName("roll", message["entry"], ())
        return roll

    def _report(self, message: Message) -> Reply:
        """Return a file about the whole war, in the form that is asked for."""
        played = self._played
        return dict(report_file(message["form"], played.game, played.seat_names, self._words, self._score))

    def _log(self, message: Message) -> Reply:
        """Return the newest lines before an id that fit a filter, and whether older ones fit, too."""
        return log_page(self._logbook.lines(self._game, self._table.reasons), message)

    def _hint(self) -> Reply:
        """Return what the guide advises, too, and everything that was asked on the way."""
        game = self._game
        if game.to_move is None:
            raise UnknownName("decision", game.ply, ())
        advice = told_advice(game, self._words)
        begun, *_ = parse_line(advice["line"])
        if not self._table.shows(game.rules.complete(game.state, begun)):
            raise Unanswered(info(self._words, "guiding-no-advice"))
        return advice

    def _why(self, message: Message) -> Reply:
        """Return what a computer decided at a moment, and every question that it asked on the way."""
        begun, choice = decided_at(self._table, message["at"])
        before = self._game.history[begun - 1].state
        side = self._words.side(choice.line[0].seat)
        text = line_text(before, choice.line, self._words)
        return {
            "text": self._words.say("panel-why", side=side, action=text),
            "because": self._because(choice),
        }

    def _because(self, choice: Choice) -> list[Reply]:
        return [because_view(because, self._words) for because in choice.because]
