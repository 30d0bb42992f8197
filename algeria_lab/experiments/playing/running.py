"""A question being answered: blocks handed out, results gathered; what is done is kept."""

from __future__ import annotations

from collections.abc import Callable, Generator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from itertools import islice
from queue import Empty, SimpleQueue
from time import monotonic
from typing import NamedTuple, Protocol, TypeAlias

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.openings import OpeningRefused
from algeria_lab.experiments.asking.own import OwnFault
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.playing.blocks import WARS_A_BLOCK, Block, Played, Refused, blocks, play_block
from algeria_lab.experiments.playing.session import remember
from algeria_lab.experiments.playing.travel import packed
from algeria_lab.experiments.results.reading import gathered
from algeria_lab.experiments.results.table import Wars

MOST_WAITING = 1024  # blocks handed to an executor at a time: a million wars must not fill its queue
MOST_BLOCKS = 4096  # a larger run has larger blocks: handing one out costs a cluster a millisecond
MOST_FAILURES = 5  # a worker may fail without an end of the executor; after so many it is not asked again
DEAD = (BrokenExecutor, CancelledError, OSError)  # the executor itself, or the way to it
PATIENCE = 600.0  # seconds without any result, after which the wars that were handed out are played here too
WAKE = 1.0  # seconds


class Progress(NamedTuple):
    """How far a run has come.

    Attributes:
        done: Wars played.
        wars: Wars asked for.
        seconds: Since the start.
        notices: Message ids of what went wrong without doing harm.
        before: How many turns of others come before the next war, where many share a computer.
    """

    done: int
    wars: int
    seconds: float
    notices: tuple[str, ...] = ()
    before: int = 0

    @property
    def left(self) -> float | None:
        """Seconds that the rest is likely to take; None before the first block."""
        return self.seconds * (self.wars - self.done) / self.done if self.done else None


Tell: TypeAlias = Callable[[Progress], object]
EXECUTOR_DIED = "experiment-executor-died"
CANCELLED = "experiment-cancelled"


