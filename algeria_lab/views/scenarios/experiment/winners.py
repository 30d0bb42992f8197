"""Who had won, and who was ahead, when a measure is read: bars of shares, opponents side by side."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.experiments.results.frames import WAR, at, measure_of, seen_of
from algeria_lab.views.experiments.charts.outcomes import OPEN, outcomes
from algeria_lab.views.experiments.text import quoted_opponent
from algeria_lab.views.scenarios.experiment.telling import side_by_side
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.numbers import percentage

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from algeria_lab.experiments.measuring.measures import Measure
    from algeria_lab.views.shared.messages import GameWords

# From the side of the FLN to that of the Government; nobody is ahead where it cannot be told.
KINDS = ("fln", "fln-ahead", OPEN, "gov-ahead", "gov")


def shares(frame: DataFrame, asked: Measure) -> Mapping[tuple[str, str], Mapping[str, Fraction]]:
    """Return the shares of `KINDS`, by opponent and way."""
    grouped = standing(frame, asked).groupby(level=["against", "way"], observed=True)
    counted, wars, question = grouped.value_counts(), grouped.size(), seen_of(frame)

    def share(against: str, way: str, kind: str) -> Fraction:
        size = int(wars.get((against, way), 0))
        return Fraction(int(counted.get((against, way, kind), 0)), max(size, 1))

    return {
        (against, way): {kind: share(against, way, kind) for kind in KINDS}
        for against in question.opponents
        for way in question.ways
    }


def standing(frame: DataFrame, asked: Measure) -> Series:
    """Return for each war who had won it, or who was ahead, when a measure is read."""
    found = outcomes(frame, asked)
    balance = seen_of(frame).subject.quantities.get("balance")
    rows = at(frame, asked.turn).set_index(list(WAR))
    if balance is None or balance.derive is None:
        return found
    try:
        lead = balance.derive(rows)
    except KeyError:  # a file keeps only the columns that its measures read
        return found
    undecided = found == OPEN
    return found.mask(undecided & (lead > 0), "gov-ahead").mask(undecided & (lead < 0), "fln-ahead")


def winners_table(words: GameWords, frame: DataFrame, asked: str | Measure) -> Markup:
    """Return the shares as a table of bars: ways down, opponents side by side."""
    measure = measure_of(frame, asked)
    found, question = shares(frame, measure), seen_of(frame)
    head = [words.say("experiment-way")]
    head += [
        words.say("trial-versus", against=quoted_opponent(words, question, name))
        for name in question.opponents
    ]
    body = [
        element(
            "tr",
            element("th", way, scope="row"),
            *(_cell(words, found[name, way]) for name in question.opponents),
        )
        for way in question.ways
    ]
    turn = measure.turn
    caption = words.say(
        "trial-winners-end" if turn is None else "trial-winners", turn=turn or question.stop.turn
    )
    return side_by_side(caption, head, body)


def _cell(words: GameWords, found: Mapping[str, Fraction]) -> Markup:
    parts = [(kind, share) for kind, share in found.items() if share]
    bar = [
        element("span", class_=f"al-trial-{kind}", style=f"inline-size:{float(share):.2%}")
        for kind, share in parts
    ]
    said = words.listed(
        words.say("trial-share", who=_named(words, kind), share=percentage(words, share))
        for kind, share in parts
    )
    return element("td", element("div", *bar, class_="al-trial-bar", aria_hidden="true"), said)


def _named(words: GameWords, kind: str) -> str:
    if kind == OPEN:
        return words.say("trial-who-open")
    side, _, ahead = kind.partition("-")
    return words.say("trial-who-ahead" if ahead else "trial-who-won", side=words.side(side))
