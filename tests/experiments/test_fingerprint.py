"""The word for the rules: what changes it, and what does not."""

import ast
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from algeria_lab.experiments.kept import fingerprint
from algeria_lab.experiments.kept.fingerprint import WRITTEN, Code, rules_hash, words
from algeria_lab.experiments.measuring.subjects import SUBJECTS

PACKAGE = resources.files("algeria_lab")
TOY = {
    "rules.py": "from toy.dice import roll\n\n\ndef fight(n):\n    return roll(n) > 3\n",
    "dice.py": "import random\n\n\ndef roll(n):\n    return random.randint(1, n)\n",
    "cards.py": "def roll(n):\n    return n\n",
}


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    folder = tmp_path / "toy"
    folder.mkdir()
    for name, text in TOY.items():
        (folder / name).write_text(text)
    return folder


def told(toy: Path) -> str:
    return Code(toy).hash_of("rules")


def test_words_and_layout_do_not_count(toy: Path):
    before = told(toy)

    (toy / "rules.py").write_text(
        '"""Rules."""\nfrom toy.dice import roll\n'
        'def fight( n ):\n    """Say."""\n    # why\n    return roll(n)>3'
    )

    assert told(toy) == before


def test_what_is_done_counts_near_and_far(toy: Path):
    found = {told(toy)}
    for name, text in (
        ("rules.py", TOY["rules.py"].replace("> 3", "> 4")),
        ("dice.py", TOY["dice.py"].replace("1, n", "0, n")),
        ("dice.py", TOY["dice.py"].replace("import random", "import secrets as random")),
    ):
        (toy / name).write_text(text)
        found.add(told(toy))

    assert len(found) == 4


def test_what_nobody_imports_does_not_count(toy: Path):
    before = told(toy)

    (toy / "cards.py").write_text("def roll(n):\n    return 1\n")

    assert told(toy) == before


def test_a_file_may_move(toy: Path):
    before = told(toy)

    (toy / "core").mkdir()
    (toy / "dice.py").rename(toy / "core" / "chance.py")
    (toy / "rules.py").write_text(TOY["rules.py"].replace("toy.dice", "toy.core.chance"))

    assert told(toy) == before


def test_the_same_name_from_elsewhere_counts(toy: Path):
    before = told(toy)

    (toy / "rules.py").write_text(TOY["rules.py"].replace("toy.dice", "toy.cards"))

    assert told(toy) != before


def test_imports_within_functions_and_of_whole_modules_count(toy: Path):
    (toy / "__init__.py").touch()
    (toy / "rules.py").write_text("def fight(n):\n    from toy import dice\n    return dice.roll(n) > 3\n")
    before = told(toy)

    (toy / "dice.py").write_text(TOY["dice.py"].replace("1, n", "0, n"))

    assert told(toy) != before


def test_code_is_told_alike_by_every_version_of_python(toy: Path):
    """Later versions give nodes more fields, empty ones: they are left out."""
    (toy / "rules.py").write_text("def f() -> None:\n    g(1)\n")

    assert fingerprint.told_tree(fingerprint.ast.parse((toy / "rules.py").read_text())) == (
        "Module(body=[FunctionDef(name='f',args=arguments(),"
        "body=[Expr(value=Call(func=Name(id='g',ctx=Load()),args=[Constant(value=1)]))],"
        "returns=Constant())])"
    )


def test_the_word_is_short_and_always_the_same():
    rules_hash.cache_clear()
    first = rules_hash("algeria")
    rules_hash.cache_clear()

    assert len(first) == 16
    assert rules_hash("algeria") == first


PLAYED = """
import sys
from importlib.machinery import PathFinder
from importlib.util import module_from_spec

import algeria_lab

# The room without its door, which reads what makes frames of the results.
spec = PathFinder.find_spec("algeria_lab.experiments", algeria_lab.__path__)
sys.modules[spec.name] = module_from_spec(spec)
before = set(sys.modules)

from algeria_lab.experiments.playing.blocks import Block, play_block

for game, scenario, ways in (("algeria", "1954", ("mixed", "look-ahead")), ("insurgent", "duel", ("random",)),
                             ("twilight", "short", ("random",))):
    play_block(Block({
        "format": "algeria-experiment/1",
        "position": {"game": game, "scenario": scenario, "options": {}},
        "ways": [{"name": way, "player": way, "changes": {}, "opening": ""} for way in ways],
        "against": ["random"], "side": "gov", "runs": 1, "seed": 1, "stop": {"turn": 1},
    }, 1, 1))
print(*(name for name in set(sys.modules) - before if name.startswith("algeria_lab.")))
"""
# Nothing in these can change a war: how a wrong file, a result or a game is told, and how one is kept.
TELLING = {"checking", "scenarios", "lessons", "views", "games", "door", "apps", "interop"}
KEEPING = {
    "core.game",
    "core.history",
    *(f"core.keeping.{name}" for name in ("save_form", "save_text", "saves", "whole_files")),
}


@pytest.fixture(scope="module")
def read() -> set[str]:
    """What a worker has read when it has played a block of each game."""
    done = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True)
    return {name.removeprefix("algeria_lab.") for name in done.stdout.split()}


def known_of(game: str) -> tuple[str, ...]:
    """Return the modules that count for a game."""
    code = fingerprint.code_of(game)
    for module in ("experiments.playing.blocks", f"experiments.measuring.{game}"):
        code.hash_of(module)
    return code.known


def test_all_that_a_worker_reads_counts(read: set[str]):
    """But for folders of which nothing but a sentence is read."""
    counted = set[str]().union(*map(known_of, SUBJECTS))
    words = {name for name in read if len(ast.parse(Code(PACKAGE).file(name).read_text("utf-8")).body) == 1}

    assert len(read) > 200
    assert read - words <= counted


def test_no_worker_reads_how_something_is_told_or_kept(read: set[str]):
    """A new kind of fault makes no war another one: what is kept of a million wars still holds."""
    assert [name for name in sorted(read) if name in KEEPING or name.partition(".")[0] in TELLING] == []


@pytest.mark.parametrize("game", SUBJECTS)
def test_what_decides_a_game_is_not_how_something_is_told_or_kept(game: str):
    known = known_of(game)

    assert [name for name in known if name in KEEPING or name.partition(".")[0] in TELLING] == []


@pytest.mark.parametrize("game", SUBJECTS)
def test_what_decides_a_game_counts_none_of_the_others(game: str):
    rooms = {room for module in known_of(game) for room in module.split(".")}
    assert rooms & set(SUBJECTS) == {game}


def test_a_module_that_stands_apart_does_not_count(toy: Path):
    before = Code(toy, apart=["dice"]).hash_of("rules")

    (toy / "dice.py").write_text("def roll(n):\n    return 1\n")

    assert Code(toy, apart=["dice"]).hash_of("rules") == before


def test_where_code_cannot_be_read_the_word_is_the_one_that_was_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    now = rules_hash("algeria")
    (tmp_path / WRITTEN).write_text(words())
    monkeypatch.setattr(fingerprint, "code_of", lambda *_: Code(tmp_path))
    monkeypatch.setattr(fingerprint.opened, "data", lambda: tmp_path)
    rules_hash.cache_clear()

    assert rules_hash("algeria") == now
    assert rules_hash("algeria") != rules_hash("twilight")
    rules_hash.cache_clear()
