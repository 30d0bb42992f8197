"""What a scenario says of history and rules: works, records and rules that there are; no contested key."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.facts import facts, is_written_out, sources, topics
from algeria_lab.checking.faults import Fault, Path, unknown
from algeria_lab.checking.voices import voices
from algeria_lab.core.words.citations import known_citations
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.laws.records import record_named
from algeria_lab.scenarios.quiz.own_words import is_own_words


def history_faults(case: Case) -> Iterator[Fault]:
    """Yield works, records and rules that nobody knows, and keys that rest on contested figures."""
    scenario = case.scenario
    for place, key in enumerate(scenario.sources):
        yield from _work(("sources", place), key)
    for place, item in enumerate(scenario.debrief):
        if item.link:
            yield from _work(("debrief", place, "link"), item.link)
    for place, question in enumerate(scenario.quiz):
        here: Path = ("quiz", place)
        for number, key in enumerate(question.sources):
            yield from _work((*here, "sources", number), key)
        for number, key in enumerate(question.rule):
            known = known_citations(scenario.game)
            yield from _known((*here, "rule", number), key, known, "rule-unknown")
        if question.fact:
            yield from _fact(question, question.fact, (*here, "fact"))


def _work(path: Path, name: str) -> Iterator[Fault]:
    """Yield a key that the fact base does not have; a work that is written out is the author's own."""
    if not is_written_out(name):
        yield from _known(path, name, sources(), "source-unknown")


def _known(path: Path, name: str, known: object, problem: str) -> Iterator[Fault]:
    names = list(known)  # type: ignore[call-overload] # a mapping by name
    if name not in names:
        yield unknown(path, name, names)._replace(problem=problem)


def _fact(question: Question, name: str, path: Path) -> Iterator[Fault]:
    """Yield a record that there is not, or one that is too unsure to be a key; excerpts never are one."""
    if name in voices():
        yield Fault(path, "voice-as-key", {"given": name})
        return
    known = {f"{topic}/{fact.id}": fact for topic in topics() for fact in facts(topic, unread=True)}
    if name not in known:
        yield from record_named(path, name, unread=True)
        return
    fact = known[name]
    if is_own_words(question):
        return
    if fact.is_contested:
        yield Fault(path, "fact-contested", {"given": name, "mark": fact.mark})
    elif fact.read == "no":
        yield Fault(path, "fact-unread", {"given": name})
