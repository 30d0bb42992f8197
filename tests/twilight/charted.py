"""Positions in which a box of the Non-Player's chart is carried out by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from algeria_lab.core.dice import Dice, FixedDice
from algeria_lab.twilight.chart.account import Account
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.geography import PLACES
from algeria_lab.twilight.pieces import KIND
from algeria_lab.twilight.state import State
from tests.twilight.boards import board


class Ones(Dice):
    """Given faces, then always a 1: draws take the first."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def d6(self) -> int:
        """Return the next given face, or a 1."""
        return self.faces.pop(0) if self.faces else 1


class Lots(Ones):
    """Given faces, then ones; every draw takes the last candidate and is remembered.

    Attributes:
        drawn: The candidates of each draw, in order.
    """

    def __init__(self, *faces: int) -> None:
        super().__init__(*faces)
        self.drawn: list[list[str]] = []

    def draw(self, size: int, alike: Sequence[object] = ()) -> tuple[int, tuple[int, ...]]:
        """Return the place of the last candidate, without dice."""
        self.drawn.append([str(each) for each in alike])
        return size - 1, ()


def fln_turn(*, mode: str = "rules", switches: Mapping[str, bool] | None = None, **changes: Any) -> State:
    """Return a board at a turn of the FLN as 1st Eligible, or as 2nd where ``box1`` is given."""
    first = "gov" if changes.get("box1") else "fln"
    options = {"mode": mode, "switches": dict(switches or {})}
    return board(options=options, first=first, **changes)  # type: ignore[arg-type]


def thinking(state: State, faces: Iterable[int] | None = None) -> Chart:
    """Return the chart at work on a position, with given faces or with ones."""
    dice = Ones() if faces is None else FixedDice(faces)
    return Chart(Draft(state, dice), Account())


def done_by(box: Callable[[Chart], object], state: State, faces: Iterable[int] | None = None) -> list[str]:
    """Carry out a box on *state* and return its deeds: name, step, place, or the way of a March."""
    chart = thinking(state, faces)
    box(chart)
    assert chart.account is not None
    return [
        " ".join(filter(None, (deed.what, deed.step, deed.at, "-".join(deed.path))))
        for deed in chart.account.deeds
    ]


def there(state: State, space: str) -> dict[str, int]:
    """Return the pieces in a space or box by kind."""
    row = state.pieces[PLACES.index(space)]
    return {kind: row[number] for kind, number in KIND.items() if row[number]}
