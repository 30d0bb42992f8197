"""What somebody has changed, as git tells it."""

from __future__ import annotations

import subprocess
from pathlib import Path

TRUNK = "main"


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
    begun = since or _begun(root)
    found = _listed(root, begun)
    if not found and not since:
        found = _listed(root, "HEAD~1")
    return [name for name in found if (root / name).is_file()]


def changed_lines(root: Path, name: str, since: str = "") -> list[str]:
    """Return the lines that a file has now and had not where the work began."""
    begun = since or _begun(root)
    told = _git(root, "diff", "--unified=0", begun, "--", name) or _git(
        root, "diff", "--unified=0", "HEAD~1", "--", name
    )
    return [line[1:] for line in told.splitlines() if line.startswith("+") and not line.startswith("+++")]


def _begun(root: Path) -> str:
    if _git(root, "branch", "--show-current").strip() == TRUNK or not _has(root, TRUNK):
        return "HEAD"
    return _git(root, "merge-base", "HEAD", TRUNK).strip()


def _has(root: Path, branch: str) -> bool:
    return bool(_git(root, "branch", "--list", branch).strip())


def _listed(root: Path, begun: str) -> list[str]:
    differ = _git(root, "diff", "--name-only", "-z", begun).split("\0")
    new = _git(root, "ls-files", "--others", "--exclude-standard", "-z").split("\0")
    return sorted({name for name in (*differ, *new) if name})


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout  # noqa: S607 - whoever's git
