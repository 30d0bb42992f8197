"""What a browser says to its page never becomes what a page says to the room, but by what the page does."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from algeria_lab.apps.serving.rooms.keys import Lock
from tests.apps.serving.conftest import serving_room
from tests.apps.serving.visitor import V1, Visitor, message
from tests.children import HUNG

PAGE = "voila/render/page.ipynb"
# A page that tells the room one thing, when its reader asks for it.
CELL = """
from comm import create_comm
from algeria_lab.room.line import room_line
line = room_line()
line.stand("stands", lesson="l01-control", form=50, step="ballot", number=1)
asked = create_comm(target_name="asked", comm_id="asked")
asked.on_msg(lambda message: line.say("name", nickname=message["content"]["data"]["nickname"]))
"""
FORGED = {"do": "hand", "raised": True}
CODE = {"code": "line.say('hand', raised=True)", "silent": False}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Lock]]:
    with serving_room(tmp_path_factory, CELL, PAGE) as opened:
        yield opened


def reader(room: tuple[int, Lock]) -> tuple[Visitor, str]:
    visitor = Visitor(room[0])
    visitor.ask(f"?token={room[1].key}")
    return visitor, visitor.open_page("page.ipynb")


def desk(room: tuple[int, Lock]) -> Visitor:
    visitor = Visitor(room[0])
    assert visitor.ask(f"desk?desk={room[1].desk}").status == 302
    return visitor


def seats_until(visitor: Visitor, holds: Callable[[list[dict[str, Any]]], bool]) -> list[dict[str, Any]]:
    """Return the seats at the desk as soon as something holds of them."""
    end = time.monotonic() + HUNG
    while time.monotonic() < end:
        seats = json.loads(visitor.ask("voila/api/desk?lang=en").text)["seats"]
        if holds(seats):
            return list(seats)
        time.sleep(0.05)
    raise AssertionError("it never held")


def test_a_browser_speaks_for_no_place_and_the_wall_for_no_name(room: tuple[int, Lock]):
    (own, kernel), (other, others_kernel) = reader(room), reader(room)
    teacher = desk(room)
    with own.socket(kernel, V1) as socket:
        for channel in ("shell", "control"):
            socket.send(message("execute_request", channel, **CODE))
            socket.send(message("comm_open", channel, comm_id="x", target_name="asked", data=FORGED))
            socket.send(message("comm_msg", channel, comm_id="room", data=FORGED))
            socket.send(message("hand", channel, **FORGED))
        socket.send(json.dumps(FORGED).encode() + b"\n")
        # What the page does on its reader's wish comes after all that, and for its own place.
        data = {"nickname": "Lina", "number": 2, "kernel": others_kernel, "do": "hand", "raised": True}
        socket.send(message("comm_msg", comm_id="asked", data=data))
        seats = seats_until(teacher, lambda seats: any(seat["nickname"] for seat in seats))
    assert [(seat["number"], seat["nickname"], seat["hand"]) for seat in seats] == [
        (1, "Lina", False),
        (2, "", False),
    ]

    with pytest.raises(InvalidStatus):
        own.socket(others_kernel, V1)
    for path in ("class", "voila/api/room", "voila/api/room/wall"):
        assert "Lina" not in other.ask(path).text
