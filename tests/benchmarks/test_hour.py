"""What is compared after an hour of a class: a desk that counts wrongly is told of."""

from __future__ import annotations

import asyncio
import io
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from algeria_lab.apps.serving.rooms.keys import hang_lock
from tests.benchmarks import bench_hour
from tests.benchmarks.bench_painted import parts_of
from tests.benchmarks.readers.counting import differences
from tests.benchmarks.readers.hostile import SCRIPT, Hostile
from tests.benchmarks.readers.pupil import LESSON, Pupil, orders_of
from tests.benchmarks.readers.served import Served, room_for, served
from tests.benchmarks.readers.teacher import Desk, Seen, Told, Wall, lags, looking

NOWHERE = "http://127.0.0.1:1/"


def question(name: str, kind: str, answered: int, **more: object) -> Told:
    return {"id": name, "kind": kind, "answered": answered, "texts": [], "sheet": [], "bars": [], **more}


def row(wars: int) -> Told:
    return {"wars": wars, "way": {"en": "pays"}}


@pytest.fixture
def hour() -> tuple[list[Pupil], Desk, Wall]:
    """Return two readers, a desk and a wall that agree."""
    readers = [Pupil(NOWHERE, "", 1), Hostile(NOWHERE, "", 2)]
    for number, one in enumerate(readers, 1):
        one.number, one.forties, one.handed = number, 1, "done"
        one.given = {"why": f"Because {number}.", "vote": "b"}
    desk, wall = Desk(NOWHERE, ""), Wall(NOWHERE, "")
    texts = [{"number": number, "text": f"Because {number}."} for number in (1, 2)]
    bars = [{"label": "a) no", "many": 0}, {"label": "b) yes", "many": 2}]
    asked = [question("why", "text", 2, texts=texts), question("vote", "choice", 2, bars=bars)]
    works = [{"number": number, "problem": "holds"} for number in (1, 2)]
    desk.told = {"answers": {"questions": asked}, "handed": {"works": works}}
    wall.told = {"show": {"kind": "pooled", "readers": 2, "rows": [row(80), row(80)]}}
    return readers, desk, wall


def told_of(hour: tuple[list[Pupil], Desk, Wall], page: str = "", **files: str) -> list[str]:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as written:
        for name, text in {"1.json": "{}", "2.json": "{}", **files}.items():
            written.writestr(name, text)
    return differences(*hour, page.encode(), packed.getvalue())


def test_nothing_is_told_where_all_agree(hour: tuple[list[Pupil], Desk, Wall]):
    assert told_of(hour) == []


def forget_an_answer(readers: list[Pupil], desk: Desk, wall: Wall) -> None:
    desk.questions["why"]["answered"] = 1


def change_a_text(readers: list[Pupil], desk: Desk, wall: Wall) -> None:
    desk.questions["why"]["texts"][1]["text"] = "Because."


def move_a_vote(readers: list[Pupil], desk: Desk, wall: Wall) -> None:
    readers[0].given["vote"] = "a"


def lose_a_war(readers: list[Pupil], desk: Desk, wall: Wall) -> None:
    wall.told["show"]["rows"][1]["wars"] = 79


def find_a_fault(readers: list[Pupil], desk: Desk, wall: Wall) -> None:
    desk.works[0]["problem"] = "other"


def let_in(readers: list[Pupil], desk: Desk, wall: Wall) -> None:
    readers[1].let_in = ["GET /desk: 200"]  # type: ignore[attr-defined]


def begin_again(readers: list[Pupil], desk: Desk, wall: Wall) -> None:
    readers[0].took_up = [((1, "bill", "play"), (1, "documents", "predict"))]


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        (forget_an_answer, "why: the desk counts 1"),
        (change_a_text, "other texts at [2]"),
        (move_a_vote, "readers chose"),
        (lose_a_war, "79 wars"),
        (find_a_fault, "place 1 does not hold: other"),
        (let_in, "was let in: GET /desk"),
        (begin_again, "is at (1, 'documents'"),
    ],
)
def test_what_differs_is_told(hour: tuple[list[Pupil], Desk, Wall], harm: Callable[..., None], says: str):
    harm(*hour)

    [told] = told_of(hour)
    assert says in told


