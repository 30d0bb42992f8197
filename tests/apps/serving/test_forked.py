"""Kernels that are forks of one prepared process behave as kernels do, and share nothing they must not."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from jupyter_client import BlockingKernelClient
from jupyter_client.manager import KernelManager

from algeria_lab.apps.serving.kernels import forked
from tests.children import HUNG, child, hearing_ctrl_c

pytestmark = [
    pytest.mark.skipif(not forked.can_fork(), reason="kernels are forked on Linux only"),
    pytest.mark.usefixtures("forked_kernels"),
]

SECONDS = HUNG


class Kernel:
    """A forked kernel and a line to it."""

    def __init__(self, folder: Path, **variables: str) -> None:
        self.manager = KernelManager(kernel_name="python3")
        self.manager.start_kernel(cwd=str(folder), env={**os.environ, **variables})
        self.client: BlockingKernelClient = self.manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=SECONDS)
        self.process = psutil.Process(self.manager.provisioner.pid)

    def say(self, code: str) -> str:
        """Run *code* and return what it printed, or the name of the error that it ended with."""
        said: list[str] = []

        def note(message: dict) -> None:
            content = message["content"]
            said.append(content.get("text", "") or content.get("ename", ""))

        self.client.execute_interactive(code, timeout=SECONDS, output_hook=note)
        return "".join(said).strip()

    def end(self) -> None:
        """End the kernel if it is still there."""
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)


@pytest.fixture(scope="module")
def kernel(forked_kernels: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernel]:
    started = Kernel(tmp_path_factory.mktemp("kernel"), ASKED="lang=fr")
    yield started
    started.end()


@pytest.fixture
def another(tmp_path: Path) -> Iterator[Kernel]:
    started = Kernel(tmp_path)
    yield started
    started.end()


def wait_until(is_so: Callable[[], bool]) -> bool:
    """Return whether something comes to be so, before it takes too long."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if is_so():
            return True
        time.sleep(0.05)
    return False


def is_gone(process: psutil.Process) -> bool:
    return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE


def test_a_kernel_has_the_libraries_before_it_is_asked(kernel: Kernel):
    code = "import sys; print('algeria_lab.views.pages.war_room.page' in sys.modules, 'voila' in sys.modules)"

    assert kernel.say(code) == "True False"


def test_a_kernel_has_what_an_experiment_needs_before_it_is_asked(kernel: Kernel):
    """Each reader of a lesson had 40 MB more of it and waited for two seconds."""
    needed = "{'bokeh.core.json_encoder', 'algeria_lab.views.experiments.charts.distributions'}"
    code = (
        f"import sys; print({needed} <= sys.modules.keys()); "
        "from algeria_lab.experiments.kept.fingerprint import rules_hash as of; "
        "print(of.cache_info().currsize)"
    )

    assert kernel.say(code).split() == ["True", "3"]


def test_a_kernel_reads_nothing_when_it_begins_and_notes_no_module_for_a_debugger(kernel: Kernel):
    """Each of them had 15 MB more of its own."""
    asked = "import sys; print(get_ipython().kernel._kernel_modules, 'psutil' in sys.modules)"
    assert kernel.say(asked) == "[] True"


def test_a_kernel_begins_without_the_widgets_that_were_tried(kernel: Kernel):
    assert kernel.say("from ipywidgets.widgets.widget import _instances; print(len(_instances))") == "0"


def test_the_prepared_process_has_one_thread_and_no_debugger(kernel: Kernel):
    parent = kernel.process.parent()

    assert parent is not None
    assert parent.num_threads() == 1
    assert kernel.say("import debugpy") == "ModuleNotFoundError"


def test_a_kernel_has_the_folder_and_the_variables_that_it_was_given(kernel: Kernel):
    assert kernel.say("import os; print(os.environ['ASKED'], os.getcwd())").startswith("lang=fr ")
    assert kernel.say("print('JPY_PARENT_PID' in os.environ, os.getpid() == os.getpgid(0))") == "False True"


