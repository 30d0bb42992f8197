"""Two constants changed together: what the two effects alone would add up to, and what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.measuring.measures import Measure, measure
from algeria_lab.experiments.results.audit import PRINTED, Changes, NoAudit, changes_of, label
from algeria_lab.experiments.results.frames import question_of, values
from algeria_lab.experiments.results.intervals import Estimate, mean_of
from algeria_lab.experiments.results.statistics import difference, span

if TYPE_CHECKING:
    from pandas import DataFrame, Series


def is_audit(question: Question) -> bool:
    """Return whether a question asks what changed constants do to the printed rules."""
    try:
        return bool(changes_of(question))
    except NoAudit:
        return False


def constants_changed(question: Question) -> int:
    """Return how many constants an audit changes at a time."""
    return max(len(changes) for changes in changes_of(question).values())


class NotPaired(LabError, ValueError):
    """Two frames that share no wars cannot be compared war by war."""


class Interaction(NamedTuple):
    """What two constants do together, war by war, as differences from the printed model.

    Attributes:
        changes: The two constants with their values.
        against: The opponent.
        together: The effect of both.
        added: The sum of the two effects alone.
        beyond: The effect of both less that sum; 0 if the two rules do not touch each other.
    """

    changes: Changes
    against: str
    together: Estimate
    added: Estimate
    beyond: Estimate


def interactions(pairs: DataFrame, singles: DataFrame, what: str | Measure) -> list[Interaction]:
    """Return what every pair of constants does beyond the sum of its two effects, the strongest first.

    Args:
        pairs: An audit of two constants at a time.
        singles: An audit of one at a time from the same position; only wars with seeds of both count.
        what: The measure.

    Raises:
        NoAudit: If *pairs* is no audit.
        NotPaired: If the two share no seeds, or a constant was not changed alone.
        TooFewWars: If they share only one.
    """
    found = []
    question = question_of(pairs)
    asked = measure(what, question.position.game)
    changed = changes_of(question)
    two, one = values(pairs, asked), values(singles, asked)
    for against in question.opponents:
        both = _table(two, against)
        alone = _table(one, against).reindex(both.index).dropna()
        if alone.empty:
            raise NotPaired(
                "the audits of two constants and of one share no wars. "
                "Play both from one position, with the same seeds and opponents."
            )
        both = both.reindex(alone.index)
        found += [_interaction(asked, changes, against, both, alone) for changes in changed.values()]
    return sorted(found, key=lambda item: -abs(item.beyond.mean))


def _table(series: Series, against: str) -> DataFrame:
    """Return one column a way, one row a seed."""
    return series.loc[against].unstack("way")  # noqa: PD010 - one column a way, pairs side by side


def _interaction(
    asked: Measure, changes: Changes, against: str, both: DataFrame, alone: DataFrame
) -> Interaction:
    parts = [label({name: value}) for name, value in changes.items()]
    for part in parts:
        if part not in alone:
            raise NotPaired(f"{part} was changed together with another constant, but never alone.")
    changed, printed = both[label(changes)], both[PRINTED]
    added = sum(alone[part] - alone[PRINTED] for part in parts)
    far = 2 * span(asked, changed, printed, *(alone[part] for part in parts))  # the sum of two differences
    sums = (mean_of(list(sample), (-far, far)) for sample in (added, changed - printed - added))
    return Interaction(changes, against, difference(asked, changed, printed), *sums)