def test_a_program_in_a_file_of_the_class_is_told(hour: tuple[list[Pupil], Desk, Wall]):
    assert "runs a reader's program" in "".join(told_of(hour, page=f"<td>{SCRIPT}</td>"))
    assert "report.html runs" in "".join(told_of(hour, **{"report.html": f"<p>{SCRIPT}</p>"}))
    assert told_of(hour, **{"report.html": SCRIPT.replace("<", "&lt;")}) == []


def test_an_answer_is_on_its_way_until_a_page_counts_as_many():
    seen = [Seen(1.0, "why", 0), Seen(2.0, "why", 1), Seen(3.0, "why", 3)]

    assert sorted(lags({"why": [1.5, 2.25, 2.5, 3.5]}, seen)) == [0.5, 0.5, 0.75]
    assert lags({"why": [0.5], "other": [1.5]}, seen) == [], "it was not shown yet"


def test_a_click_is_painted_on_the_page_of_the_other_side():
    click = {"at": 10.0, "sent": 11.0}
    board = {"kernel": 50.0, "came": 55.0, "changed": 60.0, "framed": 70.0, "painted": 80.0}

    [row] = parts_of({"3": click, "4": click}, {"4": board, "3": board})

    assert row == {"sent": 1, "kernels": 39, "wire": 5, "script": 5, "framed": 10, "painted": 70}


def test_a_reader_knows_what_the_steps_of_a_lesson_and_of_its_parts_ask_to_be_played():
    orders = orders_of(f"/{LESSON}?lang=en")

    assert orders["bill"] == ["activate all", "border activate", "done"]
    assert orders["pacify"] == ["pacify tlemcen 2", "done"]


def test_a_class_of_two_comes_and_is_counted_and_a_hostile_one_is_refused():
    """The line of one breaks and the page is loaded again; the other tries what nobody may."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "lock.json")
        lock = hang_lock(file)
        with served(room_for(file, LESSON, 2)) as server:
            pupil, hostile, desk, wall = asyncio.run(come(server, lock.key, lock.desk))

    assert pupil.took_up == [((pupil.number, "documents", "done"),) * 2]
    assert {pupil.number, hostile.number} == {1, 2}
    assert pupil.refused == desk.faults == wall.faults == hostile.let_in == []
    assert hostile.tried > 10
    assert desk.counted() | {"first-answer": 1, "vote-sheet": 1} == desk.counted()
    assert desk.questions["first-answer"]["texts"] == [
        {"number": pupil.number, "text": pupil.given["first-answer"]}
    ]
    assert wall.show["question"]["id"] == "left-over"
    assert {SCRIPT[:20]} == {seat["nickname"] for seat in desk.told["seats"] if seat["nickname"]}


async def come(server: Served, key: str, desk_key: str) -> tuple[Pupil, Hostile, Desk, Wall]:
    """Let both come, answer the first questions, and be looked at."""
    pupil, hostile = Pupil(server.address, key, 1), Hostile(server.address, key, 2)
    desk, wall = Desk(server.address, desk_key), Wall(server.address, key)
    async with looking(desk, wall):
        await asyncio.gather(pupil.join(), hostile.join())
        await pupil.decide()
        await pupil.lose_line(0.1)
        await pupil.decide()
        await pupil.reload()
        await hostile.call_itself()
        await hostile.try_doors([pupil.kernel])
        await desk.wish(
            do="show", what={"kind": "predictions", "lesson": bench_hour.ID, "question": "left-over"}
        )
        await desk.until(lambda seen: seen.answered("vote-sheet") == 1 and wall.show["kind"] == "predictions")
    await asyncio.gather(pupil.leave(), hostile.leave())
    return pupil, hostile, desk, wall
