"""The documentation is built as `make docs` builds it: every example runs, and the site needs nobody else."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from algeria_lab.core.package import __version__
from tests.children import HUNG

DOCS = Path(__file__).parents[2] / "docs"
# What the browser fetches by itself; a link is only followed by a reader.
FETCHED = {
    ("script", "src"),
    ("img", "src"),
    ("link", "href"),
    ("iframe", "src"),
    ("source", "src"),
    ("video", "src"),
    ("video", "poster"),
}
# Links of the document that load nothing.
MENTIONED = {"canonical", "search", "next", "prev", "index"}


class Page(HTMLParser):
    """A built page: what it is called by, what it fetches and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note ids, links and what is fetched."""
        values = {name: value or "" for name, value in attrs}
        self.ids |= {values["id"]} if "id" in values else set()
        self.links += [values["href"]] if tag == "a" and "href" in values else []
        self.fetched += [
            value
            for name, value in values.items()
            if (tag, name) in FETCHED and values.get("rel") not in MENTIONED
        ]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a site built from scratch."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", str(DOCS), str(folder)]
    built = subprocess.run(command, capture_output=True, text=True, timeout=2 * HUNG, check=False)
    assert built.returncode == 0, built.stderr[-6000:]
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    """Return all built pages by their file."""
    return {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}


def _inner(pages: Mapping[Path, Page], path: Path) -> Iterator[tuple[str, Path, str]]:
    """Yield the links of a page that stay within the site: as written, the file, the place in it."""
    for link in pages[path].links:
        parts = urlsplit(link)
        if not parts.scheme and not parts.netloc:
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            yield link, target, unquote(parts.fragment)


def test_no_link_is_dead(pages: dict[Path, Page]):
    dead = [
        f"{path.name}: {link}"
        for path in pages
        for link, target, place in _inner(pages, path)
        if not target.exists() or (place and target in pages and place not in pages[target].ids)
    ]

    assert dead == []


def test_every_page_is_reached_from_the_first(site: Path, pages: dict[Path, Page]):
    reached, waiting = set(), [site / "index.html"]
    while waiting:
        path = waiting.pop()
        if path not in reached:
            reached.add(path)
            waiting += [target for _, target, _ in _inner(pages, path) if target in pages]

    by_the_search_field = {site / "search.html"}
    assert set(pages) - reached == by_the_search_field


def test_nothing_is_fetched_from_another_host(site: Path, pages: dict[Path, Page]):
    fetched = [(path.name, what) for path, page in pages.items() for what in page.fetched]
    styles = [
        (path.name, what)
        for path in site.rglob("*.css")
        for what in re.findall(r"(?:url\(|@import )[\"']?([^\"')]+)", path.read_text("utf-8"))
    ]

    assert [(name, what) for name, what in fetched + styles if re.match(r"(\w+:)?//", what)] == []
    assert fetched


def test_what_a_page_fetches_is_there(pages: dict[Path, Page]):
    lacking = [
        (path.name, what)
        for path, page in pages.items()
        for what in page.fetched
        if not what.startswith("data:") and not (path.parent / unquote(urlsplit(what).path)).exists()
    ]

    assert lacking == []


def test_each_page_says_for_which_version_it_is_in_its_language(pages: dict[Path, Page]):
    said = {
        "en": f"This page is for version {__version__}.",
        "fr": f"Cette page vaut pour la version {__version__}.",
    }
    wrong = [
        path.name
        for path in pages
        if (text := path.read_text("utf-8"))
        and said["fr" if '<html class="no-js" lang="fr"' in text else "en"] not in text
    ]

    assert wrong == []


def test_each_page_of_two_languages_leads_to_the_other(site: Path, pages: dict[Path, Page]):
    french = [path.relative_to(site / "fr") for path in pages if path.is_relative_to(site / "fr")]
    apart = [
        name.as_posix()
        for name in french
        for here, there in ((site / "fr" / name, site / name), (site / name, site / "fr" / name))
        if there not in {target for _, target, _ in _inner(pages, here)}
    ]

    assert apart == []
    assert len(french) >= 13


@pytest.mark.parametrize(
    ("word", "name"), [("regroup", "fr/first_scenario"), ("receipt", "class"), ("soutien", "fr/guided")]
)
def test_the_search_knows_the_words_of_both_languages(site: Path, word: str, name: str):
    """A page loads them as a script beside it: so it works from a folder, without a server."""
    index = (site / "searchindex.js").read_text("utf-8")
    known = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))
    found = [known["terms"][term] for term in known["terms"] if term.startswith(word)]
    places = {place for each in found for place in (each if isinstance(each, list) else [each])}

    assert name in {known["docnames"][place] for place in places}


def test_nothing_that_was_run_ended_in_a_traceback(pages: dict[Path, Page], site: Path):
    assert [
        path.name for path in pages if "Traceback (most recent call last)" in path.read_text("utf-8")
    ] == []
