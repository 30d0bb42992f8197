"""The form of a recorded game beside a scenario, as a plain list of moves."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from algeria_lab.checking.forms import LEGIBLE, WRITTEN, Form
from algeria_lab.scenarios.forms.start import Face
from algeria_lab.scenarios.forms.texts import Table

FORMAT = "algeria-trace/1"
MOST_MOVES, MOST_FACES = 2_000, 5_000
Line = Annotated[str, WRITTEN, LEGIBLE]


class Trace(Form):
    """A game as a plain list of moves.

    Attributes:
        format: What this file is.
        game: Which game.
        scenario: The published position at which it began.
        options: Options of the game.
        seed: Seed of the dice that follow those of the file.
        dice: The faces that fell, in order, from the set-up on.
        moves: Lines of play, in order; what computers did, too.
    """

    format: Literal["algeria-trace/1"]
    game: Literal["algeria", "insurgent", "twilight"]
    scenario: Line
    options: Table = {}
    seed: int = 1
    dice: Annotated[list[Face], Field(max_length=MOST_FACES)] = []
    moves: Annotated[list[Line], Field(min_length=1, max_length=MOST_MOVES)]
