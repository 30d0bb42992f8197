"""A server raises its own limit of open files, and never lowers it."""

import subprocess
import sys

import pytest

from tests.children import HUNG

PROGRAM = """
import resource
from algeria_lab.apps.serving.open_files import allow_enough
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
allow_enough()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@pytest.mark.parametrize(
    ("soft", "hard", "after"), [(256, 9000, 8192), (256, 1024, 1024), (8500, 9000, 8500)]
)
def test_as_many_files_may_be_open_as_many_readers_need(soft: int, hard: int, after: int):
    line = [sys.executable, "-c", PROGRAM.format(soft=soft, hard=hard)]

    assert int(subprocess.run(line, capture_output=True, text=True, check=True, timeout=HUNG).stdout) == after
