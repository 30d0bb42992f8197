"""Results that are kept with the package: shown at once where the question is just the one they answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.kept.cache import NoResults, reasons
from algeria_lab.experiments.results.table import ENDS

if TYPE_CHECKING:
    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.results.table import Wars


class KeptResults:
    """Finds kept results beside the event loop, for reading and checking them takes a moment.

    Attributes:
        question: The question that was looked up last.
        wars: Its kept results; None if there are none that hold.
    """

    def __init__(self) -> None:
        self.question: Question | None = None
        self.wars: Wars | None = None
        self._keys: dict[str, str] = {}

    def of(self, question: Question) -> Wars | None:
        """Return the results of a question, if they have been found."""
        return self.wars if question == self.question else None

    async def look_up(self, question: Question) -> bool:
        """Look for the results of a question; return whether there are any that were not known before."""
        if question == self.question:
            return False
        wars = await asyncio.get_running_loop().run_in_executor(None, self._find, question)
        self.question, self.wars = question, wars
        return wars is not None

    def _find(self, question: Question) -> Wars | None:
        if not self._keys:
            self._keys = {catalogue.question(name).key: name for name in catalogue.names()}
        name = self._keys.get(question.key)
        if name is None:
            return None
        try:
            wars = catalogue.kept(name)
        except NoResults:
            return None  # nothing is lost: the wars can be played
        # Without every turn there is nothing to draw turn by turn, nor any other measure to read.
        return None if wars.attrs.get("kept") == ENDS or reasons(wars, question) else wars
