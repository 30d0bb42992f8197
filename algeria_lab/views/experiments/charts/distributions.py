"""How many wars came out how: each way in a lane of its own, and the differences of the pairs likewise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.frames import seen_of, values
from algeria_lab.experiments.results.statistics import Row, rows
from algeria_lab.views.charts.base import Reading
from algeria_lab.views.experiments.amounts import difference_text, interval, with_unit
from algeria_lab.views.experiments.charts.histograms import PLAIN, Histograms, Sample
from algeria_lab.views.experiments.charts.lanes import joined
from algeria_lab.views.experiments.charts.outcomes import LOOKS, counts, outcomes, shares_text
from algeria_lab.views.experiments.text import by_opponent, quoted_way, way_title

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from algeria_lab.experiments.asking.questions import Question


def _table_of(frame: DataFrame, asked: Measure) -> DataFrame:
    """Return the values of all wars, one column a way."""
    return values(frame, asked).unstack("way")  # noqa: PD010 - pairs side by side


def _wars(table: DataFrame, row: Row) -> Series:
    """Return what a table says of the wars of one way against one opponent, as far as they were played."""
    return table.loc[row.against][row.way].dropna()


class Distributions(Histograms):
    """A measure in every war: each way in a lane, opponent by opponent. Shares are bars up to their mean."""

    key = "distributions"

    @property
    def kinds(self) -> Sequence[str]:
        """See `Histograms.kinds`; a share says by itself who won."""
        return (PLAIN,) if self.flat else tuple(LOOKS)

    def samples(self, frame: DataFrame) -> list[Sample]:
        table, won = _table_of(frame, self.measure), outcomes(frame, self.measure).unstack("way")  # noqa: PD010 - see `_table_of`
        self._shares = {(one.against, one.way): one for one in counts(frame, self.measure)}
        return [
            Sample(row, _wars(table, row), row.mean, _wars(won, row)) for row in rows(frame, [self.measure])
        ]

    def lane_text(self, question: Question, sample: Sample) -> str:
        row, mean = sample.row, interval(self.words, sample.found)["mean"]
        title = way_title(self.words, question, row.way)
        if self.flat:
            said = self.words.say("experiment-percent-of", value=mean)
            return self.words.say("experiment-lane", way=title, value=said)
        shares = shares_text(self.words, self._shares[row.against, row.way])
        mean = with_unit(self.words, self.measure, mean, sample.found.mean)
        return self.words.say("experiment-lane-mean", way=title, shares=shares, value=mean)

    def sentence(self, question: Question, samples: Sequence[Sample]) -> str:
        said = [(sample.row.against, self._item(question, sample)) for sample in samples]
        groups = by_opponent(self.words, question, said)
        mark = self.say("mark-share" if self.flat else "mark")
        return joined(self.say("summary", measure=self.measured, groups=groups), mark)

    def _item(self, question: Question, sample: Sample) -> str:
        way, mean = (
            quoted_way(self.words, question, sample.row.way),
            interval(self.words, sample.found)["mean"],
        )
        return self.say("item", way=way, mean=with_unit(self.words, self.measure, mean, sample.found.mean))


class PairedDifference(Histograms):
    """By how much each way differs from the first in the war with the same seed."""

    key = "difference"
    zero = True

    def title(self) -> str:
        return self.say("title", first=self._first)

    def read(self, frame: DataFrame) -> Reading:
        question = seen_of(frame)
        self._first = quoted_way(self.words, question, next(iter(question.ways)))
        return super().read(frame)

    def samples(self, frame: DataFrame) -> list[Sample]:
        table, first = _table_of(frame, self.measure), next(iter(seen_of(frame).ways))
        found = []
        for row in rows(frame, [self.measure]):
            if row.difference is not None:
                pairs = table.loc[row.against]
                found.append(Sample(row, (pairs[row.way] - pairs[first]).dropna(), row.difference))
        return found

    def axis(self, question: Question) -> str:  # noqa: ARG002 - see `Histograms.axis`
        return self.say("axis", first=self._first, measure=self.measured)

    def lane_text(self, question: Question, sample: Sample) -> str:
        title = way_title(self.words, question, sample.row.way)
        said = difference_text(self.words, self.measure, sample.found)
        return self.words.say("experiment-lane", way=title, value=said)

    def sentence(self, question: Question, samples: Sequence[Sample]) -> str:  # noqa: ARG002 - the page says it
        return self.say("mark-share" if self.flat else "mark", first=self._first)
