"""The ways to go on that a look-ahead compares: what any judgement of its side advises now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from algeria_lab.algeria.frames import FRAMES
from algeria_lab.algeria.state import State
from algeria_lab.players.algeria.doctrine import Doctrine
from algeria_lab.players.base import Because, Choice, Line


class Way(NamedTuple):
    """One way to go on.

    Attributes:
        line: The line of play.
        because: The judgement that advised it, and what it found.
    """

    line: Line
    because: Because


def ways_on(view: State, own: Choice, minds: Iterable[Doctrine[Any]], most: int) -> tuple[Way, ...]:
    """Return the ways to go on, each line once.

    Args:
        view: A position in which a decision is awaited.
        own: What the doctrine itself would do; always the first way.
        minds: Doctrines whose judgements are asked, every one of them, whatever the others said.
        most: Ways after which no more are looked for.
    """
    ways = {own.line: own.because[-1]}
    for way in _advised(view, minds):
        if len(ways) >= most:
            break
        ways.setdefault(way.line, way.because)
    return tuple([Way(line, because) for line, because in ways.items()])


def _advised(view: State, minds: Iterable[Doctrine[Any]]) -> Iterator[Way]:
    frame = view.agenda[-1]
    for mind in minds:
        for judgement in mind.judgements.get(FRAMES.name(frame), ()):
            advice = judgement.decide(view, frame, mind.parameters)
            if advice is not None:
                because = Because(judgement.rule, judgement.question, answer=True, values=advice.values)
                yield Way(advice.line, because)
