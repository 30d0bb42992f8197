"""Who plays what when: takes blocks from kernels and gives them to workers, as their turns come.

Knows neither sockets nor processes; `run_queue.py` brings what is said.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import count
from time import monotonic

from algeria_lab.apps.serving.runs.crew import Crew, Hand, Say
from algeria_lab.apps.serving.runs.turns import Job, Turns
from algeria_lab.experiments.playing.protocol import Before, Done, Drop, Full, Misplaced, Play

_LOG = logging.getLogger(__name__)
GRACE = 1.0  # seconds that a block which nobody wants any more may take to end by itself
MOST_HALTED = 8  # blocks that may be halted at a time: each holds the memory of a worker
MOST_TRIES = 2  # times that a block is given to a worker: it may be the block that ends them
MOST_WAITING = 2048  # blocks of one kernel


@dataclass(eq=False)
class Line:
    """A connection with a kernel.

    Attributes:
        reader: Whose it is.
        say: Tells the kernel something.
        question: The question that was sent last.
        jobs: What was asked for and is not answered yet, by the number that the kernel gave it.
        told: How many turns the kernel was told to be before its own.
    """

    reader: str
    say: Callable[[Done | Full | Before], object]
    question: bytes = b""
    jobs: dict[int, Block] = field(default_factory=dict)
    told: int = 0


@dataclass(eq=False, kw_only=True)
class Block(Job):
    """A block of wars of one kernel.

    Attributes:
        line: Who is answered.
        play: What the kernel has asked for, with the question.
        hand: The worker that plays it, is halted in it, or is given it when it comes.
        tries: How often it was given to a worker.
        unwanted: Since when nobody wants it any more, while it is being played.
    """

    line: Line
    play: Play
    hand: Hand[Block] | None = None
    tries: int = 0
    unwanted: float | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether the kernel still waits for it."""
        return self.line.jobs.get(self.play.number) is self


class Foreman:
    """Gives blocks to workers.

    Args:
        turns: Whose turn it is.
        crew: The workers.
        clock: Tells the seconds.
    """

    def __init__(self, turns: Turns, crew: Crew[Block], clock: Callable[[], float] = monotonic) -> None:
        self._turns, self._crew, self._clock = turns, crew, clock
        self._lines: set[Line] = set()
        self._numbers = count(1)  # of blocks as workers know them: each try has its own

    @property
    def is_busy(self) -> bool:
        """Whether there is anything to look at as time goes by."""
        return self._turns.waits or self._crew.is_there

    # Kernels

    def join(self, line: Line) -> None:
        """Let a kernel ask for blocks."""
        self._lines.add(line)

    def hear(self, line: Line, message: Play | Drop) -> None:
        """Hear what a kernel wants.

        Raises:
            Misplaced: If it has said already that it wants this block, or never told its question.
        """
        if isinstance(message, Play):
            self._ask(line, message)
        elif block := line.jobs.get(message.number):  # else it has been answered at that moment
            self._drop(block)
        self._hand_out()

    def leave(self, line: Line) -> None:
        """Forget a kernel, and all that it wanted."""
        self._lines.discard(line)
        for block in list(line.jobs.values()):
            self._drop(block)
        self._hand_out()

    def _ask(self, line: Line, play: Play) -> None:
        line.question = play.body or line.question
        if play.number in line.jobs or not line.question:
            raise Misplaced(
                f"{line.reader} asks for block {play.number} twice, or has not told its question."
            )
        if len(line.jobs) >= MOST_WAITING:
            line.say(Full(play.number, MOST_WAITING))
            return
        block = Block(line.reader, line=line, play=replace(play, body=line.question))
        line.jobs[play.number] = block
        self._turns.ask(block, self._clock())

    def _drop(self, block: Block) -> None:
        """Forget a block that nobody wants; its worker is ended if it does not come to an end itself."""
        del block.line.jobs[block.play.number]
        if block.hand is not None and block.hand.state == "playing":
            block.unwanted = self._clock()
            return
        if block.hand is not None and block.hand.state == "coming":
            block.hand.take_back()
        elif block.hand is not None:
            self._crew.leave(block.hand)
        self._turns.end(block, self._clock())

    @staticmethod
    def _answer(block: Block, body: bytes = b"") -> None:
        """Tell a kernel what was played; nothing if a block could not be."""
        if block.is_wanted:
            del block.line.jobs[block.play.number]
            block.line.say(Done(block.play.number, body))

    # Workers

    def meet(self, name: str, say: Say) -> Hand[Block] | None:
        """Greet a worker that has come; None for one that has come or gone already."""
        return self._crew.meet(name, say)

    def end(self, hand: Hand[Block], done: Done) -> None:
        """Hear that a worker has played its block.

        Raises:
            Misplaced: If it has none, or another one.
        """
        if hand.state == "gone":  # it has said so just before it was ended
            return
        now = self._clock()
        block = hand.end(done, now)
        block.hand = None
        self._turns.end(block, now)
        self._answer(block, done.body)
        self._hand_out()

    def lose(self, hand: Hand[Block]) -> None:
        """Hear that a worker is gone."""
        if (block := self._crew.leave(hand)) is not None:
            self._give_back(block)
        self._hand_out()

    def _give_back(self, block: Block) -> None:
        """Let another worker play what one has not, unless the block is to blame."""
        block.hand, now = None, self._clock()
        self._turns.end(block, now)
        if block.is_wanted and block.tries < MOST_TRIES:
            self._turns.ask(block, now)
        else:
            self._answer(block)

    def _hand_out(self) -> None:
        """Give free places to whoever has the next turn."""
        while job := self._turns.next(self._clock()):
            assert isinstance(job, Block), "only blocks are put into this queue"
            if job.hand is not None:
                job.hand.go()
            else:
                self._give(job)
        for line in self._lines:
            # Told at once: whoever waits no more must not go on to say so.
            if line.told and not self._turns.before(line.reader, self._clock()):
                self._tell(line, 0)

    def _give(self, block: Block) -> None:
        block.tries += 1
        try:
            block.hand = self._crew.give(block, replace(block.play, number=next(self._numbers)))
        except OSError:  # no more processes: whoever asked plays it
            _LOG.exception("No worker could be begun")
            self._give_back(block)

    # As time goes by

    def look(self) -> None:
        """Look who has had enough, who is gone, and how many are before whom."""
        now = self._clock()
        for block in self._crew.look_after(now):
            self._give_back(block)
        for job in self._turns.playing():
            if isinstance(job, Block) and job.unwanted is not None and now - job.unwanted >= GRACE:
                self._end_unwanted(job)
        self._halt(now)
        self._hand_out()
        for line in self._lines:
            if line.jobs:
                self._tell(line, self._turns.before(line.reader, now))

    def _end_unwanted(self, block: Block) -> None:
        if block.hand is not None:
            self._crew.leave(block.hand)
        self._turns.end(block, self._clock())

    def _halt(self, now: float) -> None:
        """Halt what takes longer than a turn while others wait."""
        for job in self._turns.overdue(now):
            assert isinstance(job, Block), "only blocks are put into this queue"
            if job.unwanted is not None:
                self._end_unwanted(job)
            elif job.hand and job.hand.state == "playing" and self._crew.halted < MOST_HALTED:
                job.hand.halt()
                self._turns.halt(job, now)

    def _tell(self, line: Line, before: int) -> None:
        if before != line.told:
            line.told = before
            line.say(Before(before))

    def close(self) -> None:
        """End the workers."""
        self._crew.close()
