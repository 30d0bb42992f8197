"""The still map of *Colonial Twilight*: who controls which space, and what stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS
from algeria_lab.twilight.geography import PLACES, SPACES, Space
from algeria_lab.twilight.pieces import GOVERNMENT, INSURGENT, KINDS
from algeria_lab.views.show.still_layout import Cell
from algeria_lab.views.show.still_map import MARKS, Stand, Still, still_map
from algeria_lab.views.twilight.board.atlas import ABROAD, LOOKS, map_data
from algeria_lab.views.twilight.board.places import CONTROL, is_closed, place_says

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.core.actions import Seat
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

OF_SIDE: dict[Seat, tuple[int, ...]] = {"fln": INSURGENT, "gov": GOVERNMENT}
SIGNS = {"terror": "◆", "resettled": "⌂"}


def still(state: State, words: TwilightWords, label: str) -> Still:
    """Return the map of a position.

    Args:
        state: The position.
        words: The reader's language.
        label: What the map shows at a glance, for those who cannot see it.
    """
    stands = {PLACES[space.number]: _stand(state, space, words) for space in SPACES}
    return still_map(map_data(), stands, label, _key(state, words))


def _stand(state: State, space: Space, words: TwilightWords) -> Stand:
    number = space.number
    lying = [sign for name, sign in SIGNS.items() if getattr(state, name)[number]]
    units = {seat: _cells(state, number, seat) for seat in SEATS}
    return Stand(
        name=words.place(space.id),
        look=ABROAD if space.kind == "country" else LOOKS[space.terrain],
        says=place_says(state, space, words),
        control="" if is_closed(state, number) else CONTROL[state.control(number)],
        units={seat: cells for seat, cells in units.items() if cells},
        signs=" ".join(lying),
    )


def _cells(state: State, space: int, seat: Seat) -> tuple[Cell, ...]:
    row = state.pieces[space]
    return tuple(Cell(_letters(kind), row[kind]) for kind in OF_SIDE[seat] if row[kind])


def _letters(kind: int) -> str:
    """Return the sign of a kind; two letters stand apart from those before them."""
    name = KINDS[kind]
    return f"\N{NO-BREAK SPACE}{name}" if len(name) > 1 else name


def _key(state: State, words: TwilightWords) -> Iterator[tuple[str, str]]:
    """Yield what the signs on the map stand for, as far as there are any."""
    held = {CONTROL[state.control(space.number)] for space in SPACES if not is_closed(state, space.number)}
    for seat, sign in MARKS.items():
        if seat in held:
            yield sign, words.say(f"campaign-control-{seat}")
    for kind in (*INSURGENT, *GOVERNMENT):
        if any(state.pieces[space.number][kind] for space in SPACES):
            yield KINDS[kind], words.pieces(KINDS[kind], 1)
    for name, sign in SIGNS.items():
        if any(getattr(state, name)[space.number] for space in SPACES):
            yield sign, words.say(f"campaign-mark-{name}")
    yield "2, 3 …", words.say("show-map-key-number")
