"""YAML is read by two parsers, and both read the same: whatever ships, and whatever may be typed."""

import pickle
import random
from pathlib import Path

import pytest

from algeria_lab.checking.formats import yaml_quick as quick
from algeria_lab.checking.formats import yaml_text

ROOT = Path(__file__).parents[2]
ROOMS = ("lessons", "algeria_lab", "tests/data", "docs")
FILES = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.yaml"))
# What the two versions of the language part at, and what breaks lines, keys and quotes.
SIGNS = [
    "a",
    "b: ",
    "- ",
    "\n",
    "\n  ",
    "{",
    "}",
    "[",
    "]",
    ", ",
    "'",
    '"',
    "|\n",
    "> \n",
    "|-\n",
    "# x",
    "#",
    "é",
    "1",
]
SIGNS += [
    "~",
    "!t ",
    "&x ",
    "*x",
    "? ",
    ": ",
    "::",
    "\\n",
    "%",
    "@",
    "---\n",
    "...\n",
    ":",
    "-",
    "\t",
    "\u2028",
    "\x85",
    "<<: ",
]
TYPED = 400  # texts


def told(found: tuple[object, yaml_text._Walk]) -> bytes:
    data, walk = found
    return pickle.dumps([data, walk.values, walk.keys, walk.written, walk.faults])


def test_the_quick_parser_is_there_and_reads_what_ships():
    quickly = [path for path in FILES if yaml_text._quickly(path.read_text("utf-8"))]

    assert quick.CParser
    assert len(FILES) > 40
    assert len(quickly) > len(FILES) / 2


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_ships_is_read_alike(path: Path):
    text = path.read_text("utf-8")
    found = yaml_text._quickly(text)

    assert found is None or told(found) == told(yaml_text._carefully(text))


def typed(seed: int) -> str:
    """Return a piece of a lesson in which something was mistyped."""
    rng = random.Random(seed)
    lines = (ROOT / "lessons/01-control-is-not-support/lesson.yaml").read_text("utf-8").splitlines()
    start = rng.randrange(len(lines) - 12)
    piece = lines[start : start + rng.randint(2, 12)]
    place, line = rng.randrange(len(piece)), rng.random()
    cut = int(line * len(piece[place]))
    piece[place] = piece[place][:cut] + "".join(rng.choices(SIGNS, k=rng.randint(1, 4))) + piece[place][cut:]
    inset = min((len(one) - len(one.lstrip()) for one in piece if one.strip()), default=0)
    return "\n".join(one[inset:] for one in piece)


def test_what_is_mistyped_is_read_alike():
    parted = []
    read = 0
    for seed in range(TYPED):
        text = typed(seed)
        if found := yaml_text._quickly(text):
            read += 1
            parted += [text] * (told(found) != told(yaml_text._carefully(text)))

    assert parted == []
    assert read > TYPED / 10


@pytest.mark.parametrize("text", ["a:\tb", "a: b\u2028c", "---\na: b", "%YAML 1.1\n---\na: b"])
def test_what_the_versions_part_at_is_read_with_care(text: str):
    assert not quick.reads(text)
