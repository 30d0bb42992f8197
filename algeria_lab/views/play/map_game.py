"""A game on a drawn map, as its board knows it: what a game says of itself; the board is the same for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from algeria_lab.core.rules import S
from algeria_lab.views.play.asked import W
from algeria_lab.views.play.told.telling import A, Teller

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.core.rules import Rules
    from algeria_lab.players.base import Because, Choice
    from algeria_lab.players.roster import Roster
    from algeria_lab.views.play.asked import Asked, Look
    from algeria_lab.views.play.map_widget import MapWidget
    from algeria_lab.views.play.sheets.models import EndSheet, TurnSheet
    from algeria_lab.views.play.sheets.report import Report
    from algeria_lab.views.play.told.costly import Judged
    from algeria_lab.views.play.told.guide import Guide
    from algeria_lab.views.play.told.log import Logbook
    from algeria_lab.views.shared.thinking import Thought

Part = dict[str, Any]
Message = dict[str, Any]
Seats = Mapping[str, str]
LOG_LINES = 18  # of the log that a scene shows


def _every_turn(_history: Sequence[Any], ended: int | None) -> int | None:
    return ended


def _nothing_taught(_game: object, _words: object) -> Thought[Part]:
    yield from ()
    return {}


def _no_pages(_history: Sequence[Any], _at: int) -> Part:
    return {}


@dataclass(frozen=True)
class MapGame(Generic[S, W, A]):
    """What a game on a map says of itself to its board.

    The present position, the past, branches, what is told, asked, undone and kept is in the hands of
    `MapSession`, which holds one of these.

    Attributes:
        rules: Its rules.
        widget: What draws it.
        guided_turns: The last turn in which the guide speaks without being asked.
        log_lines: How far the log of a scene goes back at most, to show where a computer's choice began.

        atlas: What the board is told once in a language: names and drawings.
        scene: What the board shows of a moment that is the game's own; see `map_scene`.
        support: How the figures went that the sides play for, until what is shown.
        logbook: Makes the log in a language.
        teller: Makes the words in which the game is told.
        motions: What moved on the map in a piece of the history; its first entry is the moment before.
        acts_motion: What moved on the map in acts that are told.

        guide: The guide to the decision that is awaited; None once the game is over.
        taught: What the strongest player would do instead, in words, and what that teaches; nothing where
            there is only one way. It takes its time, in steps.
        advice: What to do now in words, where, why, and the line to send; called while somebody decides.
        line: Actions in words, from the position before them.
        because: A question that a computer asked itself, in words.
        minute: The first minute: who fights, how one wins; for the side of the one person at the table.
        position: The whole position in words.
        turn_sheet: The page of a turn.
        end_sheet: The page about the whole game.
        table: Everything that moved what the sides play for, as text in commas.
        report: What is written down of the game.
        questions: What the board asks besides, by name.

        due: Which page is to be read now that a turn has ended, if any; the turn's own by default.
        pages: How many pages there are and which is at hand at a moment, where that is not one a turn.
        score: Makes what counts a reader's predictions; None where nobody predicts.
        spared: The line with which a page answers for people what they are asked again and again, until they
            wish to be asked; empty where nothing of the kind is asked. None for no such question.
        predicted: What came of a prediction: the game, the moment before, the line, what was said, the score.
        judged: Who judges decisions once the game is over; None where nobody does.
        opponents: Whom the computer's players are called after while they think; None where nobody says.
    """

    rules: Rules[S]
    widget: type[MapWidget]
    guided_turns: int

    atlas: Callable[[W], Part]
    scene: Callable[[Look[S], W], Part]
    support: Callable[[Look[S], W], Part]
    logbook: Callable[[W], Logbook[S, Any]]
    teller: Callable[[W], Teller[S, A]]
    motions: Callable[[Sequence[Entry[S]]], list[Part]]
    acts_motion: Callable[[Sequence[A]], list[Part]]

    guide: Callable[[Game[S], W], Guide | None]
    advice: Callable[[Game[S], W], Part]
    line: Callable[[S, Choice, W], str]
    because: Callable[[Because, W], Part]
    minute: Callable[[Game[S], W, str], Part]
    position: Callable[[Game[S], W], str]
    turn_sheet: Callable[[Sequence[Entry[S]], int, W], TurnSheet]
    end_sheet: Callable[[Game[S], Seats, W, Any], EndSheet]
    table: Callable[[Game[S], W], str]
    report: Callable[[Game[S], Seats, W, Any], Report]
    questions: Mapping[str, Callable[[Asked[S, W], Message], Part]]

    log_lines: int = LOG_LINES
    taught: Callable[[Game[S], W], Thought[Part]] = field(default=_nothing_taught)
    due: Callable[[Sequence[Entry[S]], int | None], int | None] = field(default=_every_turn)
    pages: Callable[[Sequence[Entry[S]], int], Part] = field(default=_no_pages)
    score: Callable[[], Any] | None = None
    spared: Callable[[S], str] | None = None
    predicted: Callable[[W, Game[S], int, str, str, Any], Part | None] | None = None
    judged: Judged[S, W] | None = None
    opponents: Roster[Any] | None = None
