"""The languages in which there are words."""

from __future__ import annotations

from functools import cache
from importlib import resources

from algeria_lab.core.refusals import UnknownName


@cache
def languages() -> tuple[str, ...]:
    """Return the languages in which there are messages, in order."""
    folders = (resources.files("algeria_lab.data") / "messages").iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir()))


def known_language(language: str) -> str:
    """Return the name of a language if there are words in it.

    Raises:
        UnknownName: If there are none.
    """
    if language not in languages():
        raise UnknownName("language", language, languages())
    return language
