"""David Galula: who he was, where he commanded, his four laws as claims, who disputes him."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from algeria_lab.core.tables import load_data

Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Law:
    """One of the four laws.

    Attributes:
        number: Which.
        claim: What it claims, in our words, by language.
        lesson: Number of the lesson that tests it.
    """

    number: int
    claim: Texts
    lesson: int


@dataclass(frozen=True, slots=True)
class Dossier:
    """What learners should know before they meet a law; each text by language.

    Attributes:
        who: Who he was, and why he went.
        where: Where and how long he commanded.
        dispute: Who disputes him, and from which papers.
        use: What this course does with his laws.
        unknown: What was not found.
        laws: The laws.
    """

    who: Texts
    where: Texts
    dispute: Texts
    use: Texts
    unknown: Texts
    laws: tuple[Law, ...]


@cache
def dossier() -> Dossier:
    """Return what is known of him."""
    data: Any = load_data("history", "galula")
    return Dossier(**data["dossier"], laws=tuple(Law(**row) for row in data["law"]))
