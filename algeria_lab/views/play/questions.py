"""What any board on a map asks without changing anything: its log, and why a computer decided as it did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.refusals import UnknownName

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from algeria_lab.core.rules import S
    from algeria_lab.players.base import Choice
    from algeria_lab.players.table import Table

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


def answered(answers: Mapping[str, Callable[[Message], Reply]], message: Message) -> Reply:
    """Return the reply to a question of the browser; see `Question` in the browser's types.

    Raises:
        UnknownName: If the question, or what it is about, is not known.
    """
    what = message["what"]
    if what not in answers:
        raise UnknownName("question", what, answers)
    return answers[what](message)


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
