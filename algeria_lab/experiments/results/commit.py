"""The commit of the checkout that wars are played from, read from the files of git; a wheel has none."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from algeria_lab.core.package import CHECKOUT, is_checkout

_WORD = re.compile(r"[0-9a-f]{40}|[0-9a-f]{64}")
MOST_LINKS = 5  # a name in HEAD may stand for another name


@cache
def own_commit() -> str | None:
    """Return the commit at which the sources of this package stand; None where they are installed.

    What has been changed since and is not committed shows in the word for the rules only.
    """
    return commit_of(CHECKOUT) if is_checkout() else None


def commit_of(checkout: Path) -> str | None:
    """Return the commit at which a checkout stands, or a worktree of one; None if it has no history there.

    Args:
        checkout: Its folder; what surrounds it is not asked.
    """
    own = checkout / ".git"
    try:
        if own.is_file():  # a worktree: a line says where its part of the history is
            own = checkout / own.read_text("utf-8").removeprefix("gitdir:").strip()
        return _resolved(own, (own / "HEAD").read_text("utf-8"), MOST_LINKS)
    except (OSError, UnicodeDecodeError):
        return None


def _resolved(own: Path, said: str, links: int) -> str | None:
    """Return the commit that a file of git says, or the name in it."""
    said = said.strip()
    if not said.startswith("ref:"):
        return said if _WORD.fullmatch(said) else None
    name = said.removeprefix("ref:").strip()
    shared = own / "commondir"
    folders = [own, own / shared.read_text("utf-8").strip()] if shared.is_file() else [own]
    for folder in folders:
        if (folder / name).is_file():
            return _resolved(own, (folder / name).read_text("utf-8"), links - 1) if links else None
    return next(filter(None, (_packed(folder, name) for folder in folders)), None)


def _packed(folder: Path, name: str) -> str | None:
    """Return the commit of a name that git has put into its one file of many names."""
    file = folder / "packed-refs"
    if not file.is_file():
        return None
    lines = (line.split() for line in file.read_text("utf-8").splitlines())
    return next((words[0] for words in lines if words[1:] == [name] and _WORD.fullmatch(words[0])), None)
