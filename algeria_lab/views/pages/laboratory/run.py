"""A question being played beside the page: the event loop stays free, what is done is kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.questions import OTHER
from algeria_lab.experiments.playing.blocks import Block, Played, play_block
from algeria_lab.experiments.playing.queued import LOOK
from algeria_lab.experiments.playing.running import CANCELLED, EXECUTOR_DIED, Run
from algeria_lab.views.pages.laboratory.form import limits_of, players
from algeria_lab.views.pages.laboratory.workers import Workers

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.experiments.asking.questions import Question

_LOG = logging.getLogger(__name__)
WAITING = 2  # blocks that wait for each process: enough to keep it busy, few to give up
SAMPLE = 6  # wars that are played to guess how long a run will take
PATIENCE = 90.0  # seconds without a word of the page, after which nobody is taken to wait for the wars
STARTING = 1.5  # seconds that the processes take until they play, when none stand ready


@dataclass
class Watched:
    """A run and how it stands.

    Attributes:
        run: The run.
        failure: What ended it before its time, if it failed.
        over: Whether it has ended, in whatever way.
    """

    run: Run
    failure: Exception | None = None
    over: bool = False


Tell = Callable[[Watched], object]


@dataclass
class Runner:
    """Plays one question at a time; another one ends the one before.

    Attributes:
        workers: Who plays.
        seconds: Seconds that a war took one process, by what is played; see `kind_of`.
        patience: Seconds without a word of the page after which a run ends.
    """

    workers: Workers = field(default_factory=Workers)
    seconds: dict[object, float] = field(default_factory=dict)
    patience: float = PATIENCE
    _waits: asyncio.TimerHandle | None = None
    _task: asyncio.Task[None] | None = None
    _watched: Watched | None = None

    @property
    def is_going(self) -> bool:
        """Whether a question is being played."""
        return self._watched is not None and not self._watched.over

    def start(self, question: Question, tell: Tell) -> Watched:
        """Begin to play a question.

        Args:
            question: A checked question.
            tell: Called in the event loop after each block, and when the run is over.
        """
        self.cancel()
        # A war of players that think takes long: the page hears of each, and little is lost by a stop.
        run = Run(question) if is_quick(question) else Run(question, 1)
        watched = self._watched = Watched(run)
        self._task = asyncio.get_running_loop().create_task(self._play(watched, tell))
        self._task.add_done_callback(lambda _: _end_unbegun(watched, tell))
        self._wait()
        return watched

    def hears(self, kind: str) -> bool:
        """Take a word of the page: ``alive``, if somebody waits for the wars, or ``leave``.

        A page that was closed without a word says nothing more: after a while its run ends, too.

        Returns:
            Whether it was one of these words.
        """
        if kind == "leave":
            self.cancel()
        elif kind == "alive":
            self._wait()
        return kind in {"leave", "alive"}

    def _wait(self) -> None:
        """Give the page time until its next word."""
        if self._waits is not None:
            self._waits.cancel()
        self._waits = None
        if self.is_going:
            self._waits = asyncio.get_running_loop().call_later(self.patience, self.cancel)

    def cancel(self) -> None:
        """End the run; what is done is kept and told."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _play(self, watched: Watched, tell: Tell) -> None:
        run = watched.run
        sent: dict[asyncio.Future[Played], Block] = {}
        try:
            while self._send(run, sent):
                done, _ = await asyncio.wait(sent, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
                for future in done:
                    block = sent.pop(future)
                    run.add(block, await self._result(run, future, block))
                before, run.before = run.before, self.workers.before
                if done or before != run.before:
                    tell(watched)
            self._note_time(run)
        except asyncio.CancelledError:
            run.notice(CANCELLED)
            if not is_quick(run.question):
                self.workers.close()  # the next question need not wait for what they still think about
        except Exception as error:  # noqa: BLE001 - the edge of the page: nobody else would hear of it
            if not isinstance(error, LabError):
                _LOG.exception("A run of the laboratory failed")
            watched.failure = error
        for future in sent:
            future.cancel()
        watched.over, run.before = True, 0
        self.workers.rest()
        tell(watched)

    def _send(self, run: Run, sent: dict[asyncio.Future[Played], Block]) -> bool:
        """Keep the processes busy; return whether anything is being played."""
        died = EXECUTOR_DIED in run.notices
        most = 1 if died else WAITING * self.workers.number
        for block in run.take(max(0, most - len(sent))):
            try:
                future = self._here(block) if died else self.workers.send(block)
            except Exception:  # noqa: BLE001 - whatever its reason, the wars are played here
                died = self._died(run)
                future = self._here(block)
            sent[future] = block
        return bool(sent)

    def _here(self, block: Block) -> asyncio.Future[Played]:
        return asyncio.ensure_future(self.workers.play_here(block))

    def _died(self, run: Run) -> bool:
        _LOG.warning("The processes of the laboratory have ended; the kernel plays on", exc_info=True)
        run.notice(EXECUTOR_DIED)
        self.workers.close()
        return True

    async def _result(self, run: Run, future: asyncio.Future[Played], block: Block) -> Played:
        """Return the result of a block; if its process failed, play it here: our own faults show then."""
        try:
            return future.result()
        except LabError:
            raise
        except (Exception, asyncio.CancelledError):  # noqa: BLE001 - a pool that breaks cancels what waits
            self._died(run)
            return await self.workers.play_here(block)

    def _note_time(self, run: Run) -> None:
        """Remember how long a war took, for the next question of this kind."""
        done, _, seconds, notices, _ = run.progress
        if done and not notices:
            self.seconds[kind_of(run.question)] = seconds * self.workers.number / done

    def likely(self, question: Question) -> float | None:
        """Return about how many seconds a question will take; None if nothing of its kind was played yet."""
        seconds = self.seconds.get(kind_of(question))
        if seconds is None:
            return None
        start = 0.0 if self.workers.are_started else STARTING
        return start + seconds * question.wars / self.workers.number

    async def sample(self, question: Question) -> None:
        """Play a few wars of a question, one between two turns of the event loop, to learn their time."""
        if kind_of(question) in self.seconds or not is_quick(question):
            return
        spent, played = 0.0, 0
        for block in islice(_single_wars(question), SAMPLE):
            await asyncio.sleep(0)
            begun = monotonic()
            play_block(block)
            spent, played = spent + monotonic() - begun, played + 1
        self.seconds.setdefault(kind_of(question), spent / played)


def _end_unbegun(watched: Watched, tell: Tell) -> None:
    """End a run that was stopped before its first step: it could not say so itself."""
    if not watched.over:
        watched.run.notice(CANCELLED)
        watched.over = True
        tell(watched)


def _single_wars(question: Question) -> Iterator[Block]:
    """Yield wars of a question one by one: its first and its last way in turn, against each opponent."""
    names = list(question.ways)
    for seed in question.seeds:
        for name in dict.fromkeys((names[0], names[-1])):
            for spec in question.against:
                alone = replace(question, ways={name: question.ways[name]}, against=(spec,))
                yield Block(alone.to_json(), seed, 1)


def kind_of(question: Question) -> object:
    """Return what the time of a war hangs on: everything but the numbers of the dice and of the wars."""
    return question.part(1, 1).key


def is_quick(question: Question) -> bool:
    """Return whether every war is one of doctrines or of chance: others may think for minutes."""
    sides = [(way.player, question.side) for way in question.ways.values()]
    sides += [(spec, OTHER[question.side]) for spec in question.against]
    game = question.position.game
    return all(not isinstance(spec, str) or _is_quick_player(spec, seat, game) for spec, seat in sides)


def _is_quick_player(name: str, seat: Seat, game: str) -> bool:
    return name in players(seat, game) or limits_of(name, seat, game) is not None
