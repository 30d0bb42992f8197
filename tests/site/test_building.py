"""What a site is built of: packs by page, Python's own library in two parts, pages that can be read first."""

import gzip
import json
import re
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from algeria_lab.apps.site.building import library, packs, pages
from algeria_lab.apps.site.building.__main__ import build
from algeria_lab.apps.site.building.needs import needs, with_listed
from algeria_lab.apps.site.in_browser.packs import PackFinder, pack, unpack
from algeria_lab.core.package import CHECKOUT

LARGE = b"x" * packs.SMALL
FILES = {
    "core/first.pyc": LARGE,
    "views/lessons/step.pyc": LARGE,
    "core/small.pyc": b"small",
    "games/war.pyc": LARGE,
    "games/late.pyc": b"late",
    "algeria_lab/data/war/one.toml": b"1",
    "algeria_lab/data/war/two.toml": b"2",
    "algeria_lab/data/duel/three.toml": b"3",
    "algeria_lab/pages/lessons/05-x/lesson.yaml": b"5",
    "algeria_lab/pages/lessons/05-x/kept.wars": LARGE,
}
NEEDS = {
    "notebooks/war.ipynb": [
        "core/first.py",
        "core/small.py",
        "games/war.py",
        "algeria_lab/data/war/one.toml",
    ],
    "notebooks/home.ipynb": ["core/first.py", "algeria_lab/pages/lessons/05-x/lesson.yaml"],
    "lessons/05-x/fr.ipynb": ["core/first.py", "views/lessons/step.py"],
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, data in FILES.items():
        (tmp_path / "tree" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tree" / name).write_bytes(data)
    return tmp_path / "tree"


def files_of(made: packs.Packs, page: str) -> set[str]:
    return {path for name in made.of_page[page] for path in made.files[name]}


def test_a_page_loads_what_it_opens_with_all_data_beside_it_and_nothing_of_others(tree: Path):
    made = packs.packs(tree, NEEDS)

    war = files_of(made, "notebooks/war.ipynb")
    assert {"core/first.pyc", "core/small.pyc", "games/war.pyc", "algeria_lab/data/war/two.toml"} <= war
    assert not {"games/late.pyc", "algeria_lab/data/duel/three.toml"} & war
    assert "games/war.pyc" not in files_of(made, "notebooks/home.ipynb")


def test_results_of_many_wars_are_for_the_page_of_their_lesson(tree: Path):
    made = packs.packs(tree, NEEDS)

    kept = "algeria_lab/pages/lessons/05-x/kept.wars"
    assert kept in files_of(made, "lessons/05-x/fr.ipynb")
    assert kept not in files_of(made, "notebooks/home.ipynb")
    # A lesson may come to any game: its steps are not walked when a site is built.
    assert {"algeria_lab/data/duel/three.toml", "views/lessons/step.pyc"} <= files_of(
        made, "lessons/05-x/fr.ipynb"
    )


def test_each_module_is_in_one_pack_by_its_name(tree: Path, tmp_path: Path):
    made = packs.packs(tree, NEEDS)
    places = [path for paths in made.files.values() for path in paths]

    assert len(places) == len(set(places))
    assert made.files[made.modules["games.late"]] == ["games/late.pyc"]
    assert made.modules.keys() == {
        "core.first",
        "core.small",
        "games.war",
        "games.late",
        "views.lessons.step",
    }
    (tmp_path / "out").mkdir()
    packs.write(made, tree, tmp_path / "out", wars=["one"])
    shelf = json.loads(gzip.decompress((tmp_path / "out" / "shelf.packed").read_bytes()))
    told = {
        path: data
        for file in shelf["files"].values()
        for path, data in unpack((tmp_path / "out" / file).read_bytes())
    }
    assert told == {path: FILES[path] for path in places}
    assert shelf["wars"] == ["one"]


def test_a_module_is_fetched_when_it_is_imported_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []

    def fetch(name: str) -> bytes:
        asked.append(name)
        return pack({"far_away/__init__.py": b"HERE = 1", "far_away/deep.py": b"THERE = 2"})

    monkeypatch.syspath_prepend(tmp_path)
    finder = PackFinder({"far_away": "far", "far_away.deep": "far"}, fetch, str(tmp_path))
    monkeypatch.setattr("sys.meta_path", [finder, *__import__("sys").meta_path])

    from far_away import HERE  # type: ignore[import-not-found]
    from far_away.deep import THERE  # type: ignore[import-not-found]

    assert (HERE, THERE) == (1, 2)
    assert asked == ["far"]


def test_what_no_page_uses_of_python_is_fetched_when_it_is_imported(tmp_path: Path):
    original, place, tree = tmp_path / "all.zip", tmp_path / "place", tmp_path / "tree"
    tree.mkdir()
    with ZipFile(original, "w") as archive:
        for name in ("json/__init__.py", "ftplib.py", "encodings/utf_8.py", "encodings/koi8_r.py"):
            archive.writestr(name, "")

    library.split_library(original, place, tree, {"json", "encodings"})
    for target in ("one", "two"):
        library.write_library(place, tmp_path / target)

    assert {path.name for path in tree.iterdir()} == {"ftplib.py"}
    with ZipFile(BytesIO(gzip.decompress((tmp_path / "one").read_bytes()))) as archive:
        assert archive.namelist() == ["encodings/utf_8.py", "json/__init__.py"]
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_page_that_the_browser_cannot_make_ends_the_build(tmp_path: Path):
    with pytest.raises(RuntimeError, match="cannot be made"):
        needs(tmp_path, {"a page": ("", [("cell", "import algeria_lab")])})


def test_a_folder_that_a_page_looks_into_is_there_though_it_opens_nothing_of_it(tree: Path):
    opened = {"core/first.pyc", "algeria_lab/data/war", "algeria_lab/data", "algeria_lab/pages/lessons"}

    found = with_listed(opened, tree)
    assert {"core/first.pyc", "algeria_lab/data/war/one.toml", "algeria_lab/data/war/two.toml"} == found
    only_one = with_listed({"algeria_lab/data/war", "algeria_lab/data/war/one.toml"}, tree)
    assert only_one == {"algeria_lab/data/war/one.toml"}


def test_the_text_of_a_page_stands_in_it_and_no_script(tmp_path: Path):
    found = {page.path: page for page in pages.pages(CHECKOUT)}
    for path in ("notebooks/home.ipynb", "lessons/05-resettlement/fr.ipynb"):
        pages.write(found[path], CHECKOUT, ["one"], tmp_path)

    home = (tmp_path / "notebooks" / "home.html").read_text("utf-8")
    lesson = (tmp_path / "lessons" / "05-resettlement" / "fr.html").read_text("utf-8")
    assert 'href="../lessons/05-resettlement/fr.html"' in home
    assert "regroupement" in re.sub(r"<script.*?</script>", "", lesson, flags=re.DOTALL)
    for text in (home, lesson):
        assert ".ipynb" not in text
        scripts = re.findall(r"<script([^>]*)>", text)
        assert all("src=" in one or "application/json" in one for one in scripts)
        policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)[1]  # type: ignore[index]
        assert "connect-src &#39;self&#39;;" in policy
        assert "eval" not in policy
        assert "http" not in policy
        place = json.loads(re.search(r'id="al-site">(.*?)</script>', text, re.DOTALL)[1])  # type: ignore[index]
        assert place["packs"] == ["one"]
        assert place["cells"]


def test_a_folder_of_somebody_is_not_emptied(tmp_path: Path):
    (tmp_path / "letter.txt").write_text("mine", "utf-8")

    with pytest.raises(FileExistsError, match="would be emptied"):
        build(tmp_path)
    assert (tmp_path / "letter.txt").read_text("utf-8") == "mine"
