"""Wheel and source archive, built twice and compared byte for byte, and the papers that go with them."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from algeria_lab.apps.publishing import parts
from algeria_lab.apps.publishing.versions import epoch, sections

BUILT = ("algeria_lab/static", "algeria_lab/apps/voila/template")
MODULES = "widgets/node_modules"
TOOLS = "requirements-dev.lock"  # names the version of what builds, where it is locked
# Two strangers build: other folders, clocks, languages, and rights of what they write.
STRANGERS = (
    ({"TZ": "UTC", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "1"}, 0o022),
    ({"TZ": "Asia/Tokyo", "LC_ALL": "C", "PYTHONHASHSEED": "2"}, 0o077),
)


class NotClean(Exception):
    """What was built is not what the sources say, or not the same twice."""


def run(folder: Path, *line: str, env: dict[str, str] | None = None, umask: int = -1) -> str:
    """Run a command in *folder* and return what it printed.

    Raises:
        NotClean: If it fails, with what it said; or if there is no such command.
    """
    if shutil.which(line[0]) is None:
        raise NotClean(f"There is no `{line[0]}` here, and a release needs it.")
    done = subprocess.run(
        line,
        cwd=folder,
        env={**os.environ, **(env or {})},
        umask=umask,
        text=True,
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise NotClean(f"`{' '.join(line)}` failed:\n{(done.stdout + done.stderr).strip()[-2000:]}")
    return done.stdout.strip()


def build_once(root: Path, place: Path, change: Callable[[Path], object], stranger: int) -> list[Path]:
    """Build in a fresh copy of the last commit of *root*, bundles too, and return wheel and archive.

    Raises:
        NotClean: If the committed bundles are not those of their sources, or something cannot be built.
    """
    variables, umask = STRANGERS[stranger]
    copy = place / ("there" if stranger else "here/within")
    run(root, "git", "clone", "-q", "--depth", "1", f"file://{root}", str(copy), umask=umask)
    change(copy)
    variables = {**variables, "SOURCE_DATE_EPOCH": str(epoch(copy))}
    (copy / MODULES).symlink_to(root / MODULES)
    run(copy / "widgets", "npm", "run", "--silent", "build", env=variables, umask=umask)
    if stale := run(copy, "git", "status", "--porcelain", "--", *BUILT):
        raise NotClean(
            f"The committed bundles are not those of widgets/: `make widgets`, and commit them.\n{stale}"
        )
    (copy / MODULES).unlink()
    uv = str(Path(sys.executable).parent / "uv")
    line = (uv, "build", "-q", "--no-progress", "--build-constraints", TOOLS, "--out-dir", "dist")
    run(copy, *line, env=variables, umask=umask)
    return sorted(file for file in (copy / "dist").iterdir() if file.suffix in {".whl", ".gz"})


def build_twice(root: Path, into: Path, change: Callable[[Path], object]) -> dict[str, str]:
    """Build twice, put the packages and their papers into *into*, and return the SHA-256 of each file.

    Args:
        root: A checkout; what is built is its last commit, changed by *change*.
        into: The folder to write; what it held is removed.
        change: Called with each fresh copy before it is built.

    Raises:
        NotClean: If something cannot be built, is stale, or differs.
    """
    with TemporaryDirectory() as place:
        first, second = (build_once(root, Path(place), change, stranger) for stranger in (0, 1))
        one, other = ({file.name: sha256(file) for file in files} for files in (first, second))
        if different := sorted(
            name for name in one.keys() | other.keys() if one.get(name) != other.get(name)
        ):
            raise NotClean(f"Built twice, and not the same: {', '.join(different)}")
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir(parents=True)
        for file in first:
            shutil.copy(file, into)
        return write_papers(first[0].parents[1], into, one)


def write_papers(sources: Path, into: Path, sums: dict[str, str]) -> dict[str, str]:
    """Write notes, the list of parts and checksums beside the packages, and return the checksums."""
    newest = sections(sources)[0]
    (into / "NOTES.md").write_text(f"{newest.notes}\n", "utf-8")
    listed = into / f"algeria_lab-{newest.version}.spdx.json"
    listed.write_text(parts.document(sources, newest.version, epoch(sources), sums), "utf-8")
    sums = {file.name: sha256(file) for file in sorted(into.iterdir())}
    (into / "SHA256SUMS").write_text("".join(f"{total}  {name}\n" for name, total in sums.items()), "utf-8")
    return sums


def sha256(file: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal."""
    return hashlib.sha256(file.read_bytes()).hexdigest()
