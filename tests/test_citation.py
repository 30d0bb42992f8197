"""`CITATION.cff` says of this version what reference managers need, in the form that they read."""

from pathlib import Path

import yaml

import algeria_lab

CITATION = yaml.safe_load((Path(__file__).parents[1] / "CITATION.cff").read_text("utf-8"))
# What the Citation File Format 1.2.0 asks for, and the kinds of works of which there are any here.
REQUIRED = {"cff-version", "message", "title", "authors"}
KNOWN = REQUIRED | {"type", "abstract", "version", "license", "repository-code", "keywords", "references"}
OF_WORKS = {"type", "title", "notes", "authors", "publisher"}
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
