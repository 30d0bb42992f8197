"""A release refuses what is not clean, says what to do, and is rehearsed without a trace."""

import json
import re
import shutil
import tomllib
from pathlib import Path

import pytest

from algeria_lab.apps.publishing import packages, parts, release
from algeria_lab.apps.publishing.addresses import BLOCKS, PLACE
from algeria_lab.apps.publishing.packages import NotClean, build_twice, run
from algeria_lab.apps.publishing.versions import (
    CHANGELOG,
    PACKAGE,
    REPEATED,
    key,
    sections,
    set_version,
    stated,
)
from algeria_lab.core.package import __version__

ROOT = Path(__file__).parents[2]
NEW, DAY = "0.2.0", "2026-12-01"
# A package that is small, with what a release reads of this one.
BUILDS = (
    'import { writeFileSync } from "node:fs";\nwriteFileSync("../algeria_lab/static/bundle.js", "1;\\n");\n'
)

PROJECT = """
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"
[project]
name = "algeria-lab"
requires-python = ">=3.11"
dynamic = ["version"]
# addresses
# /addresses
[tool.hatch.version]
path = "algeria_lab/core/package.py"
"""
needs_npm = pytest.mark.skipif(shutil.which("npm") is None, reason="bundles are built by npm")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a small checkout that is fit for a release."""
    root = tmp_path / "checkout"
    for name in {
        PLACE,
        *BLOCKS,
        *REPEATED,
        CHANGELOG,
        parts.NOTICES,
        "LICENSE",
        "LICENCES.md",
        "requirements.lock",
        packages.TOOLS,
    }:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    for name, text in {
        "pyproject.toml": PROJECT,
        "algeria_lab/__init__.py": "",
        "algeria_lab/static/bundle.js": "1;\n",
        "algeria_lab/apps/voila/template/page.html": "",
        "widgets/package.json": '{"type": "module", "scripts": {"build": "node build.mjs"}}',
        "widgets/build.mjs": BUILDS,
        ".gitignore": "node_modules\n.venv/\ndist/\n__pycache__/\n",
        CHANGELOG: f"# Changes\n\n## {NEW} (not yet released)\n\n- Something new.\n\n"
        "## 0.1.0, 2026-01-01\n\n- All.\n",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    (root / "widgets/node_modules").mkdir()
    run(root, "git", "init", "-q", "-b", "main")
    for setting, value in (("user.name", "Somebody"), ("user.email", "somebody@example.org")):
        run(root, "git", "config", setting, value)
    commit(root)
    return root


def commit(root: Path) -> None:
    """Commit all, and say that the tests passed on it."""
    run(root, "git", "add", "--all")
    run(root, "git", "commit", "-q", "-m", "Change")
    (root / ".venv").mkdir(exist_ok=True)
    (root / release.TESTED).write_text(run(root, "git", "rev-parse", "HEAD") + "\n", "utf-8")


def change(root: Path, name: str, old: str, new: str) -> None:
    """Change the text of a file."""
    text = (root / name).read_text("utf-8")
    assert old in text
    (root / name).write_text(text.replace(old, new), "utf-8")


def test_every_file_of_this_checkout_states_one_version():
    hatch = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]

    assert hatch["version"]["path"] == PACKAGE
    assert set().union(*stated(ROOT).values()) == {__version__}
    assert all(stated(ROOT).values())
    assert sections(ROOT)[0].notes, "the changelog is read"


def test_a_release_is_cited_by_its_day_and_its_year(checkout: Path):
    """Set a second time, too."""
    for day in ("2031-05-06", "2032-07-08"):
        set_version(checkout, NEW, day)
        citation, page = (checkout / "CITATION.cff", checkout / "docs/citing.md")

        assert citation.read_text("utf-8").count(f'\nversion: {NEW}\ndate-released: "{day}"\n') == 1
        assert page.read_text("utf-8").count(day[:4]) == 2
        assert f"contributors ({day[:4]})" in page.read_text("utf-8")


def test_nothing_stands_in_the_way_of_a_clean_checkout(checkout: Path):
    assert list(release.refusals(checkout, NEW)) == []


def untested(root: Path) -> None:
    (root / release.TESTED).write_text("another commit\n")


def dirty(root: Path) -> None:
    (root / "LICENSE").write_text("none")


def elsewhere(root: Path) -> None:
    run(root, "git", "switch", "-q", "-c", "trial")


def untold(root: Path) -> None:
    change(root, CHANGELOG, "- Something new.\n", "")
    commit(root)


def closed(root: Path) -> None:
    change(root, CHANGELOG, f"## {NEW} (not yet released)", "## 0.1.5, 2026-02-02")
    commit(root)


def tagged(root: Path) -> None:
    run(root, "git", "tag", f"v{NEW}")


def of_two_minds(root: Path) -> None:
    change(root, "CITATION.cff", f"version: {__version__}", "version: 0.0.9")
    commit(root)


def unlinked(root: Path) -> None:
    change(root, PLACE, 'repository = "', 'repository = "somebody/lab')
    commit(root)


@pytest.mark.parametrize(
    ("spoil", "version", "said"),
    [
        (dirty, NEW, "Not everything is committed:\nM LICENSE"),
        (elsewhere, NEW, "This is trial, and releases are made from main"),
        (untested, NEW, "`make test`"),
        (untold, NEW, "says nothing of what is not yet released"),
        (closed, NEW, "needs a section"),
        (tagged, NEW, f"a tag v{NEW} already"),
        (of_two_minds, NEW, "state different versions"),
        (unlinked, NEW, "`make addresses`"),
        (None, "0.1.0", "0.1.0 is not newer than 0.1.0"),
        (None, "0.2", "0.2 is no version"),
        (None, "", "no version"),
    ],
)
def test_it_is_refused_when_something_is_not_clean(checkout: Path, spoil, version: str, said: str):
    if spoil:
        spoil(checkout)

    with pytest.raises(NotClean, match=re.escape(said)) as why:
        release.release(checkout, version, DAY, tag=True)
    assert str(why.value).count("\n- ") == 0, "this and nothing else"
    assert not (checkout / "dist").exists()


@needs_npm
def test_bundles_that_are_not_those_of_their_sources_are_refused(checkout: Path):
    change(checkout, "widgets/build.mjs", "1;", "2;")
    commit(checkout)

    with pytest.raises(NotClean, match=r"make widgets[^$]*static/bundle\.js"):
        release.release(checkout, NEW, DAY, tag=False)


@needs_npm
def test_a_build_that_depends_on_who_builds_is_refused(checkout: Path):
    def differs(copy: Path) -> None:
        set_version(copy, NEW, DAY)
        (copy / "algeria_lab/where.txt").write_text(copy.name)

    with pytest.raises(NotClean, match=f"not the same: algeria_lab-{NEW}-py3-none-any.whl"):
        build_twice(checkout, checkout / "dist", differs)


@needs_npm
def test_a_release_is_rehearsed_then_made_then_built_again_the_same_from_its_tag(checkout: Path):
    before = run(checkout, "git", "rev-parse", "HEAD")
    assert "A rehearsal" in release.release(checkout, NEW, DAY, tag=False)
    assert run(checkout, "git", "rev-parse", "HEAD") == before
    assert run(checkout, "git", "status", "--porcelain") == run(checkout, "git", "tag") == ""
    rehearsed = (checkout / "dist/SHA256SUMS").read_text("utf-8")
    run(checkout / "dist", "sha256sum", "--check", "--strict", "SHA256SUMS")

    assert f"git push origin main v{NEW}" in release.release(checkout, NEW, DAY, tag=True)

    assert set().union(*stated(checkout).values()) == {NEW}
    assert f"## {NEW}, {DAY}" in run(checkout, "git", "show", f"v{NEW}:{CHANGELOG}")
    run(checkout, "git", "switch", "-q", "--detach", f"v{NEW}")
    with pytest.raises(NotClean, match=r"not the release 0\.3\.0"):
        release.packages(checkout, "0.3.0")
    release.packages(checkout, NEW)
    assert (checkout / "dist/SHA256SUMS").read_text("utf-8") == rehearsed
    assert {line.split("  ")[1] for line in rehearsed.splitlines()} == {
        "NOTES.md",
        f"algeria_lab-{NEW}-py3-none-any.whl",
        f"algeria_lab-{NEW}.spdx.json",
        f"algeria_lab-{NEW}.tar.gz",
    }
    assert (checkout / "dist/NOTES.md").read_text("utf-8") == "- Something new.\n"


def test_the_list_of_parts_names_all_that_is_bundled_and_needed_each_once():
    said = json.loads(parts.document(ROOT, __version__, 0, {"x.whl": "0" * 64}))
    ids = [part["SPDXID"] for part in said["packages"]]
    names = {part["name"]: part for part in said["packages"]}
    ways = {(way["relationshipType"], way["relatedSpdxElement"]) for way in said["relationships"]}

    assert len(ids) == len(set(ids))
    assert {one for _, one in ways} == set(ids)
    assert names["@fontsource-variable/source-sans-3"]["licenseDeclared"] == "OFL-1.1"
    assert names["Natural Earth"]["licenseDeclared"] == "LicenseRef-public-domain"
    assert ("CONTAINS", names["uqr"]["SPDXID"]) in ways
    assert ("DEPENDS_ON", names["voila"]["SPDXID"]) in ways
    assert said["creationInfo"]["created"] == "1970-01-01T00:00:00Z"
    assert all(part["licenseDeclared"] != "NOASSERTION" or part["licenseComments"] for part in names.values())


def test_versions_are_ordered_as_people_count():
    assert sorted(["0.10.0", "0.9.0", "0.10.0rc1", "0.10.0b2", "1.0.0"], key=key) == [
        "0.9.0",
        "0.10.0b2",
        "0.10.0rc1",
        "0.10.0",
        "1.0.0",
    ]
