"""The lessons of a room, with keys: those of the course, and an exercise of the teacher's own."""

import asyncio
from pathlib import Path

import pytest

from algeria_lab.apps.serving.hall.lessons import KnownLessons, LessonFiles
from tests.room.rooms import until

LESSONS = Path(__file__).parents[2] / "lessons"
OWN = """format: algeria-scenario/1
id: {id}
title: Mine
game: algeria
start: {{scenario: "1954"}}
steps: [{{id: ask, text: Answer., ask: pick}}]
quiz:
  - {{id: pick, kind: choice, ask: Which?, options: [{{id: a, text: A}}, {{id: b, text: B}}], answer: b}}
"""


@pytest.mark.parametrize("written", ["mine", '"mine"', "mine # my first"])
def test_an_exercise_of_ones_own_is_known_with_its_keys(tmp_path: Path, written: str):
    file = tmp_path / "mine.yaml"
    file.write_text(OWN.format(id=written), "utf-8")

    async def look() -> None:
        known = KnownLessons(LESSONS, file, file)
        assert known.get("mine") is None
        assert known.is_reading("mine")
        await until(lambda: known.get("mine"))
        assert known.keys("mine")["pick"].ids == ("b",)
        assert known.folder("mine") == tmp_path
        await until(known.first)
        assert known.first() == "mine"

    asyncio.run(look())


def test_what_no_lesson_is_called_is_looked_for_once_and_not_found():
    async def look() -> None:
        known = KnownLessons(LESSONS)
        for name in ("l01", ".*", ""):
            known.get(name)
            await until(lambda name=name: not known.is_reading(name))
            assert known.get(name) is None
            assert known.keys(name) == {}
        assert known.first() == ""

    asyncio.run(look())


def test_a_file_with_a_fault_hides_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    (tmp_path / "mine.yaml").write_text("format: algeria-scenario/1\nid: l01-control\nstps: []\n", "utf-8")
    found = LessonFiles(LESSONS, tmp_path / "mine.yaml").find("l01-control")

    assert found
    assert found.folder.name == "01-control-is-not-support"
    assert "mine.yaml" in caplog.text
