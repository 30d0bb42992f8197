"""What the wars of an experiment say, for a pupil: who won, how far apart the ways are, what was found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.intervals import Estimate
from algeria_lab.experiments.results.reading import measure_of, seen_of
from algeria_lab.experiments.results.statistics import Row, rows
from algeria_lab.views.experiments.amounts import interval, with_unit
from algeria_lab.views.experiments.text import measure_name, quoted_opponent, quoted_way
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.numbers import decimal

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords

HIGHER, LOWER, UNCLEAR, SAME = "higher", "lower", "unclear", "same"
NEAR = 0.05  # of what a measure can reach: a prediction not farther off was near


class Telling:
    """Sentences about results whose ways bear their titles.

    Args:
        words: The reader's language.
        wars: The results.
        asked: The measure.
    """

    def __init__(self, words: GameWords, wars: Wars, asked: str | Measure) -> None:
        self.words, self.asked = words, measure_of(wars, asked)
        self.question, self.rows = seen_of(wars), rows(wars, [self.asked])
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
        items = [self._item(way, against, difference) for against, difference in found]
        return self.words.say(
            "trial-found",
            agree=agree,
            direction=next(iter(kinds)),
            way=self._way(way),
            first=self.first,
            measure=self._measured,
            items=self.words.say("list-semicolon").join(items),
        )

    def _is_same(self, way: str, against: str) -> bool:
        """Return whether each war came out as its pair under the first way."""
        return any(row.same for row in self.rows if (row.way, row.against) == (way, against))

    def _item(self, way: str, against: str, difference: Estimate) -> str:
        """Return how far a way lies from the first against one opponent."""
        said = interval(self.words, difference, sign=True)
        size = interval(self.words, Estimate(*map(abs, difference)))["mean"]
        return self.words.say(
            "trial-found-item",
            against=self._against(against),
            direction=SAME if self._is_same(way, against) else direction(difference),
            by=with_unit(self.words, self.asked, size, difference.mean),
            low=said["low"],
            high=said["high"],
        )

    def beside(self, guess: Mapping[str, float]) -> Markup:
        """Return the prediction beside what was found: ways down, opponents side by side.

        Args:
            guess: Predicted means by the titles of ways.
        """
        opponents = self.question.opponents
        head = [
            self.words.say("experiment-way"),
            self.words.say("trial-you-said"),
            *map(self._versus, opponents),
        ]
        means = {(row.way, row.against): row.mean for row in self.rows}
        body = []
        for way in self.question.ways:
            if way in guess:
                cells = (self._near(guess[way], means.get((way, name))) for name in opponents)
                said = element("td", decimal(self.words, guess[way]))
                body.append(element("tr", element("th", way, scope="row"), said, *cells))
        return side_by_side(self._measured, head, body)

    def _near(self, expected: float, found: Estimate | None) -> Markup:
        """Return a mean, and whether the prediction was near."""
        if found is None:
            return element("td", "–")
        low, high = self.asked.range
        off = abs(found.mean - expected)
        if found.low <= expected <= found.high:
            near = "inside"
        elif off <= NEAR * (high - low):
            near = "yes"
        else:
            near = "lower" if found.mean < expected else "higher"
        mean = element("b", interval(self.words, found)["mean"])
        return element(
            "td", mean, element("span", self.words.say("trial-near", near=near), class_="al-trial-note")
        )

    def judged(self, guess: Mapping[str, float]) -> Iterator[str]:
        """Yield for each way whether it lies on the side of the first one that was expected; see `beside`."""
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
                rivals=len(self.question.opponents),
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
                *(self._cell(dict(found).get(name), is_same=self._is_same(way, name)) for name in opponents),
            )
            for way, found in self.by_way()
        ]
        caption = self.words.say("trial-differences", measure=self._measured, first=self.first)
        return side_by_side(caption, head, body)

    def _cell(self, found: Estimate | None, *, is_same: bool) -> Markup:
        if found is None:
            return element("td", "–")
        said = interval(self.words, found, sign=True)
        mean = element("b", with_unit(self.words, self.asked, said["mean"], found.mean))
        clear = SAME if is_same else "yes" if found.is_clear else "no"
        note = self.words.say("trial-between", low=said["low"], high=said["high"], clear=clear)
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


def side_by_side(caption: str, head: list[str], body: list[Markup]) -> Markup:
    """Return a table that scrolls by itself where it is wider than the page."""
    heads = element("tr", *(element("th", text, scope="col") for text in head))
    inside = (element("caption", caption), element("thead", heads), element("tbody", *body))
    table = element("table", *inside, class_="al-trial-table")
    return element("div", table, class_="al-trial-wide", tabindex="0", role="region", aria_label=caption)
