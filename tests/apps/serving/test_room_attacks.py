"""Attacks on the line between pages and their room, and on its tables: who has no word, and who has one.

`docs/who_may.md`: only a page's own program speaks on its line, and for its own place; who says more than
people do waits, and nobody else; at a table nobody learns or decides what is not theirs.
"""

import asyncio
import json
import logging
from asyncio import StreamReader, StreamWriter
from types import SimpleNamespace
from typing import Any

import pytest
from tornado.web import HTTPError

from algeria_lab.apps.serving.hall import lines
from algeria_lab.apps.serving.hall.desk import DeskKey
from algeria_lab.apps.serving.hall.tables.book import Book, Refused
from algeria_lab.apps.serving.hall.tables.part import MOST_OF_ONE, MOST_TABLES
from algeria_lab.apps.serving.rooms.brake import MOST_WAITING
from algeria_lab.apps.serving.seals import Seals
from algeria_lab.room.tables.record import Act, Agreed
from algeria_lab.room.wire import LONGEST, LOOPBACK, Misspoken
from tests.room.rooms import Room, run, until

AGREED = {"hints": True, "undo": True, "watched": False, "minutes": 0}
FLN, GOV = Act("fln march V-4", "c1"), Act("gov patrol V-4", "c2")


def greeting(word: str) -> bytes:
    return json.dumps({"do": "word", "word": word}).encode() + b"\n"


GREETINGS = {
    "a word of another server": greeting(Seals().word("k1")),
    "a name without a seal": greeting("k1."),
    "a seal with é": greeting("k1.é"),
    "no word": b'{"do": "word"}\n',
    "a word that is a list": b'{"do": "word", "word": [["k1"]]}\n',
    "a message before the word": b'{"do": "hand", "raised": true}\n',
    "a web page": b"POST / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a thousand brackets": b"[" * 100_000 + b"\n",
    "a line without an end": b'"' + b"x" * (3 * LONGEST),
    "what is no text": b"\xff\x00\xfe\n",
}


async def stranger(room: Room) -> tuple[StreamReader, StreamWriter]:
    return await asyncio.open_connection(LOOPBACK, (await room.lines.address("k1")).port)


async def is_sent_away(reader: StreamReader) -> bool:
    try:
        return not await reader.read(1)
    except ConnectionError:  # what it had not read, it did not want
        return True


@pytest.mark.parametrize("said", GREETINGS.values(), ids=GREETINGS)
def test_a_stranger_is_sent_away_without_an_answer_and_pages_go_on(
    said: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(lines, "HURRY", 10_000.0)
    caplog.set_level(logging.ERROR)

    async def hour(room: Room) -> None:
        page = await room.page("k1", 1)
        reader, writer = await stranger(room)
        writer.write(said)
        assert await is_sent_away(reader)
        page.say("hand", raised=True)
        await until(lambda: room.hall.seats[1].hand)
        assert list(room.hall.seats) == [1]
        writer.close()

    run(hour)
    assert caplog.records == []


def test_who_says_nothing_or_half_a_line_is_not_waited_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lines, "HURRY", 0.01)

    async def hour(room: Room) -> None:
        for said in (b"", b'{"do": "wo'):
            reader, writer = await stranger(room)
            writer.write(said)
            assert await is_sent_away(reader)
            writer.close()

    run(hour)


def test_silent_strangers_push_each_other_out_and_keep_no_page_away(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lines, "HURRY", 10_000.0)
    monkeypatch.setattr(lines, "MOST_STRANGERS", 3)

    async def hour(room: Room) -> None:
        silent = [await stranger(room) for _ in range(9)]
        for reader, _ in silent[:6]:
            assert await is_sent_away(reader)
        await room.page("k1", 1)
        assert await is_sent_away(silent[6][0])
        for _, writer in silent:
            writer.close()

    run(hour)


