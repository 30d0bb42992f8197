"""What conditions of scenario files may speak of, for every game."""

from __future__ import annotations

from collections.abc import Sequence

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
MOST_WORDS = 15  # that are written out; more are areas, units and cards


def conditions() -> str:
    """Return names and functions of every game, with an example each."""
    return "\n\n".join(_of_game(game) for game in VOCABULARIES)


def _of_game(game: str) -> str:
    rows, title = documented(game), game_title(game)
    names = [_name(row) for row in rows if not row.is_asked]
    happened = [f"| `{name}` | {about[LANGUAGE]} |" for name, about in happenings(game).items()]
    return "\n".join(
        [
            f"## {title}\n",
            "| you write | it is | such as |",
            "|---|---|---|",
            *names,
            f"\n### To be asked with brackets: {title}\n",
            *(_asked(row) for row in rows if row.is_asked),
            f"### What can have happened: {title}\n",
            "| `happened` and `times` | is it that |",
            "|---|---|",
            *happened,
        ]
    )


def _name(row: Row) -> str:
    words = f" {_listed(row.words)}" if _is_short(row.words) else ""
    return (
        f"| `{row.name}` | {GIVES[row.kind].capitalize()}. {row.about[LANGUAGE]}{words} | `{row.example}` |"
    )


def _asked(row: Row) -> str:
    taken = [f"- {one.name}: {_listed(one.words)}" for one in row.takes if _is_short(one.words)]
    about = f"{GIVES[row.kind].capitalize()}. {row.about[LANGUAGE]} Such as `{row.example}`."
    return "\n  ".join([f"`{row.form}`\n: {about}", *([""] if taken else []), *taken]) + "\n"


def _is_short(words: Sequence[str]) -> bool:
    return 0 < len([word for word in words if word]) <= MOST_WORDS


def _listed(words: Sequence[str]) -> str:
    return ", ".join(f"`{word}`" for word in words if word) + "."
