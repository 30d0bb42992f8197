"""Positions of the war that somebody wrote: edited field by field, and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, TypeAlias

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.position_laws import (
    BOXES,
    KINDS_OF_FIELDS,
    OPTIONS_1954,
    SAID_UNITS,
    UNITS,
    boxes_of,
    is_row,
    law_flaws,
)
from algeria_lab.algeria.board.setup import starting_box
from algeria_lab.algeria.board.units import ID_OF, POLICE
from algeria_lab.algeria.board.units import unit as unit_of
from algeria_lab.algeria.draft import VICTORY, Draft
from algeria_lab.algeria.phases.independence import place_stand_ins
from algeria_lab.algeria.spoken import spoken_names
from algeria_lab.algeria.state import OFF_MAP, POOL, State
from algeria_lab.core.actions import SEATS, Action
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.keeping.position_form import (
    DAMAGE,
    MOST_FLAWS,
    of_kind,
    over_flaws,
    playable_flaws,
    told,
    unknown,
)
from algeria_lab.core.keeping.positions import Flaw, Json, Path
from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.core.rules import Rules
from algeria_lab.core.words.typed_names import TypedNames

MEAN_FACES = (3, 4)  # the first AP are two dice; a position has their mean unless it says otherwise
# Optional rules by the name that `open_game` gives them, where a position calls them otherwise.
OPTIONS = {option: name for name, (option, _) in OPTIONS_1954.items()}
MARKS = {"neutralized": "N", "dispersed": "D", "airmobile": "A"}
Edit: TypeAlias = Callable[[dict[str, Any], str, list[str], object, Path], Iterator[Flaw]]


class WarPositions:
    """What *Algeria* knows of positions that somebody wrote; see `core.positions.Positions`.

    Args:
        rules: The rules of the game.
    """

    fields = ("place", "box", *KINDS_OF_FIELDS, *MARKS, *OPTIONS)

    def __init__(self, rules: Rules[State]) -> None:
        self._rules = rules

    def owns(self, state: object) -> bool:
        """Return whether something is a state of this game."""
        return isinstance(state, State)

    def begin(self, scenario: str, changes: Mapping[str, object]) -> Json:
        """Return a scenario in its ready-made deployment, before the random event of turn 1.

        Raises:
            UnknownName: If there is no such scenario.
        """
        options = {name: changes[name] for name in ("profile", "changes") if name in changes}
        try:
            state, _ = self._rules.new(scenario, options, FixedDice(MEAN_FACES))
        except (UnknownName, WrongOption):  # the laws will say what is wrong with them
            state, _ = self._rules.new(scenario, {}, FixedDice(MEAN_FACES))
        for seat in ("gov", "fln"):
            state = self._rules.preview(state, Action(seat, "quick", ()), FixedDice(()))
        return state.to_json()

    def edit(self, data: Json, changes: Mapping[str, object]) -> list[Flaw]:
        """Change a position in place; return what in *changes* cannot be read.

        Numbers, switches, words and lists take the place of what was there; tables (``place``, ``box``,
        ``control``, ``changes``) change what they name. A unit that comes onto the map stands in the box
        in which it would be set up, unless ``box`` says otherwise. `None` as a place is the pool.
        """
        free = data.get("independent") is True
        strange = [name for name in changes if name not in self.fields]
        flaws = [unknown((name,), name, self.fields, near=_of_sides(name)) for name in strange]
        for name in changes:
            if name in KINDS_OF_FIELDS:
                data[name] = _replaced(name, data.get(name), changes[name])
            elif name in OPTIONS:
                wrong = of_kind((name,), changes[name], bool)
                data[OPTIONS[name]] = data.get(OPTIONS[name]) if wrong else changes[name]
                flaws += wrong
        if data.get("independent") is True and not free:
            _stand_in(data)
        for name, edit in UNIT_EDITS.items():
            if name in changes:
                flaws += _each(data, name, changes[name], edit)
        for name, letter in MARKS.items():
            if name in changes:
                flaws += _mark(data, name, changes[name], letter)
        return flaws

    def flaws(self, data: object) -> list[Flaw]:
        """Return everything that keeps *data* from being a position from which somebody can play."""
        if found := of_kind((), data, dict):
            return found
        assert isinstance(data, dict)
        over = over_flaws(data, SEATS, VICTORY)
        return over or list(islice(law_flaws(data), MOST_FLAWS)) or playable_flaws(self._rules, data)


@cache
def _names() -> TypedNames:
    return TypedNames(spoken_names(), ())


def _place_named(text: object) -> object:
    """Return the id of a place from what somebody wrote, such as ``Tlemcen``; what is none, as it is."""
    found = _names().id_of(text) if isinstance(text, str) else None
    if found in PLACES:
        return found
    return text.upper() if isinstance(text, str) and text.upper() in OFF_MAP else text


def _unit_named(text: object) -> str:
    """Return the id of a unit from what somebody wrote, such as ``Band 6``."""
    found = _names().id_of(str(text))
    return found if found in ID_OF else str(text)


def _of_sides(name: str) -> str:
    """Return the fields that hold a thing for each side: ``psl`` may be meant for either."""
    return " / ".join(f"{seat}_{name}" for seat in SEATS if f"{seat}_{name}" in KINDS_OF_FIELDS)


def _no_unit(path: Path, given: object) -> Flaw:
    return unknown(path, given, ID_OF, UNITS, SAID_UNITS, _names().nearest(str(given), ID_OF))


def _replaced(name: str, before: object, value: object) -> object:
    """Return what stands in a field once somebody has named a value for it."""
    if name == "control" and isinstance(value, Mapping):
        named = {_place_named(area): side for area, side in value.items()}
        return {area: side for area, side in {**_table(before), **named}.items() if side}
    if name == "changes" and isinstance(value, Mapping):
        return {**_table(before), **value}
    if name in ("terror", "resettled") and isinstance(value, list | tuple | set | frozenset):
        return [_place_named(area) for area in value]
    return value


def _table(value: object) -> dict[Any, Any]:
    return value if isinstance(value, dict) else {}


def _stand_in(data: Json) -> None:
    """Put a Front into each country that has just become independent, as the rules do [A:IN-05]."""
    try:
        state = State.from_json(data)
    except DAMAGE:
        return  # the laws will say what is wrong
    place_stand_ins(Draft(state, FixedDice(()), listening=False))
    data["units"] = state.to_json()["units"]


def _each(data: Json, name: str, table: object, edit: Edit) -> Iterator[Flaw]:
    """Change the rows of the units that a table names."""
    if not isinstance(table, Mapping):
        yield Flaw((name,), "kind", {"given": told(table), "expected": "table"})
        return
    seen: dict[str, object] = {}
    rows = _table(data.get("units"))
    for given, value in table.items():
        unit, path = _unit_named(given), (name, str(given))
        if unit not in ID_OF:
            yield _no_unit(path, given)
        elif seen.setdefault(unit, value) != value:
            values = {"unit": unit, "first": told(seen[unit]), "given": told(value)}
            yield Flaw(path, "two-places", values)
        else:
            row = rows.get(unit)
            yield from edit(rows, unit, row if is_row(row) else [POOL, "", ""], value, path)


def _place(rows: dict[str, Any], unit: str, row: list[str], value: object, path: Path) -> Iterator[Flaw]:
    place = POOL if value is None else _place_named(value)
    if place not in (*PLACES, *OFF_MAP):
        yield unknown(path, value, (*PLACES, POOL), BOXES, near=_names().nearest(str(value), PLACES))
        return
    came = row[0] not in PLACES
    box = "" if place not in PLACES else starting_box(unit_of(unit)) if came else row[1]
    rows[unit] = [place, box, row[2] if place in PLACES else ""]


def _box(rows: dict[str, Any], unit: str, row: list[str], value: object, path: Path) -> Iterator[Flaw]:
    known = boxes_of(unit_of(unit))
    if row[0] not in PLACES:
        yield Flaw(path, "box-off-map", {"given": told(value), "unit": unit, "place": row[0]}, BOXES)
    elif not isinstance(value, str) or value.upper() not in known:
        values = {"given": told(value), "unit": unit, "known": ", ".join(known), "place": row[0]}
        yield Flaw(path, "box", values, BOXES)
    else:
        rows[unit] = [row[0], value.upper(), row[2]]


def _mark(data: Json, name: str, units: object, letter: str) -> Iterator[Flaw]:
    """Mark the units that a list names, and no others; who is neutralized stands in OC, but for Police."""
    if not isinstance(units, list | tuple | set | frozenset):
        yield Flaw((name,), "kind", {"given": told(units), "expected": "list"})
        return
    rows = _table(data.get("units"))
    marked = {_unit_named(given): given for given in units}
    for unit, given in marked.items():
        if unit not in ID_OF:
            yield _no_unit((name,), given)
        else:
            rows.setdefault(unit, [POOL, "", ""])
    for unit, row in rows.items():
        if is_row(row):
            flags = row[2].replace(letter, "")
            out = unit in marked and letter == "N" and row[0] in PLACES and not unit_of(unit) & POLICE
            rows[unit] = [row[0], "OC" if out else row[1], letter + flags if unit in marked else flags]


UNIT_EDITS: Mapping[str, Edit] = {"place": _place, "box": _box}
