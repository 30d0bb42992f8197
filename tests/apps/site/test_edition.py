"""The list of an edition: what a browser keeps, and by what it tells one edition from another."""

import gzip
import hashlib
import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from algeria_lab.apps.page_words import FRAME, SITE, page_words
from algeria_lab.apps.site.building import edition

WASM = b"\0asm" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A site in small."""
    for name, data in {
        "index.html": b"first",
        "site/page.js": b"page",
        "site/sw.js": b"worker();",
        "python/0123.pack": b"pack",
        "python/pyodide.asm.wasm.packed": gzip.compress(WASM),
        "notebooks/home.html": b"home",
        "docs/index.html": b"docs",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(data)
    return tmp_path


def listed(folder: Path) -> dict[str, Any]:
    """Return the list with which the service worker begins."""
    first, _, rest = (folder / "sw.js").read_text("utf-8").partition("\n")
    assert rest == "worker();"
    return json.loads(first.removeprefix("self.EDITION=").removesuffix(";"))


def test_everything_but_the_documentation_and_the_worker_itself_is_kept_what_all_need_first(folder: Path):
    edition.write(folder)

    assert [file["url"] for file in listed(folder)["files"]] == [
        "kept.html",
        "site/page.js",
        "python/pyodide.asm.wasm.packed",
        "python/0123.pack",
        "notebooks/home.html",
        "index.html",
    ]


def test_a_file_is_told_by_its_content(folder: Path):
    edition.write(folder)
    files = {file["url"]: file for file in listed(folder)["files"]}

    digest = b64encode(hashlib.sha256(b"page").digest()).decode()
    assert files["site/page.js"]["integrity"] == f"sha256-{digest}"
    assert files["python/0123.pack"]["revision"] is None
    assert files["python/pyodide.asm.wasm.packed"]["size"] == len(WASM)


def test_an_edition_has_another_name_as_soon_as_one_file_has_changed(folder: Path):
    edition.write(folder)
    first = listed(folder)
    edition.write(folder)
    assert listed(folder) == first

    (folder / "site/page.js").write_bytes(b"other")
    edition.write(folder)

    assert listed(folder)["name"] != first["name"]


def test_nothing_on_the_site_speaks_of_a_server_or_a_command_line():
    words = page_words(SITE)

    for name in ("error-advice", "lost-text", "no-script"):
        assert words[name] != page_words(FRAME)[name]
        assert "command line" not in words[name]["en"]
        assert "ligne de commande" not in words[name]["fr"]


def test_the_page_of_what_is_kept_has_every_word_in_both_languages(folder: Path):
    edition.write(folder)
    text = (folder / "kept.html").read_text("utf-8")

    for name, said in page_words(SITE).items():
        if name.startswith("keeps-"):
            assert {"en", "fr"} == said.keys()
            assert all(f'<span lang="{language}">{said[language]}</span>' in text for language in said), name
