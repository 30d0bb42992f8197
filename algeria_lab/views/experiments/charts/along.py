"""What else moved where two ways of fighting part: the other measures of the same wars, pair by pair."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.intervals import Estimate
from algeria_lab.experiments.results.reading import is_counted, measure_of, seen_of, values
from algeria_lab.experiments.results.statistics import Row, difference, paired, rows
from algeria_lab.views.experiments.amounts import difference_text
from algeria_lab.views.experiments.text import measure_title, quoted_opponent, quoted_way

if TYPE_CHECKING:
    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords

MOST_MOVED, MOST_STILL = 6, 8


class Along(NamedTuple):
    """One other measure beside the one that was asked for.

    Attributes:
        measure: The measure.
        apart: How much higher it is than under the first way, pair by pair.
    """

    measure: Measure
    apart: Estimate

    @property
    def weight(self) -> float:
        """How far the difference lies from 0, in half widths of its interval."""
        return abs(self.apart.mean) / max(self.apart.margin, 1e-9)


def widest(wars: Wars, asked: str | Measure) -> Row | None:
    """Return where a measure differs most from the first way; None for a single way."""
    apart = [row for row in rows(wars, [asked]) if row.difference is not None]
    return max(apart, key=lambda row: abs(row.difference.mean if row.difference else 0), default=None)


def along(wars: Wars, asked: str | Measure, row: Row) -> list[Along]:
    """Return the other measures of a way, at the same moment, those first that moved most surely.

    Raises:
        TooFewWars: With fewer than two pairs.
    """
    question, what = seen_of(wars), measure_of(wars, asked)
    first = next(iter(question.ways))
    wars = wars.where(against={row.against}, way={first, row.way})
    found = []
    for name in (*question.subject.quantities, *question.measures):
        # The balance is made of the two levels, which are told themselves.
        if name in {what.name, "balance"}:
            continue
        other = measure_of(wars, name)._replace(turn=what.turn)
        if not is_counted(wars, other):  # `_uncounted` says so
            continue
        read = values(wars, other)
        ours, theirs = (read.get((row.against, way), {}) for way in (row.way, first))
        pairs = paired(ours, theirs)
        apart = difference(other, [one for one, _ in pairs], [another for _, another in pairs])
        found.append(Along(other, apart))
    return sorted(found, key=lambda one: -one.weight)


def along_text(words: GameWords, wars: Wars, asked: str | Measure) -> str:
    """Return in sentences what else moved, and what did not; nothing for a single way.

    Raises:
        TooFewWars: With fewer than two pairs.
    """
    row, question = widest(wars, asked), seen_of(wars)
    if row is None:
        return ""
    found = along(wars, asked, row)
    moved = [one for one in found if one.apart.is_clear][:MOST_MOVED]
    still = [one for one in found if not one.apart.is_clear][::-1][:MOST_STILL]
    parts = [_pair(words, question, row)]
    if moved:
        items = [_moved(words, one) for one in moved]
        parts.append(words.say("experiment-along-moved", items=words.say("list-semicolon").join(items)))
    if still:
        names = [words.say("experiment-quoted", name=measure_title(words, one.measure.name)) for one in still]
        parts.append(words.say("experiment-along-still", items=words.listed(names)))
    return " ".join([*parts, *_uncounted(words, wars), words.say("experiment-along-caution")])


def _uncounted(words: GameWords, wars: Wars) -> list[str]:
    """Return in a sentence of which measures these wars hold nothing: a measure may be younger."""
    read = wars.question.subject.read
    missing = [measure_title(words, name) for name in read if name not in wars]
    names = [words.say("experiment-quoted", name=title) for title in missing]
    return [words.say("experiment-along-uncounted", items=words.listed(names))] if names else []


def _pair(words: GameWords, question: Question, row: Row) -> str:
    """Return which two ways are compared, and against whom if there are several."""
    names = {name: quoted_way(words, question, way) for name, way in _ways(question, row).items()}
    against = quoted_opponent(words, question, row.against)
    turn = row.asked.turn
    when = (
        words.say("experiment-along-end") if turn is None else words.say("experiment-along-turn", turn=turn)
    )
    several = len(question.opponents) > 1 or len(question.ways) > 2
    key = "experiment-along-widest" if several else "experiment-along-two"
    return words.say(key, **names, against=against, when=when)


def _ways(question: Question, row: Row) -> dict[str, str]:
    return {"first": next(iter(question.ways)), "way": row.way}


def _moved(words: GameWords, one: Along) -> str:
    said = difference_text(words, one.measure, one.apart)
    return words.say("experiment-colon", what=measure_title(words, one.measure.name), value=said)
