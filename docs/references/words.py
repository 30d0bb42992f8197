"""The glossaries: of the games, and of the war."""

from __future__ import annotations

from importlib import resources
from typing import Any

from algeria_lab.games import GAMES
from algeria_lab.views.shared.glossary import WAR, make_glossary
from algeria_lab.views.shared.messages import Messages
from references.rules import LANGUAGE, game_title, link


def glossary() -> str:
    """Return the terms of every game that has a glossary, then those of the war, in alphabetical order."""
    folder = resources.files("algeria_lab.data") / "glossary"
    games = [game for game in GAMES if (folder / f"{game}.toml").is_file()]
    parts = [(game_title(game), make_glossary(GAMES[game].words(LANGUAGE), game)) for game in games]
    parts.append(("The war and the method", make_glossary(Messages(LANGUAGE), WAR)))
    return "\n\n".join(_part(title, terms) for title, terms in parts)


def _part(title: str, terms: list[dict[str, Any]]) -> str:
    items = [_item(term) for term in sorted(terms, key=lambda term: term["title"].lower())]
    return "\n\n".join([f"## {title}", *items])


def _item(term: dict[str, Any]) -> str:
    rule = f" {link(term['rule']['key'])}" if term["rule"] else ""
    return f"{term['title']}\n: {term['about']}{rule}"
