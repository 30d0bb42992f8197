"""The server's side of the worker that plays receipts again: begun with the first, ended with the room."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any

from algeria_lab.apps.serving.hall.lessons import LessonFiles

_LOG = logging.getLogger(__name__)
WORKER = "algeria_lab.apps.serving.hall.handed.worker"
HURRY = 120.0  # seconds for one answer: a receipt is given thirty, on a computer that a whole class uses
LONGEST = 2**26  # bytes of an answer: the tables of a whole class, with all that it wrote

Told = dict[str, Any]


class CannotMark(Exception):
    """What was handed in cannot be played again, or set in tables."""


class WorkerDied(CannotMark):
    """The worker has ended, or does not answer: what it had played is to be played again."""


class Marker:
    """Asks the worker, one thing at a time.

    Args:
        files: Where the lessons stand.
    """

    def __init__(self, files: LessonFiles) -> None:
        self._files, self._turn = files, asyncio.Lock()
        self._process: asyncio.Task[Process] | None = None

    async def take(self, name: str, text: str) -> str:
        """Have a receipt played again; return ``holds``, or why it does not.

        Raises:
            CannotMark: If there is no answer, or it is that nobody can.
        """
        return str((await self._ask(do="take", name=name, text=text))["problem"])

    async def tables(self, language: str, rows: list[list[str]]) -> Told:
        """Return the tables of receipts, as `receipts_part.marking_part` tells them.

        Args:
            language: The teacher's language.
            rows: Of each its name here, that of its file, and what its learner is called.

        Raises:
            CannotMark: If there is no answer, or it is that nobody can.
        """
        return dict((await self._ask(do="tables", language=language, rows=rows))["tables"])

    async def files(self, language: str, rows: list[list[str]]) -> list[dict[str, str]]:
        """Return the tables of receipts as files, as `files.marking_files` does; see `tables`.

        Raises:
            CannotMark: If there is no answer, or it is that nobody can.
        """
        return list((await self._ask(do="files", language=language, rows=rows))["files"])

    async def close(self) -> None:
        """End the worker, whatever it does, be it only being begun."""
        beginning, self._process = self._process, None
        if beginning is None:
            return
        with suppress(OSError):  # it could not be begun
            process = await beginning
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _ask(self, **asked: object) -> Told:
        async with self._turn:
            try:
                if self._process is None:
                    self._process = asyncio.get_running_loop().create_task(self._begin())
                # Whoever asks may be told to leave: that must not lose a process that is being begun.
                process = await asyncio.shield(self._process)
                assert process.stdin is not None, "it was asked for"
                assert process.stdout is not None, "it was asked for"
                process.stdin.write(json.dumps(asked).encode() + b"\n")
                line = await asyncio.wait_for(process.stdout.readline(), HURRY)
                answer = dict(json.loads(line))
            except (OSError, ValueError, TimeoutError) as error:
                _LOG.warning("What was handed in cannot be played again now: %r", error)
                await self.close()
                raise WorkerDied from error
        if "fault" in answer:
            raise CannotMark(answer["fault"])
        return answer

    async def _begin(self) -> Process:
        places = [str(place or "") for place in self._files]
        # A session of its own: Ctrl+C in the terminal is for the server, which ends it.
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", WORKER, *places),
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST,
            start_new_session=True,
        )
