"""What the board asks without changing anything, and the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Action, parse_line
from algeria_lab.core.refusals import UnknownName
from algeria_lab.twilight.geography import SPACES
from algeria_lab.views.play.questions import answered, decided_at, log_page
from algeria_lab.views.play.who_played import only_person
from algeria_lab.views.shared.notices import info
from algeria_lab.views.shared.rules import rule_view
from algeria_lab.views.shared.scene_widget import Unanswered
from algeria_lab.views.twilight.board.card_table import cards_text, make_cards
from algeria_lab.views.twilight.board.places import place_says
from algeria_lab.views.twilight.choosing.offers import compose, offer_of, offers_at
from algeria_lab.views.twilight.choosing.planning import plan_line
from algeria_lab.views.twilight.choosing.refusals import refused_at
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.sheets.advice import advise, because_view, told_advice
from algeria_lab.views.twilight.sheets.campaign_page import campaign_sheet
from algeria_lab.views.twilight.sheets.ending import end_sheet
from algeria_lab.views.twilight.sheets.minute import first_minute
from algeria_lab.views.twilight.sheets.report import report_file
from algeria_lab.views.twilight.showing import TwilightShowing
from algeria_lab.views.twilight.telling.logbook import ON_MAP

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from algeria_lab.players.base import Because
    from algeria_lab.players.table import Table
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.choosing.planning import OffLimits
    from algeria_lab.views.twilight.telling.logbook import Logbook
    from algeria_lab.views.twilight.words.text import TwilightWords

Message = dict[str, Any]
Reply = dict[str, Any]


class Questions:
    """Answers the questions of one board.

    Args:
        table: The game that is looked at, and the reasons of its computers; read anew for each question.
        words: The reader's language.
        logbook: The log in that language.
        played: The whole line that is played, for pages that look back on it; None where that is *table*.
        off_limits: Says why an action is not part of what the table is limited to; None where it is.
    """

    def __init__(
        self,
        table: Table[State],
        words: TwilightWords,
        logbook: Logbook,
        off_limits: OffLimits,
        played: Table[State] | None = None,
    ) -> None:
        self._off_limits = off_limits
        self._table, self._words, self._logbook = table, words, logbook
        played = played or table
        self._showing = TwilightShowing(words)
        self._answers: Mapping[str, Callable[[Message], Reply]] = {
            "here": self._here,
            "offer": self._offer,
            "plan": self._plan,
            "rule": lambda message: rule_view(str(message["key"]), words, RULES.name),
            "hint": lambda _: self._hint(),
            "log": self._log,
            "why": self._why,
            "text": lambda _: {"text": self._text()},
            "minute": lambda _: first_minute(played.game, words, only_person(played.seats)),
            "turn": lambda message: campaign_sheet(played.game.history, message["turn"], words).view(),
            "ending": lambda _: end_sheet(played.game, played.seat_names, words).view(),
            "report": lambda message: report_file(
                str(message["form"]), played.game, played.seat_names, words
            ),
        }

    def answer(self, message: Message) -> Reply:
        """Return the reply to a question of the browser; see `Question` in the browser's types.

        Raises:
            UnknownName: If the question, or what it is about, is not known.
        """
        return answered(self._answers, message)

    @property
    def _state(self) -> State:
        return self._table.game.state

    def _here(self, message: Message) -> Reply:
        """Return what can be done at a space now, and what cannot and why."""
        place = message["place"]
        if place not in ON_MAP or not self._state.agenda:
            return {"offers": [], "refused": []}
        found = offers_at(self._state, place, self._legal, self._words)
        return {**found, "refused": refused_at(self._state, place, self._words)}

    @property
    def _legal(self) -> list[Action]:
        """What may be offered: of what the rules allow, what the table is not limited against."""
        return list(filter(self._table.shows, self._table.game.legal()))

    def _offer(self, message: Message) -> Reply:
        (begun, *_) = parse_line(message["line"])
        action = RULES.complete(self._state, begun)
        return offer_of(self._state, action, self._legal, self._words)

    def _plan(self, message: Message) -> Reply:
        line = message["line"] if "line" in message else compose(self._state, message, self._legal)
        return plan_line(self._state, line, self._words, self._off_limits)

    def _log(self, message: Message) -> Reply:
        """Return the newest lines before an id that fit a filter, and whether older ones fit, too."""
        return log_page(self._logbook.lines(self._table.game, self._table.reasons), message)

    def _why(self, message: Message) -> Reply:
        """Return what a computer decided at a moment, and every question that it asked on the way."""
        _, choice = decided_at(self._table, message["at"])
        side = self._words.side(choice.line[0].seat)
        text = self._words.listed([self._words.action(action) for action in choice.line])
        return {
            "text": self._words.say("panel-why", side=side, action=text),
            "because": [self._because(one) for one in choice.because],
        }

    def _hint(self) -> Reply:
        """Return what a computer of the same side would do now, and everything that it asked itself."""
        game = self._table.game
        if game.to_move is None:
            raise UnknownName("decision", game.ply, ())
        choice = advise(game)
        if not self._table.shows(choice.line[0]):
            raise Unanswered(info(self._words, "guiding-no-advice"))
        return told_advice(game.state, choice, self._words)

    def _because(self, because: Because) -> Reply:
        return because_view(because, self._words)

    def _text(self) -> str:
        """Return the whole position in words: the tracks, what lies beside the map, then every space."""
        beside = cards_text(make_cards(self._table.game, self._state, (), self._words), self._words)
        spaces = [place_says(self._state, space, self._words) for space in SPACES]
        return "\n".join([self._showing.position(self._state).text, *beside, *spaces])
