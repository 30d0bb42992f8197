"""What teachers read stands in English and in French: the same parts, the same code, run or only shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
FRENCH = DOCS / "fr"
PAGES = [page.relative_to(FRENCH).as_posix() for page in sorted(FRENCH.rglob("*.md"))]
BLOCK = re.compile(r"^```(\S+)(?: (.*))?\n((?:.*\n)*?)```$", re.MULTILINE)
# Generated from the docstrings of the package, which speak English: the page in French leads to the list.
ENGLISH_ONLY = {"scenario-format"}
NAMED = {"{file}", "{terminal}", "{image}", "{film}"}  # of these only the first line is the same
# What says in which language something speaks, and the name of a file that a reader chooses.
SPOKEN = [
    (r"\u00a0", " "),
    (r" --lang (en|fr)", ""),
    (r'language="fr"', 'language="en"'),
    (r"\.fr\b", ".en"),
    (r"-fr\b", "-en"),
    (r"\bma-ligne\b", "my-line"),
]
NOT_READ = re.compile(r"^---\n.*?^---$|`[^`]+`|^```.*?^```$", re.MULTILINE | re.DOTALL)


def of(language: str, name: str) -> str:
    """Return the text of a page."""
    return ((FRENCH if language == "fr" else DOCS) / name).read_text("utf-8")


def blocks(text: str) -> list[tuple[str, str]]:
    """Return what is shown or run: the kind of each block, and what of it is the same in every language."""
    return [
        (kind, same(kind, f"{what}\n{body}" if kind not in NAMED else what))
        for kind, what, body in BLOCK.findall(text)
        if kind != "{toctree}" and what not in ENGLISH_ONLY
    ]


def same(kind: str, text: str) -> str:
    """Return a block as if it were English; of a picture only its file."""
    for said, meant in SPOKEN:
        text = re.sub(said, meant, text)
    return re.sub(r"^(\.\./)*|-en(?=\.png)", "", text) if kind == "{image}" else text


def levels(text: str) -> list[int]:
    """Return how deep each heading stands."""
    return [len(signs) for signs in re.findall(r"^(#+) ", NOT_READ.sub("", text), re.MULTILINE)]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_in_french_has_the_parts_of_its_twin(name: str):
    assert levels(of("fr", name)) == levels(of("en", name))


@pytest.mark.parametrize("name", PAGES)
def test_a_page_in_french_shows_and_runs_what_its_twin_does(name: str):
    assert blocks(of("fr", name)) == blocks(of("en", name))


def test_code_is_compared_at_all():
    kinds = {kind for name in PAGES for kind, _ in blocks(of("fr", name))}

    assert {"{code-cell}", "{terminal}", "{file}", "{house}", "yaml", "sh", "python"} <= kinds


def test_what_teachers_read_is_in_french():
    read = {"index", "class", "lessons", "teaching", "studio", "studio_exercise", "first_scenario"}
    handbook = {"scenarios", "guided", "scenario_commands", "reference/scenario"}

    assert {f"{each}.md" for each in read | handbook | {"how_it_works", "gallery"}} <= set(PAGES)
