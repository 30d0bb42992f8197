"""What a hint teaches, in sentences: what a way is for, what it gives up, how far the next best is behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.players.thinking.by_steps import Lesson
    from algeria_lab.players.thinking.teaching import Balance
    from algeria_lab.views.shared.messages import GameWords

FINE = 10  # below it a tenth counts
LEAST_ERROR = 0.1  # points of a score: a few tries that agree are no proof that nothing else comes
LEAST = 0.05  # points of a score; less is told as none
CHANCE = "chance"


def taught_sentences(words: GameWords, lesson: Lesson[Any], purpose: str, line: str, unit: str) -> list[str]:
    """Return what is taught, a sentence each.

    What is brought and given up is told only where the best way comes out ahead: between two that are as
    good, the tries would mostly count luck.

    Args:
        words: The reader's language.
        lesson: The best way beside the next best.
        purpose: What the best way is for, in words; empty where nobody says.
        line: What the next best way would be, in words.
        unit: Last part of the messages that count how far it is behind: `CHANCE` in chances of a hundred,
            ``points`` in points of the score.
    """
    purposes, taught = [purpose] if purpose else [], lesson.taught
    if is_close(lesson, unit):
        return [*purposes, words.say("hint-next-close", line=line, tries=taught.tries)]
    balance = []
    if taught.brings:
        balance.append(words.say("hint-brings", list=_listed(words, taught.brings)))
    if taught.costs:
        balance.append(words.say("hint-costs", list=_listed(words, taught.costs)))
    elif taught.brings:
        balance.append(words.say("hint-costs-nothing"))
    return [*purposes, *balance, _next_best(words, lesson, line, unit)]


def is_close(lesson: Lesson[Any], unit: str) -> bool:
    """Return whether the next best is as good as far as the tries tell, or as the numbers told would show."""
    taught, (best, second) = lesson.taught, _hundredths(lesson)
    alike = best - second <= _error(taught.error) if unit == CHANCE else taught.ahead < LEAST
    return alike or taught.is_close


def _next_best(words: GameWords, lesson: Lesson[Any], line: str, unit: str) -> str:
    """Return what the next best way would be, and how far behind it is."""
    taught, (best, second) = lesson.taught, _hundredths(lesson)
    told: dict[str, Any] = {"line": line, "tries": taught.tries}
    if unit == CHANCE:
        error = _error(taught.error)
        return words.say("hint-next-chance", best=best, second=second, error=error, **told)
    ahead, around = _rounded(words, taught.ahead), _rounded(words, max(taught.error, LEAST_ERROR))
    return words.say(f"hint-next-{unit}", ahead=ahead, error=around, **told)


def _error(error: float) -> int:
    """Return by how many chances of a hundred a difference may be off; never by none, as they are rounded."""
    return max(1, round(100 * error))


def _hundredths(lesson: Lesson[Any]) -> tuple[int, int]:
    best, second = lesson.promises
    return round(100 * best), round(100 * second)


def _listed(words: GameWords, balances: Sequence[Balance]) -> str:
    return words.listed(
        words.say(f"hint-measure-{each.measure}", change=_signed(words, each.difference)) for each in balances
    )


def _signed(words: GameWords, value: float) -> str:
    """Return a mean difference with its sign, to a tenth where it is small."""
    text = _rounded(words, value)
    return f"+{text}" if value > 0 else text


def _rounded(words: GameWords, value: float) -> str:
    text = f"{value:.1f}" if abs(value) < FINE else f"{value:.0f}"
    return words.number(text.removesuffix(".0"))
