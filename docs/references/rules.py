"""The rules that the package cites, in our own words."""

from __future__ import annotations

from algeria_lab.core.words.citations import Citation, known_citations, rule_note
from algeria_lab.games import GAMES

LANGUAGE = "en"
SIDES = {"fln": "FLN", "gov": "Government"}
TITLES = {
    "algeria": "Algeria, the war on the map",
    "insurgent": "INSURGENT, the card duel",
    "twilight": "Colonial Twilight, the war by cards and operations",
}


def rules() -> str:
    """Return every rule and ruling of every game: its key, its title, its note and related rules."""
    return "\n\n".join(_of_game(game) for game in GAMES)


def _of_game(game: str) -> str:
    entries = [_entry(game, citation) for citation in known_citations(game).values()]
    return "\n\n".join([f"## {game_title(game)}", *entries])


def _entry(game: str, citation: Citation) -> str:
    note = rule_note(game, citation.key)
    text = note.text[LANGUAGE] if note else ()
    see = [link(key) for key in note.see] if note else []
    related = [f"See also {', '.join(see)}."] if see else []
    heading = f"({anchor(citation.key)})=\n### {citation.key}: {citation.title[LANGUAGE]}"
    return "\n\n".join([heading, *text, *related])


def game_title(game: str) -> str:
    """Return how pages call a game; one without a title goes by its name."""
    return TITLES.get(game, game)


def anchor(key: str) -> str:
    """Return the name by which pages point at a rule."""
    return "rule-" + "".join(letter if letter.isalnum() else "-" for letter in key.lower())


def link(key: str) -> str:
    """Return a rule as a link to its entry."""
    return f"[{key}](#{anchor(key)})"
