"""Handing in: kept by place, played again beside the server, given as one file, and nothing more."""

import asyncio
import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import psutil
import pytest

from algeria_lab.apps.serving.hall.handed import part as handed_part
from algeria_lab.apps.serving.hall.handed.part import Handed
from algeria_lab.apps.serving.hall.handed.work import MOST_REPORT, Work, file_names
from algeria_lab.apps.serving.hall.lessons import LessonFiles
from algeria_lab.room.line import RoomLine
from algeria_lab.scenarios.receipts import MOST_BYTES
from tests.children import HUNG
from tests.room.rooms import Room, run, until
from tests.views.scenarios.marking.handed_in import receipt

LESSONS = Path(__file__).parents[2] / "lessons"
SLUG, LESSON = "01-control-is-not-support", "l01-control"


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """What a class hands in: a receipt that holds, and one whose result was changed."""
    good = receipt(SLUG, "texts", "Lina")
    forged = good | {"result": good["result"] | {"right": 9}}
    return {"good": json.dumps(good), "forged": json.dumps(forged), "junk": '{"a": 1}'}


async def desk_of(room: Room) -> Handed:
    """Open the desk of a room, which is there as soon as its lines are."""
    await room.lines.address("nobody")
    handed = Handed(room.hall, LessonFiles(LESSONS))
    room.hall.parts.append(handed)
    return handed


def hand_in(page: RoomLine, text: str, **more: object) -> list[dict[str, Any]]:
    """Hand in as a page does, and return what it hears of it."""
    heard: list[dict[str, Any]] = []
    page.hear("handed", heard.append)
    page.say("hand-in", **{"lesson": LESSON, "receipt": text, "report": "", "word": "", **more})
    return heard


async def later(holds: Callable[[], object]) -> None:
    """Wait for something that takes a process of its own its time."""
    for _ in range(int(HUNG / 0.02)):
        if holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never held")


def workers() -> list[psutil.Process]:
    return [one for one in psutil.Process().children() if "handed.worker" in " ".join(one.cmdline())]


def problems(handed: Handed) -> list[str]:
    return [work.problem for work in handed.works]


def test_a_receipt_is_played_again_in_a_process_that_ends_with_the_room(texts: dict[str, str]):
    async def hour(room: Room) -> None:
        handed = await desk_of(room)
        for number, name in enumerate(texts, 1):
            page = await room.page(f"kernel-{number}", number)
            heard = hand_in(page, texts[name], number=99)
            await until(lambda heard=heard: heard)
            assert heard[0]["ok"] is True
        await later(lambda: all(problems(handed)) or None)

        assert problems(handed) == ["holds", "differs", "format"]
        assert [work.number for work in handed.works] == [1, 2, 3], "the line says whose it is, no message"
        [worker] = workers()
        await later(lambda: handed.told("fr")["tables"])
        [table] = handed.told("fr")["tables"]["tables"]
        assert [row["name"] for row in table["rows"]] == ["Place 01", "Place 02"]
        assert [bool(row["fault"]) for row in table["rows"]] == [False, True]
        assert "<title>" in await handed.page("en")
        await handed.close()
        assert not psutil.pid_exists(worker.pid)

    run(hour)


def test_the_latest_of_each_reader_counts_also_where_two_had_one_place(texts: dict[str, str]):
    async def hour(room: Room) -> None:
        handed = await desk_of(room)
        page = await room.page("kernel", 7, "first")
        for word in ("once", "  twice  "):
            heard = hand_in(page, texts["good"], word=word)
            await until(lambda heard=heard: heard)
        other = await room.page("later", 7, "second")
        hand_in(other, texts["junk"], word="w" * 999)
        await until(lambda: len(handed.works) == 2)
        await until(lambda: len(handed.works[0].word) == 5)

        assert [work.word for work in handed.works] == ["twice", "w" * 400]
        assert file_names(handed.works) == ["place-07", "place-07-2"]
        assert handed.unsaved() == {"unsaved": 2, "serial": 3}
        await handed.close()

    run(hour)


