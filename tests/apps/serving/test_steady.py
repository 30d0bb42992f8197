"""A day of readers takes no more memory than an hour of them: what is free goes back to the system."""

import json
import re
import subprocess
import sys
from typing import Any, NamedTuple

import pytest

from tests.children import HUNG

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system sees to that by itself")

# A server does here, where it would wait for readers, what they make it do, and tells of its memory.
PROGRAM = """
import ctypes, gc, json, threading
import psutil
from tornado.ioloop import IOLoop
from voila.app import Voila
from algeria_lab.apps.serving import steady
from algeria_lab.apps.serving.server import PageServer

def resident():
    return psutil.Process().memory_info().rss

def end(phase, info):
    if phase == "stop" and info["generation"] == 2:
        IOLoop.current().add_callback(IOLoop.current().stop)

def play(server):
    left_alone = gc.get_freeze_count()
    page = threading.Thread(target=bytearray, args=(1000,))
    page.start()
    page.join()
    ctypes.CDLL(None).malloc_stats()
    pieces = [bytearray(2000) for _ in range(20_000)]
    last = pieces.pop()
    del pieces
    holes = resident()
    gc.callbacks.append(end)
    IOLoop.current().start()
    print(json.dumps({"left_alone": left_alone, "given_back": holes - resident()}))

steady.EVERY = 0.01
Voila.start = play
PageServer().start()
"""


class Served(NamedTuple):
    """What a server has told of its memory, and what its allocator has."""

    told: dict[str, Any]
    heaps: str


@pytest.fixture(scope="module")
def served() -> Served:
    line = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(line, capture_output=True, text=True, check=True, timeout=HUNG)
    return Served(json.loads(done.stdout), done.stderr)


def test_threads_have_no_heaps_of_their_own(served: Served):
    assert re.findall(r"Arena \d+", served.heaps) == ["Arena 0"]


def test_the_collector_leaves_alone_what_a_server_is_made_of(served: Served):
    assert served.told["left_alone"] > 100_000


def test_what_is_free_goes_back_to_the_system_as_time_goes_by(served: Served):
    """Forty megabytes below a piece that is still used are a hole, which the allocator would keep."""
    assert served.told["given_back"] > 30_000_000
