"""Two commits in one run: ``python -m tests.benchmarks compare [REVISION or FOLDER]``.

The other commit is checked out into a temporary work tree; a folder is taken as it is, for example one
with a compiled engine. Both are measured in turn by the same code, so that a loaded machine slows both.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parents[2]
MEASURES = Path(__file__).with_name("measures.py")
# What the figures hang on: where all of it is the same, nothing can have become slower.
MEASURED = ("algeria_lab/core", "algeria_lab/algeria", "algeria_lab/players", "algeria_lab/data/algeria")
LAPS = 3
SLOWER = 1.1  # marked beyond this
Figures = dict[str, float]


def run(other: str = "HEAD") -> None:
    """Print what everything costs there and here; a ratio above 1 means that here is slower."""
    if _is_same(other):
        print(f"Nothing that is measured differs from {other}.")
        return
    try:
        with folder_of(other) as there:
            laps = [(_measured(there), _measured(HERE)) for _ in range(LAPS)]
    except subprocess.CalledProcessError as error:
        print(f"{other} could not be measured: {(error.stderr or '').strip().splitlines()[-1:]}")
        return
    before, after = (_best([lap[side][0] for lap in laps]) for side in (0, 1))
    print(f"{'':28} {other[:12]:>12} {'here':>10} {'here/there':>11}")
    for name in [name for name in after if name in before]:
        ratio = after[name] / before[name]
        mark = "  slower" if ratio > SLOWER else ""
        print(f"{name:28} {before[name]:12.2f} {after[name]:10.2f} {ratio:11.2f}{mark}")
    for name in after.keys() ^ before.keys():
        print(f"{name:28} is measured on one side only")
    same = {word for lap in laps for _, word in lap}
    print("Both play the same wars." if len(same) == 1 else "They play different wars: the work differs too.")


def _is_same(other: str) -> bool:
    """Whether all that is measured stands in a revision as it stands here; never said of a folder."""
    return not Path(other).is_dir() and _git("diff", "--quiet", other, "--", *MEASURED, may_fail=True) == 0


def _best(laps: list[Figures]) -> Figures:
    return {name: min(lap[name] for lap in laps) for name in laps[0]}


def _measured(folder: Path) -> tuple[Figures, str]:
    """Return the figures of the engine in a folder, and the fingerprint of its wars."""
    done = subprocess.run(
        [sys.executable, MEASURES],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(done.stdout)
    return told["figures"], told["fingerprint"]


@contextmanager
def folder_of(other: str) -> Iterator[Path]:
    """Yield a folder that holds another checkout: a revision, or a folder as it is."""
    if Path(other).is_dir():
        yield Path(other).resolve()
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "tree"
        _git("worktree", "add", "--detach", str(folder), other)
        try:
            yield folder
        finally:
            shutil.rmtree(folder)
            _git("worktree", "prune")


def _git(*words: str, may_fail: bool = False) -> int:
    git = shutil.which("git") or "git"
    done = subprocess.run([git, *words], cwd=HERE, capture_output=True, text=True, check=not may_fail)
    return done.returncode
