"""The server that the lists break: its kernels end at aimed moments, and it can be begun again."""

import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from algeria_lab.apps.serving.runs.crew import WORKER
from algeria_lab.apps.voila_server import HOST, command, environment, free_port, wait_until_ready
from tests.children import begin

ROOT = Path(__file__).parents[2]
MOMENTS = Path(__file__).parent / "aimed"
AT_REST = {psutil.STATUS_SLEEPING, psutil.STATUS_IDLE}
PAUSE, LOOKS = 0.1, 10  # seconds between two looks at workers, and how many find them at rest
SOON = 60.0  # seconds in which a process must have ended, also one that was only beginning


@dataclass
class Site:
    """A server of pages of its own, and the moment at which one of its kernels ends.

    Attributes:
        folder: For its log and for what is aimed at.
        port: Where it answers, also when it was begun again.
    """

    folder: Path
    port: int = field(default_factory=lambda: free_port(0))
    process: subprocess.Popen[bytes] | None = None

    @property
    def aim(self) -> Path:
        """The file that says when a kernel ends; see `aimed/sitecustomize.py`."""
        return self.folder / "aim"

    @property
    def was_hit(self) -> bool:
        """Whether a kernel has ended at the moment aimed at."""
        return self.aim.with_suffix(".hit").exists()

    def start(self) -> None:
        """Begin, or begin again at the same address.

        Raises:
            RuntimeError: If it does not answer; with what it wrote.
        """
        aimed = {"FAULTS_AIM": str(self.aim), "PYTHONPATH": str(MOMENTS)}
        log = self.folder / "server.log"
        with log.open("ab") as output:
            self.process = begin(
                command(ROOT, self.port),
                env=environment(target=ROOT) | aimed,
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=ROOT,
            )
        if not wait_until_ready(f"http://{HOST}:{self.port}/", self.process):
            self.stop()
            raise RuntimeError(f"the server did not start:\n{log.read_text()}")

    def stop(self, *, kill: bool = False) -> None:
        """End it, politely or as a power cut does."""
        if self.process:
            self.process.kill() if kill else self.process.terminate()
            self.process.wait(timeout=SOON)
        self.process = None

    def aim_at(self, moment: str, times: int) -> None:
        """Let the kernel that comes to a moment so many times from now end there."""
        self.aim.with_suffix(".hit").unlink(missing_ok=True)
        self.aim.write_text(f"{moment} {times} {time.monotonic_ns()}")

    def let_live(self) -> None:
        """Aim at nothing any more."""
        self.aim.unlink(missing_ok=True)

    @property
    def workers(self) -> list[psutil.Process]:
        """The processes that play long runs."""
        assert self.process is not None, "the server runs"
        family = psutil.Process(self.process.pid).children(recursive=True)
        return [one for one in family if one.is_running() and WORKER in one.cmdline()]

    def workers_rest(self) -> bool:
        """Return whether no worker plays any more, soon."""
        end, quiet = time.monotonic() + SOON, 0
        while quiet < LOOKS and time.monotonic() < end:
            time.sleep(PAUSE)
            quiet = quiet + 1 if all(one.status() in AT_REST for one in self.workers) else 0
        return quiet == LOOKS

    def address(self, page: str, port: int | None = None) -> str:
        """Return where a page of this checkout is; with another port, as seen through what stands there."""
        return f"http://{HOST}:{port or self.port}/voila/render/{page}?lang=en"
