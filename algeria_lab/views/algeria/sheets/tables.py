"""The tables of the war room: missions, combat, coup, random events, victory, and the order of a turn."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.missions.combat import COLUMNS, COMBAT
from algeria_lab.algeria.missions.rolls import EVENT, FIRE
from algeria_lab.views.algeria.sheets.minute import LOOP
from algeria_lab.views.algeria.words.rolls import printed
from algeria_lab.views.play.sheets.rule_tables import NOWHERE, RuleTable, last_roll, tables_view
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.core.events import Rolled
    from algeria_lab.core.tables import Table
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.play.asked import Asked

SIX = range(1, 7)
TURN = "A:4"
TENS = 10


def asked_tables(asked: Asked[State, Words], _message: dict[str, Any]) -> dict[str, Any]:
    """Return the tables, with what the last roll of the turn has read."""
    words = asked.words
    roll = last_roll(asked.game.history, ("mission_success", "coup", EVENT, FIRE))
    return tables_view(
        [
            _success(roll, words),
            _combat(roll, words),
            _coup(roll, words),
            _events(roll, words),
            _victory(asked.state, words),
            _sequence(asked.state, words),
        ]
    )


def _place(roll: Rolled | None, table: Table) -> int:
    """Return the row of a table that a roll has read; nowhere for a roll on another."""
    return NOWHERE if roll is None or roll.table != table.name else _row_at(table, roll.total)


def _row_at(table: Table, total: int) -> int:
    return min(bisect_left(table.limits, total), len(table.rows) - 1)


def _rows(
    spans: Iterator[str], table: Table, cells: Callable[[Any], tuple[str, ...]]
) -> tuple[tuple[str, ...], ...]:
    """Return the rows of a table, each under its totals."""
    return tuple((span, *cells(row)) for span, row in zip(spans, table.rows, strict=True))


def _spans(limits: Sequence[int], words: Words, *, by_dice: bool = False) -> Iterator[str]:
    """Yield the totals of each row in words; both ends are open."""
    low = None
    for place, limit in enumerate(limits):
        last = place == len(limits) - 1
        if low is None:
            yield words.say("panel-row-lowest", high=words.number(limit))
        elif last:
            yield words.say("panel-row-highest", low=low)
        else:
            yield words.say("panel-row" if low < limit else "panel-row-single", low=low, high=limit)
        low = _next(limit) if by_dice else limit + 1


def _next(limit: int) -> int:
    """Return the total of two dice, the tens first, that follows one."""
    return limit + 1 if limit % TENS < SIX[-1] else (limit // TENS + 1) * TENS + 1


def _success(roll: Rolled | None, words: Words) -> RuleTable:
    table = printed("mission_success")
    return RuleTable(
        "success",
        words.say("panel-table-mission-success"),
        table.rule,
        (words.say("tables-total"), words.say("tables-points")),
        _rows(_spans(table.limits, words), table, lambda row: (str(row),)),
        _place(roll, table),
        note=words.say("tables-marks"),
    )


def _combat(roll: Rolled | None, words: Words) -> RuleTable:
    limits = [limit for limit, _ in COLUMNS]
    is_fire = roll is not None and roll.table == FIRE
    column = bisect_left(limits, roll.limit) + 1 if roll and is_fire else NOWHERE
    face = sum(roll.faces[:1]) if roll and is_fire else 0
    return RuleTable(
        "combat",
        words.say("panel-table-combat"),
        COMBAT,
        (words.say("tables-die-firepower"), *_spans(limits, words)),
        tuple((str(die), *(str(hits[die - 1]) for _, hits in COLUMNS)) for die in SIX),
        face - 1 if face else NOWHERE,
        column,
    )


def _coup(roll: Rolled | None, words: Words) -> RuleTable:
    table = printed("coup")
    return RuleTable(
        "coup",
        words.say("panel-table-coup"),
        table.rule,
        (words.say("tables-total"), words.say("tables-result"), words.say("tables-psp")),
        _rows(
            _spans(table.limits, words),
            table,
            lambda row: (words.say(f"tables-coup-{row.mark}"), words.say("tables-dice", count=row.number)),
        ),
        _place(roll, table),
    )


def _events(roll: Rolled | None, words: Words) -> RuleTable:
    table = printed(EVENT)
    return RuleTable(
        "events",
        words.say("panel-table-events"),
        table.rule,
        (words.say("tables-two-dice"), words.say("tables-result")),
        _rows(
            _spans(table.limits, words, by_dice=True),
            table,
            lambda row: (sentence(words.say(f"result-event-{row.mark}")),),
        ),
        _place(roll, table),
    )


def _victory(state: State, words: Words) -> RuleTable:
    table = printed("victory_level")
    distance = abs(state.fln_psl - state.gov_psl)
    return RuleTable(
        "victory",
        words.say("tables-victory"),
        table.rule,
        (words.say("tables-distance"), words.say("tables-result")),
        _rows(_spans(table.limits, words), table, lambda row: (sentence(words.say(f"level-{row.mark}")),)),
        _row_at(table, distance),
        note=words.say("tables-victory-now", distance=distance),
    )


def _sequence(state: State, words: Words) -> RuleTable:
    phases = [phase for phase, _, _ in LOOP]
    rows = (
        (
            words.phase(phase),
            words.say("list-comma").join(map(words.side, sides)) or words.say(f"minute-{sign}"),
        )
        for phase, sides, sign in LOOP
    )
    return RuleTable(
        "sequence",
        words.say("tables-sequence"),
        TURN,
        (words.say("tables-phase"), words.say("tables-who")),
        tuple(rows),
        phases.index(state.phase) if state.phase in phases else NOWHERE,
    )
