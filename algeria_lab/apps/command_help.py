"""The help of the command in the language of the terminal: one file of messages, read by itself."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from algeria_lab.apps.page_words import asked_language
from algeria_lab.checking.formats.message_texts import Bundle


@cache
def _bundle() -> Bundle:
    language = asked_language()
    path = files("algeria_lab.data").joinpath("messages", language, "terminal", "command.ftl")
    bundle = Bundle(language)
    bundle.add_text(path.read_text("utf-8"))
    return bundle


def help_text(name: str) -> str:
    """Return the message ``command-<name>``."""
    pattern = _bundle().get_message(f"command-{name}").value
    assert pattern is not None, name
    return str(_bundle().format_pattern(pattern)[0])
