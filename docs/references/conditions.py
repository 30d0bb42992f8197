"""What conditions of scenario files may speak of, for every game."""

from __future__ import annotations

from collections.abc import Iterable

from algeria_lab.scenarios.conditions.documented import Row, documented, happenings
from algeria_lab.scenarios.conditions.games import VOCABULARIES
from references.rules import LANGUAGE, game_title

GIVES = {
    "truth": "true or false",
    "number": "a number",
    "text": "a word",
    "set": "a list",
    "any": "whatever was answered",
    "same": "what is asked about",
}
MOST_WORDS = 12  # that are written out; more are areas, units and cards


def conditions() -> str:
    """Return names and functions of every game, with an example each."""
    return "\n\n".join(_of_game(game) for game in VOCABULARIES)


def _of_game(game: str) -> str:
    rows = documented(game)
    happened = [f"| `{name}` | {about[LANGUAGE]} |" for name, about in happenings(game).items()]
    return "\n".join(
        [
            f"## {game_title(game)}\n",
            *_table(row for row in rows if not row.is_asked),
            f"\n### To be asked with brackets: {game_title(game)}\n",
            *_table(row for row in rows if row.is_asked),
            f"\n### What can have happened: {game_title(game)}\n",
            "| `happened` and `times` | is it that |",
            "|---|---|",
            *happened,
        ]
    )


def _table(rows: Iterable[Row]) -> list[str]:
    lines = [
        f"| `{row.form}` | {GIVES[row.kind]}{_words(row)} | {row.about[LANGUAGE]} | `{row.example}` |"
        for row in rows
    ]
    return ["| you write | it gives | it is | such as |", "|---|---|---|---|", *lines]


def _words(row: Row) -> str:
    words = [f"`{word}`" for word in row.words if word]
    taken = [
        f"{one.name}: {', '.join(f'`{word}`' for word in one.words if word)}"
        for one in row.takes
        if 0 < len(one.words) <= MOST_WORDS
    ]
    given = [", ".join(words)] if 0 < len(words) <= MOST_WORDS else []
    more = [*given, *taken]
    return f" ({'; '.join(more)})" if more else ""
