"""Wars played beside a page: it stays awake, a stop keeps whole pairs, and a script waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Protocol

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.playing.blocks import Block, Played, play_block
from algeria_lab.experiments.playing.queued import LOOK, Place, at_once, place, warm_up
from algeria_lab.experiments.playing.running import CANCELLED, EXECUTOR_DIED, Run

if TYPE_CHECKING:
    from algeria_lab.experiments.asking.questions import Question

_LOG = logging.getLogger(__name__)
Asked = Callable[[], "Question"]


class Hearer(Protocol):
    """Who is told how a run stands; always in the thread of the page."""

    def told(self, run: Run) -> None:
        """Hear of wars that were played."""

    def ended(self, run: Run) -> None:
        """Hear that a run is over; it may have been stopped."""

    def failed(self, error: Exception) -> None:
        """Hear that a run could not be begun, or broke off."""


class Playing:
    """Plays one question at a time, pair by pair.

    Args:
        hearer: Who is told.
    """

    def __init__(self, hearer: Hearer) -> None:
        self._hearer = hearer
        self._stops = False
        self._task: asyncio.Task[None] | None = None
        self._warming: asyncio.Future[None] | None = None

    @property
    def is_going(self) -> bool:
        """Whether wars are being played."""
        return self._task is not None and not self._task.done()

    def start(self, asked: Asked) -> None:
        """Play the wars of a question; at once to the end where no loop runs, as in a script.

        Args:
            asked: Makes the question, which may take a while.

        Raises:
            LabError: Where no loop runs, if the question cannot be asked.
        """
        if self.is_going:
            return
        self._stops = False
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self.play(asked)
        else:
            self._task = loop.create_task(self._play(asked))

    def play(self, asked: Asked) -> None:
        """Play the wars of a question at once to the end, whoever waits.

        Raises:
            LabError: If it cannot be asked.
        """
        run = Run(asked(), 1)
        for block in self._blocks(run):
            run.add(block, play_block(block))
            self._hearer.told(run)
        run.check_played()
        self._hearer.ended(run)

    def warm(self, act: Callable[[], object]) -> None:
        """Do something slow before anybody waits for it, where a loop runs; faults show later."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        warm_up()
        self._warming = loop.run_in_executor(None, _quietly, act)

    def stop(self) -> None:
        """Stop after the pair that is being played."""
        self._stops = True

    def close(self) -> None:
        """Give up what is being played."""
        if self._task:
            self._task.cancel()

    async def _play(self, asked: Asked) -> None:
        # In a thread or another process, so that the page is answered in between.
        try:
            run = Run(await asyncio.to_thread(asked), 1)
            self._hearer.told(run)
            await self._play_all(run)
            run.check_played()
        except Exception as error:  # noqa: BLE001 - the edge of the widget: nobody else would hear of it
            if not isinstance(error, LabError):
                _LOG.exception("A run of an experiment failed")
            self._task = None
            self._hearer.failed(error)
        else:
            self._task = None
            self._hearer.ended(run)

    async def _play_all(self, run: Run) -> None:
        """Play the wars: by the workers of the server of pages or of the browser, else here."""
        going: set[asyncio.Task[tuple[Block, Played]]] = set()
        with place() as queue:
            blocks, most = self._blocks(run), at_once(queue)
            try:
                while True:
                    going |= {
                        asyncio.ensure_future(self._played(run, block, queue))
                        for block in islice(blocks, most - len(going))
                    }
                    if not going:
                        return
                    done, going = await asyncio.wait(going, return_when=asyncio.FIRST_COMPLETED)
                    for each in done:
                        run.add(*each.result())
                    self._hearer.told(run)
            finally:
                for each in going:
                    each.cancel()

    async def _played(self, run: Run, block: Block, queue: Place | None) -> tuple[Block, Played]:
        """Return a block and what was played of it; the hearer is told meanwhile how long it has to wait."""
        if queue is None or EXECUTOR_DIED in run.notices:
            return block, await asyncio.to_thread(play_block, block)
        try:
            playing = asyncio.wrap_future(queue.submit(play_block, block))
            while not (await asyncio.wait([playing], timeout=LOOK))[0]:
                self._look(run, queue.before)
            self._look(run, 0)
            return block, playing.result()
        except (RuntimeError, OSError):  # the queue is gone, or its workers cannot play this
            run.notice(EXECUTOR_DIED)
            return block, await asyncio.to_thread(play_block, block)

    def _look(self, run: Run, before: int) -> None:
        if run.before != before:
            run.before = before
            self._hearer.told(run)

    def _blocks(self, run: Run) -> Iterator[Block]:
        while blocks := run.take(1):
            if self._stops:
                run.notice(CANCELLED)
                return
            yield blocks[0]


def _quietly(act: Callable[[], object]) -> None:
    try:
        act()
    except Exception:  # noqa: BLE001 - it is done again, and told, when somebody asks for it
        _LOG.debug("What an experiment needs could not be made ready", exc_info=True)
