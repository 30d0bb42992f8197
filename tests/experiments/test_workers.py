"""Processes that play step back behind everything else, and none outlives whoever began it."""

import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from algeria_lab.experiments.playing.queued import players
from algeria_lab.experiments.playing.workers import BEHIND, NoProcesses, processes
from tests.children import HUNG, child

POLITE = pytest.mark.skipif(sys.platform == "win32", reason="Windows has classes of priority instead")
SCRIPT = """
from multiprocessing import active_children
from algeria_lab.experiments import compare, processes

def main():
    told = lambda progress: print(*(child.pid for child in active_children()), flush=True)
    with processes(2) as pool:
        compare("1956-like", {"a": "mixed"}, runs=100_000, executor=pool, tell=told)

if __name__ == "__main__":
    main()
"""


def test_processes_end_with_a_killed_parent(tmp_path: Path):
    """They played on for minutes: nobody was there to tell them to stop."""
    script = tmp_path / "many.py"
    script.write_text(SCRIPT)
    with child([sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as run:
        assert run.stdout is not None
        workers = [psutil.Process(int(pid)) for pid in run.stdout.readline().split()]
        run.kill()
        run.wait()

    _, alive = psutil.wait_procs(workers, timeout=HUNG)
    for worker in alive:
        worker.kill()
    assert (len(workers), alive) == (2, [])


@POLITE
@pytest.mark.parametrize("nice", [BEHIND, 3])
def test_processes_leave_the_cores_to_whoever_answers_where_they_are_asked_to(nice: int):
    with processes(1, nice=nice) as pool:
        assert pool.submit(os.nice, 0).result() == max(nice, os.nice(0))
        assert pool.submit(os.getsid, 0).result() != os.getsid(0)


@POLITE
def test_processes_of_a_notebook_stand_as_high_as_it_does():
    """Two of them were slower than none beside other programs: Linux gives two of a session what one gets."""
    with processes(1) as pool:
        assert pool.submit(os.nice, 0).result() == os.nice(0)
        assert pool.submit(os.getsid, 0).result() != os.getsid(0)


@pytest.mark.parametrize("nice", [-1, 20])
def test_a_politeness_that_there_is_not_is_refused(nice: int):
    with pytest.raises(NoProcesses, match=f"step back by {nice}"), processes(1, nice=nice):
        pass


@POLITE
def test_pages_play_behind_whatever_answers():
    with players(1) as pool:
        assert pool.submit(os.nice, 0).result() == max(BEHIND, os.nice(0))
