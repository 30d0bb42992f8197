"""The charts of stacked bars: AP, spending, areas, forces, losses, terror and resettlement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from algeria_lab.algeria.state import State
from algeria_lab.lessons.algeria.causes import SPENDING
from algeria_lab.lessons.algeria.ledgers import (
    AP_INCOME,
    AP_SPENDING,
    Losses,
    ap_by_source,
    areas_held,
    forces_by_turn,
    gov_spending,
    losses_by_turn,
    markers_by_turn,
)
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.bars import Rows, TurnBars
from algeria_lab.views.charts.style import COLOURS, NOBODY, Look

if TYPE_CHECKING:
    from algeria_lab.core.history import Entry

FLN_KINDS = ("front", "cadre", "band", "failek")
GOV_KINDS = ("police", "algerian", "brigade", "elite", "division")
# All that is a side's own has tints of its hue, hatched in turn; what belongs to neither is grey.
KIND_LOOKS = {
    "front": Look(COLOURS["fln"]),
    "cadre": Look("#F2D08A", "/"),
    "band": Look("#E69F00", "."),
    "failek": Look("#7A4E00"),
    "police": Look("#BFDDF2"),
    "algerian": Look("#56B4E9", "\\"),
    "brigade": Look(COLOURS["gov"]),
    "elite": Look("#8CC8EE", "x"),
    "division": Look("#00426B"),
}


def kind_name(words: Words, kind: str) -> str:
    """Return a type of unit as a label, with a capital."""
    name = words.kind(kind)
    return name[:1].upper() + name[1:]


def at_turn(rows: Rows, turn: int) -> Mapping[str, int]:
    """Return the numbers of a turn; nothing before the first."""
    return next((sums for number, sums in rows if number == turn), {})


class ApChart(TurnBars[State, Words]):
    """What the FLN gets and spends."""

    key = "ap"
    looks = {  # noqa: RUF012 - a constant of the class
        "start": Look("#F7E9CE"),
        "income": Look(COLOURS["fln"]),
        "income-support": Look("#F2D08A", "/"),
        "raid": Look("#E8B04A", "x"),
        "arms": Look("#F7DFAE", "."),
        "infiltration": Look("#E69F00", "|"),
        "mission-cost": Look("#F2D08A", "\\"),
        "built": Look("#7A4E00"),
        "converted": Look("#E8B04A", "-"),
        "depreciation": Look("#F7E9CE", "+"),
    }

    def rows(self, history: Sequence[Entry[State]]) -> Rows:
        return ap_by_source(history)

    def sentence(self, rows: Rows, turn: int) -> str:
        sums = at_turn(rows, turn)
        gained = sum(sums.get(name, 0) for name in AP_INCOME)
        spent = -sum(sums.get(name, 0) for name in AP_SPENDING)
        level = sum(sum(of.values()) for number, of in rows if number <= turn)
        return self.say("summary", turn=turn, gained=gained, spent=spent, level=level)


class SpendingChart(TurnBars[State, Words]):
    """What the Government spends from its support."""

    key = "spending"
    looks = {  # noqa: RUF012 - a constant of the class
        "activated": Look(COLOURS["gov"]),
        "mobilized": Look("#8CC8EE", "/"),
        "mission-cost": Look("#BFDDF2", "."),
        "points": Look("#56B4E9", "\\"),
        "border-zone": Look("#E3F0F9", "x"),
    }

    def rows(self, history: Sequence[Entry[State]]) -> Rows:
        return gov_spending(history)

    def sentence(self, rows: Rows, turn: int) -> str:
        spent = sum(at_turn(rows, turn).values())
        total = sum(sum(sums.values()) for number, sums in rows if number <= turn)
        sums = {name: sum(of.get(name, 0) for _, of in rows) for name in SPENDING}
        most = max(sums, key=lambda name: sums[name])
        if not sums[most]:
            return self.say("summary-none")
        return self.say(
            "summary", turn=turn, spent=spent, total=total, most=self.label(most), number=sums[most]
        )


class AreasChart(TurnBars[State, Words]):
    """How many areas each side holds."""

    key = "areas"
    looks = {  # noqa: RUF012 - a constant of the class
        "fln": Look(COLOURS["fln"], "/"),
        "contested": Look(NOBODY),
        "gov": Look(COLOURS["gov"]),
    }

    def rows(self, history: Sequence[Entry[State]]) -> Rows:
        """See `TurnBars.rows`; the set-up counts only where control was given with it."""
        rows = [(row.turn, row._asdict()) for row in areas_held(history)]
        return rows[1:] if len(rows) > 1 and not rows[0][1]["fln"] + rows[0][1]["gov"] else rows

    def sentence(self, rows: Rows, turn: int) -> str:
        now = at_turn(rows, turn) or rows[0][1]
        return self.say("summary", turn=turn, fln=now["fln"], gov=now["gov"], contested=now["contested"])


class ForcesChart(TurnBars[State, Words]):
    """Units on the map by type: the FLN above the line, the Government below it."""

    key = "forces"
    looks = KIND_LOOKS

    def label(self, name: str) -> str:
        return kind_name(self.words, name)

    def rows(self, history: Sequence[Entry[State]]) -> Rows:
        return [
            (turn, {kind: -number if kind in GOV_KINDS else number for kind, number in kinds.items()})
            for turn, kinds in forces_by_turn(history)
        ]

    def sentence(self, rows: Rows, turn: int) -> str:
        now = at_turn(rows, turn)
        fln = sum(now.get(kind, 0) for kind in FLN_KINDS)
        gov = -sum(now.get(kind, 0) for kind in GOV_KINDS)
        return self.say("summary", turn=turn, fln=fln, gov=gov)


class LossesChart(TurnBars[State, Words]):
    """Units neutralized, reduced and eliminated: the FLN's above the line, the Government's below it."""

    key = "losses"
    looks = {  # noqa: RUF012 - a constant of the class
        "fln_neutralized": Look("#F2D08A", "/"),
        "fln_reduced": Look("#E69F00", "."),
        "fln_eliminated": Look("#7A4E00"),
        "gov_neutralized": Look("#8CC8EE", "/"),
    }

    def label(self, name: str) -> str:
        return self.say(name.replace("_", "-"))

    def rows(self, history: Sequence[Entry[State]]) -> Rows:
        return [(row.turn, _below(row)) for row in losses_by_turn(history)]

    def sentence(self, rows: Rows, turn: int) -> str:
        until = [sums for number, sums in rows if number <= turn]
        sums = {name.replace("_", "-"): abs(sum(of[name] for of in until)) for name in self.looks}
        return self.say("summary", turn=turn, **sums)


def _below(row: Losses) -> dict[str, int]:
    sums = row._asdict()
    return {**sums, "gov_neutralized": -sums["gov_neutralized"]}


class MarkersChart(TurnBars[State, Words]):
    """Terrorized and resettled areas, and what they cost the Government each turn."""

    key = "markers"
    looks = {  # noqa: RUF012 - a constant of the class
        "terror": Look("#8A9099", "x"),
        "resettled": Look("#D9DCE0", "/"),
        "cost": Look(COLOURS["gov"]),
    }

    def rows(self, history: Sequence[Entry[State]]) -> Rows:
        """See `TurnBars.rows`; the cost goes below the line, because support is what it takes away."""
        return [
            (row.turn, {"terror": row.terror, "resettled": row.resettled, "cost": -row.cost})
            for row in markers_by_turn(history)
        ]

    def sentence(self, rows: Rows, turn: int) -> str:
        now = at_turn(rows, turn)
        terror, resettled = now.get("terror", 0), now.get("resettled", 0)
        return self.say("summary", turn=turn, terror=terror, resettled=resettled, cost=-now.get("cost", 0))
