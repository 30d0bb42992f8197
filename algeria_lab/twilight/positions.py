"""Positions of the game that somebody wrote: edited field by field, and checked [CT-1, CT-7]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, Final

from algeria_lab.core.actions import SEATS
from algeria_lab.core.keeping.position_form import (
    MOST_FLAWS,
    of_kind,
    over_flaws,
    playable_flaws,
    told,
    unknown,
)
from algeria_lab.core.keeping.positions import Flaw, Json
from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.core.rules import Rules
from algeria_lab.core.words.typed_names import TypedNames
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.frames.sequence import BuildDeck, NextCard
from algeria_lab.twilight.geography import SPACES
from algeria_lab.twilight.laws.board import BOX_IDS, SPACE_IDS
from algeria_lab.twilight.laws.position import KINDS_OF_FIELDS, law_flaws
from algeria_lab.twilight.pieces import COUNTS, GUERRILLAS, KINDS, U
from algeria_lab.twilight.set_up import starting_state
from algeria_lab.twilight.state import FRANCE_BOXES, State
from algeria_lab.twilight.switches import MODE, SOLO, SWITCHES, read_switches

END = cite("CT-6.7")
OPTIONS: Final = (MODE, SOLO)
AVAILABLE: Final = "available"


class TwilightPositions:
    """What *Colonial Twilight* knows of positions that somebody wrote; see `core.positions.Positions`.

    Args:
        rules: The rules of the game.
    """

    fields = (*KINDS_OF_FIELDS, *OPTIONS)

    def __init__(self, rules: Rules[State]) -> None:
        self._rules = rules

    def owns(self, state: object) -> bool:
        """Return whether something is a state of this game."""
        return isinstance(state, State)

    def begin(self, scenario: str, changes: Mapping[str, object]) -> Json:
        """Return a scenario before its first card, its deck still to be shuffled.

        Each game that begins there shuffles a deck of its own, as games of the scenario do; whoever wants the
        same cards in all of them names a ``deck``, the next card first.

        Raises:
            UnknownName: If there is no such scenario.
        """
        options = {name: changes[name] for name in (*OPTIONS, SWITCHES) if name in changes}
        try:
            switches = read_switches(options)
        except (UnknownName, WrongOption):  # `edit` and the laws will say what is wrong with them
            switches = read_switches({})
        state = starting_state(scenario, switches)
        state.agenda = [NextCard(), BuildDeck()]
        return state.to_json()

    def edit(self, data: Json, changes: Mapping[str, object]) -> list[Flaw]:
        """Change a position in place; return what in *changes* cannot be read.

        Tables change what they name, everything else takes the place of what was there. ``spaces`` and
        ``boxes`` name what is in them afterwards; the pieces come from Available, or go there, unless
        ``boxes`` says what is Available. A space that is None is emptied. ``france`` may be a letter.
        """
        flaws = list(_option_edits(data, changes))
        for name, value in changes.items():
            if name not in self.fields:
                flaws.append(unknown((name,), name, self.fields))
            elif name in ("spaces", "boxes"):
                flaws += _place_edits(data, name, value)
            elif name == "france" and isinstance(value, str) and value in tuple(FRANCE_BOXES):
                data[name] = FRANCE_BOXES.index(value)
            elif name not in (*OPTIONS, SWITCHES):
                data[name] = list(value) if isinstance(value, tuple | set | frozenset | range) else value
        if "deck" in changes and "agenda" not in changes:
            _deal_no_more(data)
        _balance(data, changes)
        return flaws

    def flaws(self, data: object) -> list[Flaw]:
        """Return everything that keeps *data* from being a position from which somebody can play."""
        if found := of_kind((), data, dict):
            return found
        assert isinstance(data, dict)
        over = over_flaws(data, SEATS, END)
        return over or list(islice(law_flaws(data), MOST_FLAWS)) or self._stuck(data)

    def _stuck(self, data: Json) -> list[Flaw]:
        """Return a flaw if nobody can play on from what waits, or from what waits beneath it."""
        agenda: Any = data["agenda"]
        for height in range(len(agenda), 0, -1):
            if found := playable_flaws(self._rules, data | {"agenda": agenda[:height]}):
                return found
        return [] if agenda else playable_flaws(self._rules, data)


@cache
def _names() -> TypedNames:
    return TypedNames({space.id: (space.name,) for space in SPACES}, ())


def _table(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _option_edits(data: Json, changes: Mapping[str, object]) -> Iterator[Flaw]:
    """Change the readings of the rules that a position is played with."""
    given = {name: changes[name] for name in (*OPTIONS, SWITCHES) if name in changes}
    if not given:
        return
    try:
        fresh = MODE in given or SOLO in given
        kept = {} if fresh else _table(data.get(SWITCHES))
        named = given.get(SWITCHES, {})
        more = {**kept, **named} if isinstance(named, Mapping) else named
        data[SWITCHES] = read_switches({**given, SWITCHES: more}).changes()
    except (UnknownName, WrongOption) as error:
        name, value = next(iter(given.items()))
        yield Flaw((name,), "option", {"given": told(value), "why": str(error)})


def _place_edits(data: Json, name: str, table: object) -> Iterator[Flaw]:
    """Change what is in the spaces or boxes that a table names."""
    known = SPACE_IDS if name == "spaces" else BOX_IDS
    if not isinstance(table, Mapping):
        yield Flaw((name,), "kind", {"given": told(table), "expected": "table"})
        return
    rows = {key: dict(_table(row)) for key, row in _table(data.get(name)).items()}
    for given, row in table.items():
        place = _names().id_of(str(given)) or str(given)
        if place not in known:
            near = _names().nearest(str(given), known) if name == "spaces" else ""
            yield unknown((name, str(given)), given, known, near=near)
        elif row is None:
            rows.pop(place, None)
        elif isinstance(row, Mapping):
            rows[place] = {**rows.get(place, {}), **row}
        else:
            yield Flaw((name, place), "kind", {"given": told(row), "expected": "table"})
    data[name] = rows


def _deal_no_more(data: Json) -> None:
    """Take the shuffle off what waits: a deck was given."""
    agenda = data.get("agenda")
    if isinstance(agenda, list):
        shuffle = FRAMES.to_json(BuildDeck())
        data["agenda"] = [row for row in agenda if row != shuffle]


def _balance(data: Json, changes: Mapping[str, object]) -> None:
    """Let Available hold what is nowhere else, kind by kind, where nobody said what it holds."""
    boxes, spaces = _table(data.get("boxes")), _table(data.get("spaces"))
    said = _table(_table(changes.get("boxes")).get(AVAILABLE))
    here = _table(boxes.get(AVAILABLE))
    elsewhere = [_table(row) for row in spaces.values()]
    elsewhere += [_table(row) for name, row in boxes.items() if name != AVAILABLE]
    for kind, most in COUNTS.items():
        kinds = [KINDS[each] for each in (GUERRILLAS if kind == U else (kind,))]
        counts = [row[each] for row in elsewhere for each in kinds if each in row]
        if KINDS[kind] not in said and all(type(count) is int for count in counts):
            here[KINDS[kind]] = max(0, most - sum(counts))
    if "spaces" in changes or "boxes" in changes:
        boxes[AVAILABLE] = here
