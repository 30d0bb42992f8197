"""`make quick`: what was changed, which tests are near to it, what was left out, where sentences are seen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.quick.before import Before, before, is_new
from tests.quick.changes import changed_files, changed_lines
from tests.quick.changes import git as told
from tests.quick.deadline import ANYWAY, NOTHING_RAN, SECONDS
from tests.quick.nearness import Nearness
from tests.quick.noting import FIRST, NOTED
from tests.quick.pages import Pages
from tests.quick.sentences import changed_sentences, seen_at
from tests.quick.telling import by_reason

ROOT = Path(__file__).parents[2]
DATA = "algeria_lab/data"


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
        "tests/test_board.py": "from algeria_lab.board import (\n    # a note\n    draw as drawn,\n)\n",
        "tests/test_apart.py": "import json\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-qm", "one")
    return tmp_path


@pytest.fixture(scope="module")
def near() -> Nearness:
    """Return who imports and opens what in this project."""
    return Nearness(ROOT)


def test_what_differs_is_what_was_changed_since_the_work_began(checkout: Path):
    (checkout / "algeria_lab/dice.py").write_text("SIDES = 8\n", "utf-8")
    (checkout / "algeria_lab/new.py").write_text("ONE = 1\nTWO = 2\n", "utf-8")
    (checkout / "algeria_lab/war.py").write_text('TABLE = open("raids.toml")\n', "utf-8")
    (checkout / "tests/test_apart.py").unlink()

    assert changed_files(checkout) == ["algeria_lab/dice.py", "algeria_lab/new.py", "algeria_lab/war.py"]
    assert changed_lines(checkout, "algeria_lab/dice.py") == {1}
    assert changed_lines(checkout, "algeria_lab/new.py") >= {1, 2}
    assert changed_lines(checkout, "tests/test_war.py") == set()


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
    assert near.tests_of([], ["algeria_lab/board.py"]) == {"tests/test_board.py": 2}
    assert near.tests_of(["Makefile"]) == {}


def test_a_rule_of_this_house_is_near_to_the_tests_of_its_section(near: Nearness):
    found = list(near.tests_of(["algeria_lab/twilight/special/oas.py"]))

    assert "tests/players/twilight/test_oas.py" in found[:10]


@pytest.mark.parametrize(
    ("added", "test"),
    [
        (f"{DATA}/scenarios/examples/a-new-one.yaml", "tests/scenarios/test_examples.py"),
        (f"{DATA}/algeria/doctrines/fln_new.toml", "tests/players/algeria/test_doctrines.py"),
        (f"{DATA}/begun/ar/shared/new.ftl", "tests/views/shared/test_begun.py"),
        (f"{DATA}/experiments/catalogue.toml", "tests/experiments/test_kept.py"),
        ("lessons/05-resettlement/lesson.yaml", "tests/lessons/test_forms.py"),
        ("docs/fr/class.md", "tests/docs/test_twins.py"),
    ],
)
def test_a_file_brings_who_opens_it_or_all_of_its_folder(near: Nearness, added: str, test: str):
    assert test in list(near.tests_of([added]))[:24]


def test_data_of_a_common_name_brings_only_who_opens_it(near: Nearness):
    """Files called home and words are many; their names in quotes mean pages, messages and modules."""
    for name in ("messages/fr/pages/home.ftl", "messages/fr/algeria/words.ftl", "history/events.toml"):
        assert len(near.opening(f"{DATA}/{name}")) < 6
    assert near.opening(f"{DATA}/twilight/scenarios/full.toml") >= {"algeria_lab/twilight/set_up.py"}


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
    assert "So 0 of 1 ran." in told["0"].stdout.decode()
    assert (told["0"].returncode, told["1e12"].returncode) == (NOTHING_RAN, 1)


def test_the_laws_are_run_whatever_the_time_and_files_keep_their_order(tmp_path: Path):
    """What is named after the change comes first in its file, not before the laws."""
    (tmp_path / "test_laws.py").write_text("def test_law():\n    print('law')\n", "utf-8")
    named = "import pytest\n@pytest.mark.parametrize('x', ['old', 'new-one'])\ndef test_x(x):\n    print(x)\n"
    (tmp_path / "test_near.py").write_text(named, "utf-8")
    plugins = ["-p", "tests.quick.deadline", "-p", "tests.quick.noting", "-p", "no:cacheprovider"]
    files = [str(tmp_path / name) for name in ("test_laws.py", "test_near.py")]
    line = [
        sys.executable,
        "-m",
        "pytest",
        "-v",
        *plugins,
        "--rootdir",
        str(tmp_path),
        "-c",
        os.devnull,
        *files,
    ]

    def told(seconds: str) -> str:
        more = {SECONDS: seconds, ANYWAY: "test_laws.py", NOTED: str(tmp_path / "noted"), FIRST: "new-one"}
        env = os.environ | more
        return subprocess.run(line, cwd=ROOT, env=env, capture_output=True, text=True, check=False).stdout

    whole, late = told("1e12"), told("0")

    assert whole.index("test_law PASSED") < whole.index("[new-one] PASSED") < whole.index("[old] PASSED")
    assert "test_law PASSED" in late
    assert "So 1 of 3 ran." in late


def test_what_failed_before_a_change_is_told_apart_and_the_checkout_left_alone(checkout: Path):
    tests = "def test_old():\n    assert False\n\n\ndef test_mine():\n    assert {}\n"
    (checkout / "tests/test_apart.py").write_text(tests.format("True"), "utf-8")
    git(checkout, "commit", "-qam", "two")
    (checkout / "tests/test_apart.py").write_text(tests.format("False"), "utf-8")
    (checkout / "tests/test_new.py").write_text("def test_new():\n    assert False\n", "utf-8")
    old, mine, new = (
        "tests/test_apart.py::test_old",
        "tests/test_apart.py::test_mine",
        "tests/test_new.py::test_new",
    )

    found = before(checkout, [old, mine, new], "HEAD", seconds=60)

    assert found == Before((old,), (mine,), (new,))
    assert [is_new(checkout, name, "HEAD") for name in (old, mine, new)] == [False, False, True]
    assert told(checkout, "worktree", "list").count("\n") == 1
    assert changed_files(checkout) == ["tests/test_apart.py", "tests/test_new.py"]


def test_what_is_left_to_others_is_told_by_its_reason():
    rows = [
        "a: lacks x, which came later; `play` it.",
        "b: holds no more.",
        "c: lacks x, which came later; …",
    ]

    assert by_reason(rows) == {"lacks x, which came later": ["a", "c"], "holds no more.": ["b"]}


def test_a_changed_sentence_is_found_where_it_is_seen():
    text = "board-hint = Conseil\n# a note\nboard-hot-h = conseil\nboard-hot-nowhere = rien\nother = autre\n"
    hint, hot, nowhere = seen_at(ROOT, changed_sentences(text, {1, 2, 3, 4}))

    assert (hint.name, hint.text) == ("board-hint", "Conseil")
    assert any(place.startswith("widgets/play/choices/hint.ts:") for place in hint.places)
    assert any(place.startswith("widgets/play/aids/key_card.ts:") for place in hot.places)
    assert hot.places == nowhere.places


def test_a_sentence_of_several_lines_is_changed_by_any_of_them():
    several = "second =\n    Deux, { $count ->\n        [one] un\n       *[other] des\n    }.\n"
    text = f"first = Une\n{several}\nthird = Trois\n"

    for line in range(2, 7):
        ((name, said),) = changed_sentences(text, {line})
        assert name == "second"
        assert said.startswith("Deux, { $count -> [one] un")
    assert changed_sentences(text, {7}) == []


@pytest.mark.parametrize(
    ("message", "page"),
    [
        ("home-door-play-text", "the page home"),
        ("lab-ui-predict-way", "the page laboratory"),
        ("teach-ui-found", "the page teachers"),
        ("scenario-check-result", "the terminal, to authors"),
        ("board-hint", "the page war room"),
    ],
)
def test_a_sentence_is_seen_on_the_pages_that_show_who_says_it(near: Nearness, message: str, page: str):
    (one,) = seen_at(ROOT, [(message, "")])

    assert page in Pages(ROOT, near).of(one.files)
