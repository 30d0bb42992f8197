"""What `make quick` says of a change before and after its tests: where it is seen, and what is left to do."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.quick.before import before, how_to_ask, is_new
from tests.quick.changes import begun, changed_lines
from tests.quick.nearness import Nearness
from tests.quick.pages import Pages
from tests.quick.sentences import MESSAGES, Seen, changed_sentences, seen_at

MOST_PLACES, MOST_SENTENCES = 3, 20
LETTERS = 60
DECIDES = re.compile(
    r"algeria_lab/(core|algeria|insurgent|twilight|players|experiments|data/(algeria|insurgent|twilight))/"
)
"""Files by which a war goes, or is counted: when one of these changes, do kept wars still hold?"""


def sentences(root: Path, changed: Sequence[str], since: str) -> Iterator[tuple[str, Seen]]:
    """Yield each changed sentence with the file it stands in."""
    for name in changed:
        if name.startswith(MESSAGES) and name.endswith(".ftl"):
            text = (root / name).read_text("utf-8")
            for one in seen_at(root, changed_sentences(text, changed_lines(root, name, since))):
                yield name, one


def seen(root: Path, near: Nearness, found: Sequence[tuple[str, Seen]]) -> Iterator[str]:
    """Yield a line for each changed sentence: how it reads, who says it, on which pages."""
    pages = Pages(root, near)
    for name, one in found[:MOST_SENTENCES]:
        text = one.text if len(one.text) <= LETTERS else f"{one.text[:LETTERS]}…"
        places = [place for place in one.places if "/tests/" not in place] or list(one.places)
        shown = ", ".join(pages.of(one.files)) or "what its file is named after"
        said = f"said by {', '.join(places[:MOST_PLACES])}" if places else "no code names it whole"
        yield f"  {one.name} ({name.removeprefix(MESSAGES)}): “{text}”\n    seen on: {shown}; {said}"
    if len(found) > MOST_SENTENCES:
        yield f"  … and {len(found) - MOST_SENTENCES} sentences more."


def stale(root: Path, changed: Sequence[str]) -> Iterator[str]:
    """Yield what a change of rules, players or measures leaves to whoever keeps the experiments."""
    if not any(map(DECIDES.match, changed)):
        return
    line = [sys.executable, "-m", "algeria_lab", "cache", "--check", "--lang", "en"]
    wide = os.environ | {"COLUMNS": "1000"}
    told = subprocess.run(line, cwd=root, env=wide, capture_output=True, text=True, check=False)
    found = [row for row in told.stdout.splitlines() if row.strip() and not row.endswith(": holds.")]
    if told.returncode and not found:
        yield f"Whether kept experiments hold could not be told: {told.stderr.strip().splitlines()[-1:]}"
    elif found:
        yield "Left to the maintainers, no fault of yours; say it in the pull request. Kept experiments:"
        yield from (f"  {', '.join(names)}: {why}" for why, names in by_reason(found).items())
        yield "  `make cache` plays them anew: 20 minutes of a core. What came later can wait."


def by_reason(rows: Sequence[str]) -> dict[str, list[str]]:
    """Return kept experiments by why they do not hold, or what they lack."""
    found = defaultdict[str, list[str]](list)
    for row in rows:
        name, _, why = row.partition(": ")
        found[why.partition(";")[0].strip()].append(name)
    return dict(found)


def since_when(root: Path, failed: Sequence[str], since: str) -> Iterator[str]:
    """Yield which tests that fail are not this change's fault, as far as that can be known soon."""
    first = since or begun(root)
    try:
        ended = before(root, failed, first)
    except subprocess.CalledProcessError as error:
        yield f"Whether they failed before could not be told: {error.stderr.strip()}"
        ended = None
    if ended and ended.failed:
        yield f"Failed before your change, too ({first[:10]}), so not by it:"
        yield from (f"  {name}" for name in ended.failed)
    if ended and ended.passed:
        yield f"Passed before your change ({first[:10]}): look at it first."
        yield from (f"  {name}" for name in ended.passed)
    unknown = ended.unknown if ended else tuple(failed)
    new = [name for name in unknown if is_new(root, name, first)]
    if new:
        yield f"New since {first[:10]}: {', '.join(new)}."
    if left := [name for name in unknown if name not in new]:
        yield f"Too many for a minute: {', '.join(left)}. Whether one failed before:"
        yield f"  {how_to_ask(first)}"
