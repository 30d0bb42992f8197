"""Who had won, and who was ahead, when a measure is read: bars of shares, opponents side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.reading import measure_of, read, seen_of
from algeria_lab.views.experiments.charts.outcomes import OPEN, Outcomes, outcomes
from algeria_lab.views.experiments.text import quoted_opponent
from algeria_lab.views.scenarios.experiment.telling import side_by_side
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.numbers import percentage

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords

# From the side of the FLN to that of the Government; nobody is ahead where it cannot be told.
KINDS = ("fln", "fln-ahead", OPEN, "gov-ahead", "gov")


def shares(wars: Wars, asked: Measure) -> Mapping[tuple[str, str], Mapping[str, Fraction]]:
    """Return the shares of `KINDS`, by opponent and way."""
    found, question = standing(wars, asked), seen_of(wars)

    def share(against: str, way: str) -> Mapping[str, Fraction]:
        counted = Counter(found.get((against, way), {}).values())
        return {kind: Fraction(counted[kind], max(counted.total(), 1)) for kind in KINDS}

    return {(against, way): share(against, way) for against in question.opponents for way in question.ways}


def standing(wars: Wars, asked: Measure) -> Outcomes:
    """Return for each war who had won it, or who was ahead, when a measure is read."""
    found, rows = outcomes(wars, asked), wars.at(asked.turn)
    balance = seen_of(wars).subject.quantities.get("balance")
    # A file keeps only the columns that its measures read.
    if balance is None or not all(name in rows for name in balance.of):
        return found
    leads = read(rows, Measure("balance", asked.turn, wars.question.position.game))
    for (against, way, seed), lead in zip(rows.wars, leads, strict=True):
        if lead and found[against, way][seed] == OPEN:
            found[against, way][seed] = "gov-ahead" if lead > 0 else "fln-ahead"
    return found


def winners_table(words: GameWords, wars: Wars, asked: str | Measure) -> Markup:
    """Return the shares as a table of bars: ways down, opponents side by side."""
    measure = measure_of(wars, asked)
    found, question = shares(wars, measure), seen_of(wars)
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
