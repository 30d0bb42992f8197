"""Kept results: they come back as they were, and it is known when they no longer hold."""

import gzip
import json
import os
from errno import ENOSPC
from pathlib import Path

import pytest
from pandas import DataFrame
from pandas.testing import assert_frame_equal

from algeria_lab import __version__
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.kept import cache
from algeria_lab.experiments.kept.cache import (
    LATER,
    OTHER_QUESTION,
    OTHER_RULES,
    NoResults,
    NotKept,
    read,
    reasons,
    rules_of,
    write,
)
from algeria_lab.experiments.kept.files import to_bytes
from algeria_lab.experiments.kept.fingerprint import rules_hash
from algeria_lab.experiments.results.table import Wars


@pytest.fixture
def kept(tmp_path: Path, frame: DataFrame) -> Path:
    path = tmp_path / "kept.wars"
    write(frame, path)
    return path


def test_results_come_back_as_they_were(kept: Path, frame: DataFrame, question: Question):
    again = read(kept)

    assert_frame_equal(again.frame(), frame)
    known = {key: value for key, value in again.attrs.items() if key != LATER}
    assert known == {**frame.attrs, "rules": rules_of(frame)}
    assert again.question == question
    assert set(again["way"]) == {"none", "three"}


def test_writing_leaves_the_frame_as_it_is(kept: Path, frame: DataFrame):
    assert "rules" not in frame.attrs


def test_the_file_says_itself_what_it_is(kept: Path):
    """In its first line, to whoever can decompress it: question with its seeds, version, rules."""
    told = json.loads(gzip.decompress(kept.read_bytes()).partition(b"\n")[0])

    assert told["format"] == "algeria-wars/1"
    assert told["attrs"]["version"] == __version__
    assert told["attrs"]["rules"] == rules_hash("algeria")
    assert json.loads(told["attrs"]["question"])["seed"] == 5
    assert [column["name"] for column in told["columns"]][:3] == ["way", "against", "seed"]


def test_numbers_of_all_kinds_come_back(tmp_path: Path, frame: DataFrame):
    own = frame.assign(half=frame["gov.psl"] / 3, big=frame["seed"] * 10**9, ahead=frame["gov.psl"] > 50)
    write(own, tmp_path / "own.wars")

    assert_frame_equal(read(tmp_path / "own.wars").frame(), own)


def test_the_same_wars_are_the_same_bytes(kept: Path, frame: DataFrame):
    before = kept.read_bytes()
    write(frame, kept)

    assert kept.read_bytes() == before


def test_results_of_another_question_do_not_hold(kept: Path, question: Question):
    other = question.part(question.runs, 99)

    assert reasons(read(kept)) == reasons(read(kept), question) == ()
    assert reasons(read(kept), other) == (OTHER_QUESTION,)


def test_results_of_other_rules_do_not_hold(kept: Path, question: Question, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cache, "rules_hash", lambda _game: "0123456789abcdef")

    assert reasons(read(kept)) == (OTHER_RULES,)
    assert reasons(read(kept), question.part(1, 1)) == (OTHER_QUESTION, OTHER_RULES)


def test_there_may_be_no_results(tmp_path: Path):
    with pytest.raises(NoResults, match=r"no results can be read from none\.wars \(No such file"):
        read(tmp_path / "none.wars")


def test_a_damaged_file_is_refused(kept: Path):
    whole = kept.read_bytes()
    short = gzip.compress(gzip.decompress(whole)[:-9])
    other = gzip.compress(b'{"format": "other/1"}\n')
    for part in (b"", b"PAR1", whole[: len(whole) // 2], b"<html>" * 50, short, other, gzip.compress(b"[]")):
        kept.write_bytes(part)
        with pytest.raises(NoResults, match=r"no results can be read from kept\.wars"):
            read(kept)


def test_results_of_before_are_named(tmp_path: Path, frame: DataFrame):
    old = tmp_path / "old.parquet"
    frame.to_parquet(old)

    with pytest.raises(NoResults, match=r"old\.parquet \(it is Parquet: pandas\.read_parquet makes a frame"):
        read(old)


def test_a_table_of_something_else_is_refused(tmp_path: Path, frame: DataFrame):
    strange, table = tmp_path / "strange.wars", Wars.of(frame)
    for question in (None, "{", '{"format": "other"}'):
        strange.write_bytes(to_bytes(table.knowing(question=question)))
        with pytest.raises(NoResults, match=r"strange\.wars holds no results of many wars"):
            read(strange)


@pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="only some systems have a device that is always full"
)
def test_a_full_disk_leaves_frame_and_older_results_as_they_were(kept: Path, frame: DataFrame):
    before, rows = kept.read_bytes(), frame.copy()
    part = kept.with_name("kept.wars.part")
    part.symlink_to("/dev/full")

    with pytest.raises(NotKept, match=r"No space left on device\)\. They are still in the frame: free some"):
        write(frame, kept)

    assert kept.read_bytes() == before
    assert not os.path.lexists(part)
    assert_frame_equal(frame, rows)


def test_a_disk_that_fills_while_the_file_is_put_in_place_is_told(
    kept: Path, frame: DataFrame, monkeypatch: pytest.MonkeyPatch
):
    def full(_path: Path, _target: Path) -> None:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    monkeypatch.setattr(Path, "replace", full)

    with pytest.raises(NotKept, match="free some space or choose another folder"):
        write(frame, kept)
    assert [path.name for path in kept.parent.iterdir()] == ["kept.wars"]


def test_a_place_that_is_no_folder_is_told(kept: Path, frame: DataFrame):
    with pytest.raises(NotKept, match=r"inside\.wars \(Not a directory|\(File exists"):
        write(frame, kept / "inside.wars")


def test_a_missing_folder_is_made_and_a_path_may_be_a_text(tmp_path: Path, frame: DataFrame):
    place = str(tmp_path / "new" / "folder" / "kept.wars")
    write(frame, place)

    assert len(read(place)) == len(frame)
