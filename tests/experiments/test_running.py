"""Who plays the wars makes no difference; what goes wrong on the way costs time and nothing else."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pandas import DataFrame
from pandas.testing import assert_frame_equal

from algeria_lab.experiments import compare
from algeria_lab.experiments.asking.given import beginning_of
from algeria_lab.experiments.asking.openings import OpeningRefused
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Stop, Way
from algeria_lab.experiments.playing import running
from algeria_lab.experiments.playing.blocks import blocks, play_block
from algeria_lab.experiments.playing.running import (
    CANCELLED,
    EXECUTOR_DIED,
    MOST_BLOCKS,
    NoExecutor,
    Progress,
    Run,
    play,
)
from algeria_lab.experiments.playing.workers import NoProcesses, processes
from algeria_lab.experiments.results.table import Wars
from tests.children import HUNG, child

Answer = Callable[[int, Callable[[], Any]], Future[Any]]


class Pool(Executor):
    """An executor whose answers a test decides, from how often it was asked and what it was asked to do."""

    def __init__(self, answer: Answer) -> None:
        self.answer, self.asked = answer, 0

    def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
        """Answer."""
        self.asked += 1
        return self.answer(self.asked, lambda: work(*given, **named))


def answered(result: Any = None, error: BaseException | None = None) -> Future[Any]:
    """Return a future that is there already."""
    future: Future[Any] = Future()
    if error:
        future.set_exception(error)
    else:
        future.set_result(result)
    return future


def refusing(takes: int) -> Answer:
    """Return the answers of an executor that takes a few blocks and then none."""

    def answer(asked: int, work: Callable[[], Any]) -> Future[Any]:
        if asked > takes:
            raise RuntimeError("cannot schedule new futures after shutdown")
        return answered(work())

    return answer


def whole_pairs(frame: DataFrame) -> bool:
    """Return whether every seed was played in every way."""
    return bool((frame.groupby("seed")["way"].nunique() == 2).all())


def test_processes_play_the_same_wars(question: Question, frame: DataFrame):
    with processes(2) as pool:
        there = play(question, pool).frame()

    assert_frame_equal(there, frame)
    assert there.attrs == frame.attrs


def test_threads_do_too(question: Question, frame: DataFrame):
    with ThreadPoolExecutor(2) as pool:
        assert_frame_equal(play(question, pool).frame(), frame)


@pytest.mark.parametrize("size", [1, 8, 1000])
def test_the_size_of_blocks_and_their_order_make_no_difference(
    question: Question, frame: DataFrame, size: int
):
    run = Run(question, size)
    parts = run.take(10_000)
    Random(size).shuffle(parts)

    for part in parts:
        run.add(part, play_block(part))

    assert_frame_equal(run.table().frame(), frame)
    assert run.progress.done == question.wars
    assert run.take(1) == []


def test_a_block_that_comes_twice_counts_once(question: Question, frame: DataFrame):
    run = Run(question, 1000)
    (part,) = run.take(5)
    run.add(part, play_block(part))
    run.add(part, play_block(part))

    assert run.progress.done == question.wars
    assert_frame_equal(run.table().frame(), frame)


def test_blocks_hold_whole_pairs_and_a_million_wars_are_few_blocks(question: Question):
    assert [block.runs for block in blocks(question, 24)] == [6, 6, 2]
    assert all(block.runs == 1 for block in blocks(question, 2))
    assert len(Run(question.part(250_000, 1)).take(1_000_000)) <= 1.1 * MOST_BLOCKS


def test_wars_can_be_watched_while_they_are_played(long_question: Question):
    told: list[Progress] = []

    play(long_question, tell=told.append)

    assert [progress.done for progress in told] == list(range(24, 145, 24))
    assert told[-1].left == 0
    assert told[0].wars == long_question.wars
    assert Progress(0, 10, 5.0).left is None


def test_a_killed_process_costs_nothing_but_time(long_question: Question, long_frame: DataFrame):
    killed: list[int] = []

    def kill(progress: Progress) -> None:
        if not killed:
            worker = active_children()[0]
            killed.append(progress.done)
            worker.kill()

    with processes(2) as pool:
        there = play(long_question, pool, tell=kill).frame()

    assert killed
    assert_frame_equal(there, long_frame)
    assert there.attrs["notices"] == [EXECUTOR_DIED]


@pytest.mark.parametrize("takes", [0, 2])
def test_what_an_executor_refuses_is_played_here(long_question: Question, long_frame: DataFrame, takes: int):
    pool = Pool(refusing(takes))

    assert_frame_equal(play(long_question, pool).frame(), long_frame)
    assert pool.asked == takes + 1


def test_what_cannot_play_is_refused_before_anything_is_played(long_question: Question):
    """Silence would be taken for a slow machine: `processes` must be called, and entered."""
    for wrong in (processes, processes(2), 2):
        with pytest.raises(NoExecutor, match="Write `with processes"):
            play(long_question, wrong)  # type: ignore[arg-type]
    for number in (0, -1):
        with pytest.raises(NoProcesses, match=f"^{number} processes cannot play"), processes(number):
            pass


def test_an_executor_that_is_shut_down_is_played_for(long_question: Question, long_frame: DataFrame):
    with processes(1) as pool:
        pass

    there = play(long_question, pool).frame()

    assert_frame_equal(there, long_frame)
    assert there.attrs["notices"] == [EXECUTOR_DIED]


@pytest.mark.parametrize(
    "error", [MemoryError(), CancelledError(), ConnectionError("the way is cut")], ids=repr
)
def test_what_fails_elsewhere_is_played_here(
    long_question: Question, long_frame: DataFrame, error: Exception
):
    there = play(long_question, Pool(lambda _asked, _work: answered(error=error))).frame()

    assert_frame_equal(there, long_frame)
    assert there.attrs["notices"] == [EXECUTOR_DIED]


def test_one_failed_block_does_not_end_the_use_of_an_executor(long_question: Question, long_frame: DataFrame):
    pool = Pool(lambda asked, work: answered(error=MemoryError()) if asked == 1 else answered(work()))

    assert_frame_equal(play(long_question, pool).frame(), long_frame)
    assert pool.asked == 6


def test_a_fault_of_the_question_shows_itself_wherever_it_is_played():
    """It was not checked: a worker meets it, and what it says arrives."""
    asked = Question(beginning_of("1954"), {"a": Way(opening="gov raid V-4")}, Stop(9), runs=60)

    for executor in (None, ThreadPoolExecutor(1)):
        with pytest.raises(OpeningRefused, match="raid V-4"):
            play(asked, executor)
    with processes(1) as pool, pytest.raises(OpeningRefused, match="raid V-4"):
        play(asked, pool)


def stop_after(blocks_done: int, how: type[BaseException]) -> Callable[[Progress], None]:
    """Return a listener that raises after so many blocks."""
    told: list[Progress] = []

    def tell(progress: Progress) -> None:
        told.append(progress)
        if len(told) == blocks_done:
            raise how

    return tell


def test_ctrl_c_keeps_what_is_done_in_whole_pairs(long_question: Question, long_frame: DataFrame):
    kept = play(long_question, tell=stop_after(2, KeyboardInterrupt)).frame()

    assert Wars.of(kept).played == 24
    assert whole_pairs(kept)
    assert kept.attrs["notices"] == [CANCELLED]
    done = long_frame[long_frame["seed"].isin(kept["seed"])].reset_index(drop=True)
    assert_frame_equal(kept, done)


def test_a_cancelled_run_keeps_what_is_done(long_question: Question):
    asked: list[int] = []
    with processes(2) as pool:
        kept = play(long_question, pool, cancelled=lambda: asked.append(1) or len(asked) == 3).frame()

    assert Wars.of(kept).played == 36
    assert whole_pairs(kept)
    assert kept.attrs["notices"] == [CANCELLED]


def test_what_is_cancelled_at_once_is_an_empty_frame_of_the_same_form(frame: DataFrame, question: Question):
    empty = Run(question).table().frame()

    assert Wars.of(empty).played == 0
    assert list(empty.dtypes) == list(frame.dtypes)


def test_an_error_of_the_listener_is_not_swallowed(long_question: Question):
    with pytest.raises(ZeroDivisionError):
        play(long_question, tell=stop_after(1, ZeroDivisionError))


SCRIPT = """
from algeria_lab.experiments import compare, processes

