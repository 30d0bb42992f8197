"""What somebody has changed, as git tells it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

TRUNK = "main"
PART = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.MULTILINE)


def changed_files(root: Path, since: str = "") -> list[str]:
    """Return the files that differ from where the work began, new ones too, those that are gone left out.

    On a branch the work began where that left the trunk; on the trunk itself with the last commit, and where
    nothing differs from that, with the commit before.

    Args:
        root: The checkout.
        since: A commit, if the work began elsewhere.

    Raises:
        subprocess.CalledProcessError: If this is no checkout of git, or it knows no such commit.
    """
    found = _listed(root, since or begun(root))
    return [name for name in found if (root / name).is_file()]


def changed_lines(root: Path, name: str, since: str = "") -> set[int]:
    """Return the numbers of the lines of a file that are not as they were where the work began.

    Of what is gone it is the line before; of a new file, all of them.
    """
    if name in _new(root):
        return set(range(1, (root / name).read_text("utf-8").count("\n") + 2))
    told = git(root, "diff", "--unified=0", since or begun(root), "--", name)
    parts = [(int(start), int(count or 1)) for start, count in PART.findall(told)]
    return {line for start, count in parts for line in range(start, start + max(count, 1))}


def known_files(root: Path) -> list[str]:
    """Return all files of a checkout, new ones too, but for what git ignores."""
    return [*git(root, "ls-files", "-z").split("\0"), *_new(root)]


def begun(root: Path) -> str:
    """Return the commit with which the work began; that before the last where nothing differs from it."""
    is_trunk = git(root, "branch", "--show-current").strip() == TRUNK
    first = "HEAD" if is_trunk or not _has(root, TRUNK) else git(root, "merge-base", "HEAD", TRUNK).strip()
    return first if _listed(root, first) else "HEAD~1"


def git(root: Path, *words: str) -> str:
    """Return what git says.

    Raises:
        subprocess.CalledProcessError: If it refuses.
    """
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout  # noqa: S607 - whoever's git


def _has(root: Path, branch: str) -> bool:
    return bool(git(root, "branch", "--list", branch).strip())


def _listed(root: Path, first: str) -> list[str]:
    differ = git(root, "diff", "--name-only", "-z", first).split("\0")
    return sorted({name for name in (*differ, *_new(root)) if name})


def _new(root: Path) -> list[str]:
    return git(root, "ls-files", "--others", "--exclude-standard", "-z").split("\0")
