"""The glossaries of the games."""

from __future__ import annotations

from importlib import resources

from algeria_lab.games import GAMES
from algeria_lab.views.shared.glossary import make_glossary
from references.rules import LANGUAGE, game_title, link


def glossary() -> str:
    """Return the terms of every game that has a glossary, in alphabetical order."""
    folder = resources.files("algeria_lab.data") / "glossary"
    return "\n\n".join(_of_game(game) for game in GAMES if (folder / f"{game}.toml").is_file())


def _of_game(game: str) -> str:
    terms = sorted(make_glossary(GAMES[game].words(LANGUAGE), game), key=lambda term: term["title"].lower())
    items = [f"{term['title']}\n: {term['about']} {link(term['rule']['key'])}" for term in terms]
    return "\n\n".join([f"## {game_title(game)}", *items])
