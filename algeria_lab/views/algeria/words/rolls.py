"""A roll that has fallen, explained: faces, modifiers, the row that was read, how likely it was."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.missions.combat import COLUMNS
from algeria_lab.algeria.missions.rolls import EVENT, FIRE, TRIAL, Result, came_row, chances, is_for_several
from algeria_lab.core.tables import Table, load_table
from algeria_lab.views.algeria.odds.view import mod_rows
from algeria_lab.views.algeria.words.events import NEEDS, about, result_of
from algeria_lab.views.play.told.chances import chance_in_full, row_view
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.core.events import Rolled
    from algeria_lab.views.algeria.words.text import Words

Roll = dict[str, Any]


def roll_view(words: Words, event: Rolled, entry: int, places: Sequence[str]) -> Roll:
    """Return a roll as the board explains it.

    Args:
        words: The reader's language.
        event: The roll; one for several units has a face for each of them.
        entry: Number of its line in the log.
        places: The places that it concerns.
    """
    results = chances(event)
    came = next(result for result in results if result.came)
    return {
        "entry": entry,
        "title": sentence(roll_title(words, event)),
        "rule": event.rule,
        "places": list(places),
        "faces": list(event.faces),
        "mods": mod_rows(words, event.mods),
        "total": int(came_row(event)) if is_for_several(event) else event.total,
        "table": words.say(_TABLES[event.table]) if event.table in _TABLES else "",
        "read": _read(words, event),
        "effect": sentence(roll_effect(words, event)),
        "chance": _chance(words, event, came),
        "rows": _rows(words, event, results),
    }


_TABLES = {
    "mission_success": "panel-table-mission-success",
    "coup": "panel-table-coup",
    EVENT: "panel-table-events",
    FIRE: "panel-table-combat",
    TRIAL: "panel-table-limit",
}


def roll_title(words: Words, event: Rolled) -> str:
    """Return what was rolled for, as part of a sentence."""
    if is_for_several(event):
        title = words.say(f"trials-{event.what}")
        return words.say("panel-roll-several", what=title, count=len(event.faces))
    return words.say(f"rolled-{event.what}", **about(words, event.where))


def _exact(event: Rolled) -> Result:
    row = came_row(event)
    return Result(row, row, Fraction(1), came=True)


def roll_effect(words: Words, event: Rolled) -> str:
    """Return what a roll brought, as part of a sentence."""
    return _effect(words, event, _exact(event))


def _effect(words: Words, event: Rolled, result: Result) -> str:
    """Return what a result brings in words."""
    if is_for_several(event):
        return words.say(f"panel-several-{event.what}", number=int(result.row), count=len(event.faces))
    if event.table == FIRE:
        return words.say("result-hits", number=int(result.row))
    if event.table == EVENT:
        return words.say(f"result-event-{result.row}")
    if result.row != result.last:
        most = result_of(words, replace(event, row=result.last))
        return words.say("panel-roll-span", low=result.row, most=most)
    return result_of(words, replace(event, row=result.row))


def _chance(words: Words, event: Rolled, came: Result) -> str:
    """Return how likely what came was; where sums have a chance together, with what they are."""
    chance = chance_in_full(words, came.share)
    if came.row == came.last:
        return chance
    return words.say("panel-chance-span", chance=chance, span=_effect(words, event, came))


def _rows(words: Words, event: Rolled, results: Sequence[Result]) -> list[dict[str, Any]]:
    """Return a row for each result; results that read alike are one."""
    shares: dict[str, tuple[Fraction, bool]] = {}
    for result in results:
        text = sentence(_effect(words, event, result))
        share, came = shares.get(text, (Fraction(0), False))
        shares[text] = share + result.share, came or result.came
    return [row_view(words, text, share, came=came) for text, (share, came) in shares.items()]


def _read(words: Words, event: Rolled) -> str:
    """Return in a sentence which row or column of its table a roll has led to; empty without a table."""
    if event.table not in _TABLES:
        return ""
    if event.table == TRIAL:
        needs = NEEDS.get(event.what, "either")
        return words.say("panel-read-limit", needs=needs, limit=event.limit, passed=event.row)
    way = "column" if event.table == FIRE else "row"
    read = words.say(f"panel-read-{way}", table=words.say(_TABLES[event.table]), row=_row(words, event))
    return sentence(read)


@cache
def printed(table: str) -> Table:
    """Return a printed table of the game by its name in the data file, which is read once.

    Raises:
        UnknownName: If the file holds no such table.

    Examples:
        >>> printed("victory_level").limits[0] < printed("victory_level").limits[1]
        True
    """
    return load_table("algeria", table)


def _row(words: Words, event: Rolled) -> str:
    if event.table == FIRE:
        return _span(words, "panel-column", [limit for limit, _ in COLUMNS], event.limit, COLUMNS[-2][0])
    limits = printed(event.table).limits
    return _span(words, "panel-row", limits, event.total, limits[-2])


def _span(words: Words, key: str, limits: Sequence[int], total: int, last: int) -> str:
    """Return the row in which *total* lies, by its lowest and highest total; both ends are open."""
    place = next(place for place, limit in enumerate(limits) if total <= limit)
    if not place:
        return words.say(f"{key}-lowest", high=words.number(limits[0]))
    low = limits[place - 1] + 1
    if low > last:
        return words.say(f"{key}-highest", low=low)
    return words.say(key if low < limits[place] else f"{key}-single", low=low, high=limits[place])
