"""The names and functions of conditions with what is said of them: for the reference, and for editors."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from algeria_lab.core.words.languages import known_language
from algeria_lab.scenarios.conditions.games import vocabulary
from algeria_lab.scenarios.conditions.vocabulary import Domain, Function, Kind, Parameter

HAPPENED = "happened"
_FOLDER = resources.files("algeria_lab.data") / "scenarios" / "conditions"


class Taken(NamedTuple):
    """What a function takes.

    Attributes:
        name: Its name.
        kinds: What it may be.
        words: What texts may stand there; none if any may.
        optional: Whether it may be left out.
    """

    name: str
    kinds: tuple[Kind, ...]
    words: tuple[str, ...]
    optional: bool


class Row(NamedTuple):
    """What is said of a name or a function.

    Attributes:
        name: Its name.
        form: How it is written, such as ``count(of, area=…)``.
        kind: What it gives.
        about: What it is, in a sentence, by language.
        example: A condition with it.
        words: What texts it may give or hold; none if any.
        takes: What stands in its brackets.
        is_asked: Whether it takes brackets.
    """

    name: str
    form: str
    kind: Kind
    about: Mapping[str, str]
    example: str
    words: tuple[str, ...] = ()
    takes: tuple[Taken, ...] = ()
    is_asked: bool = False


def documented(game: str) -> tuple[Row, ...]:
    """Return all that conditions in a game may speak of: names first, in the order of the vocabulary.

    Raises:
        UnknownName: If there is no such game.

    Examples:
        >>> documented("algeria")[0].name
        'turn'
    """
    words, names, functions = vocabulary(game), _told(game, "name"), _told(game, "function")
    rows = [
        Row(name, name, one.kind, _about(names[name]), names[name]["example"], _known(one.domain))
        for name, one in words.names.items()
    ]
    return (*rows, *(_asked(name, one, functions[name]) for name, one in words.functions.items()))


def happenings(game: str) -> dict[str, Mapping[str, str]]:
    """Return what can be looked for in a step, by name: what it means, by language."""
    what = vocabulary(game).functions[HAPPENED].takes[0]
    told = _told(game, "happening")
    return {name: _about(told[name]) for name in _known(what.domain)}


def completions(game: str, language: str = "en") -> list[dict[str, Any]]:
    """Return what an editor offers, as plain data.

    Each has ``text`` to put in, ``form``, ``kind``, ``about``, ``example``, the ``words`` that it may be
    compared with, and for functions ``takes``: a list of ``name``, ``kinds``, ``words`` and ``optional``.

    Raises:
        UnknownName: For an unknown game or language.
    """
    said = known_language(language)
    return [
        {
            "text": f"{row.name}(" if row.is_asked else row.name,
            "form": row.form,
            "kind": row.kind,
            "about": row.about[said],
            "example": row.example,
            "words": list(row.words),
            "takes": [
                {**taken._asdict(), "kinds": list(taken.kinds), "words": list(taken.words)}
                for taken in row.takes
            ],
        }
        for row in documented(game)
    ]


def _asked(name: str, function: Function, told: Mapping[str, str]) -> Row:
    takes = tuple(Taken(one.name, one.kinds, _known(one.domain), one.optional) for one in function.takes)
    form = f"{name}({', '.join(map(_written, function.takes))})"
    return Row(
        name,
        form,
        function.kind,
        _about(told),
        told["example"],
        _known(function.domain),
        takes,
        is_asked=True,
    )


def _written(parameter: Parameter) -> str:
    return f"{parameter.name}=…" if parameter.optional else parameter.name


def _known(domain: Domain | None) -> tuple[str, ...]:
    return domain.known if domain else ()


def _about(told: Mapping[str, str]) -> Mapping[str, str]:
    return {language: told[language] for language in ("en", "fr")}


def _told(game: str, table: str) -> dict[str, dict[str, str]]:
    """Return what is said of a game's names: what every game says, and what this one says of its own."""
    common, own = _file("common").get(table, {}), _file(game).get(table, {})
    return {name: {**common.get(name, {}), **own.get(name, {})} for name in {**common, **own}}


@cache
def _file(name: str) -> dict[str, Any]:
    return tomllib.loads((_FOLDER / f"{name}.toml").read_text("utf-8"))