def test_who_floods_waits_alone_and_a_new_line_does_not_help(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lines, "STORE", 40.0)
    monkeypatch.setattr(lines, "A_SECOND", 0.001)

    async def hour(room: Room) -> None:
        flood, other = await room.page("k1", 1), await room.page("k2", 2)
        for number in range(100):
            flood.say("name", nickname=str(number))
        other.say("hand", raised=True)
        await until(lambda: room.hall.seats[2].hand)
        await until(lambda: room.hall.seats[1].nickname)
        heard = room.hall.seats[1].nickname
        assert int(heard) < 50

        flood.close()
        again = lines.Address((await room.lines.address("k1")).port, room.lines._seals.word("k1"))
        _, writer = await asyncio.open_connection(LOOPBACK, again.port)
        writer.write(greeting(again.word) + b'{"do": "name", "nickname": "again"}\n')
        other.say("hand", raised=False)
        await until(lambda: room.hall.seats[2].hand is None)
        assert room.hall.seats[1].nickname != "again"
        writer.close()

    run(hour)


def test_who_asks_for_a_long_history_again_and_again_waits_for_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lines, "A_SECOND", 0.001)
    monkeypatch.setattr(lines, "LENGTH_TOLD", 100)

    async def hour(room: Room) -> None:
        page = await room.page("k1", 1)
        page.say("table", what="open", game="g", scenario="s", options={}, side="fln", agreed=AGREED)
        await until(lambda: room.tables.books)
        book = room.tables.books["T1"]
        book.acts = [FLN] * 5_000
        for _ in range(50):
            page.say("table", what="since", table="T1", at=0, after="")
        page.say("name", nickname="done")
        other = await room.page("k2", 2)
        other.say("hand", raised=True)
        await until(lambda: room.hall.seats[2].hand)
        assert room.hall.seats[1].nickname == ""

    run(hour)


# At the tables


def book(**values: Any) -> Book:
    found = Book("T1", "g", "s", {}, 7, {"fln": ["lina"], "gov": ["omar"]}, Agreed())
    for name, value in values.items():
        setattr(found, name, value)
    return found


def refused(why: str) -> Any:
    return pytest.raises(Refused, match=f"^{why}$")


def test_nobody_sits_on_both_sides_nor_changes_to_the_one_whose_cards_they_do_not_know():
    table = book(acts=[], seats={"fln": ["lina", "zoe"], "gov": ["omar"]})
    with refused("sits"):
        table.sit("lina", "gov")
    table.rise("zoe")
    table.sit("zoe", "gov")  # nothing was decided yet
    table.act("lina", 0, "", [FLN], "gov")
    table.rise("lina")
    with refused("sat"):
        table.sit("lina", "gov")
    table.sit("lina", "fln")


def test_who_asks_does_not_consent_in_the_seat_of_the_other_side():
    table = book()
    table.act("lina", 0, "", [FLN], "gov")
    table.ask("lina", 0)
    with refused("not-yours"):
        table.answer("lina", yes=True)
    table.rise("lina")
    with refused("sat"):
        table.sit("lina", "gov")
    with refused("not-yours"):
        table.answer("lina", yes=True)
    assert table.acts == [FLN]


@pytest.mark.parametrize(
    ("reader", "at", "after", "acts", "why"),
    [
        ("lina", 1, "c1", [FLN], "not-yours"),  # it is the other side's turn
        ("lina", 1, "c1", [GOV], "not-yours"),  # its turn, but not its player
        ("lina", 1, "c1", [], "not-yours"),
        ("omar", 1, "c1", [GOV, FLN], "not-yours"),  # a decision for the others after one's own
        ("omar", 0, "", [GOV], "old"),
        ("omar", 9, "c1", [GOV], "old"),
        ("omar", 1, "other", [GOV], "old"),
        ("zoe", 0, "", [FLN], "not-yours"),  # who does not sit there, not even what was decided
        ("zoe", 0, "", [], "not-yours"),
    ],
)
def test_nobody_decides_out_of_turn_or_for_others(
    reader: str, at: int, after: str, acts: list[Act], why: str
):
    table = book()
    table.act("lina", 0, "", [FLN], "gov")
    with refused(why):
        table.act(reader, at, after, acts, "fln")
    assert (table.acts, table.next) == ([FLN], "gov")


def test_a_computer_makes_way_for_who_comes_back():
    table = book(computers={"gov": "cautious"})
    table.sit("omar", "gov")
    assert (table.computers, table.seats["gov"]) == ({}, ["omar"])


def test_a_computer_that_plays_for_the_others_consents_for_them():
    table = book(computers={"gov": "cautious"})
    table.act("lina", 0, "", [FLN, GOV], "fln")
    assert table.ask("lina", 0) == 0
    assert (table.acts, table.asks) == ([], {})


