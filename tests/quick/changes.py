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
    found = _listed(root, since or _begun(root))
    return [name for name in found if (root / name).is_file()]


def changed_lines(root: Path, name: str, since: str = "") -> list[str]:
    """Return the lines that a file has now and had not where the work began."""
    told = _git(root, "diff", "--unified=0", since or _begun(root), "--", name)
    return [line[1:] for line in told.splitlines() if line.startswith("+") and not line.startswith("+++")]


def _begun(root: Path) -> str:
    """Return the commit with which the work began; that before the last where nothing differs from it."""
    is_trunk = _git(root, "branch", "--show-current").strip() == TRUNK
    begun = "HEAD" if is_trunk or not _has(root, TRUNK) else _git(root, "merge-base", "HEAD", TRUNK).strip()
    return begun if _listed(root, begun) else "HEAD~1"


def _has(root: Path, branch: str) -> bool:
    return bool(_git(root, "branch", "--list", branch).strip())


def _listed(root: Path, begun: str) -> list[str]:
    differ = _git(root, "diff", "--name-only", "-z", begun).split("\0")
    new = _git(root, "ls-files", "--others", "--exclude-standard", "-z").split("\0")
    return sorted({name for name in (*differ, *new) if name})


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout  # noqa: S607 - whoever's git
