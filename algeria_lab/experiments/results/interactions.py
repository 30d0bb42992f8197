"""Two constants changed together: what the two effects alone would add up to, and what is left."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.measuring.measures import Measure, measure
from algeria_lab.experiments.results.audit import PRINTED, Changes, NoAudit, changes_of, label
from algeria_lab.experiments.results.intervals import FEW, LEAST_WARS, Anywhere, Estimate, mean_of
from algeria_lab.experiments.results.reading import Values, values
from algeria_lab.experiments.results.statistics import Sample, difference, span
from algeria_lab.experiments.results.table import Wars

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.experiments.results.table import WarsLike


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
    """Two audits that share no wars cannot be compared war by war."""


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


def interactions(pairs: WarsLike, singles: WarsLike, what: str | Measure) -> list[Interaction]:
    """Return what every pair of constants does beyond the sum of its two effects, the strongest first.

    Args:
        pairs: An audit of two constants at a time.
        singles: An audit of one at a time from the same position; only wars with seeds of both count.
        what: The measure.

    Raises:
        NoAudit: If *pairs* is no audit.
        NotPaired: If the two begin at different positions, share no seeds, or a constant was not changed
            alone.
        TooFewWars: If they share only one.
    """
    found, table = [], Wars.of(pairs)
    question = table.question
    asked = measure(what, question.position.game)
    changed = changes_of(question)
    if Wars.of(singles).question.position != question.position:
        raise NotPaired(
            "the audits of two constants and of one begin at different positions. Play both from one, with "
            "the same seeds and opponents."
        )
    two, one = values(table, asked), values(singles, asked)
    for against in question.opponents:
        both, alone = _against(two, against), _against(one, against)
        seeds = _shared(both, alone)
        if not seeds:
            raise NotPaired(
                "the audits of two constants and of one share no wars. "
                "Play both from one position, with the same seeds and opponents."
            )
        found += [_interaction(asked, changes, against, both, alone, seeds) for changes in changed.values()]
    return sorted(found, key=lambda item: -abs(item.beyond.mean))


def _against(found: Values, against: str) -> dict[str, Sample]:
    """Return the samples of all ways against an opponent."""
    return {way: sample for (opponent, way), sample in found.items() if opponent == against}


def _shared(both: Mapping[str, Sample], alone: Mapping[str, Sample]) -> list[int]:
    """Return the seeds that every way of both audits holds."""
    found = [set(sample) for sample in (*both.values(), *alone.values())]
    return sorted(set.intersection(*found)) if both and alone else []


def _interaction(
    asked: Measure,
    changes: Changes,
    against: str,
    both: Mapping[str, Sample],
    alone: Mapping[str, Sample],
    seeds: list[int],
) -> Interaction:
    parts = [label({name: value}) for name, value in changes.items()]
    for part in parts:
        if part not in alone:
            raise NotPaired(f"{part} was changed together with another constant, but never alone.")
    changed, printed = (_of(seeds, both[way]) for way in (label(changes), PRINTED))
    singles, plain = [_of(seeds, alone[part]) for part in parts], _of(seeds, alone[PRINTED])
    added = [sum(single[place] - plain[place] for single in singles) for place in range(len(seeds))]
    pairs = zip(changed, printed, added, strict=True)
    beyond = [one - other - alone_added for one, other, alone_added in pairs]
    far = 2 * span(asked, changed, printed, *singles)  # the sum of two differences
    sums = (_sum(sample, far) for sample in (added, beyond))
    return Interaction(changes, against, difference(asked, changed, printed), *sums)


def _sum(sample: list[float], far: float) -> Estimate:
    """Return the mean of sums of differences; of few wars it has no interval."""
    if LEAST_WARS <= len(sample) < FEW:
        mean = fmean(sample)
        return Anywhere(mean, min(-far, mean), max(far, mean))
    return mean_of(sample, (-far, far))


def _of(seeds: list[int], sample: Sample) -> list[float]:
    return [sample[seed] for seed in seeds]
