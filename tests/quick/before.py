"""Which tests that fail failed before somebody's change, too: they are run where the work began."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.quick import noting
from tests.quick.changes import begun, git
from tests.quick.noting import NOTED, ONLY, noted

MOST = 12
"""Tests that are run again; where more fail, the change is the likelier cause."""
LONG = 30.0
PLUGIN = "algeria_lab_noting"


class Before(NamedTuple):
    """How tests that fail now ended where the work began.

    Attributes:
        failed: Those that failed there, too.
        passed: Those that passed there.
        unknown: Those that are not there, or were not reached in time.
    """

    failed: tuple[str, ...]
    passed: tuple[str, ...]
    unknown: tuple[str, ...]


def before(root: Path, names: Sequence[str], since: str = "", seconds: float = LONG) -> Before:
    """Run some tests in a checkout of where the work began, which is removed again.

    Args:
        root: The checkout.
        names: Ids of tests, as pytest writes them.
        since: A commit, if the work began elsewhere.
        seconds: How long that may take; what is not reached then is unknown.
    """
    asked = names[:MOST]
    with _as_it_was(root, since or begun(root)) as (there, beside):
        named = dict.fromkeys(one.split("::", 1)[0] for one in asked)
        files = [name for name in named if (there / name).is_file()]
        (beside / "only").write_text("\n".join(asked), "utf-8")
        if files:
            _run(there, beside, files, seconds)
        ended = noted(beside / "noted")
    return Before(
        tuple(name for name in names if ended.get(name) is True),
        tuple(name for name in names if ended.get(name) is False),
        tuple(name for name in names if name not in ended),
    )


def is_new(root: Path, name: str, first: str) -> bool:
    """Return whether a commit knows nothing of a test of this id: no such file, or no such name in it."""
    file, _, function = name.partition("::")
    try:
        text = git(root, "show", f"{first}:{file}")
    except subprocess.CalledProcessError:
        return True
    return f"def {function.rpartition('::')[2].partition('[')[0]}(" not in text


def how_to_ask(first: str) -> str:
    """Return the commands that tell it without a limit of time."""
    return (
        f"git worktree add ../before {first[:10]}; cd ../before; PYTHONPATH=$PWD "
        f"{Path(sys.executable).as_posix()} -m pytest TEST; git worktree remove ../before"
    )


def _run(there: Path, beside: Path, files: Sequence[str], seconds: float) -> None:
    shutil.copy(noting.__file__, beside / f"{PLUGIN}.py")
    known = {NOTED: str(beside / "noted"), ONLY: str(beside / "only")}
    known["PYTHONPATH"] = os.pathsep.join((str(there), str(beside)))
    # Whoever runs this in a test is a worker of pytest, and these are not.
    apart = {name: value for name, value in os.environ.items() if name != noting.WORKER}
    line = [sys.executable, "-m", "pytest", "-q", "-p", PLUGIN, "-p", "no:cacheprovider", *files]
    with subprocess.Popen(
        line, cwd=there, env=apart | known, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.terminate()


@contextmanager
def _as_it_was(root: Path, first: str) -> Iterator[tuple[Path, Path]]:
    """Give a checkout of a commit, and a folder beside it."""
    with tempfile.TemporaryDirectory(prefix="algeria-lab-before-") as name:
        there = Path(name) / "checkout"
        git(root, "worktree", "add", "--detach", "--quiet", str(there), first)
        try:
            yield there, Path(name)
        finally:
            git(root, "worktree", "remove", "--force", str(there))
