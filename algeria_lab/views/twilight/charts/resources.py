"""The Resources of both sides: how they went, where they came from and where they went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS
from algeria_lab.lessons.twilight.resources import EVENT, INCOME, OTHER, SPENDING, postings, sums
from algeria_lab.lessons.twilight.walking import CardEnd, card_ends
from algeria_lab.twilight.draft import TRACK_LIMITS
from algeria_lab.twilight.state import State
from algeria_lab.views.charts.base import Columns, Reading, moment, moments_by_turn
from algeria_lab.views.charts.course import Change
from algeria_lab.views.charts.rows import Counts, StackedRows
from algeria_lab.views.charts.steps import StepsChart
from algeria_lab.views.charts.style import COLOURS, Look, new_figure, whole_numbers
from algeria_lab.views.twilight.charts.lines import MOST_TICKS
from algeria_lab.views.twilight.charts.telling import told_alone
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry

FOOT, ROOM = -1, 4
GAINED, SPENT = "gained", "spent"
# What is gained stands above what is spent; Events do both.
GAINS = tuple(f"{GAINED}-{source}" for source in (*INCOME, EVENT, OTHER))
PRICES = tuple(f"{SPENT}-{source}" for source in (*SPENDING, "round", EVENT, OTHER))


class ResourcesChart(StepsChart[State, TwilightWords]):
    """How the Resources of both sides went."""

    key = "resources"
    apart = 4
    most_ticks = MOST_TICKS

    def changes(self, history: Sequence[Entry[State]]) -> list[Change]:
        start = history[0].state
        level = {seat: start.resources(seat) for seat in SEATS}
        changes = [
            Change(start.turn - 1, 0, "", level["fln"], level["gov"], self.words.say("charts-lines-start"))
        ]
        for row in postings(history):
            level[row.side] = row.event.now
            text = told_alone(self.words, row.event)
            changes.append(Change(row.turn, row.ply, row.side, level["fln"], level["gov"], text))
        return changes

    def top(self, data: Columns) -> float:  # noqa: ARG002 - the track has an end
        return float(TRACK_LIMITS["gov_resources"] + ROOM)

    def read(self, history: Sequence[Entry[State]], at: int | None) -> Reading:
        _, _, sources, frame, moments = self.course(history, at)
        ply, state = moment(history, at)
        added = sums(postings(history[: ply + 1]))
        values: dict[str, int] = {seat: state.resources(seat) for seat in SEATS}
        for seat in SEATS:
            values[f"{seat}_start"] = history[0].state.resources(seat)
            values[f"{seat}_gained"] = sum(gained for gained, _ in added[seat].values())
            values[f"{seat}_spent"] = sum(spent for _, spent in added[seat].values())
        said = self.say("summary", turn=state.turn, **values)
        ends = card_ends(history)
        rows = moments_by_turn(history, [end.turn for end in ends])
        return Reading(sources, said, self._table(history, ends), state.turn, frame, moments, rows)

    def _table(self, history: Sequence[Entry[State]], ends: Sequence[CardEnd]) -> list[list[object]]:
        found = postings(history)
        head = [self.turn_name]
        head += [self.say(f"column-{side}-{what}") for side in SEATS for what in (GAINED, SPENT, "level")]
        rows: list[list[object]] = []
        for end in ends:
            row: list[object] = [end.turn]
            for side in SEATS:
                moved = [
                    posting.change for posting in found if (posting.turn, posting.side) == (end.turn, side)
                ]
                gained = sum(change for change in moved if change > 0)
                row += [gained, gained - sum(moved), end.state.resources(side)]
            rows.append(row)
        return [list[object](head), *rows]

    def empty(self) -> figure:
        from bokeh.models import Range1d

        plot = new_figure(
            self.say("title"),
            x_range=Range1d(0, 1),
            y_range=Range1d(FOOT, self.top({})),
            x_axis_label=self.turn_name,
            y_axis_label=self.say("axis"),
        )
        whole_numbers(plot, "y")
        return plot


class AccountsChart(StackedRows[State, TwilightWords]):
    """Where Resources came from, and where they went, until the moment of the board."""

    key = "accounts"
    looks = {"fln": Look(COLOURS["fln"], "/"), "gov": Look(COLOURS["gov"])}  # noqa: RUF012 - a constant of the class
    kinds = (*GAINS, "", *PRICES)
    headroom = 1.45

    def counts(self, history: Sequence[Entry[State]], at: int | None) -> Counts:
        """See `StackedRows.counts`; what nobody gained or spent has no row."""
        ply, _ = moment(history, at)
        added = sums(postings(history[: ply + 1]))
        found = {}
        for way, kinds in enumerate((GAINS, PRICES)):
            for kind in kinds:
                source = kind.partition("-")[2]
                row = {side: added[side].get(source, (0, 0))[way] for side in self.looks}  # type: ignore[index]
                if any(row.values()):
                    found[kind] = row
        return found

    def label(self, part: str) -> str:
        return self.words.side(part)

    def kind_label(self, kind: str) -> str:
        way, _, source = kind.partition("-")
        return self.say(f"{way}-{source}") if source in ("round", EVENT, OTHER) else self.say(source)

    def total(self, row: Mapping[str, int]) -> str:
        """See `StackedRows.total`: what each side has in it, for the sides share nothing."""
        return " + ".join(str(number) for number in row.values() if number)

    def sentence(self, history: Sequence[Entry[State]], state: State, counts: Counts) -> str:  # noqa: ARG002 - see `StackedRows`
        said = {"turn": state.turn}
        most = {}
        for side in self.looks:
            of_side = {kind: row[side] for kind, row in counts.items() if kind in PRICES}
            said[side] = sum(of_side.values())
            top = max(of_side, key=lambda kind: of_side[kind], default="")
            most[f"{side}_most"] = self.kind_label(top) if said[side] else "none"
            said[f"{side}_number"] = of_side.get(top, 0)
        return self.say("summary", **said, **most)
