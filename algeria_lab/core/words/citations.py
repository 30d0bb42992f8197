"""Citation keys such as ``A:9.14``; an unknown key fails when the module that uses it is imported."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources

from algeria_lab.core.refusals import UnknownName


@dataclass(frozen=True, slots=True)
class Citation:
    """One numbered rule, or one ruling of ours on an open question.

    Attributes:
        key: ``A:9.14`` for a rulebook section, ``A:IN-18`` for a ruling.
        title: Heading by language code, in our own words.
        question: For a ruling: what the printed rules leave open.
        choice: For a ruling: what the engine does, and under which profile.
    """

    key: str
    title: dict[str, str]
    question: str = ""
    choice: str = ""


@dataclass(frozen=True, slots=True)
class RuleNote:
    """A rule explained in our own words.

    Attributes:
        key: The rule or ruling, such as ``A:9.14``.
        text: Short sentences by language code, one paragraph each.
        see: Keys of related rules.
    """

    key: str
    text: dict[str, tuple[str, ...]]
    see: tuple[str, ...] = ()


@cache
def known_citations(game: str) -> dict[str, Citation]:
    """Return all citations of *game* (a folder of `algeria_lab/data`) by key."""
    folder = resources.files("algeria_lab.data") / game
    rules = tomllib.loads((folder / "citations.toml").read_text("utf-8"))["rule"]
    rulings = tomllib.loads((folder / "rulings.toml").read_text("utf-8"))["ruling"]
    return {row["key"]: Citation(**row) for row in [*rules, *rulings]}


@cache
def rule_notes(game: str) -> dict[str, RuleNote]:
    """Return the explanations of the rules of *game* by key; a game may have none."""
    path = resources.files("algeria_lab.data") / game / "rule_notes.toml"
    rows = tomllib.loads(path.read_text("utf-8"))["note"] if path.is_file() else []
    return {
        row["key"]: RuleNote(
            row["key"],
            {language: tuple(row[language]) for language in row.keys() - {"key", "see"}},
            tuple(row.get("see", ())),
        )
        for row in rows
    }


def rule_note(game: str, key: str) -> RuleNote | None:
    """Return the explanation of the rule *key*, None where there is none."""
    return rule_notes(game).get(key)


def citer(game: str) -> Callable[[str], str]:
    """Return the function by which the modules of *game* name their rules."""

    def cite(key: str) -> str:
        """Return *key* itself once it is known to exist.

        Raises:
            UnknownName: If no such rule or ruling is listed in the data.
        """
        if key not in known_citations(game):
            raise UnknownName("citation", key, known_citations(game))
        return key

    return cite