def test_a_kernel_remembers_a_thousand_signatures_of_messages(kernel: Kernel):
    """Jupyter's 65,536 are ten megabytes, which a page that is open all day would fill."""
    assert kernel.say("print(get_ipython().kernel.session.digest_history_size)") == "1000"


def test_kernels_draw_numbers_of_their_own(kernel: Kernel, another: Kernel):
    draw = (
        "import random, secrets, uuid, numpy; "
        "print(random.random(), numpy.random.random(), secrets.randbits(64), uuid.uuid4())"
    )
    first, second = kernel.say(draw).split(), another.say(draw).split()

    assert len(first) == len(second) == 4
    assert all(one != other for one, other in zip(first, second, strict=True))


def test_what_one_kernel_changes_another_does_not_see(kernel: Kernel, another: Kernel):
    kernel.say("import algeria_lab; algeria_lab.mark = 1; import os; os.environ['MARK'] = '1'")

    seen = another.say("import os, algeria_lab; print('mark' in vars(algeria_lab), 'MARK' in os.environ)")

    assert seen == "False False"


def test_a_kernel_has_memory_for_its_reader_and_not_for_all(kernel: Kernel):
    """In some minutes one page would take all that a classroom's computer has."""
    assert kernel.say("much = bytearray(300_000_000); print(len(much)); del much") == "300000000"
    assert kernel.say("bytearray(600_000_000)") == "MemoryError"
    assert kernel.say("print(1)") == "1"


def test_a_kernel_has_memory_for_wars_that_it_has_played_itself(kernel: Kernel):
    """Where no queue of the server plays them, processes of its own do, under the same limit."""
    code = "import algeria_lab; ways = {'mixed': 'mixed', 'mobile': 'mobile'}\n"
    code += "print(len(algeria_lab.compare('1958', ways, against='mixed', runs=2, seed=1, stop=2)))"

    assert kernel.say(code).isdigit()


def test_a_kernel_listens_on_no_port_for_copies_of_itself(another: Kernel):
    """Every account on a computer may talk to its ports: only those that Jupyter asks for are there."""
    ports = {line.laddr.port for line in another.process.net_connections() if line.status == "LISTEN"}

    assert ports == set(another.manager.ports)


def test_an_interrupt_ends_what_one_kernel_does(kernel: Kernel, another: Kernel):
    kernel.client.execute("import time; print('begun', flush=True); time.sleep(600)")
    while kernel.client.get_iopub_msg(timeout=SECONDS)["msg_type"] != "stream":
        pass

    kernel.manager.interrupt_kernel()

    reply = kernel.client.get_shell_msg(timeout=SECONDS)
    assert reply["content"]["ename"] == "KeyboardInterrupt"
    assert another.say("print(1)") == kernel.say("print(1)") == "1"


def test_a_kernel_that_was_killed_is_known_to_be_dead(kernel: Kernel, tmp_path: Path):
    victim = Kernel(tmp_path)

    os.kill(victim.process.pid, signal.SIGKILL)

    assert wait_until(lambda: not victim.manager.is_alive())
    assert victim.manager.provisioner.process.poll() == -signal.SIGKILL
    assert kernel.say("print(1)") == "1"
    victim.end()


def test_a_kernel_that_is_asked_to_end_leaves_nothing(tmp_path: Path):
    guest = Kernel(tmp_path)
    guest.say("import subprocess; subprocess.Popen(['sleep', '600'])")
    worker = guest.process.children()[0]
    files = psutil.Process().num_fds()

    guest.manager.shutdown_kernel(now=True)
    guest.client.stop_channels()

    assert wait_until(lambda: is_gone(guest.process) and is_gone(worker))
    assert guest.process not in multiprocessing.active_children()
    assert psutil.Process().num_fds() < files


