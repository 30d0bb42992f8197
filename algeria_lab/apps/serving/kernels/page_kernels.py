"""The kernels behind pages: as many as there are places; one whose page is lost waits for it, then ends."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

from jupyter_client.manager import KernelManager
from jupyter_server import CallContext
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Bool, Integer, TraitError, default

from algeria_lab.apps.serving.doors import give_key
from algeria_lab.apps.serving.hall.hall import Hall, Tell
from algeria_lab.apps.serving.hall.lines import RoomLines
from algeria_lab.apps.serving.hall.tables.part import Tables
from algeria_lab.apps.serving.kernels import forked
from algeria_lab.apps.serving.kernels.kept_messages import KeptMessages
from algeria_lab.apps.serving.kernels.memory import free_memory, of_a_reader, readers_in
from algeria_lab.apps.serving.kernels.places import READER, Full, Place, Places, State, gives_way
from algeria_lab.apps.serving.runs.queue import RunQueue
from algeria_lab.experiments.playing.wire import OFFERED
from algeria_lab.room.wire import OFFERED as ROOM

PATIENCE = 600  # seconds that a page without a connection keeps its kernel
_OF_A_PAGE = "VOILA_BASE_URL"  # a variable that only Voila gives to a kernel
_MARK = "algeria_lab_page"  # in the specification of a kernel: it belongs to a page


def is_of_page(kernel: KernelManager) -> bool:
    """Return whether a kernel belongs to a page, not to a notebook that somebody edits."""
    return kernel.kernel_spec is not None and _MARK in kernel.kernel_spec.metadata


class PageKernels(KeptMessages, AsyncMappingKernelManager):
    """A kernel manager that counts how long a kernel has been alone from the moment its page was lost.

    Jupyter counts from the last message: a reader who thought for an hour and then went through a tunnel
    would find the kernel gone. Kernels of notebooks keep the time that `cull_idle_timeout` gives them.
    Kernels of pages have many wars played by the workers of one queue, and are told where it stands.
    """

    places = Integer(
        config=True, help="How many pages may have a kernel at once; what the memory allows if left out."
    )

    has_hall = Bool(
        default_value=False, config=True, help="Whether pages tell a desk where their readers are."
    )

    @default("places")
    def _places_that_memory_allows(self) -> int:
        return readers_in(free_memory(), self.a_reader)

    def __init__(self, **arguments: Any) -> None:
        """Make the manager with every place free."""
        super().__init__(**arguments)
        self.room = Places(self.places)
        self._seen: set[str] = set()  # kernels whose page has been here
        self.queue = RunQueue()
        self.lines = RoomLines(self._opened)

    def _opened(self, tell: Tell) -> Hall:
        self.hall = Hall(tell, self.held)
        self.tables = Tables(self.hall)
        self.hall.parts.append(self.tables)
        return self.hall

    @property
    def a_reader(self) -> int:
        """The bytes that a page takes here: fewer where kernels are forked."""
        forks = self.config.KernelProvisionerFactory.default_provisioner_name == forked.NAME
        return of_a_reader(forked=forks)

    @property
    def free(self) -> int:
        """The number of free places; none where there is no memory for one more page."""
        return self.room.free if free_memory() >= self.a_reader else 0

    @property
    def opens(self) -> bool:
        """Whether somebody who comes now gets a place: a free one, or that of a page that was lost."""
        return bool(self.free or self._giving_way(""))

    def _giving_way(self, reader: str) -> str:
        return gives_way({kernel: place for kernel, place in self.held().items() if kernel in self}, reader)

    async def start_kernel(self, *args: Any, **arguments: Any) -> str:  # type: ignore[override]  # as Jupyter's
        """Start a kernel and return its id; that of a page gets a place, `PATIENCE` and a key.

        Raises:
            Full: If it is for a page and there is no place, or not the memory for one more.
        """
        if _OF_A_PAGE not in arguments.get("env", {}):
            return await super().start_kernel(*args, **arguments)
        kernel_id = arguments.setdefault("kernel_id", self.new_kernel_id())
        async with self._placed(kernel_id, READER.get()):
            arguments["env"] = {**arguments["env"], **await self._told_at_birth(kernel_id)}
            await _to_the_end(super().start_kernel(*args, **arguments))
            spec = self.get_kernel(kernel_id).kernel_spec
            assert spec is not None, "a kernel that has started has a specification"
            # Jupyter reads the time of this one kernel from there: each has read a copy of its own.
            spec.metadata |= {"cull_idle_timeout": PATIENCE, _MARK: True}
            if handler := CallContext.get(CallContext.JUPYTER_HANDLER):
                give_key(handler, kernel_id, self)
        return kernel_id

    async def _told_at_birth(self, kernel_id: str) -> dict[str, str]:
        """Return what the kernel of a page is told: where many wars are played, and where its room is."""
        told = {OFFERED: str(await self.queue.address())}
        if self.has_hall:
            told[ROOM] = str(await self.lines.address(kernel_id))
        return told

    @asynccontextmanager
    async def _placed(self, kernel_id: str, reader: str) -> AsyncIterator[None]:
        """Give a kernel a place, in which it is begun within the block; if that fails, nothing is left of it.

        Raises:
            Full: If there is no place, or not the memory for one more.
        """
        other = "" if self.free else self._giving_way(reader)
        if not (self.free or other):
            raise Full
        with self.room.taken(kernel_id, reader, other, lambda kernel: kernel in self):
            try:
                if other:
                    await _to_the_end(self.shutdown_kernel(other, now=True))
                yield
            except BaseException:
                if kernel_id in self:  # no page knows it
                    await _to_the_end(self.shutdown_kernel(kernel_id, now=True))
                raise

    async def shutdown_all(self, now: bool = True) -> None:  # type: ignore[override]  # noqa: ARG002, FBT001, FBT002 - as Jupyter's
        """End all kernels at once, and the workers that play for them; begin no other for those who wait.

        A kernel holds nothing that its page does not keep, and Jupyter would give it up to five seconds.
        """
        self.room.close()
        # Jupyter knows no kernel before it has started, and would end none of the others for that.
        await asyncio.gather(*self._pending_kernels.values(), return_exceptions=True)
        await super().shutdown_all(now=True)
        await self.queue.close()
        await self.lines.close()
        for part in self.hall.parts:
            await part.close()

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, and give its place back."""
        unseen = kernel_id not in self._seen  # such as the page by which a room tries itself out
        number = self.room.leave(kernel_id, unseen=unseen)
        if unseen:
            self.hall.forget(kernel_id, number)
        self._seen.discard(kernel_id)
        return super().remove_kernel(kernel_id)

    def held(self) -> dict[str, Place]:
        """Return the places that pages hold, by kernel, the oldest page first."""
        return self.room.look(self._state)

    def _state(self, kernel_id: str) -> tuple[State, timedelta]:
        """Return how the page of a kernel is, and for how long nothing was heard of it."""
        if kernel_id not in self:  # it is being started
            return "coming", timedelta()
        if self._kernel_connections.get(kernel_id):
            return "here", timedelta()
        kernel: Any = self.get_kernel(kernel_id)
        try:
            busy, last = kernel.execution_state == "busy", kernel.last_activity
        except TraitError:  # it runs, and Jupyter has not begun to listen to it
            return "coming", timedelta()
        alone = timedelta() if busy else datetime.now(UTC) - last
        return ("lost" if kernel_id in self._seen else "coming"), alone

    def notify_connect(self, kernel_id: str) -> None:
        """Note that a page has connected with its kernel."""
        super().notify_connect(kernel_id)
        if kernel_id in self:
            self._seen.add(kernel_id)
            self.hall.moved(kernel_id)

    def notify_disconnect(self, kernel_id: str) -> None:
        """Note that a connection has ended; the time alone begins now."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self:
            self.get_kernel(kernel_id).last_activity = datetime.now(UTC)  # type: ignore[attr-defined]  # Jupyter adds it
            self.hall.moved(kernel_id)


async def _to_the_end(act: Awaitable[object]) -> None:
    """Wait for what must not stop half-way, even if whoever waits is told to leave: that is done then."""
    doing = asyncio.ensure_future(act)
    try:
        await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait([doing])
        raise
