"""What a class hands in, kept by place in the memory of the server until the teacher saves it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.serving.hall.hall import Hall, Part
from algeria_lab.apps.serving.hall.handed.marker import CannotMark, Marker, WorkerDied
from algeria_lab.apps.serving.hall.handed.work import TooLarge, Work, file_names, work_of
from algeria_lab.apps.serving.hall.handed.zipped import zipped

if TYPE_CHECKING:
    from algeria_lab.apps.serving.hall.lessons import LessonFiles
    from algeria_lab.apps.serving.hall.seats import Seat
    from algeria_lab.room.wire import Said
    from algeria_lab.views.shared.messages import Messages

_LOG = logging.getLogger(__name__)
MOST_KEPT = 200  # works
MOST_LETTERS = 64 * 2**20  # of all together
MOST_TRIES = 2  # of one receipt, where the worker ends meanwhile: that may have had another cause
MOST_DEATHS = 3  # of the worker over tables, after which nobody makes any more
Told = dict[str, Any]


class Handed(Part):
    """Hears what is handed in, has it played again, and gives it all as one file.

    Args:
        hall: The hall, which tells pages that it has come.
        files: Where the lessons stand.
    """

    kinds = frozenset({"hand-in"})

    def __init__(self, hall: Hall, files: LessonFiles) -> None:
        self._hall, self._marker = hall, Marker(files)
        self._works: dict[tuple[str, int, str], Work] = {}
        self._serial = self._played = self._deaths = 0
        self._marking: asyncio.Task[None] | None = None
        self._tables: dict[str, tuple[int, Told]] = {}  # by language, as of how many that were played

    @property
    def works(self) -> list[Work]:
        """All works, by place."""
        return sorted(self._works.values(), key=lambda work: (work.lesson, work.number))

    def unsaved(self) -> Told:
        """Return how many works nobody has as a file, and a number that grows with each that is handed in."""
        count = sum(not work.is_saved for work in self._works.values())
        return {"unsaved": count, "serial": self._serial}

    def hear(self, seat: Seat, said: Said) -> None:
        """Keep what a page hands in, the latest of its reader and lesson, and tell it whether that was done.

        Raises:
            Misspoken: If it has not the form of that.
        """
        try:
            work = work_of(seat, said)
            is_kept = self._keep(work)
        except TooLarge as error:
            _LOG.warning("Place %s hands in more than is taken: %s", seat.number, error)
            is_kept, work = False, None
        lesson = work.lesson if work else str(said.get("lesson", ""))
        at = work.at if work else ""
        self._hall.tell(seat.number, {"do": "handed", "lesson": lesson, "ok": is_kept, "at": at})

    def _keep(self, work: Work) -> bool:
        name = work.reader, 0 if work.reader else work.number, work.lesson
        others = [one for key, one in self._works.items() if key != name]
        if len(others) >= MOST_KEPT or sum(one.size for one in others) + work.size > MOST_LETTERS:
            _LOG.warning("The desk is full: %s works are kept", len(others))
            return False
        before = self._works.get(name)
        self._serial += 1
        work.serial = self._serial
        if before and before.receipt == work.receipt:  # another word or report with it
            work.serial, work.problem = before.serial, before.problem
        self._works[name] = work
        self._played += 1
        self._mark()
        return True

    def _mark(self) -> None:
        """Have played again what was not yet, one by one, while pages go on."""
        if self._marking is None or self._marking.done():
            self._marking = asyncio.get_running_loop().create_task(self._mark_all())

    async def _mark_all(self) -> None:
        """Play again what was not yet, first come first served: who hands in anew stands behind."""
        while waiting := [work for work in self._works.values() if not work.problem]:
            work = min(waiting, key=lambda one: one.serial)
            try:
                work.problem = await self._marker.take(work.name, work.receipt)
            except WorkerDied:
                self._play_again()
                work.deaths += 1
                work.problem = "failed" if work.deaths >= MOST_TRIES else ""
            except CannotMark:
                work.problem = "failed"
            self._played += 1

    def _play_again(self) -> None:
        """Have all played anew: the worker that knew them has ended."""
        for work in self._works.values():
            if work.problem != "failed":
                work.problem = ""

    def _rows(self, language: str) -> list[list[str]]:
        from algeria_lab.views.shared.messages import Messages

        words, works = Messages(language), self.works
        return [
            [work.name, file, _called(work, words)]
            for work, file in zip(works, file_names(works), strict=True)
        ]

    def told(self, language: str) -> Told:
        """Return what the desk shows: who handed in, what came of it, the tables as far as they are made."""
        from algeria_lab.views.shared.messages import Messages

        words, works = Messages(language), self.works
        waiting, unsaved = sum(not work.problem for work in works), self.unsaved()["unsaved"]
        rows = [
            {
                "number": work.number,
                "nickname": work.nickname,
                "lesson": work.lesson,
                "at": work.at,
                "word": work.word,
                "problem": work.problem,
                "said": words.say("desk-said-holds", problem=work.problem or "waiting"),
            }
            for work in works
        ]
        return {
            "works": rows,
            "checking": words.say("desk-said-checking", count=waiting) if waiting else "",
            "unsaved": words.say("desk-said-unsaved", count=unsaved) if unsaved else "",
            "tables": self._tables_now(language) if works else None,
        }

    def _tables_now(self, language: str) -> Told | None:
        """Return the tables in a language; older ones while newer are being made."""
        made, tables = self._tables.get(language, (0, None))
        if made != self._played and (self._marking is None or self._marking.done()):
            self._marking = asyncio.get_running_loop().create_task(self._make_tables(language))
        return tables

    async def _make_tables(self, language: str) -> None:
        played = self._played
        try:
            tables = await self._marker.tables(language, self._rows(language))
        except CannotMark as error:
            tables = {}
            if isinstance(error, WorkerDied) and self._deaths < MOST_DEATHS:
                self._deaths += 1
                self._play_again()
        self._tables[language] = played, tables
        await self._mark_all()

    async def all_files(self, language: str) -> bytes:
        """Return all works with the tables of the class as a ZIP file, and count them as saved."""
        works = self.works
        try:
            files = await self._marker.files(language, self._rows(language)) if works else []
        except CannotMark:
            files = []  # what was handed in is not lost for want of a table
        data = await asyncio.to_thread(zipped, works, files, language)
        for work in works:
            work.is_saved = True
        return data

    async def page(self, language: str) -> str:
        """Return the tables as a page to print; nothing while nobody has handed in.

        Raises:
            CannotMark: If it cannot be made.
        """
        files = await self._marker.files(language, self._rows(language)) if self._works else []
        return next((file["text"] for file in files if file["name"].endswith(".html")), "")

    async def close(self) -> None:
        """Play nothing any more."""
        if self._marking:
            self._marking.cancel()
            await asyncio.gather(self._marking, return_exceptions=True)
        await self._marker.close()


def _called(work: Work, words: Messages) -> str:
    """Return what a learner is called in the table: the place first, by which rows stand in order."""
    place = words.say("desk-said-place", number=f"{work.number:02}")
    return " · ".join(filter(None, [place, work.nickname]))
