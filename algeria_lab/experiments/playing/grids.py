"""A grid being played: the wars of all its positions together, so that all have the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from itertools import islice
from time import monotonic

from algeria_lab.experiments.asking.grids import Grid, refused_at
from algeria_lab.experiments.asking.openings import OpeningRefused
from algeria_lab.experiments.asking.own import OwnFault
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.playing.blocks import WARS_A_BLOCK, Block, Played
from algeria_lab.experiments.playing.running import MOST_BLOCKS, Progress, Run, Tell, play_run
from algeria_lab.experiments.results.grids import put_together
from algeria_lab.experiments.results.table import Wars


class GridRun:
    """The wars of a grid, as far as they have been played.

    Attributes:
        before: How many turns of others come before the next war.

    Args:
        grid: A checked grid.
        wars_a_block: About how many wars a worker plays at a time; 0 for a size that suits the run.
        clock: Tells the seconds that pass.
    """

    def __init__(self, grid: Grid, wars_a_block: int = 0, *, clock: Callable[[], float] = monotonic) -> None:
        self.grid, self.before = grid, 0
        size = wars_a_block or max(WARS_A_BLOCK, grid.wars // MOST_BLOCKS)
        self._runs = {name: Run(asked, size, clock=clock) for name, asked in grid.points.items()}
        self._notices: list[str] = []
        self._waiting = self._in_turn()
        self._clock, self._begun = clock, clock()

    def _in_turn(self) -> Iterator[Block]:
        """Yield the blocks of all positions, those with the same seeds behind one another."""
        left = list(self._runs.values())
        while left:
            found = [(run, run.take(1)) for run in left]
            left = [run for run, blocks in found if blocks]
            for _, blocks in found:
                yield from blocks

    @property
    def questions(self) -> tuple[Question, ...]:
        """The question from each position."""
        return tuple(run.question for run in self._runs.values())

    def _name_of(self, block: Block) -> str:
        """Return the position of a block: it holds the very question of its run."""
        return next(name for name, run in self._runs.items() if run.question is block.question)

    def take(self, most: int) -> list[Block]:
        """Return up to *most* blocks that nobody has taken yet."""
        return list(islice(self._waiting, most))

    def add(self, block: Block, played: Played) -> None:
        """Take in the result of a block, in whatever order they come; one that comes twice counts once."""
        self._runs[self._name_of(block)].add(block, played)

    def notice(self, message: str) -> None:
        """Note something that the reader should know, once."""
        if message not in self._notices:
            self._notices.append(message)

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        done = sum(run.progress.done for run in self._runs.values())
        return Progress(done, self.grid.wars, self._clock() - self._begun, tuple(self._notices), self.before)

    def table(self) -> Wars:
        """Return what has been played so far."""
        tables = {name: run.table() for name, run in self._runs.items()}
        return put_together(self.grid, tables).knowing(notices=list(self._notices))

    def check_played(self) -> None:
        """Refuse a way of which no war could be played from a position.

        Raises:
            OpeningRefused: If there is one; it names the position.
        """
        for name, run in self._runs.items():
            try:
                run.check_played()
            except OpeningRefused as error:
                raise refused_at(name, error) from error

    def place_fault(self, fault: OwnFault, block: Block) -> OwnFault:
        """Return a fault that names the position in which it showed."""
        fault.args = (f"from {self._name_of(block)!r}, {fault}",)
        return fault


def play_all(
    asked: Question | Grid,
    executor: Executor | None = None,
    tell: Tell | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Wars:
    """Play the wars of a question, or of a grid.

    Args:
        asked: A checked question, or a checked grid; see `several.ask_at`.
        executor: See `running.play`.
        tell: Called after each block.
        cancelled: Asked after each block; a true answer ends the run and keeps what is done.

    Returns:
        The wars by opponent, way and seed, before them by position, whatever blocks they were played in.

    Raises:
        NoExecutor, WrongOwn, OwnFault, OpeningRefused: As `running.play` does.
    """
    run = GridRun(asked) if isinstance(asked, Grid) else Run(asked)
    return play_run(run, executor, tell, cancelled)
