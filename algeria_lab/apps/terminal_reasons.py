"""Why a computer decided as it did, as lines for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.views.algeria.words.reasons import found_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.algeria.state import State
    from algeria_lab.players.base import Because, Choice
    from algeria_lab.views.algeria.words.text import Words


def reasons(choice: Choice, before: State, words: Words, *, decisive: bool = False) -> Iterator[str]:
    """Yield what was chosen, then every question that was asked on the way, with its answer.

    Args:
        choice: The decision of a computer.
        before: The position in which it was taken.
        words: The language.
        decisive: Whether only the last question is told, the one that decided.
    """
    first = choice.line[0]
    values = {"side": words.side(first.seat), "action": words.action(first, before), "line": choice.text}
    yield words.say("terminal-why", **values)
    for because in choice.because[-1:] if decisive else choice.because:
        yield "  " + answer(because, words)


def answer(because: Because, words: Words) -> str:
    """Return one question with its answer; a yes says what was found."""
    return f"{words.say(because.question)} {found_text(because, words)}{words.cite(because.rule)}"
