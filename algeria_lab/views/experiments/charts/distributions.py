"""How many wars came out how: each way in a lane of its own, and the differences of the pairs likewise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.reading import seen_of, values
from algeria_lab.experiments.results.statistics import paired, rows
from algeria_lab.views.charts.base import Reading
from algeria_lab.views.experiments.amounts import difference_text, said_mean, with_unit
from algeria_lab.views.experiments.charts.captions import drawn_text, is_even, pairs_text
from algeria_lab.views.experiments.charts.histograms import PLAIN, Histograms, Sample
from algeria_lab.views.experiments.charts.lanes import joined, whole_scale
from algeria_lab.views.experiments.charts.outcomes import LOOKS, counts, outcomes, shares_text, winners_text
from algeria_lab.views.experiments.finding import headline
from algeria_lab.views.experiments.sizes import number_of
from algeria_lab.views.experiments.text import by_opponent, quoted_way, way_title

if TYPE_CHECKING:
    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords

PAIR = 2  # means that a sentence can hold


class Distributions(Histograms):
    """A measure in every war: each way in a lane, opponent by opponent. Shares are bars up to their mean."""

    key = "distributions"

    def __init__(
        self,
        wars: Wars,
        words: GameWords,
        asked: str | Measure = "balance",
        predicted: Mapping[str, float] | None = None,
        *,
        beyond: bool = False,
    ) -> None:
        self.predicted = predicted or {}
        super().__init__(wars, words, asked, beyond=beyond)

    def scale(self, values: Sequence[float]) -> tuple[float, float]:
        """See `whole_scale`."""
        return whole_scale(self.measure, [*values, *self.predicted.values()])

    def headline(self, wars: Wars, samples: Sequence[Sample]) -> str:
        """Return the means; of more than two the lowest and the highest."""
        question = seen_of(wars)
        if len(samples) <= PAIR and len(question.opponents) == 1:
            return self.say("means", items=self.words.listed(self._item(question, one) for one in samples))
        ordered = sorted(samples, key=lambda one: one.found.mean)
        least, most = ordered[0], ordered[-1]
        if self._mean(least) == self._mean(most):
            return self.say("means-same", mean=self._mean(least))
        return self.say(
            "means-between",
            low=self._mean(least),
            high=self._mean(most),
            least=self.name_of(question, least),
            most=self.name_of(question, most),
        )

    @property
    def kinds(self) -> Sequence[str]:
        """See `Histograms.kinds`; a share says by itself who won."""
        return (PLAIN,) if self.flat else tuple(LOOKS)

    def samples(self, wars: Wars) -> list[Sample]:
        read, won = values(wars, self.measure), outcomes(wars, self.measure)
        self._won = winners_text(self.words, wars, self.measure)
        self._shares = {(one.against, one.way): one for one in counts(wars, self.measure)}
        found = []
        for row in rows(wars, [self.measure]):
            sample, by = read[row.against, row.way], won[row.against, row.way]
            found.append(Sample(row, list(sample.values()), row.mean, [by[seed] for seed in sample]))
        return found

    def lane_text(self, question: Question, sample: Sample) -> str:
        row, mean = sample.row, said_mean(self.words, sample.found)
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
        return joined(self._won, self.say("summary", measure=self.measured, groups=groups), mark)

    def _item(self, question: Question, sample: Sample) -> str:
        return self.say("item", way=quoted_way(self.words, question, sample.row.way), mean=self._mean(sample))

    def _mean(self, sample: Sample) -> str:
        mean = said_mean(self.words, sample.found)
        if self.flat:
            return self.words.say("experiment-percent-of", value=mean)
        return with_unit(self.words, self.measure, mean, sample.found.mean)


class PairedDifference(Histograms):
    """By how much each way differs from the first in the war with the same seed."""

    key = "difference"
    zero = between = True

    def title(self) -> str:
        return self.say("title", first=self._first)

    def read(self, wars: Wars) -> Reading:
        question = seen_of(wars)
        self._first = quoted_way(self.words, question, next(iter(question.ways)))
        return super().read(wars)

    def samples(self, wars: Wars) -> list[Sample]:
        read, first = values(wars, self.measure), next(iter(seen_of(wars).ways))
        found = []
        for row in rows(wars, [self.measure]):
            if row.difference is not None:
                ours, theirs = read[row.against, row.way], read[row.against, first]
                apart = [one - other for one, other in paired(ours, theirs)]
                found.append(Sample(row, apart, row.difference))
        return found

    def sized(self, wars: Wars, drawn: str) -> str:
        """Return what is drawn; where wars lack their pair, of how many pairs, which are fewer."""
        if is_even(wars, self.measure):
            return super().sized(wars, drawn)
        return self.say("pairs", measure=drawn, pairs=self._pairs(wars))

    def which(self, wars: Wars) -> str:
        """Return which pairs are drawn, and which comparisons have too few to be."""
        if not is_even(wars, self.measure):
            return pairs_text(self.words, wars, self.measure, self.places)
        first = next(iter(seen_of(wars).ways))
        both = [place for against, way in self.places for place in ((against, first), (against, way))]
        return drawn_text(self.words, wars, list(dict.fromkeys(both)))

    def shown(self) -> str:
        return self.axis_text()

    def _pairs(self, wars: Wars) -> int | str:
        found = rows(wars, [self.measure])
        return number_of(self.words, (row.pairs for row in found if row.difference is not None))

    def headline(self, wars: Wars, samples: Sequence[Sample]) -> str:  # noqa: ARG002 - see `Histograms`
        """Return by how much the ways differ, or that no difference is clear."""
        return headline(self.words, wars, self.measure)

    def axis(self, question: Question) -> str:  # noqa: ARG002 - see `Histograms.axis`
        return self.axis_text()

    def axis_text(self) -> str:
        """Return of what, and from what, the differences are."""
        return self.say("axis", first=self._first, measure=self.measured)

    def lane_text(self, question: Question, sample: Sample) -> str:
        title = way_title(self.words, question, sample.row.way)
        said = difference_text(self.words, self.measure, sample.found)
        return self.words.say("experiment-lane", way=title, value=said)

    def sentence(self, question: Question, samples: Sequence[Sample]) -> str:  # noqa: ARG002 - the page says it
        if not samples:
            return self.words.say("experiment-headline-none", first=self._first)
        if not any(sample.found.is_sure for sample in samples):
            return self.say("mark-few", first=self._first)
        return self.say("mark-share" if self.flat else "mark", first=self._first)
