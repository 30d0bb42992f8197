"""`CITATION.cff` says of this version what reference managers need, in the form that they read."""

from pathlib import Path

import yaml

import algeria_lab
from algeria_lab import GAMES

ROOT = Path(__file__).parents[1]
CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
PAGE = " ".join(
    (ROOT / "docs" / "citing.md").read_text("utf-8").replace("\n> ", "\n").replace("–", "-").split()
)
# What the Citation File Format 1.2.0 asks for, and the kinds of works of which there are any here.
REQUIRED = {"cff-version", "message", "title", "authors"}
KNOWN = REQUIRED | {
    "type",
    "abstract",
    "version",
    "date-released",
    "license",
    "repository-code",
    "keywords",
    "references",
}
OF_WORKS = {"type", "title", "notes", "authors", "publisher", "year"}
KINDS = {"software", "generic"}


def test_the_file_has_what_the_format_asks_for_and_nothing_else():
    assert REQUIRED <= CITATION.keys() <= KNOWN
    assert CITATION["cff-version"] == "1.2.0"
    assert all(work.keys() <= OF_WORKS for work in CITATION["references"])
    assert {CITATION["type"], *(work["type"] for work in CITATION["references"])} <= KINDS


def test_everybody_who_is_cited_has_a_name():
    works = [CITATION, *CITATION["references"]]

    assert all(
        author.keys() in ({"name"}, {"family-names", "given-names"}) and all(author.values())
        for work in works
        for author in work["authors"]
    )


def test_it_speaks_of_this_version():
    assert CITATION["version"] == algeria_lab.__version__
    assert CITATION["title"] == algeria_lab.__name__


def test_the_page_on_citing_says_the_same_of_this_version():
    """A reader of one and of the other writes down the same reference."""
    licensed = (ROOT / "LICENSE").read_text("utf-8").partition("(c) ")[2]
    year = CITATION.get("date-released", licensed)[:4]
    (author,) = CITATION["authors"]
    address = CITATION.get("repository-code", "No address is published yet")

    assert f"{author['name']} ({year}). *{CITATION['title']}*, version {CITATION['version']}." in PAGE
    assert f"version = {{{CITATION['version']}}}, year = {{{year}}}" in PAGE
    assert address in PAGE
    assert CITATION["license"] in PAGE


def test_both_name_the_three_games_with_who_made_them():
    assert len(CITATION["references"]) == len(GAMES) == 3
    for work in CITATION["references"]:
        (author,) = work["authors"]
        named = PAGE.index(f"{author['given-names']} {author['family-names']}. *{work['title']}*.")
        sentence = PAGE[named:].partition("Games.")[0] + "Games."
        assert work["publisher"]["name"] in sentence
        assert str(work.get("year", work["notes"].rpartition(" ")[2])) in sentence
