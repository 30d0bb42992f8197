"""What the board of any game on a map asks without changing anything, and the answers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from algeria_lab.core.actions import parse_line
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.rules import S
from algeria_lab.views.play.asked import Asked, W
from algeria_lab.views.play.map_game import MapGame
from algeria_lab.views.play.resigning import left_sheet
from algeria_lab.views.play.sheets.report_parts import report_file
from algeria_lab.views.play.sheets.who_played import only_person
from algeria_lab.views.shared.notices import info
from algeria_lab.views.shared.rules import rule_view
from algeria_lab.views.shared.scene_widget import Unanswered

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from algeria_lab.players.base import Choice
    from algeria_lab.players.table import Table
    from algeria_lab.views.shared.thinking import Thought

Message = dict[str, Any]
Reply = dict[str, Any]
Own: TypeAlias = MapGame[Any, Any, Any]
AskedAny: TypeAlias = Asked[Any, Any]
MOST_LINES = 200
# Kinds of lines by the name under which the board filters them.
GROUPS = {
    "decisions": frozenset({"chose"}),
    "dice": frozenset({"rolled"}),
    "moves": frozenset({"moved"}),
    "points": frozenset({"counted"}),
    "markers": frozenset({"flipped", "revealed"}),
}


def answer(own: MapGame[S, W, Any], asked: Asked[S, W], message: Message) -> Reply | Thought[Reply]:
    """Return the reply to a question of the browser, or think about it; see `Question` in its types.

    Args:
        own: The game; what only its board asks stands in `MapGame.questions`.
        asked: What is looked at.
        message: The question.

    Raises:
        UnknownName: If the question, or what it is about, is not known.
    """
    what = message["what"]
    if what in own.questions:
        return own.questions[what](asked, message)
    if what not in COMMON:
        raise UnknownName("question", what, (*own.questions, *COMMON))
    return COMMON[what](own, asked, message)


def _rule(_own: Own, asked: AskedAny, message: Message) -> Reply:
    return rule_view(str(message["key"]), asked.words, asked.game.rules.name)


def _roll(_own: Own, asked: AskedAny, message: Message) -> Reply:
    """Return a roll of the log, explained."""
    roll = asked.logbook.roll(asked.game, message["entry"])
    if roll is None:
        raise UnknownName("roll", message["entry"], ())
    return roll


def _log(_own: Own, asked: AskedAny, message: Message) -> Reply:
    """Return the newest lines before an id that fit a filter, and whether older ones fit, too."""
    return log_page(asked.logbook.lines(asked.game, asked.table.reasons), message)


def _hint(own: Own, asked: AskedAny, _message: Message) -> Reply:
    """Return what the guide advises, too, and everything that was asked on the way."""
    game = asked.game
    if game.to_move is None:
        raise UnknownName("decision", game.ply, ())
    advice = own.advice(game, asked.words)
    begun, *_ = parse_line(advice["line"])
    if not asked.table.shows(game.rules.complete(game.state, begun)):
        raise Unanswered(info(asked.words, "guiding-no-advice"))
    return advice


def _taught(own: Own, asked: AskedAny, _message: Message) -> Reply | Thought[Reply]:
    """Return what the strongest player would do and what that teaches; nothing where a table is limited."""
    game = asked.game
    if game.to_move is None or asked.table.limit:
        return {}
    return own.taught(game, asked.words)


def _why(own: Own, asked: AskedAny, message: Message) -> Reply:
    """Return what a computer decided at a moment, and every question that it asked on the way."""
    begun, choice = decided_at(asked.table, message["at"])
    text = own.line(asked.game.history[begun - 1].state, choice, asked.words)
    side = asked.words.side(choice.line[0].seat)
    return {
        "text": asked.words.say("panel-why", side=side, action=text),
        "because": [own.because(one, asked.words) for one in choice.because],
    }


def _minute(own: Own, asked: AskedAny, _message: Message) -> Reply:
    return own.minute(asked.game, asked.words, only_person(asked.played.seats))


def _text(own: Own, asked: AskedAny, _message: Message) -> Reply:
    return {"text": own.position(asked.game, asked.words)}


def _turn(own: Own, asked: AskedAny, message: Message) -> Reply:
    try:
        return own.turn_sheet(asked.played.game.history, message["turn"], asked.words).view()
    except UnknownName as error:  # of a turn before the game began here, or one that has not come
        raise Unanswered(info(asked.words, "session-no-page")) from error


def _ending(own: Own, asked: AskedAny, _message: Message) -> Reply:
    played = asked.played
    sheet = own.end_sheet(played.game, played.seat_names, asked.words, asked.score)
    sheet = left_sheet(sheet, asked.left, asked.words) if asked.left else sheet
    looks_back = sheet.over and asked.back is not None and asked.back.is_offered(played)
    return replace(sheet, costly=looks_back).view()


def _costly(_own: Own, asked: AskedAny, _message: Message) -> Reply:
    """Judge some more decisions of a game that is over, and return what cost most once all are judged."""
    is_over = asked.left or asked.played.game.outcome
    if asked.back is None or not (is_over and asked.back.is_offered(asked.played)):
        raise UnknownName("question", "costly", ())
    return asked.back.reply(asked.played, asked.words)


def _report(own: Own, asked: AskedAny, message: Message) -> Reply:
    """Return a file about the whole game, in the form that is asked for."""
    played = asked.played
    return dict(
        report_file(
            str(message["form"]),
            played.game,
            lambda: own.table(played.game, asked.words),
            lambda: own.report(played.game, played.seat_names, asked.words, asked.score),
        )
    )


COMMON: Mapping[str, Callable[[Own, AskedAny, Message], Reply | Thought[Reply]]] = {
    "rule": _rule,
    "roll": _roll,
    "log": _log,
    "hint": _hint,
    "taught": _taught,
    "why": _why,
    "minute": _minute,
    "text": _text,
    "turn": _turn,
    "ending": _ending,
    "costly": _costly,
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
