"""Wars know by which rules and players they were played, and whoever reads them hears of others."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from pandas import DataFrame, concat, read_parquet

import algeria_lab
from algeria_lab.core.package import CHECKOUT, is_checkout
from algeria_lab.experiments import OtherRules, summary, war_of
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.kept.fingerprint import rules_hash
from algeria_lab.experiments.results import commit
from algeria_lab.experiments.results.commit import commit_of
from algeria_lab.experiments.results.reading import joined
from algeria_lab.experiments.results.table import Wars

needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git says what its files are to say")


@pytest.fixture(scope="module")
def frame() -> DataFrame:
    """Return a small experiment."""
    return algeria_lab.compare("1958", {"none": "mixed", "one": "resettle-1"}, runs=3, stop=2)


def aged(frame: DataFrame) -> DataFrame:
    """Return the same as if another version had played it."""
    old = frame.copy()
    old.attrs = {**frame.attrs, "rules": "0123456789abcdef", "version": "0.0.9", "commit": "ab" * 20}
    return old


OLD = r"0123456789abcdef of version 0\.0\.9 \(commit ababababab\); installed are [0-9a-f]{16} of version \d"


def test_a_frame_carries_the_word_for_its_rules_and_players_through_files(frame: DataFrame, tmp_path: Path):
    frame.to_parquet(tmp_path / "wars.parquet")

    assert frame.attrs["rules"] == rules_hash("algeria")
    assert read_parquet(tmp_path / "wars.parquet").attrs == frame.attrs


@pytest.mark.parametrize(
    "read",
    [
        summary,
        lambda frame: summary({"old": frame}),
        lambda frame: war_of(frame, "one"),
        lambda frame: algeria_lab.plot(frame).close(),
    ],
)
def test_whoever_reads_wars_of_other_rules_hears_of_it(frame: DataFrame, read):
    read(frame)
    with pytest.warns(OtherRules, match=OLD):
        read(aged(frame))


def test_what_does_not_know_its_rules_is_believed(frame: DataFrame):
    unsigned = frame.copy()
    unsigned.attrs = {name: value for name, value in frame.attrs.items() if name != "rules"}

    assert summary(unsigned).equals(summary(frame))


def test_runs_by_different_rules_are_not_put_together(frame: DataFrame):
    later = algeria_lab.compare("1958", {"none": "mixed", "one": "resettle-1"}, runs=3, stop=2, seed=4)

    assert Wars.of(concat([frame, later])).question.runs == 6
    later.attrs["commit"], first = "cd" * 20, {**frame.attrs, "commit": "ab" * 20}
    assert joined([first, later.attrs])["commit"] == f"{'ab' * 20}, {'cd' * 20}"
    with pytest.raises(NoSuchExperiment, match="does not know which question"):
        summary(concat([frame, aged(later)]))


def test_a_frame_says_the_commit_of_a_checkout(frame: DataFrame):
    assert frame.attrs["version"] == algeria_lab.__version__
    assert frame.attrs.get("commit") == (commit_of(CHECKOUT) if is_checkout() else None)


def git(folder: Path, *asked: str) -> str:
    """Run git in a folder, by nobody's own settings."""
    nobody = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    done = subprocess.run(
        [str(shutil.which("git")), *nobody, *asked], cwd=folder, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a checkout with one commit."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    git(folder, "init", "-q", "-b", "main")
    git(folder, "commit", "-q", "--allow-empty", "-m", "Begin")
    return folder


@needs_git
def test_the_commit_is_that_of_git(checkout: Path):
    first = git(checkout, "rev-parse", "HEAD")
    assert commit_of(checkout) == first

    git(checkout, "commit", "-q", "--allow-empty", "-m", "Go on")
    assert commit_of(checkout) == git(checkout, "rev-parse", "HEAD") != first
    git(checkout, "pack-refs", "--all")
    assert commit_of(checkout) == git(checkout, "rev-parse", "HEAD")
    git(checkout, "switch", "-q", "--detach", first)
    assert commit_of(checkout) == first


@needs_git
def test_a_worktree_has_a_commit_of_its_own(checkout: Path, tmp_path: Path):
    git(checkout, "worktree", "add", "-q", "-b", "other", str(tmp_path / "other"))
    git(tmp_path / "other", "commit", "-q", "--allow-empty", "-m", "Elsewhere")

    assert (
        commit_of(tmp_path / "other") == git(tmp_path / "other", "rev-parse", "HEAD") != commit_of(checkout)
    )
    git(checkout, "pack-refs", "--all")
    assert commit_of(tmp_path / "other") == git(tmp_path / "other", "rev-parse", "HEAD")


def test_without_history_there_is_no_commit_and_nothing_fails(tmp_path: Path):
    assert commit_of(tmp_path) is None
    for said in ("ref: refs/heads/main", "ref: HEAD", "<html>", ""):
        (tmp_path / ".git").mkdir(exist_ok=True)
        (tmp_path / ".git" / "HEAD").write_text(said)
        assert commit_of(tmp_path) is None


def test_an_installed_package_has_none(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(commit, "is_checkout", lambda: False)
    commit.own_commit.cache_clear()
    try:
        assert commit.own_commit() is None
        assert "commit" not in algeria_lab.compare("1958", {"one": "mixed"}, runs=2, stop=1).attrs
    finally:
        commit.own_commit.cache_clear()
