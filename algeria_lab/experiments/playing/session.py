"""Code of one's own that this session has used: a frame holds names, and its wars can be played again."""

from __future__ import annotations

from collections.abc import Mapping

from algeria_lab.experiments.asking.own import Absent, not_at_hand
from algeria_lab.experiments.asking.questions import Question

# By what a question asks, whatever its seeds, the newest last; of more than so many the oldest are forgotten.
_USED: dict[str, Question] = {}
MOST = 64


def remember(question: Question) -> None:
    """Keep the code of one's own that a question uses, as long as this session lasts."""
    if question.own:
        _USED.pop(key := _key(question), None)
        _USED[key] = question
        while len(_USED) > MOST:
            del _USED[next(iter(_USED))]


def recalled(question: Question, own: Mapping[str, object] | None = None) -> Question:
    """Return a question with the code that decides its wars.

    Args:
        question: The question, perhaps read from a frame.
        own: Code by the names of `Question.deciding`; for what is not given, that which this session used the
            last time that it was asked.

    Raises:
        NotAtHand: If some code is neither given nor known.
    """
    used = _USED[key] if question.own and (key := _key(question)) in _USED else question
    whole = used.part(question.runs, question.seed).with_own(own or {})
    absent = [name for name, what in whole.deciding.items() if isinstance(what, Absent)]
    if absent:
        raise not_at_hand(absent)
    return whole


def _key(question: Question) -> str:
    return question.part(1, 0).key
