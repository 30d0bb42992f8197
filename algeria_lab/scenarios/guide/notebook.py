"""What a guide writes down: what the person put in, and what it has said to that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, Self

from algeria_lab.core.history import Entry
from algeria_lab.core.refusals import UnknownName
from algeria_lab.scenarios.guide.journal import Input, Journal, Kind
from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.stage import Message

# What is kept of an experiment: the prediction, the wars that were run, the number changed, the own words.
TRIED = ("predict", "run", "vary", "sentence")


class Notebook:
    """What was put in and what was said.

    Args:
        clock: Tells the time in seconds, for the minutes of the journal.

    Attributes:
        journal: Everything that the person put in.
        told: Everything that the guide has said.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self.journal = Journal(clock)
        self.told: list[Message] = []
        self._read = 0

    @property
    def messages(self) -> list[Message]:
        """What the guide says now: all since the last input of the person."""
        return self.told[self._read :]

    def say(self, message: Message) -> None:
        """Say something."""
        self.told.append(message)

    def note(self, do: Kind, **more: object) -> Input:
        """Note an input, and return what is kept of it: what was said before has been read."""
        self._read = len(self.told)
        return self.journal.note(do, **more)

    def note_play(self, entries: Sequence[Entry[Any]], at: int) -> None:
        """Note what was played for a person.

        Args:
            entries: What was played; all of it by one.
            at: How many actions had been taken before.
        """
        by = {"by": entries[0].by} if entries[0].by else {}  # what a computer had played, done again
        self.note("play", line="; ".join(str(entry.action) for entry in entries), at=at, **by)

    def note_wrong(self, error: OffTheStep, at: int) -> bool:
        """Note a pick that was refused and say why; return whether it is new: who asks twice is counted once.

        Args:
            error: What was refused.
            at: How many actions had been taken.
        """
        pick = str(error.asked)
        last = self.journal.inputs[-1] if self.journal.inputs else {}
        if (last.get("do"), last.get("pick"), last.get("at")) == ("wrong", pick, at):
            return False
        self.note("wrong", pick=pick, at=at)
        self.say(Message("wrong", error.reason, pick))
        return True

    def note_tried(self, experiment: str, what: str, said: object) -> None:
        """Note what somebody did in an experiment.

        Args:
            experiment: Its id.
            what: One of `TRIED`.
            said: What was predicted, run, changed or written, as plain JSON.

        Raises:
            UnknownName: If nothing is called so.
        """
        if what not in TRIED:
            raise UnknownName("part of an experiment", what, TRIED)
        self.note("experiment", experiment=experiment, what=what, said=deepcopy(said))

    def tried(self, experiment: str) -> dict[str, object]:
        """Return what somebody did last in an experiment, by its parts, those of `TRIED`."""
        inputs = (one for one in self.journal.inputs if one["do"] == "experiment")
        return {one["what"]: one["said"] for one in inputs if one["experiment"] == experiment}

    def said(self, place: int) -> str:
        """Return what somebody wrote last to something that is talked about; empty if nothing."""
        inputs = (one for one in reversed(self.journal.inputs) if one["do"] == "say")
        return next((str(one["text"]) for one in inputs if one["place"] == place), "")

    def kept(self, line: str) -> int | None:
        """Return which sentence somebody chose last for a line to keep; None if they chose none."""
        inputs = (one for one in reversed(self.journal.inputs) if one["do"] == "keep")
        return next((int(one["place"]) for one in inputs if one["line"] == line), None)

    def copy(self) -> Self:
        """Return a second notebook, in which is written what comes next to somebody else."""
        twin = type(self)(self.journal.clock)
        twin.journal.inputs = [dict(one) for one in self.journal.inputs]
        twin.journal.go_on_from(self.journal.minutes)
        twin.told, twin._read = [*self.told], self._read  # noqa: SLF001 - its own class
        return twin
