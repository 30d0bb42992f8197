"""What the wars of an experiment say, for a pupil: who won, how far apart the ways are, what was found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.experiments.frames import measure_of, seen_of
from algeria_lab.experiments.intervals import Estimate
from algeria_lab.experiments.measures import Measure
from algeria_lab.experiments.statistics import Row, rows
from algeria_lab.views.experiments.amounts import interval, with_unit
from algeria_lab.views.experiments.text import measure_name, quoted_opponent, quoted_way
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.numbers import decimal

if TYPE_CHECKING:
    from pandas import DataFrame

    from algeria_lab.views.shared.messages import GameWords

HIGHER, LOWER, UNCLEAR = "higher", "lower", "unclear"
NEAR = 0.05  # of what a measure can reach: a prediction not farther off was near


class Telling:
    """Sentences about results whose ways bear their titles.

    Args:
        words: The reader's language.
        frame: The results.
        asked: The measure.
    """

    def __init__(self, words: GameWords, frame: DataFrame, asked: str | Measure) -> None:
        self.words, self.asked = words, measure_of(frame, asked)
        self.question, self.rows = seen_of(frame), rows(frame, [self.asked])
        self.first = quoted_way(words, self.question, next(iter(self.question.ways)))

    def by_way(self) -> Iterator[tuple[str, list[tuple[str, Estimate]]]]:
        """Yield each way but the first, with its differences by opponent."""
        order = list(self.question.ways)
        apart = [row for row in self.rows if row.difference is not None]
        for way, found in groupby(sorted(apart, key=lambda row: order.index(row.way)), lambda row: row.way):
            yield way, [(row.against, row.difference) for row in found if row.difference is not None]

    def found(self) -> list[str]:
        """Return what was found, a sentence a way, true to the numbers and their intervals."""
        if len(self.question.ways) == 1:
            return [self._alone(row) for row in self.rows]
        return [self._of_way(way, found) for way, found in self.by_way()]

    def _alone(self, row: Row) -> str:
        said = interval(self.words, row.mean)
        said["mean"] = with_unit(self.words, self.asked, said["mean"], row.mean.mean)
        return self.words.say(
            "trial-found-alone",
            way=self._way(row.way),
            measure=self._measured,
            against=self._against(row.against),
            **said,
        )

    def _of_way(self, way: str, found: list[tuple[str, Estimate]]) -> str:
        kinds = {direction(difference) for _, difference in found}
        if len(found) == 1:
            agree = "one"
        elif kinds == {UNCLEAR}:
            agree = "none"
        else:
            agree = "all" if len(kinds) == 1 else "differ"
        items = [self._item(against, difference) for against, difference in found]
        return self.words.say(
            "trial-found",
            agree=agree,
            way=self._way(way),
            first=self.first,
            measure=self._measured,
            items=self.words.say("list-semicolon").join(items),
        )

    def _item(self, against: str, difference: Estimate) -> str:
        """Return how far a way lies from the first against one opponent."""
        said = interval(self.words, difference, sign=True)
        size = interval(self.words, Estimate(*map(abs, difference)))["mean"]
        return self.words.say(
            "trial-found-item",
            against=self._against(against),
            direction=direction(difference),
            by=with_unit(self.words, self.asked, size, difference.mean),
            low=said["low"],
            high=said["high"],
        )

    def judged(self, guess: Mapping[str, float]) -> list[str]:
        """Return what became of a prediction: each number beside what was found, then the directions.

        Args:
            guess: Predicted means by the titles of ways.
        """
        said = [self._judged_way(way, guess[way]) for way in self.question.ways if way in guess]
        return [*said, *self._turned(guess)]

    def _judged_way(self, way: str, expected: float) -> str:
        low, high = self.asked.range
        items = []
        for row in self.rows:
            if row.way == way:
                off = abs(row.mean.mean - expected)
                is_near = row.mean.low <= expected <= row.mean.high or off <= NEAR * (high - low)
                items.append(
                    self.words.say(
                        "trial-judged-item",
                        against=self._against(row.against),
                        mean=interval(self.words, row.mean)["mean"],
                        near="yes" if is_near else "above" if expected > row.mean.mean else "below",
                    )
                )
        predicted = decimal(self.words, expected)
        return self.words.say(
            "trial-judged",
            way=self._way(way),
            predicted=predicted,
            items=self.words.say("list-semicolon").join(items),
        )

    def _turned(self, guess: Mapping[str, float]) -> Iterator[str]:
        """Yield for each way whether it lies on the side of the first one that was expected."""
        first = next(iter(self.question.ways))
        for way, found in self.by_way():
            if way not in guess or first not in guess or guess[way] == guess[first]:
                continue
            expected = HIGHER if guess[way] > guess[first] else LOWER
            kinds = {direction(difference) for _, difference in found}
            verdict = (
                "right"
                if kinds == {expected}
                else "other"
                if expected not in kinds and UNCLEAR not in kinds
                else "open"
            )
            yield self.words.say(
                "trial-judged-direction",
                way=self._way(way),
                first=self.first,
                expected=expected,
                verdict=verdict,
            )

    def differences(self) -> Markup:
        """Return the paired differences as a table: ways down, opponents side by side."""
        opponents = self.question.opponents
        if len(self.question.ways) < 2:
            return Markup()
        head = [self.words.say("experiment-way"), *map(self._versus, opponents)]
        body = [
            element(
                "tr",
                element("th", way, scope="row"),
                *(self._cell(dict(found).get(name)) for name in opponents),
            )
            for way, found in self.by_way()
        ]
        caption = self.words.say("trial-differences", measure=self._measured, first=self.first)
        return shares_table(caption, head, body)

    def _cell(self, found: Estimate | None) -> Markup:
        if found is None:
            return element("td", "–")
        said = interval(self.words, found, sign=True)
        mean = element("b", with_unit(self.words, self.asked, said["mean"], found.mean))
        note = self.words.say(
            "trial-between", low=said["low"], high=said["high"], clear="yes" if found.is_clear else "no"
        )
        return element("td", mean, element("span", note, class_="al-trial-note"))

    def _versus(self, name: str) -> str:
        return self.words.say("trial-versus", against=self._against(name))

    @property
    def _measured(self) -> str:
        return measure_name(self.words, self.asked)

    def _way(self, name: str) -> str:
        return quoted_way(self.words, self.question, name)

    def _against(self, name: str) -> str:
        return quoted_opponent(self.words, self.question, name)


def direction(difference: Estimate) -> str:
    """Return on which side of 0 a difference lies for sure, `UNCLEAR` if on neither."""
    if not difference.is_clear:
        return UNCLEAR
    return HIGHER if difference.mean > 0 else LOWER


def shares_table(caption: str, head: list[str], body: list[Markup]) -> Markup:
    """Return a table that scrolls by itself where it is wider than the page."""
    heads = element("tr", *(element("th", text, scope="col") for text in head))
    inside = (element("caption", caption), element("thead", heads), element("tbody", *body))
    table = element("table", *inside, class_="al-trial-table")
    return element("div", table, class_="al-trial-wide", tabindex="0", role="region", aria_label=caption)