def main():
    told = lambda progress: print(progress.done, flush=True)
    with processes(2) as pool:
        frame = compare("1956-like", {"a": "mixed", "b": "grid"}, runs=RUNS, executor=pool, tell=told)
    print("kept", frame["seed"].nunique(), *frame.attrs["notices"])

"""
GUARD = "if __name__ == '__main__':\n    main()\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes to interrupt")
def test_ctrl_c_in_a_terminal_reaches_only_who_gathers(tmp_path: Path):
    """It interrupts every process of the terminal; the workers must not die of it with long tracebacks."""
    script = tmp_path / "many.py"
    script.write_text(SCRIPT.replace("RUNS", "5000") + GUARD)
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with child([sys.executable, script], text=True, start_new_session=True, **pipes) as run:
        assert run.stdout is not None
        assert run.stdout.readline().strip() == "24"

        os.killpg(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=HUNG)

    assert err == ""
    last = out.splitlines()[-1].split()
    assert (last[0], last[2]) == ("kept", CANCELLED)
    assert 12 <= int(last[1]) < 5000


def test_a_script_that_does_not_protect_itself_is_told_how(tmp_path: Path):
    """Each process would run the script again; it says so, and the wars are played all the same."""
    script = tmp_path / "many.py"
    script.write_text(SCRIPT.replace("RUNS", "120") + "main()\n")

    run = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)

    assert run.stdout.splitlines()[-1] == f"kept 120 {EXECUTOR_DIED}"
    assert "Put what it does under a line  if __name__ == '__main__':" in run.stderr


class Beginning(Pool):
    """Processes that still begin."""

    beginning = 2


def test_who_gathers_plays_until_the_processes_have_begun(long_question: Question, long_frame: DataFrame):
    """A short run took longer in two processes than in one: it was over before they had begun."""
    asked: list[tuple[Future[Any], Callable[[], Any]]] = []

    def later(_asked: int, work: Callable[[], Any]) -> Future[Any]:
        asked.append((Future(), work))
        return asked[-1][0]

    def tell(progress: Progress) -> None:
        if progress.done >= 2 * 24:  # now they have begun
            for future, work in asked:
                if not future.done():
                    future.set_result(work())

    there = play(long_question, Beginning(later), tell).frame()

    assert_frame_equal(there, long_frame)
    assert len(asked) == long_question.wars / 24 - 2
    assert there.attrs["notices"] == []


def test_a_comparison_is_one_call(frame: DataFrame):
    ways = {"none": "mixed", "three": "resettle-3"}

    again = compare("1956-like", ways, against=("mixed", "raider"), runs=14, seed=5, stop=9)

    assert_frame_equal(again, frame)


def test_what_is_never_answered_is_played_here(
    long_question: Question, long_frame: DataFrame, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(running, "PATIENCE", 0.01)

    there = play(long_question, Pool(lambda _asked, _work: Future())).frame()

    assert_frame_equal(there, long_frame)
    assert there.attrs["notices"] == [EXECUTOR_DIED]
