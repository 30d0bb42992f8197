"""Who had won the wars of an experiment when they were read: each way against each opponent."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.measuring.record import DRAW
from algeria_lab.experiments.results.frames import WAR, at, measure_of, seen_of
from algeria_lab.views.charts.style import COLOURS, NOBODY, Look
from algeria_lab.views.experiments.charts.lanes import NO_HATCH
from algeria_lab.views.experiments.text import by_opponent, counted, quoted_way
from algeria_lab.views.shared.numbers import percentage

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.views.shared.messages import GameWords

OPEN = "open"  # a war that nobody had won, whether it was over or not
# From the side whose success lowers the balance to the other; hatching tells them apart without colour.
LOOKS: Mapping[str, Look] = {
    "fln": Look(COLOURS["fln"], "/"),
    OPEN: Look(NOBODY, NO_HATCH),
    "gov": Look(COLOURS["gov"], NO_HATCH),
}


def outcomes(frame: DataFrame, asked: str | Measure) -> Series:
    """Return who had won each war when a measure is read, `OPEN` for nobody; by opponent, way and seed."""
    rows = at(frame, measure_of(frame, asked).turn).set_index(list(WAR))
    return rows["winner"].astype(str).where(rows["over"], OPEN).replace(["", DRAW], OPEN)


class Count(NamedTuple):
    """How the wars of one way against one opponent stood.

    Attributes:
        against: The opponent.
        way: The way.
        wars: How many wars.
        by: How many of them by outcome, one of `LOOKS`.
    """

    against: str
    way: str
    wars: int
    by: Mapping[str, int]


def counts(frame: DataFrame, asked: str | Measure) -> list[Count]:
    """Return how the wars stood when a measure is read, opponents together, in the order of the question."""
    question, found = seen_of(frame), outcomes(frame, asked)
    numbers = found.groupby(level=["against", "way"], observed=True).value_counts()
    made = []
    for against in question.opponents:
        for way in question.ways:
            by = {name: int(numbers.get((against, way, name), 0)) for name in LOOKS}
            made.append(Count(against, way, sum(by.values()), by))
    return made


def shares_text(words: GameWords, count: Count) -> str:
    """Return the shares of one way: who had won, who had not, in percent."""
    wars = max(count.wars, 1)
    said = {name: percentage(words, Fraction(number, wars)) for name, number in count.by.items()}
    return words.say("experiment-won-shares", **said)


def winners_text(words: GameWords, frame: DataFrame, asked: str | Measure) -> str:
    """Return in a sentence who had won when a measure is read; of very many ways only the first."""
    question, turn = seen_of(frame), measure_of(frame, asked).turn
    said = [(one.against, _item(words, question, one)) for one in counts(frame, asked)]
    groups = by_opponent(words, question, said)
    if turn is None:
        return words.say("experiment-won-end", turn=question.stop.turn, groups=groups)
    return words.say("experiment-won-turn", turn=turn, groups=groups)


def _item(words: GameWords, question: Question, count: Count) -> str:
    way = quoted_way(words, question, count.way)
    return words.say("experiment-won-item", way=way, shares=shares_text(words, count))


def stopped_text(words: GameWords, frame: DataFrame) -> str:
    """Return in a sentence how many wars a stop ended before the last turn; nothing where there is none."""
    question = seen_of(frame)
    if question.stop.when is None and not question.stop.at_most:
        return ""
    last = at(frame)
    early = last[~last["over"].astype(bool) & (last["turn"] < question.stop.turn)]
    groups = counted(words, question, "experiment-stopped-item", number=early, wars=last)
    return words.say("experiment-stopped", turn=question.stop.turn, groups=groups)