@pytest.mark.parametrize("more", [{"receipt": "x" * (MOST_BYTES + 1)}, {"report": "x" * (MOST_REPORT + 1)}])
def test_what_is_too_large_is_not_kept_and_its_page_is_told(more: dict[str, str]):
    async def hour(room: Room) -> None:
        handed = await desk_of(room)
        page = await room.page("kernel", 1)
        heard = hand_in(page, "{}", **more)
        await until(lambda: heard)
        assert heard[0] == {"do": "handed", "lesson": LESSON, "ok": False, "at": ""}
        assert handed.works == []

    run(hour)


def test_a_full_desk_keeps_what_it_has(monkeypatch: pytest.MonkeyPatch, texts: dict[str, str]):
    monkeypatch.setattr(handed_part, "MOST_KEPT", 1)

    async def hour(room: Room) -> None:
        handed = await desk_of(room)
        first, second = await room.page("one", 1), await room.page("two", 2)
        for page, is_kept in ((first, True), (second, False), (first, True)):
            heard = hand_in(page, texts["junk"])
            await until(lambda heard=heard: heard)
            assert heard[-1]["ok"] is is_kept
        assert [work.number for work in handed.works] == [1]
        await handed.close()

    run(hour)


@pytest.mark.parametrize("said", [{"receipt": 1}, {"lesson": "x" * 61}, {"lesson": None}, {"report": []}])
def test_what_is_no_work_costs_its_page_the_line_and_the_desk_nothing(said: dict[str, object]):
    async def hour(room: Room) -> None:
        handed = await desk_of(room)
        page = await room.page("kernel", 1)
        hand_in(page, "{}", **said)
        await until(lambda: not room.hall.is_here(1))
        assert handed.works == []

    run(hour)


def test_a_worker_that_is_killed_is_begun_again_and_nothing_is_lost(texts: dict[str, str]):
    async def hour(room: Room) -> None:
        handed = await desk_of(room)
        hand_in(await room.page("one", 1), texts["good"])
        await later(lambda: problems(handed) == ["holds"])
        [worker] = workers()
        worker.kill()
        hand_in(await room.page("two", 2), texts["forged"])
        await later(lambda: problems(handed) == ["holds", "differs"])
        await later(
            lambda: len((handed.told("en")["tables"] or {"tables": [{"rows": []}]})["tables"][0]["rows"]) == 2
        )
        await handed.close()

    run(hour)


def test_all_of_it_is_one_file_in_which_nothing_is_reckoned_and_which_counts_as_saved(texts: dict[str, str]):
    async def hour(room: Room) -> None:
        handed = await desk_of(room)
        page = await room.page("kernel", 7)
        page.say("name", nickname="=A1")
        hand_in(page, texts["good"], report="<p>Report</p>", word="=1+1")
        await later(lambda: problems(handed) == ["holds"])
        file = ZipFile(io.BytesIO(await handed.all_files("en")))

        names = [name.removeprefix("handed-in/") for name in file.namelist()]
        assert {"place-07-receipt.json", "place-07-report.html", "words.csv"} <= {*names}
        assert any(name.endswith("answers.html") for name in names)
        assert file.read("handed-in/place-07-receipt.json").decode() == texts["good"]
        rows = [*csv.reader(io.StringIO(file.read("handed-in/words.csv").decode("utf-8-sig")))]
        assert [rows[1][at] for at in (0, 1, 5)] == ["7", "'=A1", "'=1+1"]
        assert handed.unsaved()["unsaved"] == 0
        assert handed.told("en")["unsaved"] == ""
        heard = hand_in(page, texts["junk"])
        await until(lambda: len(heard) > 1)
        assert handed.unsaved() == {"unsaved": 1, "serial": 2}
        await handed.close()

    run(hour)


def test_no_name_of_a_lesson_leads_out_of_the_folder():
    works = [
        Work(1, "a", "../../etc", "", "", "{}", ""),
        Work(2, "b", "l01-control", "", "", "{}", ""),
        Work(3, "c", "///", "", "", "{}", ""),
    ]

    assert file_names(works) == ["-etc/place-01", "l01-control/place-02", "-/place-03"]


def test_a_desk_that_closes_while_it_plays_leaves_no_task_and_no_process(texts: dict[str, str]):
    async def hour(room: Room) -> None:
        handed = await desk_of(room)
        hand_in(await room.page("one", 1), texts["good"])
        await until(lambda: handed.works)
        await handed.close()
        assert workers() == []
        assert not [task for task in asyncio.all_tasks() if "_mark_all" in repr(task)]

    run(hour)
