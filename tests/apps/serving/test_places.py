"""How many readers a room has places for, who gives one on, and what is said where it is full."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from algeria_lab.apps.serving.kernels import memory, page_kernels
from algeria_lab.apps.serving.kernels.memory import ORDINARY, free_memory, readers_in
from algeria_lab.apps.serving.kernels.page_kernels import PageKernels
from algeria_lab.apps.serving.kernels.places import LOST, READER, Full, Place, Places, State, gives_way
from algeria_lab.apps.serving.rooms.room import told

OF_A_PAGE = {"VOILA_BASE_URL": "/"}
GONE, NOW = LOST + timedelta(seconds=1), timedelta()


def room(**held: tuple[str, State, timedelta]) -> dict[str, Place]:
    """Return held places by kernel, from who holds each and how its page is."""
    return {kernel: Place(number, *one) for number, (kernel, one) in enumerate(held.items(), 1)}


def test_places_are_numbered_from_one_and_given_again():
    places = Places(3)
    numbers = [places.take(kernel, "") for kernel in ("a", "b", "c", "b")]
    places.leave("b")
    places.leave("nobody")

    assert numbers == [1, 2, 3, 2]
    assert places.free == 1
    assert places.take("d", "") == 2
    with pytest.raises(Full):
        places.take("e", "")


def test_a_browser_that_comes_again_gets_its_number_and_nobody_new_does_while_others_are_left():
    places = Places(3)
    assert [places.take("k1", "lina"), places.take("k2", "omar")] == [1, 2]
    places.leave("k1")

    assert places.take("k3", "somebody new") == 3
    assert places.take("k4", "lina") == 1
    places.leave("k2")
    assert places.take("k5", "somebody else") == 2, "no number is kept from those who need one"
    places.leave("k4")
    assert places.take("k6", "omar") == 1


def test_a_page_that_is_loaded_again_before_the_old_one_has_gone_stands_at_the_same_place():
    places = Places(5)
    assert [places.take(f"k{number}", f"reader {number}") for number in (1, 2, 3)] == [1, 2, 3]
    assert places.take("k2 again", "reader 2") == 2
    places.leave("k2")
    assert places.take("k4", "reader 4") == 4
    assert places.free == 1
    assert places.take("k5", "") == 5


def test_a_page_lost_for_a_minute_gives_way_and_the_longest_lost_first():
    held = room(a=("x", "here", NOW), b=("y", "lost", GONE), c=("z", "lost", 2 * GONE), d=("w", "lost", NOW))

    assert gives_way(held, "new") == "c"
    assert gives_way({"a": held["a"], "d": held["d"]}, "new") == ""


def test_a_page_that_never_came_gives_way_like_one_that_is_lost():
    assert gives_way(room(a=("", "coming", GONE)), "") == "a"
    assert gives_way(room(a=("", "coming", NOW)), "") == ""


def test_a_readers_own_page_gives_way_to_the_same_page_loaded_again():
    held = room(a=("x", "here", NOW), b=("y", "here", NOW), c=("y", "here", NOW), d=("z", "lost", GONE))

    assert gives_way(held, "y") == "b"
    assert gives_way(held, "") == "d"


@pytest.mark.parametrize(
    ("limit", "used", "free"), [("max", "25", 900), ("500", "220", 300), ("5000", "30", 900)]
)
def test_a_container_has_what_it_may_still_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, used: str, free: int
):
    """Copies of files fill a container to its limit in time: they must not keep readers out."""
    monkeypatch.delenv("MEM_LIMIT", raising=False)
    monkeypatch.setattr(memory.psutil, "virtual_memory", lambda: SimpleNamespace(available=900))
    assert free_memory(tmp_path) == 900
    (tmp_path / "memory.max").write_text(f"{limit}\n")
    (tmp_path / "memory.current").write_text(f"{used}\n")
    (tmp_path / "memory.stat").write_text("anon 100\ninactive_file 20\nactive_file 7\n")

    assert free_memory(tmp_path) == free
    monkeypatch.setenv("MEM_LIMIT", "100")
    assert free_memory(tmp_path) == 100


def test_the_memory_says_for_how_many_readers_it_is_enough():
    assert readers_in(0, ORDINARY) == memory.FEWEST
    assert readers_in(20 * ORDINARY, ORDINARY) == 16
    assert readers_in(20 * ORDINARY, memory.FORKED) > 16
    assert readers_in(10_000 * ORDINARY, ORDINARY) == memory.MOST


def with_room(check: Callable[[PageKernels], Awaitable[None]], *, places: int) -> None:
    """Check something of a manager that starts no process: what is of interest is who gets a place."""

    async def run() -> None:
        kernels = Rehearsed(places=places)
        await check(kernels)
        await kernels.queue.close()

    asyncio.run(run())


class Names(AsyncMappingKernelManager):
    """A manager whose kernels are names."""

    async def start_kernel(self, **arguments: object) -> str:
        """Let somebody else go first, then have a kernel."""
        await asyncio.sleep(0)
        kernel = str(arguments["kernel_id"])
        spec = SimpleNamespace(metadata={})
        self._kernels[kernel] = SimpleNamespace(
            kernel_spec=spec, execution_state="idle", last_activity=datetime.now(UTC)
        )
        self._kernel_connections[kernel] = 0
        return kernel

    async def shutdown_all(self, *, now: bool = False) -> None:
        """Begin to end them; the test ends each."""
        assert now, "nobody waits for a kernel that holds nothing"

    async def shutdown_kernel(self, kernel_id: str, **_: object) -> None:
        """Forget a kernel."""
        self.remove_kernel(kernel_id)


class Rehearsed(PageKernels, Names):
    """Places for pages whose kernels are names."""

    async def come(self, reader: str = "") -> str:
        """Open a page for *reader* and return its kernel."""
        READER.set(reader)
        return await self.start_kernel(env=OF_A_PAGE)


def test_one_reader_more_than_there_are_places_is_told_so_and_nothing_is_started():
    async def check(kernels: PageKernels) -> None:
        asked = await asyncio.gather(*(kernels.come() for _ in range(5)), return_exceptions=True)

        assert [type(answer) for answer in asked] == [str] * 3 + [Full] * 2
        assert kernels.room.free == 0
        await kernels.shutdown_kernel(asked[0])
        assert kernels.room.free == 1
        assert await kernels.come()

    with_room(check, places=3)


def test_in_a_full_room_a_lost_page_makes_place_and_one_that_is_here_does_not():
    async def check(kernels: PageKernels) -> None:
        here, lost = await kernels.come("x"), await kernels.come("y")
        for kernel in (here, lost):
            kernels.notify_connect(kernel)
            kernels.get_kernel(kernel).last_activity = datetime.now(UTC) - GONE
        kernels.notify_disconnect(lost)
        with pytest.raises(Full):
            await kernels.come("z")
        kernels.get_kernel(lost).last_activity -= GONE
        await kernels.come("z")

        assert here in kernels
        assert lost not in kernels
        assert [place["number"] for place in told(kernels)["held"]] == [1, 2]

    with_room(check, places=2)


def test_a_room_that_closes_lets_nobody_in_for_those_who_leave():
    async def check(kernels: PageKernels) -> None:
        kernel = await kernels.come()
        await kernels.shutdown_all()
        await kernels.shutdown_kernel(kernel)
        assert kernels.free == 0
        with pytest.raises(Full):
            await kernels.come()

    with_room(check, places=2)


def test_a_page_at_work_is_not_ended_for_a_newcomer():
    async def check(kernels: PageKernels) -> None:
        kernel = kernels.get_kernel(await kernels.come("x"))
        kernel.last_activity -= GONE
        kernel.execution_state = "busy"
        with pytest.raises(Full):
            await kernels.come("y")

    with_room(check, places=1)


def test_a_full_room_lets_a_reader_load_the_page_again():
    async def check(kernels: PageKernels) -> None:
        first, other = await kernels.come("x"), await kernels.come("y")
        again = await kernels.come("x")

        assert first not in kernels
        assert {again, other} == set(kernels.list_kernel_ids())

    with_room(check, places=2)


def test_no_page_is_begun_for_which_there_is_no_memory(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page_kernels, "free_memory", lambda: ORDINARY - 1)

    async def check(kernels: PageKernels) -> None:
        with pytest.raises(Full):
            await kernels.come()
        assert kernels.room.free == 2
        assert kernels.free == told(kernels)["free"] == 0

    with_room(check, places=2)


def test_the_kernel_of_a_notebook_needs_no_place():
    async def check(kernels: PageKernels) -> None:
        await kernels.start_kernel(kernel_id="0", env={})
        assert kernels.room.free == 1

    with_room(check, places=1)


def test_a_kernel_that_cannot_start_gives_its_place_back(monkeypatch: pytest.MonkeyPatch):
    async def fails(self: object, **_: object) -> str:
        raise OSError("no more processes")

    monkeypatch.setattr(Names, "start_kernel", fails)

    async def check(kernels: PageKernels) -> None:
        with pytest.raises(OSError, match="no more processes"):
            await kernels.come()
        assert kernels.room.free == 1

    with_room(check, places=1)


def test_the_room_is_told_by_number_and_without_names():
    async def check(kernels: PageKernels) -> None:
        kernel = await kernels.come("somebody")
        kernels.notify_connect(kernel)
        text = json.dumps(told(kernels))

        assert json.loads(text)["held"] == [{"number": 1, "state": "here"}]
        assert "somebody" not in text
        assert kernel not in text

    with_room(check, places=2)


Fails = Callable[..., Awaitable[None]]


async def refuses_to_end(self: object, kernel_id: str, **_: object) -> None:
    raise RuntimeError(f"{kernel_id} would not end")


async def is_told_to_leave(self: object, *_: object, **__: object) -> None:
    raise asyncio.CancelledError


@pytest.mark.parametrize("ends", [refuses_to_end, is_told_to_leave])
def test_a_place_that_the_page_before_does_not_leave_stays_that_page_s(
    ends: Fails, monkeypatch: pytest.MonkeyPatch
):
    """It was lost until the server ended: neither the newcomer had it nor anybody after."""

    async def check(kernels: PageKernels) -> None:
        lost = await kernels.come("x")
        kernels.get_kernel(lost).last_activity -= GONE
        with monkeypatch.context() as patch:
            patch.setattr(Names, "shutdown_kernel", ends)
            with pytest.raises((RuntimeError, asyncio.CancelledError)):
                await kernels.come("z")
        assert list(kernels.held()) == [lost]
        await kernels.shutdown_kernel(lost)
        assert kernels.room.free == 1

    with_room(check, places=1)


@pytest.mark.parametrize("moment", range(6))
def test_who_leaves_while_a_page_is_begun_leaves_nothing_behind(moment: int):
    """At whatever moment: afterwards as many places are held as there are kernels."""

    async def check(kernels: PageKernels) -> None:
        lost = await kernels.come("x")
        kernels.get_kernel(lost).last_activity -= GONE
        page = asyncio.create_task(kernels.come("z"))
        for _ in range(moment):
            await asyncio.sleep(0)
        page.cancel()
        await asyncio.gather(page, return_exceptions=True)
        assert set(kernels.held()) == set(kernels.list_kernel_ids())
        assert page.cancelled() or page.result() in kernels

    with_room(check, places=1)


def test_a_page_that_cannot_be_given_its_key_leaves_no_kernel(monkeypatch: pytest.MonkeyPatch):
    """Nobody would know of it, and it would keep its place for ten minutes."""

    def fails(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(page_kernels, "give_key", fails)
    monkeypatch.setattr(page_kernels.CallContext, "get", lambda _: object())

    async def check(kernels: PageKernels) -> None:
        with pytest.raises(RuntimeError, match="a fault of ours"):
            await kernels.come()
        assert kernels.list_kernel_ids() == []
        assert kernels.room.free == 1

    with_room(check, places=1)


def test_what_was_given_up_half_way_does_not_keep_the_server_from_ending():
    """Jupyter keeps what it was about to do: the workers were then left alone."""

    async def check(kernels: PageKernels) -> None:
        kernels._pending_kernels["1"] = asyncio.create_task(asyncio.sleep(0))
        kernels._pending_kernels["1"].cancel()
        await kernels.shutdown_all()

    with_room(check, places=1)


def test_a_page_that_nobody_has_seen_leaves_no_number():
    """Such as the one by which a room tries itself out."""
    places = Places(3)
    assert places.take("tried", "terminal") == 1
    assert places.leave("tried", unseen=True) == 1

    assert places.take("k1", "lina") == 1
    assert places.leave("never there") == 0