def test_where_nothing_can_be_forked_a_kernel_starts_in_the_ordinary_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(forked, "can_fork", lambda: False)
    ordinary = Kernel(tmp_path)

    assert ordinary.process.ppid() == os.getpid()
    assert ordinary.say("print(1)") == "1"
    ordinary.end()


SERVER = f"""
import sys
from jupyter_client.manager import KernelManager
from jupyter_client.provisioning import KernelProvisionerFactory
from algeria_lab.apps.serving.kernels import forked
forked.PREPARED = "json"  # whatever was prepared, children end in the same way
KernelProvisionerFactory.instance().default_provisioner_name = forked.NAME
forked.prepare()
kept = []
for line in sys.stdin:
    kept.append(KernelManager())
    kept[-1].start_kernel()
    client = kept[-1].client()
    client.start_channels()
    client.wait_for_ready(timeout={SECONDS})
    print(kept[-1].provisioner.pid, flush=True)
"""


@pytest.fixture
def server() -> Iterator[subprocess.Popen[bytes]]:
    """Start a server that forks a kernel for each line that it is told."""
    line = [sys.executable, "-c", SERVER]
    with child(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield process


def ask_for_kernel(server: subprocess.Popen[bytes]) -> tuple[psutil.Process, psutil.Process]:
    """Return a new kernel of a server and the prepared process that it was forked from."""
    assert server.stdin is not None
    assert server.stdout is not None
    server.stdin.write(b"\n")
    server.stdin.flush()
    kernel = psutil.Process(int(server.stdout.readline()))
    parent = kernel.parent()
    assert parent is not None
    return kernel, parent


def test_kernels_end_with_the_prepared_process_and_the_next_gets_a_new_one(server: subprocess.Popen[bytes]):
    kernel, parent = ask_for_kernel(server)

    parent.kill()

    assert wait_until(lambda: is_gone(kernel))
    assert ask_for_kernel(server)[1].pid != parent.pid


def test_kernels_and_the_prepared_process_end_with_their_server(server: subprocess.Popen[bytes]):
    kernel, parent = ask_for_kernel(server)
    assert parent.ppid() == server.pid

    server.kill()

    assert wait_until(lambda: is_gone(kernel) and is_gone(parent))


HEARS = """
import os, signal
from multiprocessing import forkserver
from pathlib import Path
from algeria_lab.apps.serving.kernels import forked
forked.prepare()
prepared = forkserver._forkserver._forkserver_pid
lines = Path(f"/proc/{prepared}/status").read_text().splitlines()
os.kill(prepared, signal.SIGKILL)
ignored = next(int(line.split()[1], 16) for line in lines if line.startswith("SigIgn"))
print(bool(ignored & 1 << signal.SIGINT - 1), signal.getsignal(signal.SIGINT) is signal.default_int_handler)
"""


def test_ctrl_c_ends_the_server_and_not_what_is_being_prepared():
    """Else a page that waits for it fails, with many words, while the server ends."""
    with hearing_ctrl_c():
        said = subprocess.run([sys.executable, "-c", HEARS], capture_output=True, text=True, check=True)

    assert said.stdout.split() == ["True", "True"]


def test_a_page_can_ask_for_all_its_widgets_at_once(kernel: Kernel):
    """Else it asks for each of them, and every reader costs the server hundreds of messages."""
    told = kernel.say("import comm; print(sorted(comm.get_comm_manager().targets))")

    assert "jupyter.widget.control" in told


LEFT_OVER = """
import multiprocessing, time
from algeria_lab.apps.serving.kernels import forked
forked.PREPARED = "json"  # whose libraries are read at once
forked.prepare()
multiprocessing.get_context("forkserver").Process(target=time.sleep, args=(999,)).start()
"""


def test_a_kernel_that_no_page_knows_does_not_keep_the_server_from_ending():
    """Such a one is begun when the server is told to end: each would wait for the other."""
    ended = subprocess.run([sys.executable, "-c", LEFT_OVER], timeout=SECONDS, check=False)

    assert ended.returncode == 0