def opening(**values: Any) -> dict[str, Any]:
    said = {"do": "table", "what": "open", "game": "g", "scenario": "s", "options": {}, "side": "fln"}
    return said | {"agreed": AGREED} | values


def test_a_thousand_tables_leave_room_for_others():
    async def hour(room: Room) -> None:
        await room.page("k1", 1)
        await room.page("k2", 2)
        for _ in range(1_000):
            room.hall.hear("k1", opening())
        assert len(room.tables.books) == 1

        for number in range(50):  # with a helper at each
            room.hall.hear("k1", opening())
            last = list(room.tables.books)[-1]
            room.hall.hear("k2", {"do": "table", "what": "sit", "table": last, "side": "gov"})
            if number < MOST_OF_ONE:
                assert len(room.tables.books) == number + 1
        assert len(room.tables.books) == MOST_OF_ONE < MOST_TABLES

        await room.page("k3", 3)
        room.hall.hear("k3", opening())
        assert len(room.tables.books) == MOST_OF_ONE + 1

    run(hour)


DEEP: dict[str, Any] = {}
for _ in range(300):
    DEEP = {"x": DEEP}


@pytest.mark.parametrize(
    "wrong",
    [
        {"options": {"x": "y" * 3_000}},
        {"options": DEEP},
        {"options": []},
        {"side": "both"},
        {"side": 1},
        {"agreed": {"hints": "yes"}},
        {"agreed": None},
        {"game": "g" * 1_000},
    ],
)
def test_no_table_is_opened_with_what_no_page_says(wrong: dict[str, Any]):
    async def hour(room: Room) -> None:
        await room.page("k1", 1)
        with pytest.raises(Misspoken):
            room.hall.hear("k1", opening(**wrong))
        assert room.tables.books == {}

    run(hour)


def test_a_list_of_tables_tells_a_stranger_neither_dice_nor_decisions_and_watching_is_asked_for():
    async def hour(room: Room) -> None:
        await room.page("k1", 1)
        room.hall.hear("k1", opening())
        room.hall.hear(
            "k1",
            {"do": "table", "what": "act", "table": "T1", "at": 0, "after": "", "acts": [FLN.told()]}
            | {"next": "gov"},
        )
        other, told = await room.page("k2", 2), list[dict[str, Any]]()
        for do in ("tables", "table", "refused"):
            other.hear(do, told.append)
        other.say("table", what="watch", table="T1")
        await until(lambda: told and told[-1]["do"] == "refused")

        assert {one["do"] for one in told} == {"tables", "refused"}
        [listed] = told[0]["tables"]
        assert not {"seed", "acts", "options"} & listed.keys()

    run(hour)


def test_a_nickname_is_one_short_line_of_signs_that_are_seen():
    async def hour(room: Room) -> None:
        await room.page("k1", 1)
        seat = room.hall.seats[1]
        for said, name in {
            "<img src=x onerror=alert(1)>": "<img src=x onerror=a",  # text, which is shown as text
            "\u202egnp.exe": "gnp.exe",
            "a\u0000\u0007\u200bb\nc": "ab c",
            "\u2066\u2069": "",
            "Zoé Ben": "Zoé Ben",
        }.items():
            room.hall.hear("k1", {"do": "name", "nickname": said})
            assert seat.nickname == name

    run(hour)


# The desk


def asking() -> Any:
    """Return who asks for the desk, as far as its key looks at them."""
    return SimpleNamespace(request=SimpleNamespace(remote_ip="10.0.0.7"))


def test_keys_of_a_desk_are_not_tried_by_the_thousand():
    async def attack() -> None:
        key = DeskKey("bcdfghjkmnpqrstv")
        key._brake.pause = 10_000.0
        handler = asking()
        tries = [asyncio.create_task(key.is_shown(handler, f"guess {n}")) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(HTTPError, match="429"):
            await key.is_shown(handler, "one more")
        assert not any(one.done() for one in tries)
        for one in tries:
            one.cancel()

    asyncio.run(attack())


def test_a_desk_without_a_key_is_opened_by_none():
    handler = asking()

    async def attack() -> None:
        key = DeskKey("")
        key._brake.pause = 0.0
        assert not await key.is_shown(handler, "")

    asyncio.run(attack())
