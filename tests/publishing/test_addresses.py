"""One file says where the project is published; every link comes from it, and none leads nowhere."""

import re
import shutil
import tomllib
from pathlib import Path
from urllib.parse import unquote

import pytest
import yaml

from algeria_lab.apps.publishing.addresses import BLOCKS, PLACE, addresses, lessons, write, written

ROOT = Path(__file__).parents[2]


@pytest.fixture
def published(tmp_path: Path) -> Path:
    """Return a copy of all files with links, as of a project that is published."""
    for name in [
        PLACE,
        *BLOCKS,
        *(f"{folder}/{one}.ipynb" for folder, _ in lessons(ROOT) for one in ("en", "fr")),
    ]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    say(tmp_path, "somebody/lab", "https://somebody.example/lab/")
    write(tmp_path)
    return tmp_path


def say(root: Path, repository: str, site: str) -> None:
    """Write where a project is published."""
    (root / PLACE).write_text(f'repository = "{repository}"\nsite = "{site}"\n', "utf-8")


def test_every_link_of_this_checkout_is_current():
    stale = [name for name, text in written(ROOT).items() if text != (ROOT / name).read_text("utf-8")]

    assert stale == [], "make addresses"


SITE = "https://somebody.example/lab/"


@pytest.mark.parametrize("site", ["", SITE])
def test_home_each_lesson_in_each_language_and_jupyterlab_have_a_link_that_opens_something(
    published: Path, site: str
):
    say(published, "somebody/lab", site)
    write(published)
    text = "\n".join((published / name).read_text("utf-8") for name in BLOCKS)
    opened = set(map(unquote, re.findall(r"somebody/lab/HEAD\?urlpath=([^)\s]+)", text)))
    on_site = {f"{page}.ipynb" for page in re.findall(rf"{SITE}(lessons/[^)\s]+)\.html", text)}
    pages = {f"{folder}/{one}.ipynb" for folder, _ in lessons(ROOT) for one in ("en", "fr")}

    binder = {f"voila/render/{page}" for page in pages if not site} | {f"lab/tree/{page}" for page in pages}
    assert opened == binder | {"voila/render/notebooks/home.ipynb", "lab/tree/lessons"}
    assert on_site == (pages if site else set())
    assert len(pages) >= 12
    assert all((ROOT / page).is_file() for page in pages)


def test_the_site_is_offered_before_binder_and_the_files_can_still_be_read(published: Path):
    for name in ("README.md", "docs/index.md"):
        text = (published / name).read_text("utf-8")
        assert text.index("https://somebody.example/lab/") < text.index("mybinder.org")
    project = tomllib.loads((published / "pyproject.toml").read_text("utf-8"))["project"]
    citation = yaml.safe_load((published / "CITATION.cff").read_text("utf-8"))
    assert project["urls"]["Source"] == citation["repository-code"] == "https://github.com/somebody/lab"
    assert project["scripts"], "a table before it must not swallow the next"


def test_what_is_not_known_is_linked_nowhere_and_said(published: Path):
    say(published, "", "")

    assert write(published).count("nothing links there") == 2
    text = "\n".join((published / name).read_text("utf-8") for name in BLOCKS)
    assert "mybinder.org" not in text
    assert "somebody/lab" not in text
    assert "somebody.example" not in text


def test_no_link_to_binder_stands_beside_the_place_it_comes_from():
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("lessons/*/*.ipynb")]
    texts = {
        page: re.sub("addresses -->.*?<!-- /addresses", "", page.read_text("utf-8"), flags=re.DOTALL)
        for page in pages
    }

    assert [page for page, text in texts.items() if "mybinder.org/v2" in text] == []


@pytest.mark.parametrize(
    ("repository", "site"),
    [
        ("https://github.com/a/b", ""),
        ("a", ""),
        ("a/b)[x](y", ""),
        ("a/b", "somewhere.org"),
        ("a/b", "https://x.org"),
    ],
)
def test_an_address_that_is_none_is_refused(published: Path, repository: str, site: str):
    say(published, repository, site)

    with pytest.raises(ValueError, match=r"published\.toml: "):
        addresses(published)
