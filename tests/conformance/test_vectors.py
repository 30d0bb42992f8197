"""Recorded games of an independent implementation replay exactly."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from tests.conformance import vectors

SAMPLE = sorted((Path(__file__).parent.parent / "data" / "vectors").glob("*.jsonl.gz"))


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.name.split(".")[0])
def test_recorded_games_replay_exactly(path: Path) -> None:
    """Five games a scenario, each step alone and each game in one chain."""
    report = vectors.replay(vectors.read_steps(path))

    assert report.steps > 1000
    assert report.different == {}


def test_a_changed_record_is_found_and_named() -> None:
    """A replay that could not fail would prove nothing."""
    steps = [copy.deepcopy(step) for _, step in zip(range(12), vectors.read_steps(SAMPLE[0]), strict=False)]
    steps[-1]["after"]["psl"]["FLN"] += 1

    report = vectors.replay(steps)

    assert list(report.different) == [steps[-1]["id"]]
    assert str(report) == "steps 12 equal 11 different 1"
    assert "psl" in report.different[steps[-1]["id"]][0]


def test_the_command_tells_by_its_exit_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 1 when a step differs, 0 when all are equal; plain files are read too."""
    lines = [
        vectors.json.dumps(step) for _, step in zip(range(5), vectors.read_steps(SAMPLE[0]), strict=False)
    ]
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text("\n".join(lines))
    bad.write_text("\n".join(lines).replace('"turn":1', '"turn":9').replace('"turn": 1', '"turn": 9'))

    assert vectors.main([str(good)]) == 0
    assert capsys.readouterr().out.endswith("steps 5 equal 5 different 0\n")
    assert vectors.main([str(bad)]) == 1
