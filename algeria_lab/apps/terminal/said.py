"""Choices called by the words that the screen shows for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.words.typed_names import folded

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from algeria_lab.views.show.showing import Pick

LEAST = 3  # letters that a choice must be called by
MOST_NAMED = 6


def called(typed: str, picks: Sequence[Pick]) -> list[int]:
    """Return the numbers of the choices whose words were typed, without accents or signs if need be.

    Args:
        typed: What was typed; only if it is the whole of no choice, the beginning of one is enough.
        picks: All choices.
    """
    wanted = folded(typed)
    if ";" in typed or len(wanted) < LEAST:
        return []
    texts = [folded(pick.text) for pick in picks]
    whole = [number for number, text in enumerate(texts, 1) if text == wanted]
    return whole or [number for number, text in enumerate(texts, 1) if text.startswith(wanted)]


def named(numbers: Sequence[int], picks: Sequence[Pick]) -> str:
    """Return some choices with their numbers; of many the first."""
    texts = [f"{number} {picks[number - 1].text}" for number in numbers[:MOST_NAMED]]
    return " · ".join([*texts, "…"] if len(numbers) > MOST_NAMED else texts)


def with_verb(typed: str, called: Mapping[str, str]) -> str:
    """Return a text with the verb in the place of what the screen calls it, so that the rules can answer.

    Args:
        typed: What was typed.
        called: What verbs are called.
    """
    words = typed.split()
    for verb, name in called.items():
        size = len(name.split())
        if verb != words[0] and folded(" ".join(words[:size])) == folded(name):
            return " ".join([verb, *words[size:]])
    return typed
