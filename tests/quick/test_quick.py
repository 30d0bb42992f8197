"""`make quick`: what was changed, which tests are near to it, what was left out, where sentences are seen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.quick.changes import changed_files, changed_lines
from tests.quick.deadline import NOTHING_RAN, SECONDS
from tests.quick.nearness import Nearness
from tests.quick.sentences import changed_sentences, seen_at

ROOT = Path(__file__).parents[2]


def git(folder: Path, *words: str) -> None:
    """Do something in a checkout."""
    who = ("-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)  # noqa: S607 - whoever's git


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a checkout of a small project with one commit."""
    files = {
        "algeria_lab/dice.py": "SIDES = 6\n",
        "algeria_lab/war.py": 'from algeria_lab.dice import SIDES\nTABLE = open("raids.toml")\n',
        "algeria_lab/board.py": "def draw():\n    from algeria_lab import war\n    return war\n",
        "algeria_lab/raids.toml": "row = 1\n",
        "tests/test_dice.py": "from algeria_lab.dice import SIDES\n",
        "tests/test_war.py": "import algeria_lab.war\n",
        "tests/test_board.py": "from algeria_lab.board import draw\n",
        "tests/test_apart.py": "import json\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-qm", "one")
    return tmp_path


def test_what_differs_is_what_was_changed_since_the_work_began(checkout: Path):
    (checkout / "algeria_lab/dice.py").write_text("SIDES = 8\n", "utf-8")
    (checkout / "algeria_lab/new.py").write_text("", "utf-8")
    (checkout / "tests/test_apart.py").unlink()

    assert changed_files(checkout) == ["algeria_lab/dice.py", "algeria_lab/new.py"]
    assert changed_lines(checkout, "algeria_lab/dice.py") == ["SIDES = 8"]


def test_on_a_branch_the_commits_of_the_branch_count_and_on_the_trunk_the_last_one(checkout: Path):
    git(checkout, "checkout", "-qb", "mine")
    (checkout / "algeria_lab/war.py").write_text("", "utf-8")
    git(checkout, "commit", "-qam", "two")
    (checkout / "algeria_lab/dice.py").write_text("SIDES = 8\n", "utf-8")
    assert changed_files(checkout) == ["algeria_lab/dice.py", "algeria_lab/war.py"]

    git(checkout, "commit", "-qam", "three")
    git(checkout, "checkout", "-q", "main")
    git(checkout, "merge", "-q", "mine")
    assert changed_files(checkout) == ["algeria_lab/dice.py"]
    assert changed_files(checkout, "HEAD~2") == ["algeria_lab/dice.py", "algeria_lab/war.py"]


def test_tests_are_as_near_as_there_are_imports_between(checkout: Path):
    near = Nearness(checkout)

    assert near.tests_of(["algeria_lab/dice.py"]) == {
        "tests/test_dice.py": 1,
        "tests/test_war.py": 2,
        "tests/test_board.py": 3,
    }
    assert near.tests_of(["tests/test_apart.py"]) == {"tests/test_apart.py": 0}
    assert list(near.tests_of(["algeria_lab/raids.toml"])) == ["tests/test_war.py", "tests/test_board.py"]
    assert near.tests_of(["Makefile"]) == {}


def test_a_rule_of_this_house_is_near_to_the_tests_of_its_section():
    near = list(Nearness(ROOT).tests_of(["algeria_lab/twilight/special/oas.py"]))

    assert "tests/players/twilight/test_oas.py" in near[:10]


def test_what_comes_too_late_is_left_out_and_said(tmp_path: Path):
    (tmp_path / "test_late.py").write_text("def test_one():\n    assert False\n", "utf-8")

    line = [sys.executable, "-m", "pytest", "-q", "-p", "tests.quick.deadline", "-p", "no:cacheprovider"]
    where = ["--rootdir", str(tmp_path), "-c", os.devnull, str(tmp_path / "test_late.py")]
    told = {
        seconds: subprocess.run(
            [*line, *where], cwd=ROOT, env=os.environ | {SECONDS: seconds}, capture_output=True, check=False
        )
        for seconds in ("0", "1e12")
    }

    assert "Left out for want of time: 1 tests, of test_late.py (1)." in told["0"].stdout.decode()
    assert (told["0"].returncode, told["1e12"].returncode) == (NOTHING_RAN, 1)


def test_a_changed_sentence_is_found_where_it_is_seen():
    lines = ["board-hint = Conseil", "# a note", "board-hot-h = conseil", "board-hot-nowhere = rien"]
    hint, hot, nowhere = seen_at(ROOT, changed_sentences(lines))

    assert (hint.name, hint.text) == ("board-hint", "Conseil")
    assert any(place.startswith("widgets/play/choices/hint.ts:") for place in hint.places)
    assert any(place.startswith("widgets/play/aids/key_card.ts:") for place in hot.places)
    assert hot.places == nowhere.places
