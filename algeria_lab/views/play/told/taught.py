"""What a hint teaches, in sentences: what a way is for, what it gives up, how far the next best is behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.players.thinking.teaching import Balance, Taught
    from algeria_lab.views.shared.messages import GameWords

FINE = 10  # below it a tenth counts


def taught_sentences(
    words: GameWords, taught: Taught[Any], purpose: str, next_best: str, unit: str
) -> list[str]:
    """Return what is taught, a sentence each.

    Args:
        words: The reader's language.
        taught: The best way beside the next best.
        purpose: What the best way is for, in words; empty where nobody says.
        next_best: What the next best way would be, in words.
        unit: Last part of the messages that count how far it is behind: ``chance`` in wins of a hundred,
            ``points`` in tenths of a point of the score.
    """
    sentences = [purpose] if purpose else []
    if taught.brings:
        sentences.append(words.say("hint-brings", list=_listed(words, taught.brings)))
    if taught.costs:
        sentences.append(words.say("hint-costs", list=_listed(words, taught.costs)))
    elif taught.brings:
        sentences.append(words.say("hint-costs-nothing"))
    return [*sentences, _next_best(words, taught, next_best, unit)]


def _next_best(words: GameWords, taught: Taught[Any], line: str, unit: str) -> str:
    """Return what the next best way would be, and how far behind it is."""
    if taught.is_close:
        return words.say("hint-next-close", line=line, tries=taught.tries)
    scale = 100 if unit == "chance" else 1
    ahead, error = (_rounded(words, scale * value) for value in (taught.ahead, taught.error))
    return words.say(f"hint-next-{unit}", line=line, tries=taught.tries, ahead=ahead, error=error)


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
