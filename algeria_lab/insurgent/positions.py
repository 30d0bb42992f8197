"""Positions of the duel that somebody wrote: edited field by field, and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

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
from algeria_lab.core.refusals import WrongOption
from algeria_lab.core.rules import Rules
from algeria_lab.core.words.typed_names import TypedNames
from algeria_lab.insurgent.cards import Cards
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.position_laws import KINDS_OF_FIELDS, law_flaws
from algeria_lab.insurgent.scoring import DRAW
from algeria_lab.insurgent.state import ROWS, ZONES, State

END = cite("INS-5")
MERGED = ("zones", "turns", "mulligan", "captured_from", "starts", "sunk", "switches")


class DuelPositions:
    """What the duel knows of positions that somebody wrote; see `core.positions.Positions`.

    Args:
        rules: The rules of the game.
        cards: The decks that they play with.
        names: What their cards are called.
    """

    fields = (*KINDS_OF_FIELDS, "place")

    def __init__(self, rules: Rules[State], cards: Cards, names: TypedNames) -> None:
        self._rules, self._cards, self._names = rules, cards, names

    def owns(self, state: object) -> bool:
        """Return whether something is a state of this game."""
        return isinstance(state, State)

    def begin(self, scenario: str, changes: Mapping[str, object]) -> Json:  # noqa: ARG002 - as the protocol
        """Refuse: where the cards lie is not known before they are dealt.

        Raises:
            WrongOption: Always; it says what would work.
        """
        said = (
            f"{scenario!r} is dealt anew for each game, so that it is no position yet. Give a game that was "
            f"dealt: algeria_lab.position(algeria_lab.open_game('insurgent', {scenario!r}, seed=7), ...)."
        )
        raise WrongOption(said, "dealt-anew", given=scenario)

    def edit(self, data: Json, changes: Mapping[str, object]) -> list[Flaw]:
        """Change a position in place; return what in *changes* cannot be read.

        Tables change what they name, everything else takes the place of what was there. ``place`` lays cards
        on top of a zone, face-up, and takes them from where they were; what else is said of them, such as
        ``down`` or ``captured_from``, holds where they lie then.
        """
        flaws: list[Flaw] = []
        if "place" in changes:
            if "zones" in changes:
                flaws += self.edit(data, {"zones": changes["zones"]})
            flaws += self._place(data, changes["place"])
            changes = {name: value for name, value in changes.items() if name not in ("zones", "place")}
        for name, value in changes.items():
            if name not in self.fields:
                flaws.append(unknown((name,), name, self.fields))
            elif name in MERGED and isinstance(value, Mapping) and isinstance(data.get(name), dict):
                data[name] = {**_table(data[name]), **value}
            else:
                data[name] = list(value) if isinstance(value, tuple | set | frozenset) else value
        return flaws

    def _place(self, data: Json, table: object) -> Iterator[Flaw]:
        if not isinstance(table, Mapping):
            yield Flaw(("place",), "kind", {"given": told(table), "expected": "table"})
            return
        for given, zone in table.items():
            card = self._names.id_of(str(given)) or str(given)
            if card not in self._cards.number:
                near = self._names.nearest(str(given), self._cards.number)
                yield unknown(("place", str(given)), given, self._cards.number, near=near)
            elif zone not in ZONES:
                yield unknown(("place", str(given)), zone, ZONES)
            else:
                _lay(data, card, str(zone))

    def flaws(self, data: object) -> list[Flaw]:
        """Return everything that keeps *data* from being a position from which somebody can play."""
        if found := of_kind((), data, dict):
            return found
        assert isinstance(data, dict)
        over = over_flaws(data, (*SEATS, DRAW), END)
        return (
            over
            or list(islice(law_flaws(data, self._cards), MOST_FLAWS))
            or playable_flaws(self._rules, data)
        )


def _table(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _lay(data: Json, card: str, zone: str) -> None:
    """Take a card from where it is and lay it on top of a zone, face-up."""
    zones = _table(data.get("zones"))
    for name, cards in zones.items():
        if isinstance(cards, list):
            zones[name] = [other for other in cards if other != card]
    zones.setdefault(zone, []).append(card)
    _table(data.get("captured_from")).pop(card, None)
    for name in ("down",) if zone in ROWS["fln"] else ("down", "known"):
        marked = data.get(name)
        if isinstance(marked, list):
            data[name] = [other for other in marked if other != card]
