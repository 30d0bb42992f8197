"""Wars know by which rules and players they were played, and whoever reads them hears of others."""

from __future__ import annotations

from pathlib import Path

import pytest
from pandas import DataFrame, concat, read_parquet

import algeria_lab
from algeria_lab.experiments import OtherRules, summary, war_of
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.kept.fingerprint import rules_hash
from algeria_lab.experiments.results.table import Wars


@pytest.fixture(scope="module")
def frame() -> DataFrame:
    """Return a small experiment."""
    return algeria_lab.compare("1958", {"none": "mixed", "one": "resettle-1"}, runs=3, stop=2)


def aged(frame: DataFrame) -> DataFrame:
    """Return the same as if another version had played it."""
    old = frame.copy()
    old.attrs = {**frame.attrs, "rules": "0123456789abcdef", "version": "0.0.9"}
    return old


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
    with pytest.warns(OtherRules, match=r"0123456789abcdef of version 0\.0\.9; installed are [0-9a-f]{16}"):
        read(aged(frame))


def test_what_does_not_know_its_rules_is_believed(frame: DataFrame):
    unsigned = frame.copy()
    unsigned.attrs = {name: value for name, value in frame.attrs.items() if name != "rules"}

    assert summary(unsigned).equals(summary(frame))


def test_runs_by_different_rules_are_not_put_together(frame: DataFrame):
    later = algeria_lab.compare("1958", {"none": "mixed", "one": "resettle-1"}, runs=3, stop=2, seed=4)

    assert Wars.of(concat([frame, later])).question.runs == 6
    with pytest.raises(NoSuchExperiment, match="does not know which question"):
        summary(concat([frame, aged(later)]))
