"""A page and its room: who comes is known by a word, what holds is said again, nothing else gets in."""

import asyncio
from typing import Any

import pytest

from algeria_lab.room.line import room_line
from algeria_lab.room.wire import LONGEST, OFFERED, Address, Misspoken, read, written
from tests.room.rooms import Room, run, until


def test_a_page_says_where_it_is_and_hears_what_is_said_to_all():
    async def hour(room: Room) -> None:
        line, heard = await room.page("k1", 7), list[dict[str, Any]]()
        line.hear("hour", heard.append)
        line.stand("stands", lesson="l01", step="ballot")
        await until(lambda: room.hall.seats[7].stands.get("step") == "ballot")

        room.hall.to_all(wait=True)
        await until(lambda: heard[-1].get("wait"))

        late = await room.page("k2", 8)
        told = list[dict[str, Any]]()
        late.hear("hour", told.append)
        await until(lambda: told and told[-1].get("wait"))

    run(hour)


def test_a_seat_outlives_its_page_and_goes_to_the_same_reader_alone():
    async def hour(room: Room) -> None:
        line = await room.page("k1", 7, "lina")
        line.say("name", nickname="  Lina \n B ")
        line.say("hand", raised=True)
        await until(lambda: room.hall.seats[7].hand)
        line.close()
        await until(lambda: not room.hall.is_here(7))

        assert room.hall.seats[7].hand is None
        heard = list[dict[str, Any]]()
        again = await room.page("k2", 7, "lina")
        again.hear("place", heard.append)
        assert heard == [{"do": "place", "number": 7, "nickname": "Lina B"}]

        again.close()
        await room.page("k3", 7, "somebody else")
        assert room.hall.seats[7].nickname == ""

    run(hour)


def test_after_a_break_what_holds_is_said_again_and_the_rest_once():
    async def hour(room: Room) -> None:
        line = await room.page("k1", 7)
        line.stand("stands", step="one")
        await until(lambda: room.hall.seats[7].stands.get("step") == "one")
        room.lines._writers["k1"].transport.abort()
        await until(lambda: line._writer is None)
        room.hall.seats.clear()
        line.say("hand", raised=True)
        await until(lambda: 7 in room.hall.seats and room.hall.seats[7].stands.get("step") == "one")
        await until(lambda: room.hall.seats[7].hand)

    run(hour)


@pytest.mark.parametrize(
    "said",
    [
        b"k1.0000",
        b'{"do": "word", "word": "k1.00"}\n',
        b'{"do": 1}\n',
        b"[" * 99 + b"\n",
        b"x" * (LONGEST + 9),
    ],
)
def test_nobody_without_a_word_is_heard(said: bytes):
    async def hour(room: Room) -> None:
        port = (await room.lines.address("k1")).port
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        writer.write_eof()
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await reader.readexactly(1)
        assert room.hall.seats == {}
        writer.close()

    run(hour)


def test_who_says_what_no_page_says_is_sent_away_and_others_stay():
    async def hour(room: Room) -> None:
        one, other = await room.page("k1", 1), await room.page("k2", 2)
        one.say("open the till")
        await until(lambda: not room.hall.is_here(1))
        other.say("hand", raised=True)
        await until(lambda: room.hall.seats[2].hand)

    run(hour)


def test_a_message_has_an_end():
    assert read(written({"do": "hand", "raised": True})) == {"do": "hand", "raised": True}
    with pytest.raises(Misspoken, match="bytes"):
        written({"do": "name", "nickname": "x" * LONGEST})


def test_an_address_is_a_port_and_a_word():
    assert str(Address(8, "k1.seal")) == "8 k1.seal"


def test_a_fork_of_a_process_without_a_room_finds_its_own(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        assert room_line() is None
        monkeypatch.setenv(OFFERED, str(await room.lines.address("k1")))
        line = room_line()
        assert line is not None
        assert room_line() is line
        line.close()

    run(hour)
