"""Code of one's own has a word in a frame: runs of different code are told apart, and equal ones are one."""

import functools
import linecache
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any

import pandas as pd
import pytest

import algeria_lab
from algeria_lab.experiments.asking.own_words import differing, kind_of, word_of
from algeria_lab.experiments.asking.positions import NoSuchExperiment

SIZE: dict[str, Any] = {"against": "mixed", "stop": 2}
CELL = """
K = {k}

def helper(state):
    return state.gov_psl * K

def measure(state):
    {said}

class Bot:
    name = "bot"

    def __init__(self, doctrine="{doctrine}"):
        self.house = algeria_lab.player(doctrine, "gov")

    def choose(self, view, rng):
        return self.house.choose(view, rng)

first, second = (lambda state: state.turn), (lambda state: state.turn + 1)
"""


def cell(name: str = "<cell 1>", *, known: bool = True, **said: object) -> dict[str, Any]:
    """Return what a cell of a notebook defines; its text is known to Python as IPython makes it known."""
    text = CELL.format(**{"k": 1, "said": "return helper(state)", "doctrine": "mixed", **said})
    if known:
        linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    made: dict[str, Any] = {"__name__": "__main__", "algeria_lab": algeria_lab}
    exec(compile(text, name, "exec"), made)  # noqa: S102 - as a notebook does
    return made


def asked(own: dict[str, Any], seed: int = 1, **also: Any) -> pd.DataFrame:
    ways = {"house": "mixed", "own": own["Bot"]}
    return algeria_lab.compare("1958", ways, runs=2, seed=seed, measures={"m": own["measure"]}, **SIZE | also)


@pytest.fixture(scope="module")
def one() -> pd.DataFrame:
    return asked(cell())


def plain(frame: pd.DataFrame, folder: Path) -> pd.DataFrame:
    """Return a frame as another session reads it."""
    frame.to_parquet(folder / "wars.parquet")
    return pd.read_parquet(folder / "wars.parquet")


def from_csv(frame: pd.DataFrame, folder: Path) -> pd.DataFrame:
    """Return a frame read from a table that keeps no question, which was given back."""
    frame.to_csv(folder / "wars.csv", index=False)
    read = pd.read_csv(folder / "wars.csv")
    read.attrs = frame.attrs
    return read


@pytest.mark.parametrize("read", [lambda frame, _folder: frame, plain, from_csv])
@pytest.mark.parametrize("said", [{"doctrine": "grid"}, {"said": "return state.gov_psl + 1"}, {"k": 2}])
def test_runs_of_other_code_under_one_name_are_no_sample(
    one: pd.DataFrame, said: dict[str, Any], read: Callable[..., pd.DataFrame], tmp_path: Path
):
    other = asked(cell("<cell 2>", **said), seed=3)
    both = pd.concat([read(one, tmp_path), read(other, tmp_path)], ignore_index=True)
    for frame in (both, both[both["way"] == "own"]):
        with pytest.raises(NoSuchExperiment, match=r"other code of your own.*summary\(\{'one'"):
            algeria_lab.summary(frame, "balance")
    apart = algeria_lab.summary({"one": one, "other": other}, "balance")
    assert set(apart["wars"]) == {2}


def test_the_refusal_names_what_differs_and_what_it_advises_works(one: pd.DataFrame):
    other = asked(cell("<cell 2>", doctrine="grid"), seed=3)
    with pytest.raises(NoSuchExperiment, match="under one name: 'own'") as refused:
        algeria_lab.summary(pd.concat([one, other]), "balance")
    assert "as two ways or two measures, and ask for both in one run" in str(refused.value)
    ways = {"before": cell()["Bot"], "after": cell("<cell 2>", doctrine="grid")["Bot"]}
    assert len(algeria_lab.summary(algeria_lab.compare("1958", ways, runs=2, **SIZE), "balance")) == 2


def test_runs_of_equal_code_are_one_sample_whatever_the_layout(one: pd.DataFrame):
    same = asked(
        cell("<cell 3>", said="'''What it is.'''\n    return helper(  # a note\n        state)"), seed=3
    )
    both = algeria_lab.summary(pd.concat([one, same], ignore_index=True), "balance")
    assert set(both["wars"]) == {4}


def test_attrs_that_were_copied_do_not_pool(one: pd.DataFrame):
    """What a refusal advises for wars of one run, done with two."""
    other = asked(cell("<cell 2>", doctrine="grid"), seed=3)
    both = pd.concat([pd.DataFrame(one), pd.DataFrame(other)], ignore_index=True)
    both.attrs = one.attrs
    with pytest.raises(NoSuchExperiment, match="a war with seed 3"):
        algeria_lab.summary(both, "balance")


def test_a_word_counts_what_code_uses_and_holds():
    first = cell()
    for said in ({"k": 2}, {"doctrine": "grid"}, {"said": "return 2 * helper(state)"}):
        other = cell("<cell 2>", **said)
        assert {name: word_of(first[name]) for name in ("measure", "Bot")} != {
            name: word_of(other[name]) for name in ("measure", "Bot")
        }
    assert word_of(first["Bot"]()) == word_of(cell("<cell 5>")["Bot"]())
    assert word_of(first["Bot"]("grid")) != word_of(first["Bot"]())
    assert word_of(first["first"]) != word_of(first["second"])
    assert word_of(functools.partial(pow, 2)) != word_of(functools.partial(pow, 3))
    assert word_of(first["Bot"]().choose) == word_of(first["Bot"]().choose)


def test_a_word_says_what_it_was_made_of():
    assert kind_of(word_of(cell()["measure"])) == "source"
    unknown = cell("<cell 7>", known=False)["measure"]
    assert kind_of(word_of(unknown)).startswith("code-3.")
    assert word_of(unknown) == word_of(cell("<cell 8>", known=False)["measure"])
    linecache.cache["<cell 7>"] = (1, None, ["def measure(state):\n", "    return 3\n"], "<cell 7>")
    assert kind_of(word_of(unknown)).startswith("code-3."), "the text of that cell is another by now"
    lock = Lock()
    assert kind_of(word_of(lambda _: lock.locked())) == "partly"


def test_words_of_different_kinds_say_nothing_of_each_other():
    ours = {"a": "source:1", "b": "code-3.11:1", "c": "source:1 source:2"}
    assert differing(ours, {"a": "source:2", "b": "code-3.12:2", "c": "source:2"}) == ["a"]
