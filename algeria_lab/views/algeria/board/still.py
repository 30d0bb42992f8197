"""The still map of the war: who controls what, who stands where, in one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.board.geography import AREAS, PLACES
from algeria_lab.algeria.board.units import OF_SIDE, Units, by_kind, names
from algeria_lab.core.actions import SEATS
from algeria_lab.views.algeria.board.atlas import LOOKS, map_data
from algeria_lab.views.algeria.board.scene import place_says
from algeria_lab.views.algeria.words.position import control_of
from algeria_lab.views.show.still_layout import Cell
from algeria_lab.views.show.still_map import MARKS, Stand, Still, still_map

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words

SIGNS = {"terror": "◆", "resettled": "⌂", "oas": "OAS"}


def still(state: State, words: Words, moment: str, tally: str) -> Still:
    """Return the map of a position.

    Args:
        state: The position.
        words: The reader's language.
        moment: When it is, in words.
        tally: How both sides stand, in words.
    """
    stands = {place: _stand(state, place, words) for place in PLACES}
    return still_map(map_data(), stands, _label(state, words, moment, tally), _key(state, words))


def _label(state: State, words: Words, moment: str, tally: str) -> str:
    """Return what the map shows at a glance, for those who cannot see it."""
    control = [control_of(state, area) for area in AREAS]
    held = [f"{words.side(seat)} {control.count(seat)}" for seat in SEATS]
    listed = words.listed(held)
    return words.say(
        "show-map-label", moment=moment, tally=tally, held=listed, contested=control.count("none")
    )


def _stand(state: State, place: str, words: Words) -> Stand:
    units = {seat: state.at[place] & OF_SIDE[seat] for seat in SEATS}
    said = [
        words.say("show-map-units", side=words.side(seat), units=words.units(names(there)))
        for seat, there in units.items()
        if there
    ]
    marks = {
        "terror": place in state.terror,
        "resettled": place in state.resettled,
        "oas": state.oas == place,
    }
    return Stand(
        name=words.place_name(place),
        look=LOOKS[state.kind(place) if place in AREAS else "country"],
        says=" ".join([place_says(state, place, words), *said]),
        control=state.control.get(place, ""),
        units={seat: _cells(there, words) for seat, there in units.items() if there},
        signs=" ".join(SIGNS[name] for name, lies in marks.items() if lies),
    )


def _cells(units: Units, words: Words) -> tuple[Cell, ...]:
    found = reversed(by_kind(units).items())
    return tuple(Cell(words.say(f"atlas-initials-{kind}"), number) for kind, number in found)


def _key(state: State, words: Words) -> Iterator[tuple[str, str]]:
    """Yield what the signs on the map stand for, as far as there are any."""
    for seat, sign in MARKS.items():
        if seat in state.control.values():
            yield sign, words.say(f"atlas-control-{seat}")
    for kind in reversed(by_kind(state.on_map())):
        yield words.say(f"atlas-initials-{kind}"), words.say(f"atlas-kind-{kind}")
    lying = {"terror": bool(state.terror), "resettled": bool(state.resettled), "oas": state.oas in PLACES}
    for name, lies in lying.items():
        if lies and name != "oas":  # its sign is its name
            yield SIGNS[name], words.say(f"atlas-mark-{name}")
    yield "2, 3 …", words.say("show-map-key-number")
