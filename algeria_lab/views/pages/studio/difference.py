"""A position as what differs from a published one: what people can read, not all that is true there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from algeria_lab.algeria.board.positions import MARKS
from algeria_lab.algeria.state import POOL
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import LabError
from algeria_lab.core.rules import Rules
from algeria_lab.scenarios.table import position_of
from algeria_lab.twilight.folding import MARKERS
from algeria_lab.views.pages.studio.wishes import beginning

# What a space of Colonial Twilight holds where nothing is said; of everything else it holds none.
EMPTY: Mapping[str, object] = {"state": "neutral", **dict.fromkeys(MARKERS, False)}
NOWHERE = (POOL, "", "")


def difference(position: Position, rules: Rules[Any]) -> dict[str, Any] | None:
    """Return what ``set_up`` says for the published position of its scenario to become this one.

    Args:
        position: The position.
        rules: The rules of its game, with its usual decks.

    Returns:
        The changes; None where no changes make exactly this position.
    """
    target = position.state
    changes = (
        _of_duel(target, rules)
        if position.game == "insurgent"
        else _of_published(position.game, target, rules)
    )
    scenario = beginning({"game": position.game, "start": position.scenario, "set_up": changes})
    try:
        return changes if scenario and position_of(scenario).state == target else None
    except LabError:
        return None


def _of_duel(target: Mapping[str, Any], rules: Rules[Any]) -> dict[str, Any]:
    """Return what differs from a game that was dealt; where each card lies is said in full."""
    base = Game(rules, target["scenario"], seed=1).state.to_json()
    return {**_fields(base, target), "zones": target["zones"]}


def _of_published(game: str, target: Mapping[str, Any], rules: Rules[Any]) -> dict[str, Any]:
    """Return what differs from the ready-made position of a scenario: fields, then what stands where."""
    options = {name: target[name] for name in ("profile", "changes", "switches") if target.get(name)}
    base = rules.positions.begin(target["scenario"], options)
    tables = ("units", "control", "spaces", "boxes")
    changes = {name: value for name, value in _fields(base, target).items() if name not in tables}
    if "deck" in changes:
        changes["agenda"] = target["agenda"]
    changes |= options if game == "algeria" and target["profile"] != "default" else {}
    rules.positions.edit(base, changes)
    more = _of_units(base, target) if game == "algeria" else _of_spaces(base, target)
    return changes | {name: value for name, value in more if value}


def _fields(base: Mapping[str, Any], target: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in target.items() if value != base.get(name)}


def _of_units(base: Mapping[str, Any], target: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield where units and control are other than before, and which units are marked."""
    areas = {*base["control"], *target["control"]}
    now = {area: target["control"].get(area, "") for area in sorted(areas)}
    yield "control", {area: side for area, side in now.items() if side != base["control"].get(area, "")}
    rows = {name: (base["units"].get(name, NOWHERE), row) for name, row in _rows(base, target).items()}
    yield "place", {name: _place(row[0]) for name, (before, row) in rows.items() if row[0] != before[0]}
    came = {name: row[1] for name, (before, row) in rows.items() if row[1] and tuple(row) != tuple(before)}
    yield "box", came
    for name, letter in MARKS.items():
        marked = sorted(unit for unit, row in target["units"].items() if letter in row[2])
        if marked != sorted(unit for unit, row in base["units"].items() if letter in row[2]):
            yield name, marked


def _rows(base: Mapping[str, Any], target: Mapping[str, Any]) -> dict[str, Any]:
    """Return the rows of all units that are named in one of two positions, as they are in the second."""
    return {name: target["units"].get(name, NOWHERE) for name in sorted({*base["units"], *target["units"]})}


def _place(place: str) -> str | None:
    return None if place == POOL else place


def _of_spaces(base: Mapping[str, Any], target: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield what differs in spaces and boxes; what is Available follows from the rest."""
    for table in ("spaces", "boxes"):
        rows: dict[str, Any] = {}
        for name in sorted({*base[table], *target[table]} - {"available"}):
            before, now = base[table].get(name, {}), target[table].get(name, {})
            keys = sorted({*before, *now})
            row = {key: now.get(key, EMPTY.get(key, 0)) for key in keys if now.get(key) != before.get(key)}
            rows |= {name: row} if row else {}
        yield table, rows
