"""The list of pages: titles in both languages, pages and lessons apart, and no folder of ours left out."""

import json
from pathlib import Path

import pytest

from algeria_lab.apps.page_list import page_list
from algeria_lab.apps.page_words import LANGUAGES

ROOT = Path(__file__).parents[2]


def write(path: Path, metadata: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"metadata": metadata}), encoding="utf-8")


PAGES = ["home", "war-room", "twilight", "duel", "laboratory", "scenario", "studio", "teachers"]


@pytest.mark.parametrize("root", [ROOT, ROOT / "notebooks"])
def test_every_page_of_ours_has_a_title_and_says_what_one_does_there(root: Path):
    found = page_list(root)
    entries = found["pages"] + found["lessons"]

    assert [Path(entry["path"]).stem for entry in found["pages"]] == PAGES
    for language in LANGUAGES:
        shown = [entry for entry in entries if entry["language"] in {"", language}]
        titles = [entry["title"][language] for entry in shown]
        assert len(set(titles)) == len(titles)
        assert not set(titles) & {"en", "fr", "war-room", "duel", "laboratory"}
        assert all(len(entry["about"][language]) > 30 for entry in entries)


def test_lessons_stand_apart_from_pages():
    lessons = page_list(ROOT)["lessons"]

    assert {"lessons/05-resettlement/en.ipynb", "lessons/05-resettlement/fr.ipynb"} <= {
        entry["path"] for entry in lessons
    }
    assert all(Path(entry["path"]).stem == entry["language"] for entry in lessons)
    assert page_list(ROOT / "notebooks")["lessons"] == []
    assert page_list(ROOT, "/lessons")["lessons"] == lessons


def test_a_notebook_without_words_of_its_own_is_called_by_its_title_or_name(tmp_path: Path):
    write(tmp_path / "a.ipynb", {"title": "An old page"})
    write(tmp_path / "b.ipynb", {})
    (tmp_path / "c.ipynb").write_text("not a notebook")
    write(tmp_path / "d.ipynb", [])

    titles = [entry["title"] for entry in page_list(tmp_path)["pages"]]

    assert [title["fr"] for title in titles] == ["An old page", "b", "c", "d"]


def test_what_is_hidden_or_not_ours_is_not_listed(tmp_path: Path):
    for name in (".ipynb_checkpoints/a.ipynb", "_draft.ipynb", "node_modules/x/a.ipynb", "tests/a.ipynb"):
        write(tmp_path / name, {})
    write(tmp_path / "here" / "page.ipynb", {})

    assert [entry["path"] for entry in page_list(tmp_path)["pages"]] == ["here/page.ipynb"]
