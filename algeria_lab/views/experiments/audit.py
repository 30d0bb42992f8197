"""Which rule carries a result: constants changed one at a time as a tornado, two at a time as marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.audit import PRINTED, Effect, constants, effects, label
from algeria_lab.experiments.results.interactions import Interaction, interactions
from algeria_lab.experiments.results.looks import Looks, looks
from algeria_lab.experiments.results.reading import seen_of
from algeria_lab.experiments.results.statistics import rows
from algeria_lab.views.charts.base import Columns, Reading
from algeria_lab.views.charts.style import INK, legend_below, text_at
from algeria_lab.views.experiments.amounts import (
    as_drawn,
    difference_text,
    ends_text,
    interval,
    said_mean,
    with_unit,
)
from algeria_lab.views.experiments.charts.lanes import (
    GAP,
    HATCHED,
    NO_HATCH,
    WAY_LOOKS,
    LanesChart,
    Layout,
    add,
    empty,
    ground,
    joined,
    lying_bars,
    spread,
    whiskers,
)
from algeria_lab.views.experiments.charts.looks import looks_text
from algeria_lab.views.experiments.text import (
    by_opponent,
    change_name,
    constant_name,
    constant_value,
    opponent_title,
)
from algeria_lab.views.shared.numbers import rounded

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords

BAR = 18  # pixels
MOST_PAIRS = 12
ROOM = 0.12  # of the axis, for the value behind a bar
NAMED = 2  # effects that the sentence names for each opponent
# Below and above the printed value.
LOOKS = {False: WAY_LOOKS[1], True: WAY_LOOKS[2]}


class Tornado(LanesChart):
    """The effect of each constant, the widest reach on top; bars begin at the printed rules."""

    key = "tornado"
    zero = between = True

    def shown(self) -> str:
        return self.say("axis", measure=self.measured)

    def read(self, wars: Wars) -> Reading:
        question, found = seen_of(wars), effects(wars, self.measure)
        self.estimates = [effect.difference for effect in found]
        reached = [end for effect in found for end in as_drawn(effect.difference)]
        low, high = spread([0, *reached])
        room = (high - low) * ROOM
        low, high = low - room, high + room
        sources, depth = self._lay(question, found, low, high)
        settings: dict[str, Any] = {"low": low, "high": high, "depth": depth}
        settings["axis"] = self.say("axis", measure=self.measured)
        together = looks(wars, self.measure)
        said = joined(self._sentence(wars, question, found), looks_text(self.words, together))
        reading = Reading(sources, said, self._table(question, found, together), frame=settings)
        return self.entitled(reading, wars, self._headline(found, together))

    def _headline(self, found: Sequence[Effect], together: Looks) -> str:
        """Return how many changes stay clear when all are judged together, and the strongest of them."""
        clear = [effect for effect in found if (effect.against, label(effect.changes)) in together.together]
        numbers = {"clear": len(clear), "all": len(found)}
        strongest = max(clear, key=lambda effect: abs(effect.difference.mean), default=None)
        return self.say("headline", **numbers, item=self._item(strongest) if strongest else "")

    def _lay(
        self, question: Question, found: Sequence[Effect], low: float, high: float
    ) -> tuple[dict[str, Columns], int]:
        layout = Layout()
        bars = empty("left", "right", "y", "colour", "hatch")
        marks = empty("x", "y", "low", "high")
        values = {"before": empty("x", "y", "text"), "behind": empty("x", "y", "text")}
        lines = empty("y", "from", "to")
        for against in question.opponents:
            title = opponent_title(self.words, question, against)
            layout.head(self.words.say("experiment-against", against=title), "bold")
            for name, group in _by_constant(found, against).items():
                layout.head(self._constant(name))
                for effect in group:
                    lane = layout.lane(BAR, 3)
                    _bar(effect, constants(self.words.game)[name].printed, lane.middle, bars, marks)
                    below = effect.difference.mean < 0
                    drawn = as_drawn(effect.difference)
                    end = drawn.low if below else drawn.high
                    said = constant_value(self.words, name, effect.changes[name])
                    place = "before" if below else "behind"
                    add(values[place], x=min(end, 0.0) if below else max(end, 0.0), y=lane.middle, text=said)
                add(lines, y=-layout.depth, **{"from": low, "to": high})
                layout.depth += GAP
        return {
            "bars": bars,
            "marks": marks,
            "lines": lines,
            **values,
            **layout.sources(low),
        }, layout.depth

    def _constant(self, name: str) -> str:
        known = constants(self.words.game)[name]
        printed = constant_value(self.words, name, known.printed)
        return self.say("lane", name=constant_name(self.words, name), printed=printed, rule=known.rule)

    def paint(self, plot: figure) -> None:
        ground(plot, self.sources["lines"])
        lying_bars(plot, self.sources["bars"], BAR, **HATCHED, line_color=INK, line_width=0.5)
        whiskers(plot, self.sources["marks"])
        look = {"text_baseline": "middle", "text_font_style": "bold"}
        text_at(plot, self.sources["before"], "text", text_align="right", x_offset=-9, **look)
        text_at(plot, self.sources["behind"], "text", x_offset=9, **look)

    def _sentence(self, wars: Wars, question: Question, found: Sequence[Effect]) -> str:
        printed = [
            (
                row.against,
                with_unit(self.words, self.measure, rounded(self.words, row.mean.mean), row.mean.mean),
            )
            for row in rows(wars, [self.measure])
            if row.way == PRINTED
        ]
        said = [
            (against, self._item(effect))
            for against in question.opponents
            for effect in [one for one in found if one.against == against][:NAMED]
        ]
        return self.say(
            "summary",
            measure=self.measured,
            printed=by_opponent(self.words, question, printed),
            items=by_opponent(self.words, question, said),
        )

    def _item(self, effect: Effect) -> str:
        change = changes_name(self.words, effect.changes)
        return self.say(
            "item", change=change, by=difference_text(self.words, self.measure, effect.difference)
        )

    def _table(self, question: Question, found: Sequence[Effect], together: Looks) -> list[list[object]]:
        say = self.words.say
        heads = [say("experiment-opponent"), *map(self.say, ("constant", "value", "printed"))]
        means = [say("experiment-mean"), self.say("axis", measure=self.measured)]
        last = [say("experiment-interval-head"), self.say("together")]
        table: list[list[object]] = [[*heads, *means, *last]]
        for against in question.opponents:
            title = opponent_title(self.words, question, against)
            for name, group in _by_constant(found, against).items():
                for effect in group:
                    stays = (against, label(effect.changes)) in together.together
                    kept = self.say("stays" if stays else "stays-not")
                    table.append([title, *self._cells(name, effect), kept])
        return table

    def _cells(self, name: str, effect: Effect) -> list[str]:
        printed = constants(self.words.game)[name].printed
        values = [constant_value(self.words, name, value) for value in (effect.changes[name], printed)]
        apart = said_mean(self.words, effect.difference, sign=True)
        span = ends_text(self.words, effect.difference, sign=True)
        mean = rounded(self.words, effect.mean.mean)
        return [constant_name(self.words, name), *values, mean, apart, span]


def changes_name(words: GameWords, changes: Mapping[str, int]) -> str:
    """Return one changed constant in words, or two."""
    first, *others = (change_name(words, name, value) for name, value in changes.items())
    return words.say("experiment-pairs-both", first=first, second=others[0]) if others else first


def _by_constant(found: Sequence[Effect], against: str) -> dict[str, list[Effect]]:
    """Return the effects against an opponent by constant, the widest reach first, values ascending."""
    groups: dict[str, list[Effect]] = {}
    # The strongest effect comes first, so the first sight of a constant gives its rank.
    for effect in found:
        if effect.against == against:
            groups.setdefault(next(iter(effect.changes)), []).append(effect)
    return {name: sorted(group, key=lambda effect: effect.changes[name]) for name, group in groups.items()}


def _bar(effect: Effect, printed: int, y: float, bars: Columns, marks: Columns) -> None:
    mean, low, high = as_drawn(effect.difference)
    look = LOOKS[next(iter(effect.changes.values())) > printed]
    ends = {"left": min(mean, 0.0), "right": max(mean, 0.0)}
    add(bars, **ends, y=y, colour=look.fill, hatch=look.hatch or NO_HATCH)
    add(marks, x=mean, y=y, low=low, high=high)


class TwoAtATime(LanesChart):
    """What two changed constants do together, beside the sum of what each does alone.

    Args:
        wars: An audit of two constants at a time.
        words: The reader's language.
        asked: The measure.
        singles: An audit of one at a time, with the same seeds.
    """

    key = "pairs"
    zero = between = True

    def __init__(self, wars: Wars, words: GameWords, asked: str | Measure, singles: Wars) -> None:
        self._singles = singles
        super().__init__(wars, words, asked)

    def shown(self) -> str:
        return self.say("axis", measure=self.measured)

    def read(self, wars: Wars) -> Reading:
        question, found = seen_of(wars), interactions(wars, self._singles, self.measure)
        drawn = found[:MOST_PAIRS]
        self.estimates = [item.together for item in drawn]
        low, high = spread(
            [0, *(end for item in drawn for end in (*as_drawn(item.together), item.added.mean))]
        )
        sources, depth = self._lay(question, drawn, low, high)
        settings: dict[str, Any] = {"low": low, "high": high, "depth": depth}
        settings["axis"] = self.say("axis", measure=self.measured)
        lacks = self.not_drawn(len(found), [self._head(question, item) for item in found[MOST_PAIRS:]])
        said = joined(self._sentence(found[0]), lacks)
        reading = Reading(sources, said, self._table(question, found), frame=settings)
        return self.entitled(reading, wars, self._headline(found), lacks)

    def _headline(self, found: Sequence[Interaction]) -> str:
        """Return how many pairs differ from the sum of the two, each looked at alone."""
        return self.say("headline", clear=sum(one.beyond.is_clear for one in found), all=len(found))

    def _lay(
        self, question: Question, found: Sequence[Interaction], low: float, high: float
    ) -> tuple[dict[str, Columns], int]:
        layout, lines = Layout(), empty("y", "from", "to")
        added, together = empty("x", "y", "to"), empty("x", "y", "low", "high")
        for item in found:
            layout.head(self._head(question, item))
            lane = layout.lane(BAR)
            add(added, x=item.added.mean, y=lane.middle, to=item.together.mean)
            mean, *ends = as_drawn(item.together)
            add(together, x=mean, y=lane.middle, low=ends[0], high=ends[1])
            add(lines, y=lane.bottom, **{"from": low, "to": high})
        sources = {"added": added, "together": together, "lines": lines, **layout.sources(low)}
        return sources, layout.depth

    def paint(self, plot: figure) -> None:
        ground(plot, self.sources["lines"])
        added = self.sources["added"]
        plot.segment("x", "y", "to", "y", source=added, line_color=LOOKS[True].fill, line_width=6)
        whiskers(plot, self.sources["together"])
        names = {"square": ("added", added), "diamond": ("together", self.sources["together"])}
        for marker, (name, source) in names.items():
            plot.scatter(
                "x",
                "y",
                source=source,
                marker=marker,
                size=10,
                fill_color=INK if name == "added" else "white",
                line_color=INK,
                line_width=2,
                legend_label=self.say(name),
            )
        legend_below(plot, left=0)

    def _head(self, question: Question, item: Interaction) -> str:
        named = changes_name(self.words, item.changes)
        if len(question.opponents) == 1:
            return named
        title = opponent_title(self.words, question, item.against)
        against = self.words.say("experiment-against", against=title)
        return self.words.say("experiment-colon", what=against, value=named)

    def _sentence(self, item: Interaction) -> str:
        told = {
            name: said_mean(self.words, getattr(item, name), sign=True)
            for name in ("together", "added", "beyond")
        }
        told["change"] = changes_name(self.words, item.changes)
        if not item.beyond.is_sure:
            return self.say("summary-few", **told)
        beyond = interval(self.words, item.beyond, sign=True)
        return self.say("summary", **told, low=beyond["low"], high=beyond["high"])

    def _table(self, question: Question, found: Sequence[Interaction]) -> list[list[object]]:
        say = self.words.say
        heads = [self.say(name) for name in ("change", "together", "added", "beyond")]
        table: list[list[object]] = [[say("experiment-opponent"), *heads, say("experiment-interval-head")]]
        for item in found:
            cells = [opponent_title(self.words, question, item.against)]
            cells.append(changes_name(self.words, item.changes))
            means = (item.together, item.added, item.beyond)
            cells += [said_mean(self.words, mean, sign=True) for mean in means]
            table.append([*cells, ends_text(self.words, item.beyond, sign=True)])
        return table
