"""Pages of a room in one event loop: readers press what their browsers would send."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from algeria_lab.views.pages.twilight.page import CampaignRoom
from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.room import shared_map
from algeria_lab.views.room.shared_session import SharedSession
from tests.room.rooms import Room, until

PAGES: dict[str, Callable[[str], Any]] = {"algeria": WarRoom, "twilight": CampaignRoom}
BEGINNINGS = {"algeria": "1954", "twilight": "short"}
ENDS = ("done", "pass")  # who never chose one of these would buy and shift for hours
AGREED: dict[str, Any] = {"hints": True, "undo": True, "watched": True, "minutes": "0"}


class Reader:
    """A reader before a page of a room."""

    def __init__(self, page: Any, number: int) -> None:
        self.page, self.number = page, number

    @property
    def session(self) -> Any:
        return self.page.session

    @property
    def game(self) -> Any:
        return self.session.game

    @property
    def scene(self) -> dict[str, Any]:
        return dict(self.session.board.scene)

    @property
    def bar(self) -> dict[str, Any]:
        """What the page says of its table; nothing where it sits at none."""
        return self.page._lobby.view["table"] or {}

    @property
    def sits(self) -> bool:
        return isinstance(self.session, SharedSession)

    @property
    def decides(self) -> bool:
        return bool(self.session.table.person_decides)

    def press(self, **message: Any) -> dict[str, Any]:
        """Send something as the browser does, and return the scene that is shown then."""
        board = self.session.board
        board._on_message(board, {"ply": self.game.ply, **message}, None)
        return self.scene

    def read(self) -> None:
        """Turn to what is asked."""
        self.press(kind="told", to=None)

    def decide(self, rng: Random) -> dict[str, Any]:
        legal = self.game.legal()
        ends = [action for action in legal if action.verb in ENDS]
        return self.press(kind="pick", id=str(rng.choice(ends if ends and rng.random() < 0.5 else legal)))

    def choose(self, do: str, value: str = "") -> None:
        """Choose something in the lobby or at the bar of the table."""
        self.page._lobby._on_message(None, {"kind": "do", "do": do, "value": value}, None)

    def labels(self) -> list[str]:
        return [deed["do"] for deed in self.bar["deeds"]]


async def come(room: Room, game: str, number: int, language: str = "en", kernel: str = "") -> Reader:
    """Return a reader before a page of a game that has just been loaded."""
    line = await room.page(kernel or f"{game}-{number}", number)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shared_map, "room_line", lambda: line)
        page = PAGES[game](language)
    return Reader(page, number)


async def sit_down(room: Room, game: str, **agreed: Any) -> tuple[Reader, Reader]:
    """Return two readers at a table, the FLN's first."""
    one, two = await come(room, game, 1), await come(room, game, 2)
    values = {"scenario": BEGINNINGS[game], "seat": "fln", **AGREED, **agreed}
    one.page._form._on_message(None, {"kind": "begin", "values": values}, None)
    await until(lambda: one.sits and two.page._lobby.view["rows"])
    two.choose(f"sit {one.session.sitting.record.id} gov")
    await until(lambda: two.sits and two.session.sitting.record.seats["gov"] == [2])
    await both_here(one, two)
    await agree(one, two)
    return one, two


async def both_here(*readers: Reader) -> None:
    """Wait until each page knows that the others show the table."""
    numbers = {reader.number for reader in readers}
    await until(lambda: all({*reader.session.sitting.record.here} == numbers for reader in readers))


async def agree(*readers: Reader) -> None:
    """Wait until all pages stand at the same moment of one history."""
    first, *others = readers
    await until(lambda: all(reader.session.sitting.is_confirmed for reader in readers))
    await until(lambda: all(checks(one) == checks(first) for one in others))


def checks(reader: Reader) -> list[str]:
    return [entry.check for entry in reader.session.war.shared.game.history]


async def play(readers: tuple[Reader, Reader], rng: Random, decisions: int) -> None:
    """Let both decide in turn, whatever is asked."""
    for _ in range(decisions):
        deciding = next((reader for reader in readers if reader.decides), None)
        if deciding is None:
            return
        deciding.read()
        scene = deciding.decide(rng)
        assert scene.get("notice", {}).get("level") not in ("error", "refusal"), scene["notice"]
        await agree(*readers)


async def play_until_both(readers: tuple[Reader, Reader]) -> None:
    """Let both decide in turn until each has decided something."""
    rng = Random(4)
    await play(readers, rng, 12)
    while None in [reader.session.war.shared.last_decision for reader in readers]:
        await play(readers, rng, 1)


async def asked(reader: Reader) -> None:
    """Wait until a reader is asked, while a computer plays on."""
    while not reader.decides:
        ply = reader.game.ply
        await until(lambda: reader.decides or reader.game.ply != ply)  # noqa: B023 - it is awaited here
