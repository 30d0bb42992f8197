"""Code of one's own that this session has used: by it wars can be had of which a frame holds but names."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.asking.own import Absent, not_at_hand
from algeria_lab.experiments.asking.own_words import differing, own_words, word_of
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.questions import Question

# By what a question asks, whatever its seeds, and the words for its code, the newest last; of more than so
# many the oldest are forgotten.
_USED: dict[tuple[str, ...], Question] = {}
MOST = 64


def remember(question: Question) -> None:
    """Keep the code of one's own that a question uses, as long as this session lasts."""
    if question.own:
        key = _key(question), *own_words(question).values()
        _USED.pop(key, None)
        _USED[key] = question
        while len(_USED) > MOST:
            del _USED[next(iter(_USED))]


def recalled(
    question: Question,
    own: Mapping[str, object] | None = None,
    words: Mapping[str, str] | None = None,
    needed: Collection[str] | None = None,
) -> Question:
    """Return a question with the code that decides its wars.

    Args:
        question: The question, perhaps read from a frame.
        own: Code by the names of `Question.own`; for what is not given, that which this session used: the
            one of the word, or the last one where no word is known.
        words: The words for the code that played, by the same names, as far as they are known.
        needed: Which of the names of `Question.deciding` are needed; None for all.

    Raises:
        UnknownName: If code is given by a name that these wars do not know.
        NoSuchExperiment: If they know no code of one's own at all, or what is given or known is other code
            than that which played.
        NotAtHand: If some code is neither given nor known.
    """
    given, known = dict(own or {}), dict(words or {})
    _check_names(given, question)
    absent: list[str] = []
    other: list[str] = []
    for name, what in question.deciding.items():
        if needed is not None and name not in needed:
            continue
        if name not in given and isinstance(what, Absent):
            used = _used(question, name)
            kept = [code for code in used if not _is_other(name, code, known)]
            if not kept:
                (other if used else absent).append(name)
                continue
            given[name] = kept[-1]
        elif name in given and _is_other(name, given[name], known):
            other.append(name)
    if other:
        raise _other_code(other)
    if absent:
        raise not_at_hand(absent)
    return question.with_own(given)


def _check_names(given: Mapping[str, object], question: Question) -> None:
    for name in given:
        if not question.own:
            raise NoSuchExperiment(f"these wars need no code of your own, such as {name!r}. Leave own= out.")
        if name not in question.own:
            raise UnknownName("code of your own", name, question.own)


def _used(question: Question, name: str) -> list[object]:
    """Return what this session used under a name in wars of a question, the newest last."""
    key = _key(question)
    return [used.deciding[name] for (asked, *_), used in _USED.items() if asked == key]


def _is_other(name: str, code: object, words: Mapping[str, str]) -> bool:
    return bool(name in words and differing({name: word_of(code)}, words))


def _other_code(names: list[str]) -> NoSuchExperiment:
    listed = ", ".join(map(repr, names))
    return NoSuchExperiment(
        f"this is other code of your own than that which played these wars: {listed}. "
        "It was changed since, and the war would be another one. Give the code of that time: "
        f"war_of(..., own={{{names[0]!r}: ...}})."
    )


def _key(question: Question) -> str:
    return question.part(1, 0).key
