"""Uses the laboratory and writes down what it shows: ``python -m tests.site.asked`` prints it as JSON.

With ``--as-in-a-browser`` it first takes away what a browser's Python has not; see `tests.site.drawn`.
"""

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

from tests.site.drawn import ABSENT, Page

AUDIT = {"mode": "audit", "constant": "all", "against.1": "", "runs": "2", "turn": "1", "at": "1"}


class AtOnce(Executor):
    """Plays what it is given while it is given: a browser has neither threads nor processes."""

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        """Do it now."""
        done: Future[Any] = Future()
        done.set_result(work(*given, **named))
        return done


@contextmanager
def at_once(_number: int) -> Iterator[Executor]:
    """Open who plays at once."""
    yield AtOnce()


class Notes:
    """What a reader sees, moment by moment.

    Attributes:
        seen: It, by the name of the moment.

    Args:
        reader: The reader.
    """

    def __init__(self, reader: Any) -> None:
        self._reader = reader
        self.seen: dict[str, Any] = {}

    def note(self, name: str, *, drawn: bool = False) -> None:
        """Write down what is to be seen now, without seconds that pass; pictures if they are wanted."""
        reader = self._reader
        texts, charts = [], []
        for widget in flat(reader.page):
            if hasattr(widget, "figure"):
                charts.append([widget.headline, widget.subline, widget.summary, widget.table, widget.caption])
                charts.append(Page(widget).heard if drawn else [])
            elif type(widget).__name__ == "HTML":
                texts.append(widget.value)
        desks = (reader.desk, reader.below, reader.files)
        parts = [timeless(part) for desk in desks for part in desk.scene["parts"]]
        told = [reader.desk.progress.get(key) for key in ("done", "wars", "said", "notes", "error")]
        self.seen[name] = [parts, told, [desk.message for desk in desks], texts, charts]

    async def save(self, key: str) -> None:
        """Write down a file."""
        await self._reader.save(key)
        self.seen[key] = self._reader.file()


def flat(box: Any) -> list[Any]:
    """Return the widgets of a page from top to bottom."""
    return [box] if not hasattr(box, "children") else [one for child in box.children for one in flat(child)]


def timeless(part: dict[str, Any]) -> dict[str, Any]:
    """Return a section without how long something is likely to take."""
    return {**part, "says": ""} if part["key"] in {"question", "run"} else part


async def use(language: str) -> dict[str, Any]:
    """Ask, predict, play, read, vary, take along; look up what is kept; audit. Return what was seen."""
    from tests.views.pages.laboratory.reader import Reader

    reader = Reader(language, charts=True, players=at_once)
    notes = Notes(reader)
    reader.ask(mixed=3.0)
    await reader.play()
    reader.do("set", "fewer", "20", reader.below)
    await reader.play("vary", reader.below)
    reader.do("set", "value", "15", reader.below)
    notes.note("varied", drawn=True)
    for key in ("save-wars", "save-summary", "save-question", "watch-save"):
        await notes.save(key)
    reader.page._speak({"new": "fr"})
    notes.note("spoken")
    reader.do("press", "starter.resettlement")
    await reader.look_up()
    notes.note("kept")
    for key, value in AUDIT.items():
        reader.do("set", key, value)
    reader.do("set", "guess", "terror_charge")
    await reader.play()
    notes.note("audited", drawn=True)
    reader.page._runner.workers.close()
    return notes.seen


def main() -> None:
    """Print what somebody sees at the laboratory."""
    if "--as-in-a-browser" in sys.argv:
        sys.modules.update(dict.fromkeys(ABSENT))  # type: ignore[arg-type]  # Python's own way to say: there is none
    json.dump(asyncio.run(use("en")), sys.stdout)


if __name__ == "__main__":
    main()
