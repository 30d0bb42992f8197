"""Texts of an author in a line: what a question is called, and how a paragraph begins."""

from __future__ import annotations

import re

MOST_TITLE = 56
FEW_LETTERS = 24  # a question of fewer, such as "Why?", says nothing without the sentence before it
# Between two sentences; behind a single letter, as in "M. M.", no sentence ends.
_BETWEEN = re.compile(r"(?<=[\w»”,\u202f\u00a0][\w»”)\u202f\u00a0][.!?…])[ \n]+")


def flat(text: str) -> str:
    """Return a text in one line; spaces at which no line may break stay."""
    return re.sub(r"[ \t\n]+", " ", text).strip()


def short(text: str, most: int = MOST_TITLE) -> str:
    """Return the beginning of a text, to the end of a word.

    Examples:
        >>> short("Which of the three areas pays most?", 20)
        'Which of the three…'
    """
    if len(text) <= most:
        return text
    return text[:most].rsplit(" ", 1)[0].rstrip(" ,;:.?!\u202f\u00a0") + "…"


def title_of(ask: str, most: int = MOST_TITLE) -> str:
    """Return what a question is called: the beginning of what it asks last.

    Examples:
        >>> title_of("Three dice give 10. What does it cost? How much, in all?")
        'What does it cost? How much, in all?'
        >>> title_of("Match each voice.")
        'Match each voice.'
    """
    sentences = _BETWEEN.split(ask.strip())
    asking = [at for at, one in enumerate(sentences) if one.endswith("?")]
    last = asking[-1] if asking else 0
    if last and len(sentences[last]) < FEW_LETTERS:
        return f"{short(sentences[last - 1], most - FEW_LETTERS)} {sentences[last]}"
    return short(sentences[last], most)


def beginning(text: str, few: int = 0) -> str:
    """Return the first sentence of a text, and those that follow until there are a few letters.

    Examples:
        >>> beginning("1958. Find Bougie, in the east. Give the orders.", 8)
        '1958. Find Bougie, in the east.'
    """
    first, *others = _BETWEEN.split(flat(text))
    for one in others:
        if len(first) >= few:
            break
        first = f"{first} {one}"
    return first
