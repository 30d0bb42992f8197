"""What both sides hold: Population by control card by card, and their pieces by box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from algeria_lab.lessons.twilight.holdings import (
    FLN_PIECES,
    GOV_PIECES,
    MAP,
    pieces_by_box,
    population_by_control,
)
from algeria_lab.lessons.twilight.walking import card_ends
from algeria_lab.twilight.pieces import U
from algeria_lab.twilight.state import State
from algeria_lab.views.charts.bars import Rows, TurnBars
from algeria_lab.views.charts.base import moment
from algeria_lab.views.charts.rows import Counts, StackedRows
from algeria_lab.views.charts.style import COLOURS, NOBODY, Look
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from algeria_lab.core.history import Entry


class ControlChart(TurnBars[State, TwilightWords]):
    """How many people live where a side, or nobody, has Control; counted in Population."""

    key = "control"
    looks = {  # noqa: RUF012 - a constant of the class
        "fln": Look(COLOURS["fln"], "/"),
        "nobody": Look(NOBODY),
        "gov": Look(COLOURS["gov"]),
    }

    def rows(self, history: Sequence[Entry[State]]) -> Rows:
        return [(end.turn, population_by_control(end.state)) for end in card_ends(history)]

    def sentence(self, rows: Rows, turn: int) -> str:
        now = next(sums for number, sums in rows if number == turn)
        return self.say("summary", turn=turn, total=sum(now.values()), **now)


class PiecesChart(StackedRows[State, TwilightWords]):
    """Where the pieces of both sides are at the moment of the board."""

    key = "pieces"
    looks = {  # noqa: RUF012 - a constant of the class
        # Boxes are no side's: greys from dark to light, hatched in turn.
        MAP: Look("#4B5259"),
        "available": Look("#C3C8CD", "."),
        "casualties": Look("#FFFFFF", "x"),
        "out_of_play": Look("#E3E5E8", "-"),
        "suez": Look("#9AA1A9", "/"),
    }
    kinds = (*FLN_PIECES, "", *GOV_PIECES)

    def counts(self, history: Sequence[Entry[State]], at: int | None) -> Counts:
        return pieces_by_box(moment(history, at)[1])

    def label(self, part: str) -> str:
        return self.say(part.replace("_", "-"))

    def kind_label(self, kind: str) -> str:
        return self.say(f"kind-{kind}")

    def sentence(self, history: Sequence[Entry[State]], state: State, counts: Counts) -> str:
        before = pieces_by_box(history[0].state)
        values = {"hidden": state.on_map((U,))}
        for side, kinds in (("fln", FLN_PIECES), ("gov", GOV_PIECES)):
            values[side] = sum(counts[kind][MAP] for kind in kinds)
            values[f"{side}_start"] = sum(before[kind][MAP] for kind in kinds)
            values[f"{side}_lost"] = sum(counts[kind]["casualties"] for kind in kinds)
        return self.say("summary", turn=state.turn, **values)
