"""The messages about faults, for notebooks and logs; in English where nobody names a language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import resources
from typing import TYPE_CHECKING, TypeAlias

from algeria_lab.core.words.languages import known_language

if TYPE_CHECKING:
    from algeria_lab.checking.formats.message_texts import Bundle

# Returns a message by its id with values filled in, as `Messages.say` of the views does.
Say: TypeAlias = Callable[..., str]
_FAMILIES = (
    *("checking/engine_errors", "checking/faults", "checking/positions", "checking/scenarios"),
    *("scenarios/quiz", "shared/common"),
)


@cache
def _bundle(language: str) -> Bundle:
    from algeria_lab.checking.formats.message_texts import Bundle

    bundle = Bundle(language)
    for family in _FAMILIES:
        path = resources.files("algeria_lab.data") / "messages" / language / f"{family}.ftl"
        bundle.add_text(path.read_text("utf-8"))
    return bundle


def english(key: str, /, **values: object) -> str:
    """Return a message about faults in English."""
    return _said("en", key, **values)


def telling(language: str) -> Say:
    """Return what gives messages about faults in a language.

    Raises:
        UnknownName: If there are no messages in that language.
    """
    return partial(_said, known_language(language))


def _said(language: str, key: str, /, **values: object) -> str:
    pattern = _bundle(language).get_message(key).value
    assert pattern is not None, key
    return str(_bundle(language).format_pattern(pattern, values)[0])
