"""What the wars of an experiment show in one sentence, what moved along, and what they do not show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from algeria_lab.experiments.asking.questions import OTHER
from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.interactions import is_audit
from algeria_lab.experiments.results.intervals import Estimate
from algeria_lab.experiments.results.reading import seen_of
from algeria_lab.experiments.results.statistics import rows as rows_of
from algeria_lab.views.experiments.amounts import interval, places_for, said_mean, with_unit
from algeria_lab.views.experiments.charts.along import along_text
from algeria_lab.views.experiments.text import (
    MOST_NAMED,
    and_more,
    by_opponent,
    compared,
    measure_name,
    opponent_title,
    quoted_way,
    spec_title,
    way_against,
)
from algeria_lab.views.shared.html import Page, element
from algeria_lab.views.shared.numbers import rounded

if TYPE_CHECKING:
    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.results.statistics import Row
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords

HIGHER, LOWER = "higher", "lower"


def finding(words: GameWords, wars: Wars, asked: str | Measure) -> Page:
    """Return what the wars show, what moved along with it, and what they do not show, under headings.

    Raises:
        TooFewWars: With fewer than two wars a way.
        UnknownName, WrongMeasure: For a measure that is none.
    """
    said = {"shows": shows(words, wars, asked)}
    # Of many changes of the model each moves other things along: there is no one answer.
    if not is_audit(seen_of(wars)) and (moved := along_text(words, wars, asked)):
        said["along"] = moved
    said["shows-not"] = shows_not(words, wars)
    heads = {key: words.say(f"experiment-{key}-head") for key in said}
    lines = [words.say("experiment-colon", what=heads[key], value=text) for key, text in said.items()]
    # Figures upon figures are read on demand.
    moved = said.pop("along", "")
    parts = [part for key in said for part in (element("dt", heads[key]), element("dd", said[key]))]
    html = element("dl", *parts, class_="al-says al-finding")
    if moved:
        html += element("details", element("summary", heads["along"]), element("p", moved), class_="al-says")
    return Page(html, "\n".join(lines))


def shows(words: GameWords, wars: Wars, asked: str | Measure) -> str:
    """Return in one sentence what the wars show: each way against the first.

    Raises:
        TooFewWars: With fewer than two wars a way.
        UnknownName, WrongMeasure: For a measure that is none.
    """
    question, found = seen_of(wars), rows_of(wars, [asked])
    if len(question.ways) == 1:
        said = [(row.against, _alone(words, question, row)) for row in found]
        groups = by_opponent(words, question, said)
        return words.say("experiment-shows-one", measure=measure_name(words, asked), groups=groups)
    pairs = [(row, row.difference) for row in found if row.difference is not None]
    if not pairs:
        said = [(row.against, _alone(words, question, row)) for row in found]
        groups = by_opponent(words, question, said)
        return words.say("experiment-shows-unpaired", measure=measure_name(words, asked), groups=groups)
    if len(pairs) == 1:
        return _one_pair(words, question, *pairs[0])
    ways = {_way_of(difference) for _, difference in pairs}
    if len(ways) == 1 and all(difference.is_clear for _, difference in pairs):
        return _all_alike(words, question, pairs)
    return _each(words, question, pairs)


Pairs = Sequence[tuple["Row", Estimate]]


def headline(words: GameWords, wars: Wars, asked: str | Measure) -> str:
    """Return in one short sentence by how much the ways differ, and no more than the intervals allow.

    It says of how many comparisons that is, and which were left out or have no interval. Of one way alone it
    says nothing.

    Raises:
        TooFewWars: With fewer than two wars a way.
        UnknownName, WrongMeasure: For a measure that is none.
    """
    question, found = seen_of(wars), rows_of(wars, [asked])
    pairs = [(row, row.difference) for row in found if row.difference is not None]
    left = len(compared(question)) - len(pairs)
    names = _names(words, question, found[0].asked)
    if not pairs:
        return words.say("experiment-headline-none", **names) if left else ""
    sure = [pair for pair in pairs if pair[1].is_sure]
    unsure = len(pairs) - len(sure)
    if not sure:
        said = words.say("experiment-headline-few", **names, all=unsure)
    else:
        said = _headline(words, question, names, sure, is_whole=not left and not unsure)
    lacks = {"unsure": unsure if sure else 0, "left": left}
    also = [words.say(f"experiment-headline-{key}", number=number) for key, number in lacks.items() if number]
    return " ".join([said, *also])


def _headline(
    words: GameWords, question: Question, names: Mapping[str, str], pairs: Pairs, *, is_whole: bool
) -> str:
    """Return what comparisons with an interval show; *is_whole* if there are no others."""
    if len(pairs) > 1:
        return _headline_of_many(words, question, names, pairs, is_whole=is_whole)
    row, difference = pairs[0]
    names = {**names, "way": way_against(words, question, row.way, row.against)}
    if row.same:
        return words.say("experiment-headline-same", **names)
    if not difference.is_clear:
        return words.say("experiment-headline-unclear", **names)
    by = _by(words, row.asked, difference.mean)
    return words.say("experiment-headline-two", **names, by=by, direction=_way_of(difference))


def _headline_of_many(
    words: GameWords, question: Question, names: Mapping[str, str], pairs: Pairs, *, is_whole: bool
) -> str:
    """Return whether all differences point one way, or else how many are clear."""
    clear = [pair for pair in pairs if pair[1].is_clear]
    ways = {_way_of(difference) for _, difference in pairs}
    if not is_whole or len(clear) < len(pairs) or len(ways) > 1:
        return words.say("experiment-headline-some", **names, clear=len(clear), all=len(pairs))
    ordered = sorted(pairs, key=lambda pair: abs(pair[1].mean))
    ends = {
        name: _by(words, row.asked, difference.mean)
        for name, (row, difference) in (("least", ordered[0]), ("most", ordered[-1]))
    }
    key = "experiment-headline-all" if ends["least"] != ends["most"] else "experiment-headline-all-by"
    others, last = len(question.ways) - 1, quoted_way(words, question, list(question.ways)[-1])
    told = {**names, **ends, "way": last, "direction": ways.pop()}
    return words.say(key, **told, others=others, rivals=len(question.opponents))


def _way_of(difference: Estimate) -> str:
    return HIGHER if difference.mean > 0 else LOWER


def _names(words: GameWords, question: Question, asked: Measure) -> dict[str, str]:
    first = quoted_way(words, question, next(iter(question.ways)))
    return {"measure": measure_name(words, asked), "first": first}


def _by(words: GameWords, asked: Measure, value: float) -> str:
    """Return by how much something differs, without a sign; shares differ by points."""
    return with_unit(words, asked, rounded(words, abs(value), places_for([value])), value)


def _one_pair(words: GameWords, question: Question, row: Row, difference: Estimate) -> str:
    """Return how the only other way compares with the first."""
    names = {**_names(words, question, row.asked), "way": quoted_way(words, question, row.way)}
    if not difference.is_sure:
        key = "experiment-shows-two-same-few" if row.same else "experiment-shows-two-few"
        return words.say(key, **names)
    if row.same:
        return words.say("experiment-shows-two-same", **names)
    if not difference.is_clear:
        ends = interval(words, difference, sign=True)
        return words.say("experiment-shows-two-unclear", **names, low=ends["low"], high=ends["high"])
    least, most = sorted((abs(difference.low), abs(difference.high)))
    return words.say(
        "experiment-shows-two",
        **names,
        by=_by(words, row.asked, difference.mean),
        direction=_way_of(difference),
        least=rounded(words, least, places_for([least])),
        most=rounded(words, most, places_for([most])),
    )


def _all_alike(words: GameWords, question: Question, pairs: Pairs) -> str:
    """Return between which differences all other ways lie, where all are clear and none contradicts."""
    ordered = sorted(pairs, key=lambda pair: abs(pair[1].mean))
    (weak, least), (strong, most) = ordered[0], ordered[-1]
    low, high = _by(words, weak.asked, least.mean), _by(words, strong.asked, most.mean)
    names = {**_names(words, question, weak.asked), "direction": _way_of(least)}
    if low == high:
        return words.say("experiment-shows-all-by", **names, by=low)
    return words.say(
        "experiment-shows-all",
        **names,
        least=low,
        most=high,
        weakest=way_against(words, question, weak.way, weak.against),
        strongest=way_against(words, question, strong.way, strong.against),
    )


def _each(words: GameWords, question: Question, pairs: Pairs) -> str:
    """Return the difference of each way; of many ways the strongest first."""
    ordered = list(pairs)
    if len(question.ways) - 1 > MOST_NAMED:
        ordered.sort(key=lambda pair: (question.opponents.index(pair[0].against), -abs(pair[1].mean)))
    said = [(row.against, _item(words, question, row, difference)) for row, difference in ordered]
    names = _names(words, question, pairs[0][0].asked)
    return words.say("experiment-shows", **names, groups=by_opponent(words, question, said))


def _alone(words: GameWords, question: Question, row: Row) -> str:
    way = quoted_way(words, question, row.way)
    if not row.mean.is_sure:
        return words.say("experiment-shows-one-few", way=way, mean=said_mean(words, row.mean))
    return words.say("experiment-shows-one-item", way=way, **interval(words, row.mean))


def _item(words: GameWords, question: Question, row: Row, difference: Estimate) -> str:
    way = quoted_way(words, question, row.way)
    if row.same:
        return words.say("experiment-shows-item-same", way=way)
    if not difference.is_clear:
        return words.say("experiment-shows-item-unclear", way=way)
    by = _by(words, row.asked, difference.mean)
    return words.say("experiment-shows-item", way=way, by=by, direction=_way_of(difference))


def shows_not(words: GameWords, wars: Wars) -> str:
    """Return in a sentence what the wars do not show."""
    question = seen_of(wars)
    ours = [spec_title(words, way.player, question.side) for way in question.ways.values()]
    theirs = [opponent_title(words, question, name) for name in question.opponents]
    sides = {question.side: ours, OTHER[question.side]: theirs}
    # Between quotation marks: a name may hold a comma.
    sides = {seat: [words.say("experiment-quoted", name=name) for name in of] for seat, of in sides.items()}
    named = [
        words.say(
            "experiment-colon", what=words.side(seat), value=and_more(words, list(dict.fromkeys(of)), 8)
        )
        for seat, of in sides.items()
    ]
    players = words.say("list-semicolon").join(named)
    return words.say("experiment-shows-not", players=players, turn=question.stop.turn)
