"""The wheel and the source archive: what is in them, what is not, and how large they are."""

import email
import re
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

import pytest

from algeria_lab.core.package import LESSONS, NOTEBOOKS
from algeria_lab.core.words.languages import languages
from algeria_lab.scenarios.forms.sealed import LEARNERS
from tests.built_wheel import ROOT, built

MEGABYTE = 1_000_000
READERS, TEACHERS = "algeria_lab/pages", "algeria_lab/teachers"
TEMPLATE = "share/jupyter/voila/templates/algeria"
SOURCES = (".ts", ".tsx", ".scss", ".map", ".lock", ".tsbuildinfo")
"""How files end from which others are built."""
SAVED = ".algeria.json"
"""How a file ends that whoever runs a lesson's cells leaves beside it."""
KEY = r"^ +(answer|misconceptions|rubric): "


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Return the wheel, built once."""
    return zipfile.ZipFile(built("wheel", tmp_path_factory.mktemp("wheel")))


def below(names: list[str], folder: str) -> set[str]:
    """Return the paths of files in a folder, as seen from it."""
    return {name.removeprefix(f"{folder}/") for name in names if name.startswith(f"{folder}/")}


def test_the_wheel_holds_every_page_and_lesson_and_keeps_keys_apart(wheel: zipfile.ZipFile):
    names = wheel.namelist()
    readers, teachers = below(names, READERS), below(names, TEACHERS)
    files = [file for file in ROOT.glob(f"{LESSONS}/*/*") if file.is_file() and not file.name.endswith(SAVED)]
    sources = {file.relative_to(ROOT).as_posix() for file in files}
    pages = {file.relative_to(ROOT).as_posix() for file in ROOT.glob(f"{NOTEBOOKS}/*.ipynb")}
    written = {name for name in sources if name.endswith(".yaml") and not name.endswith(LEARNERS)}
    cells = {name for name in sources if name.endswith("/cells.py")}

    assert len(pages) > 5
    assert len(written) > 5
    assert readers == pages | sources - written - cells
    assert written <= teachers <= sources - cells
    for lesson in {PurePosixPath(name).parent for name in written}:
        assert {f"{lesson}/{language}.ipynb" for language in languages()} <= readers
    for name in readers | teachers:
        place = READERS if name in readers else TEACHERS
        assert wheel.read(f"{place}/{name}") == (ROOT / name).read_bytes(), name
    for name in readers:
        if name.endswith(".yaml"):
            told = re.search(KEY, wheel.read(f"{READERS}/{name}").decode(), re.MULTILINE)
            assert told is None, f"{name} tells a key: {told}"


def test_the_wheel_holds_no_tests_no_sources_of_bundles_and_nothing_of_this_computer(wheel: zipfile.ZipFile):
    names = wheel.namelist()

    assert [name for name in names if name.endswith(SOURCES)] == []
    for folder in ("tests", "docs", "widgets", "binder", "node_modules", "__pycache__", ".ci"):
        assert not any(folder in PurePosixPath(name).parts for name in names), folder
    assert not any(name.endswith((".pyc", ".algeria.json", ".ipynb_checkpoints")) for name in names)
    tops = {PurePosixPath(name).parts[0] for name in names}
    assert {top.split("-")[0] for top in tops} == {"algeria_lab"}
    beside = [name.split(".data/data/")[1] for name in names if ".data/" in name]
    assert beside
    assert all(name.startswith(TEMPLATE) for name in beside)
    assert len(names) == len(set(names))
    own = [re.sub(r".*\.data/data/share/.*/", "", name) for name in names if name.endswith(".woff2")]
    assert len(own) == len(set(own)), "a typeface is in it twice"


def test_what_is_in_the_wheel_brings_its_licence_and_the_wheel_is_small(wheel: zipfile.ZipFile):
    names = wheel.namelist()
    licences = "\n".join(wheel.read(name).decode() for name in names if ".dist-info/licenses/" in name)
    metadata = email.message_from_bytes(wheel.read(next(one for one in names if one.endswith("/METADATA"))))

    for words in ("MIT", "creativecommons.org/licenses/by/4.0", "openfontlicense.org", "Natural Earth"):
        assert words in licences, words
    for folder in (READERS, TEACHERS):
        assert f"`{folder}/lessons/`" in licences, folder
    assert metadata["License-Expression"] == "MIT AND CC-BY-4.0"
    assert metadata["Requires-Python"] == ">=3.11"
    known = [line for line in metadata.get_all("Classifier", []) if ":: Python :: 3." in line]
    assert [line.rpartition("3.")[2] for line in known] == ["11", "12", "13", "14"]
    packed = sum(one.compress_size for one in wheel.infolist())
    assert packed < 7 * MEGABYTE
    assert sum(one.compress_size for one in wheel.infolist() if READERS in one.filename) < MEGABYTE


def test_the_source_archive_holds_what_changing_it_takes_and_gives_the_same_wheel(
    wheel: zipfile.ZipFile, tmp_path: Path
):
    with tarfile.open(file := built("sdist", tmp_path / "sdist")) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
        archive.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()

    assert file.stat().st_size < 12 * MEGABYTE
    for name in ("pyproject.toml", "hatch_build.py", "Makefile", "LICENSE", "widgets/package-lock.json"):
        assert name in names, name
    for folder in ("algeria_lab", "docs", "lessons", "notebooks", "tests", "widgets"):
        assert below(names, folder), folder
    assert {name.split("/")[0] for name in names if "/" in name} == {
        *(".github", "algeria_lab", "binder", "docs", "lessons", "notebooks", "tests", "widgets")
    }
    for part in ("node_modules", "__pycache__", "_build", ".venv"):
        assert not any(part in name.split("/") for name in names), part
    assert wheel.filename
    assert built("wheel", tmp_path / "wheel", source).read_bytes() == Path(wheel.filename).read_bytes()