class Playing(Protocol):
    """What is being played: the wars of one question (`Run`), or of several (`grids.GridRun`)."""

    before: int

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions, those of the blocks."""

    @property
    def progress(self) -> Progress:
        """How far it has come."""

    def take(self, most: int) -> list[Block]:
        """Return up to *most* blocks that nobody has taken yet."""

    def add(self, block: Block, played: Played) -> None:
        """Take in the result of a block."""

    def notice(self, message: str) -> None:
        """Note something that the reader should know."""

    def table(self) -> Wars:
        """Return what has been played so far."""

    def check_played(self) -> None:
        """Refuse a way of which no war could be played."""

    def place_fault(self, fault: OwnFault, block: Block) -> OwnFault:
        """Return a fault that says in which of several positions it showed."""


class Run:
    """The wars of one question, as far as they have been played.

    Attributes:
        before: How many turns of others come before the next war.

    Args:
        question: A checked question.
        wars_a_block: About how many wars a worker plays at a time; 0 for a size that suits the run.
        clock: Tells the seconds that pass.
    """

    def __init__(
        self, question: Question, wars_a_block: int = 0, *, clock: Callable[[], float] = monotonic
    ) -> None:
        self.question = question
        self.notices: list[str] = []
        self.before = 0
        size = wars_a_block or max(WARS_A_BLOCK, question.wars // MOST_BLOCKS)
        self._waiting = blocks(question, size)
        self._results: dict[int, Played] = {}
        self._clock, self._begun = clock, clock()
        self._seeds = 0

    @property
    def questions(self) -> tuple[Question, ...]:
        """The question."""
        return (self.question,)

    def take(self, most: int) -> list[Block]:
        """Return up to *most* blocks that nobody has taken yet."""
        return list(islice(self._waiting, most))

    def add(self, block: Block, played: Played) -> None:
        """Take in the result of a block, in whatever order they come; one that comes twice counts once."""
        self._seeds += block.runs * (block.seed not in self._results)
        self._results[block.seed] = played

    def notice(self, message: str) -> None:
        """Note something that the reader should know, once."""
        if message not in self.notices:
            self.notices.append(message)

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        done = self._seeds * len(self.question.ways) * len(self.question.against)
        seconds = self._clock() - self._begun
        return Progress(done, self.question.wars, seconds, tuple(self.notices), self.before)

    def table(self) -> Wars:
        """Return what has been played so far. Pairs are always whole."""
        ordered = [self._results[seed] for seed in sorted(self._results)]
        columns = [played.columns for played in ordered]
        return gathered(self.question, columns, tuple(self.notices), self.refused)

    @property
    def refused(self) -> list[Refused]:
        """The wars that could not be played, in the order of seeds."""
        return [war for seed in sorted(self._results) for war in self._results[seed].refused]

    def check_played(self) -> None:
        """Refuse a way of which no war could be played.

        Raises:
            OpeningRefused: If there is one; the first of its refusals is told.
        """
        for number, way in enumerate(self.question.ways):
            refused = [war for war in self.refused if war.way == number]
            if refused and len(refused) == self.question.runs * len(self.question.against):
                error = OpeningRefused(refused[0].asked, refused[0].refusal, refused[0].told)
                raise error.of_all(way, len(refused), refused[0].seed)

    def place_fault(self, fault: OwnFault, block: Block) -> OwnFault:  # noqa: ARG002 - see `Playing`
        """Return a fault as it is: there is but one position."""
        return fault


def play(
    question: Question,
    executor: Executor | None = None,
    tell: Tell | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Wars:
    """Play the wars of a question.

    The same wars come out whoever plays them. If the executor fails, its blocks are played here: that costs
    nothing but time. Ctrl-C, or the stop button of a notebook, ends the run and keeps what is done.

    Args:
        question: A checked question; see `questions.ask`.
        executor: Any executor of `concurrent.futures`, such as `processes()` or that of a Dask client; None
            plays in this process.
        tell: Called after each block.
        cancelled: Asked after each block; a true answer ends the run and keeps what is done.

    Returns:
        The wars; see `reading.gathered`.

    Raises:
        NoExecutor: If *executor* is none.
        WrongOwn: If code of one's own cannot be sent to it.
        OwnFault: If code of one's own fails; what had been played is in its ``results``.
        OpeningRefused: If an opening can be played in no war at all.
    """
    return play_run(Run(question), executor, tell, cancelled)


def play_run(
    run: Playing,
    executor: Executor | None = None,
    tell: Tell | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Wars:
    """Play a run to its end; see `play`."""
    if executor is not None and not hasattr(executor, "submit"):
        raise NoExecutor(
            f"{executor!r:.80} is no executor. Write `with processes() as pool:` and give it the pool, "
            "or `client.get_executor()` of a Dask client."
        )
    finished = _here(run) if executor is None else _Elsewhere(run, executor).finished()
    try:
        for block, played in finished:
            run.add(block, played)
            if tell:
                tell(run.progress)
            if cancelled and cancelled():
                run.notice(CANCELLED)
                break
    except KeyboardInterrupt:
        run.notice(CANCELLED)
    except OwnFault as fault:
        fault.results = run.table()
        fault.add_note(f"{run.progress.done} wars were played before; they are in `results` of this error.")
        raise
    finally:
        finished.close()
    run.check_played()
    for question in run.questions:
        remember(question)
    return run.table()


Finished: TypeAlias = "Generator[tuple[Block, Played], None, None]"


def _here(run: Playing) -> Finished:
    while waiting := run.take(1):
        yield waiting[0], _played(run, waiting[0])


def _played(run: Playing, block: Block) -> Played:
    """Return a block that is played in this process."""
    try:
        return play_block(block)
    except OwnFault as fault:
        raise run.place_fault(fault, block) from fault.__cause__


class _Elsewhere:
    """An executor being kept busy; what it fails to do is played here."""

    def __init__(self, run: Playing, executor: Executor) -> None:
        self.run, self.executor = run, executor
        self.packed = {id(question): packed(question) for question in run.questions}
        self.sent: dict[Future[Played], Block] = {}
        self.done: SimpleQueue[Future[Played]] = SimpleQueue()
        self.failures, self.patience = 0, PATIENCE
        self.beginning: int = getattr(executor, "beginning", 0)

    def finished(self) -> Finished:
        """Yield blocks with their results, in the order in which they come."""
        try:
            while True:
                for block in (here := self._send()):
                    yield block, _played(self.run, block)
                if self.sent and not (here and self.beginning):
                    yield self._one()
                elif not here:
                    return
        finally:
            for future in self.sent:
                future.cancel()

    def _send(self) -> list[Block]:
        """Hand out blocks; return those that are to be played here.

        Processes that still begin would make a short run longer than one process does: until the first has
        answered each gets one block, and who gathers plays, too.
        """
        if self.failures >= MOST_FAILURES:
            return self.run.take(1)
        if any(future.done() for future in self.sent):
            self.beginning = 0
        here = self.run.take(1) if self.beginning else []
        while len(self.sent) < (self.beginning or MOST_WAITING) and (waiting := self.run.take(1)):
            block = waiting[0]
            try:
                sent = block._replace(question=self.packed[id(block.question)])
                future = self.executor.submit(play_block, sent)
            except Exception:  # noqa: BLE001 - whatever kind of executor it is, its end is not ours
                self._fails(MOST_FAILURES)
                return [*here, block]
            self.sent[future] = block
            future.add_done_callback(self.done.put)
        return here

    def _one(self) -> tuple[Block, Played]:
        """Return the next block that comes, or play the oldest here if none does."""
        if future := self._next():
            block = self.sent.pop(future)
            return block, self._result(future, block)
        oldest = next(iter(self.sent))
        block = self.sent.pop(oldest)
        oldest.cancel()
        self._fails(0)
        return block, _played(self.run, block)

    def _next(self) -> Future[Played] | None:
        """Wait for a block as long as there is hope; once something has failed, whoever is here may play."""
        begun = monotonic()
        while True:
            try:
                # Awake now and then, because some systems hold Ctrl-C back from who sleeps.
                future = self.done.get(timeout=min(WAKE, self.patience))
            except Empty:
                self.run.before = getattr(self.executor, "before", 0)
                if self.run.before:
                    begun = monotonic()  # others play: it is not lost
                if monotonic() - begun >= self.patience:
                    return None
            else:
                if future in self.sent:
                    return future

    def _result(self, future: Future[Played], block: Block) -> Played:
        """Return the result of a block; if its worker failed, play it here: a fault of ours then shows."""
        try:
            played = future.result()
        except OwnFault as fault:
            raise self.run.place_fault(fault, block) from fault.__cause__
        except LabError:
            raise
        except DEAD:
            self._fails(MOST_FAILURES)
        except Exception:  # noqa: BLE001 - executors fail in their own ways; see above
            self._fails(1)
        else:
            self.patience = PATIENCE
            return played
        return _played(self.run, block)

    def _fails(self, times: int) -> None:
        self.failures += times
        self.patience = 0.0
        self.run.notice(EXECUTOR_DIED)


class NoExecutor(LabError, TypeError):
    """Something that cannot play wars was given as an executor."""
