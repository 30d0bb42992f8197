"""``python -m tests.quick`` (``make quick``): an answer within a minute about what was changed.

It looks at what differs from where the work began, runs the tests that reach it over the fewest imports
for as long as there is time, and says what it left out. ``make test`` runs all.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.french.reading import files as french_files
from tests.french.reading import french
from tests.french.setting import faults, told
from tests.quick.changes import changed_files
from tests.quick.deadline import ANYWAY, NOTHING_RAN, SECONDS
from tests.quick.nearness import Nearness, is_test
from tests.quick.noting import FIRST, NOTED, noted
from tests.quick.telling import seen, sentences, since_when, stale

ROOT = Path(__file__).parents[2]
LONG = 40.0  # seconds in which tests may begin
MOST_FILES = 24  # to collect them takes time, too
ALWAYS = ("tests/flow/test_flow.py", "tests/flow/test_rooms.py", "tests/flow/test_sizes.py")
"""The laws of the house: quick, and broken by whoever does not know them."""
SPEAKING = ("tests/views/shared/test_messages.py", "tests/views/shared/test_fixed_words.py")
FRENCH = "tests/french/test_setting.py"
STYLE = "style (`make format` mends most of it)"
NO_TEST = 5
"""What pytest says where nothing was left to run."""


def main(arguments: Sequence[str]) -> int:
    """Check what was changed; return the exit status."""
    parser = argparse.ArgumentParser("quick", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--since", default="", help="the commit from which the work began")
    parser.add_argument("--seconds", type=float, default=LONG)
    given = parser.parse_args(arguments)
    changed = changed_files(ROOT, given.since)
    if not changed:
        _say(["Nothing differs from the last commits."])
        return 0
    _say([f"Changed: {len(changed)} files, {', '.join(changed[:6])}{' …' if len(changed) > 6 else ''}"])
    near, said = Nearness(ROOT), list(sentences(ROOT, changed, given.since))
    _say(seen(ROOT, near, said))
    asking = {file for _, one in said for file in one.files}
    reached = near.tests_of(changed, asking)
    steps = (_style(changed), _browser_code(changed), _tests(changed, reached, given.seconds, given.since))
    failed = [name for name, status in steps if status]
    if STYLE in failed:
        _style(changed)  # again: it has scrolled away behind the tests
    _say(stale(ROOT, changed))
    _say(
        [
            f"Failed: {', '.join(failed)}."
            if failed
            else "What was looked at passed, what was left out is named above; `make test` looks at all."
        ]
    )
    return 1 if failed else 0


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, flush=True)  # noqa: T201 - a command


def _style(changed: Sequence[str]) -> tuple[str, int]:
    python = [name for name in changed if name.endswith(".py")]
    badly = (
        _run("ruff", "check", "-q", *python) or _run("ruff", "format", "--check", "-q", *python)
        if python
        else 0
    )
    found = [
        told(name, text, fault)
        for name in set(changed) & set(french_files())
        for text in [(ROOT / name).read_text("utf-8")]
        for fault in faults(text, french(name, text))
    ]
    _say(found)
    return STYLE, int(badly or bool(found))


def _browser_code(changed: Sequence[str]) -> tuple[str, int]:
    """Run the tests of the browser's code that import what was changed of it."""
    files = [name.removeprefix("widgets/") for name in changed if name.startswith("widgets/")]
    code = [name for name in files if name.endswith((".ts", ".css"))]
    if not code:
        return "widgets", 0
    if not (ROOT / "widgets" / "node_modules").is_dir():
        _say(["Left out: the tests of widgets/, for which `npm ci` was not run there."])
        return "widgets", 0
    return "widgets", _run(
        "npx", "vitest", "related", "--run", "--reporter=dot", *code, folder=ROOT / "widgets"
    )


def _tests(changed: Sequence[str], near: dict[str, int], seconds: float, since: str) -> tuple[str, int]:
    laws = ALWAYS if any(name.endswith(".py") for name in changed) else ()
    speaking = SPEAKING if any(name.endswith(".ftl") for name in changed) else ()
    # The French of what was changed has been looked at; that test reads all there is.
    others = ("tests/browser/", *([] if near.get(FRENCH) == 0 else [FRENCH]))
    plain = [name for name in near if not name.startswith(others)]
    chosen = list(dict.fromkeys([*laws, *speaking, *plain[:MOST_FILES]]))
    first = ", after the laws of the house" if laws else ""
    _say([f"Tests: {len(chosen)} files, those nearest to the change{first}."])
    stems = {Path(name).stem for name in changed if not name.endswith(".py")}
    names = stems | {stem.partition("_")[2].replace("_", "-") for stem in stems if "_" in stem}
    with tempfile.TemporaryDirectory() as folder:
        status = _run(
            sys.executable, "-m", "pytest", "-q", "-p", "tests.quick.deadline", "-p", "tests.quick.noting",
            "-n", "2", "--dist", "loadfile", "--no-loadscope-reorder",
            "-m", "not slow and not browser and not kept", "-r", "fE", *chosen,
            more={
                SECONDS: str(seconds), ANYWAY: " ".join(laws),
                NOTED: str(Path(folder) / "noted"), FIRST: " ".join(names),
            },
        )  # fmt: skip
        failed = [name for name, has_failed in noted(Path(folder) / "noted").items() if has_failed]
    if failed:
        _say(since_when(ROOT, failed, since))
    if status == NOTHING_RAN:
        _say(["NOTHING WAS TESTED in that time; `make quick QUICK='--seconds 240'` has more."])
    _tell_left_out(near, plain)
    return "tests", 0 if status == NO_TEST else status


def _tell_left_out(near: Sequence[str] | dict[str, int], plain: Sequence[str]) -> None:
    pages = [name for name in near if is_test(name) and name.startswith("tests/browser/")]
    farther = f"{len(plain[MOST_FILES:])} files of tests that are farther away (`make unit`)"
    browser = f"{len(pages)} with a browser (`make browser-test`)"
    _say([f"Left out too: {farther}, {browser}, types (`make types`), and tests marked slow."])


def _run(*line: str, folder: Path = ROOT, more: dict[str, str] | None = None) -> int:
    return subprocess.run(line, cwd=folder, env=os.environ | (more or {}), check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
