"""The words round a page, and the language that a page was asked for."""

import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Literal
from urllib.parse import parse_qs

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource, TextElement

from algeria_lab.checking.formats.begun import begun_languages, begun_text

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")
SCENARIO = "ALGERIA_LAB_SCENARIO"  # the file with which the page of scenarios begins
TITLE = "ALGERIA_LAB_TITLE"  # what it is called, by language, as JSON
FRAME = ("serving/page", "serving/doors", "serving/wall")  # the files of messages that the template writes
SITE = (*FRAME, "serving/site")  # those of a page without a server: of two texts of one name the later counts


def page_words(frame: Sequence[str] = FRAME, *, begun: bool = False) -> dict[str, dict[str, str]]:
    """Return the words of the page frame: ``{"loading": {"en": "...", "fr": "..."}, ...}``.

    The template writes every language into the page and shows one, because the same prepared page may go
    to readers of different languages.

    Args:
        frame: The files of messages that it is made of.
        begun: Whether languages that are begun are written, too, as far as they have come.
    """
    words: dict[str, dict[str, str]] = {}
    for language in (*LANGUAGES, *(begun_languages() if begun else ())):
        for family in frame:
            for name, text in _texts(language, family).items():
                words.setdefault(name, {})[language] = text
    return words


@cache
def home_words(*, begun: bool = False) -> dict[str, dict[str, str]]:
    """Return what the home page says without values, for those who wait for it, as `page_words` does."""
    words: dict[str, dict[str, str]] = {}
    for language in (*LANGUAGES, *(begun_languages() if begun else ())):
        for entry in _resource(language, "pages/home").body:
            if isinstance(entry, Message) and (text := _plain(entry)):
                words.setdefault(entry.id.name.removeprefix("home-"), {})[language] = text
    return words


def _plain(message: Message) -> str:
    """Return the text of a message that takes no values, else nothing."""
    elements = message.value.elements if message.value else []
    return elements[0].value if len(elements) == 1 and isinstance(elements[0], TextElement) else ""


def in_terminal(name: str) -> str:
    """Return the text *name* of `serving/terminal.ftl` in the language of the person's terminal."""
    return _texts(asked_language(), "serving/terminal")[name]


def asked_language(variables: Mapping[str, str] | None = None) -> Language:
    """Return the language to speak.

    Under Voila that is the address's ``?lang=fr``, else what the browser prefers; in a terminal or in
    JupyterLab it is the language of the system; English when nobody says.

    Args:
        variables: The environment; that of this process when left out.
    """
    environ = _reader(variables)
    asked = parse_qs(environ.get("QUERY_STRING", "")).get("lang", [])
    preferred = environ.get("HTTP_ACCEPT_LANGUAGE", "").split(",")
    system = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for wish in [*asked, *preferred, *system]:
        for language in LANGUAGES:
            if wish.strip().lower()[:2] == language:
                return language
    return "en"


def proved_language(variables: Mapping[str, str] | None = None) -> str:
    """Return the language of a page that is proved in begun languages, too: these only where asked for.

    Args:
        variables: As for `asked_language`.
    """
    asked = asked_for("lang", variables)
    return asked if asked in begun_languages() else asked_language(variables)


def asked_for(name: str, variables: Mapping[str, str] | None = None) -> str:
    """Return what the address of the page asks for, such as ``one-roll`` of ``?play=one-roll``, or nothing.

    Args:
        name: The word before the sign of equality.
        variables: As for `asked_language`.
    """
    return parse_qs(_reader(variables).get("QUERY_STRING", "")).get(name, [""])[0]


def begun_with(variables: Mapping[str, str] | None = None) -> str:
    """Return the path of the scenario with which this server's page of scenarios begins, or nothing.

    Args:
        variables: As for `asked_language`.
    """
    return _reader(variables).get(SCENARIO, "")


def title_begun_with() -> dict[Language, str]:
    """Return by language what that scenario is called; nothing where there is none."""
    said = json.loads(os.environ.get(TITLE, "{}"))
    return {language: said[language] for language in LANGUAGES if language in said}


def _reader(variables: Mapping[str, str] | None) -> Mapping[str, str]:
    """Return what is known of the person who reads."""
    return os.environ if variables is None else variables


def _resource(language: str, family: str) -> Resource:
    if language in begun_languages():
        return FluentResource(begun_text(language, family))
    source = files("algeria_lab.data").joinpath("messages", language, f"{family}.ftl").read_text("utf-8")
    return FluentResource(source)


def _texts(language: str, family: str) -> dict[str, str]:
    """Return the messages of *family* in *language*, without the first word of their names."""
    resource = _resource(language, family)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    names = [entry.id.name for entry in resource.body if hasattr(entry, "id")]
    return {name.partition("-")[2]: _text(bundle, name) for name in names}


def _text(bundle: FluentBundle, name: str) -> str:
    pattern = bundle.get_message(name).value
    if pattern is None:
        raise ValueError(f"message {name} has no text of its own")
    text, errors = bundle.format_pattern(pattern)
    if errors:
        raise ValueError(f"message {name} cannot be written: {errors}")
    return str(text)
