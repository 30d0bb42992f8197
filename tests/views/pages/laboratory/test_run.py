"""A run of the laboratory: the page stays free, what is done is kept, whoever plays the wars are the same."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count, groupby
from operator import itemgetter
from typing import Any

import pytest
from pandas.testing import assert_frame_equal

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.playing.blocks import Block, Played, play_block
from algeria_lab.experiments.playing.running import CANCELLED, EXECUTOR_DIED, Run, play
from algeria_lab.experiments.playing.workers import processes
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.pages.laboratory import run as laboratory_run
from algeria_lab.views.pages.laboratory import workers as laboratory_workers
from algeria_lab.views.pages.laboratory.progress import failure_text, show_progress, time_text
from algeria_lab.views.pages.laboratory.run import Runner, Watched, is_quick
from algeria_lab.views.pages.laboratory.workers import Workers

NOTHING = Played({}, [])  # the result of a block that nobody asks about
WAYS = {"mixed": "mixed", "three": "resettle-3"}


def question(runs: int = 30, **changes: Any) -> Question:
    return ask("1956-like", WAYS, runs=runs, stop=1, **changes)


@contextmanager
def threads(number: int) -> Iterator[Executor]:
    """Stand for processes, without the time that it takes to start them."""
    with ThreadPoolExecutor(number) as pool:
        yield pool


def runner(start: Callable[[int], Any] = threads, **changes: Any) -> Runner:
    return Runner(Workers(2, start, **changes))


async def ended(watched: Watched) -> Watched:
    """Wait until a run is over."""
    await until(lambda: watched.over)
    return watched


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():  # noqa: ASYNC110 - what is waited for knows nothing of events
        await asyncio.sleep(0.01)


def played(asked: Question, by: Runner, told: Callable[[Watched], object] = lambda _: None) -> Watched:
    """Return a question that was played to its end."""

    async def main() -> Watched:
        watched = await ended(by.start(asked, told))
        by.workers.close()
        return watched

    return asyncio.run(main())


def test_the_wars_are_those_that_anybody_plays():
    told: list[int] = []

    watched = played(question(), runner(), lambda now: told.append(now.run.progress.done))

    assert_frame_equal(watched.run.table().frame(), play(question()).frame())
    assert watched.failure is None
    assert told == sorted(told)
    assert told[-1] == 60
    assert len(told) > 2


def test_processes_play_them_too():
    watched = played(question(6), runner(processes))

    assert_frame_equal(watched.run.table().frame(), play(question(6)).frame())
    assert watched.run.notices == []


def test_the_page_is_free_while_wars_are_played():
    """The pool waits for the page: a page that waited for the pool would never come to an end."""
    heard = threading.Event()

    class Slow(ThreadPoolExecutor):
        def submit(self, *call: Any) -> Future[Any]:  # type: ignore[override]
            return super().submit(lambda: heard.wait(60) and play_block(call[1]))

    @contextmanager
    def slow(number: int) -> Iterator[Executor]:
        with Slow(number) as pool:
            yield pool

    async def main() -> Watched:
        by = runner(slow)
        watched = by.start(question(4), lambda _: None)
        await asyncio.sleep(0.02)
        assert by.is_going
        heard.set()
        await ended(watched)
        by.workers.close()
        return watched

    assert asyncio.run(main()).run.progress.done == 8


def test_a_stop_keeps_whole_pairs_and_is_told():
    async def main() -> Watched:
        by = runner()
        told: list[bool] = []

        def stop(now: Watched) -> None:
            told.append(now.over)
            by.cancel()

        watched = await ended(by.start(question(500), stop))
        assert told[-1]
        assert not by.is_going
        by.workers.close()
        return watched

    run = asyncio.run(main()).run

    assert 0 < run.progress.done < 1000
    assert run.notices == [CANCELLED]
    frame = run.table().frame()
    assert set(frame.groupby("seed")["way"].nunique()) == {2}
    seeds = sorted(set(frame["seed"]))
    again = play(question(500).part(2, seeds[0])).frame()
    assert set(again.itertuples(index=False)) <= set(frame.itertuples(index=False))


def test_another_question_ends_the_one_before():
    async def main() -> tuple[Watched, Watched]:
        by = runner()
        first = by.start(question(500), lambda _: None)
        await asyncio.sleep(0)
        second = by.start(question(4, seed=9), lambda _: None)
        await ended(second)
        await ended(first)
        by.workers.close()
        return first, second

    first, second = asyncio.run(main())

    assert first.run.notices == [CANCELLED]
    assert first.failure is None
    assert_frame_equal(second.run.table().frame(), play(question(4, seed=9)).frame())


def test_a_stop_at_once_is_a_stop():
    async def main() -> Watched:
        by = runner()
        told: list[bool] = []
        watched = by.start(question(500), lambda now: told.append(now.over))
        by.cancel()
        await ended(watched)
        assert told == [True]
        assert not by.is_going
        by.workers.close()
        return watched

    run = asyncio.run(main()).run

    assert run.notices == [CANCELLED]
    assert run.progress.done == 0
    shown = show_progress(Words("en"), Watched(run, over=True))
    assert "before a war was played" in shown["said"]
    assert shown["notes"] == []


def test_a_run_that_nobody_waits_for_ends_by_itself():
    async def main() -> Watched:
        by = Runner(Workers(2, threads), patience=0.0)
        watched = await ended(by.start(question(500), lambda _: None))
        by.workers.close()
        return watched

    run = asyncio.run(main()).run

    assert run.notices == [CANCELLED]
    assert run.progress.done < 1000


def test_a_word_of_the_page_keeps_a_run_going_and_a_farewell_ends_it():
    async def main() -> Watched:
        by = runner()
        watched = by.start(question(500), lambda _: None)
        first = by._waits
        assert by.hears("alive")
        assert first is not None
        assert first.cancelled()
        assert by._waits is not first
        assert not by.hears("press")
        assert by.hears("leave")
        await ended(watched)
        assert by.hears("alive")
        assert by._waits is None
        by.workers.close()
        return watched

    assert asyncio.run(main()).run.notices == [CANCELLED]


class Dying(ThreadPoolExecutor):
    """Plays a block, then fails at all others."""

    blocks = 0

    def submit(self, call: Any, block: Block) -> Future[Any]:  # type: ignore[override]
        """Play the first one."""
        self.blocks += 1
        if self.blocks == 1:
            return super().submit(call, block)
        future: Future[Any] = Future()
        future.set_exception(OSError("a process was killed"))
        return future


class Closed(ThreadPoolExecutor):
    """Takes nothing."""

    def submit(self, *_call: Any) -> Future[Any]:  # type: ignore[override]
        """Refuse."""
        raise RuntimeError("cannot schedule new futures after shutdown")


@pytest.mark.parametrize("kind", [Dying, Closed])
def test_without_its_processes_the_page_plays_the_rest_itself(kind: type[ThreadPoolExecutor]):
    @contextmanager
    def start(number: int) -> Iterator[Executor]:
        with kind(number) as pool:
            yield pool

    watched = played(question(), runner(start))

    assert watched.failure is None
    assert watched.run.notices == [EXECUTOR_DIED]
    wars = watched.run.table().knowing(notices=[])
    assert_frame_equal(wars.frame(), play(question()).frame())


def test_where_processes_cannot_be_started_the_page_plays_itself():
    @contextmanager
    def none(_number: int) -> Iterator[Executor]:
        raise OSError("no more processes")
        yield ThreadPoolExecutor(1)

    watched = played(question(4), runner(none))

    assert watched.run.progress.done == 8
    assert watched.run.notices == [EXECUTOR_DIED]


def test_where_there_are_no_threads_either_it_plays_between_two_looks(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(laboratory_workers, "ThreadPoolExecutor", Closed)
    monkeypatch.setattr(Closed, "submit", _no_thread)

    @contextmanager
    def start(number: int) -> Iterator[Executor]:
        yield Closed(number)

    watched = played(question(4), runner(start))

    assert watched.failure is None
    assert watched.run.progress.done == 8


def _no_thread(*_call: Any) -> Future[Any]:
    raise RuntimeError("can't start new thread")


def test_a_fault_of_a_war_ends_the_run_with_its_words(monkeypatch: pytest.MonkeyPatch):
    def fail(_block: Block) -> None:
        raise LabError("this war cannot be played")

    monkeypatch.setattr(laboratory_workers, "play_block", fail)

    watched = played(question(4), runner())

    assert failure_text(Words("en"), watched.failure or ValueError()) == "this war cannot be played"
    assert show_progress(Words("en"), watched)["error"] == "this war cannot be played"


def test_a_fault_of_ours_is_told_by_its_kind(monkeypatch: pytest.MonkeyPatch):
    def fail(_block: Block) -> None:
        raise ZeroDivisionError("of ours")

    monkeypatch.setattr(laboratory_workers, "play_block", fail)

    watched = played(question(4), runner())

    assert isinstance(watched.failure, ZeroDivisionError)
    assert "ZeroDivisionError: of ours" in show_progress(Words("fr"), watched)["error"]


def test_processes_that_rest_are_ended_and_started_again_when_needed():
    started: list[int] = []
    ended_: list[int] = []

    @contextmanager
    def start(number: int) -> Iterator[Executor]:
        started.append(number)
        with ThreadPoolExecutor(number) as pool:
            yield pool
        ended_.append(number)

    async def main() -> None:
        by = runner(start, idle=0.0)
        assert not by.workers.are_started
        for _ in range(2):
            await ended(by.start(question(2), lambda _: None))
            await until(lambda: not by.workers.are_started)
        await until(lambda: len(ended_) == 2)

    asyncio.run(main())

    assert started == [2, 2] == ended_


def test_the_time_of_a_run_is_guessed_from_a_few_wars_and_learned_from_the_run(
    monkeypatch: pytest.MonkeyPatch,
):
    by, asked = runner(), question(1000)
    assert by.likely(asked) is None
    counted: list[Block] = []
    monkeypatch.setattr(laboratory_run, "play_block", counted.append)

    asyncio.run(by.sample(asked))

    assert len(counted) == laboratory_run.SAMPLE
    assert by.likely(asked) is not None
    by.seconds = dict.fromkeys(by.seconds, 0.5)
    assert by.likely(asked) == laboratory_run.STARTING + 500
    assert by.likely(question(10, seed=77)) == laboratory_run.STARTING + 5
    assert by.likely(ask("1958", WAYS)) is None
    played(question(4), by)
    assert by.seconds[laboratory_run.kind_of(asked)] != 0.5


def test_players_that_think_are_not_tried_out(monkeypatch: pytest.MonkeyPatch):
    slow = ask("1958", {"a": "look-ahead", "b": Way("mixed")}, runs=5)
    monkeypatch.setattr(laboratory_run, "play_block", pytest.fail)

    by = runner()
    asyncio.run(by.sample(slow))

    assert not is_quick(slow)
    assert is_quick(ask("1958", {"a": "random", "b": "barrier-2"}))
    assert by.likely(slow) is None


@pytest.mark.parametrize(
    ("seconds", "says"),
    [(0.2, "about a second"), (3.2, "about 4 seconds"), (31, "about 35 seconds"), (61, "about 2 minutes")],
)
def test_times_are_told_no_finer_than_they_are_known(seconds: float, says: str):
    assert time_text(Words("en"), seconds) == says


def test_a_listener_hears_of_quarters_only():
    """A block of 24 wars takes ten seconds here, by a clock of the test's own."""
    seconds = count(0, 10)
    watched = Watched(Run(question(120), clock=lambda: next(seconds)))

    def show() -> tuple[str, str]:
        shown = show_progress(Words("en"), watched)
        return shown["said"], shown["text"]

    told = [show()]
    for block in watched.run.take(10):
        watched.run.add(block, NOTHING)
        told.append(show())
    watched.over = True
    told.append(show())

    said = [words for words, _ in groupby(told, itemgetter(0))]
    assert said == [
        "240 wars are being played.",
        *(f"{percent}% are played." for percent in (25, 50, 75, 100)),
        "All 240 wars are played. The results stand below.",
    ]
    texts = [text for _, text in told]
    assert len(set(texts)) == len(texts) == 12
    assert texts[1] == "24 of 240 wars, about 3 minutes left"


def test_a_run_says_how_many_are_before_it():
    """It waits among the readers of a server, and goes on to wait or play without a word of its own."""
    lets = threading.Event()

    class Waiting(ThreadPoolExecutor):
        before = 2

        def submit(self, *call: Any) -> Future[Any]:  # type: ignore[override]
            return super().submit(lambda: lets.wait(60) and play_block(call[1]))

    @contextmanager
    def waiting(number: int) -> Iterator[Executor]:
        with Waiting(number) as pool:
            yield pool

    words, told = Words("en"), list[tuple[str, str]]()

    def tell(now: Watched) -> None:
        shown = show_progress(words, now)
        told.append((shown["text"], shown["said"]))
        if "2 before you" in shown["text"]:
            Waiting.before = 0
            lets.set()

    watched = played(question(6), runner(waiting), tell)

    assert told[0] == (
        "0 of 12 played · waiting, 2 before you",
        "Others have runs here, too: yours waits for its turn.",
    )
    assert "before you" not in told[-1][0]
    assert watched.run.progress.done == 12
