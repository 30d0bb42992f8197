"""A real Dask cluster plays the same wars, also when one of its workers is killed or all of it closes."""

import logging
import os
import signal
from collections.abc import Iterator
from random import Random
from threading import Timer
from typing import Any

import psutil
import pytest
from dask.distributed import Client, LocalCluster
from pandas import DataFrame
from pandas.testing import assert_frame_equal

from algeria_lab.algeria.state import State
from algeria_lab.experiments import compare
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.playing.running import EXECUTOR_DIED, Progress, play
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import Choice
from tests.children import HUNG

SOON = 60  # seconds in which a worker that was killed is begun anew, or never


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    """Return two workers, each a process of its own behind a nanny that starts it anew."""
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",  # any free port: None stands for one, which another run may have
        worker_dashboard_address=None,
        silence_logs=logging.CRITICAL,  # a killed worker is told of; here it is what is asked for
    ) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def client(cluster: LocalCluster) -> Iterator[Client]:
    """Return what the user of a cluster holds."""
    with Client(cluster) as client:
        yield client


def test_a_cluster_plays_the_same_wars(client: Client, question: Question, frame: DataFrame):
    there = play(question, client.get_executor()).frame()

    assert_frame_equal(there, frame)
    assert there.attrs == frame.attrs


def test_a_cluster_plays_from_several_positions(client: Client):
    asked: dict[str, Any] = {"grid": {"gov_psl": [30, 70]}, "runs": 20, "stop": 2}
    there = compare("1958", {"none": "mixed"}, **asked, executor=client.get_executor())
    here = compare("1958", {"none": "mixed"}, **asked)

    assert_frame_equal(there, here)
    assert there.attrs == here.attrs


def test_a_cluster_plays_code_of_ones_own(client: Client):
    """It knows neither the class nor the function, which stand in no module."""

    class Mine:
        def choose(self, view: State, rng: Random) -> Choice:
            return PLAYERS.player("mixed", "gov").choose(view, rng)

    asked = ask(
        "1956-like", {"house": "mixed", "mine": Mine}, runs=3, stop=2, measures={"m": lambda at: at.fln_ap}
    )

    assert_frame_equal(play(asked, client.get_executor()).frame(), play(asked).frame())


def test_a_killed_worker_costs_nothing_but_time(
    client: Client, long_question: Question, long_frame: DataFrame
):
    workers = client.run(os.getpid)
    killed: list[int] = []

    def kill(progress: Progress) -> None:
        if not killed:
            killed.append(next(iter(workers.values())))
            os.kill(killed[0], signal.SIGTERM if os.name == "nt" else signal.SIGKILL)

    there = play(long_question, client.get_executor(), tell=kill).frame()

    assert killed
    assert_frame_equal(there, long_frame)
    assert there.attrs["notices"] == []


def two_workers(cluster: LocalCluster, client: Client) -> None:
    """Wait for two workers: on a busy machine Dask may give up the one that was killed for good."""
    try:
        client.wait_for_workers(2, timeout=SOON)
    except TimeoutError:
        cluster.scale(len(cluster.worker_spec) + 1)
        client.wait_for_workers(2, timeout=HUNG)


def test_workers_lost_added_and_slow_play_the_same_wars(
    cluster: LocalCluster, client: Client, long_question: Question, long_frame: DataFrame
):
    """One stands still for a while, the other is killed, and a third joins."""
    two_workers(cluster, client)
    first, second, *_ = map(psutil.Process, client.run(os.getpid).values())
    goes_on = Timer(1, first.resume)

    def change(progress: Progress) -> None:
        if progress.done == 24:
            first.suspend()
            goes_on.start()
        elif progress.done == 48:
            second.kill()
        elif progress.done == 72:
            cluster.scale(len(cluster.worker_spec) + 1)

    there = play(long_question, client.get_executor(), change).frame()
    goes_on.join()

    assert_frame_equal(there, long_frame)
    assert there.attrs["notices"] == []


def test_when_the_whole_cluster_closes_the_rest_is_played_here(
    cluster: LocalCluster, client: Client, long_question: Question, long_frame: DataFrame
):
    """The last test of this file: nothing is left of the cluster."""

    def close(progress: Progress) -> None:
        if progress.done == 24:
            cluster.close()

    there = play(long_question, client.get_executor(), tell=close).frame()

    assert_frame_equal(there, long_frame)
    assert there.attrs["notices"] == [EXECUTOR_DIED]
