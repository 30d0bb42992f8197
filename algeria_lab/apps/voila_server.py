"""Serve a folder of notebooks as Voila pages, with this project's template and settings.

`make lab`, the command `algeria-lab app`, the browser tests and Binder all start pages with the same
settings: the folder `voila/config` beside this module, put on Jupyter's configuration path.
"""

import argparse
import atexit
import html
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

from jupyter_core.paths import jupyter_runtime_dir, secure_write

from algeria_lab.apps.own_command import STARTED_IN
from algeria_lab.apps.page_words import in_terminal

KEYS = ("token=", "desk=")  # what stands before a key in an address
CONFIG = Path(__file__).parent / "voila" / "config"
HOME = "ALGERIA_LAB_HOME"  # where the home page is, under the server's address
LIST = "voila/tree"
NOTEBOOKS = "notebooks"
HOST = "127.0.0.1"
FIRST_PAGES = (f"{NOTEBOOKS}/home.ipynb", "home.ipynb", "war-room.ipynb")
# The proxy of a school or company must not be asked for a page of this very machine.
DIRECT = build_opener(ProxyHandler({}))
ENDS = ("SIGINT", "SIGTERM", "SIGHUP")  # what a person or a system ends a program with, where there is such
PATIENCE = 60.0  # seconds for a server to end by itself
NOTHING_TO_SEE = 3  # exit status of a server that had no page to show
# A page that leads to another one, and does not say whence.
LEADS_ON = (
    '<!DOCTYPE html><meta charset="utf-8"><meta name="referrer" content="no-referrer">'
    '<meta http-equiv="refresh" content="0; url={0}"><a href="{0}">algeria-lab</a>\n'
)
# Lines of Jupyter's own that no reader of the terminal can act on.
NOISE = (b"TCP without encryption", b"websocket_ping_timeout")


def environment(base: Mapping[str, str] | None = None, target: Path | None = None) -> dict[str, str]:
    """Return environment variables under which Voila finds our settings, and pages their way home.

    Args:
        base: The variables to add to; those of this process when left out.
        target: The folder that is served.
    """
    variables = dict(os.environ if base is None else base)
    paths = [str(CONFIG), variables.get("JUPYTER_CONFIG_PATH", "")]
    variables["JUPYTER_CONFIG_PATH"] = os.pathsep.join(path for path in paths if path)
    variables[STARTED_IN] = str(Path.cwd())
    if target:
        variables[HOME] = home_page(target)
    return variables


def command(target: Path, port: int, extra: Sequence[str] = (), *, host: str = HOST) -> list[str]:
    """Return the command that serves *target*, a folder of notebooks or one notebook, on *port* of *host*."""
    voila = [
        sys.executable,
        "-m",
        "algeria_lab.apps.serving",
        "--no-browser",
        f"--Voila.ip={host}",
        f"--port={port}",
    ]
    if target.is_file():
        # The settings name notebooks as seen from the served folder.
        voila += [f"--Voila.root_dir={target.parent.resolve()}"]
    return [*voila, "--Voila.port_retries=0", *extra, str(target)]


def free_port(wished: int = 8866, host: str = HOST) -> int:
    """Return *wished* if nothing listens there on *host*, else any port that is free now."""
    for port in (wished, 0):
        with socket.socket() as probe:
            # As the server itself does: the port of a server that has just ended counts as free.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError(f"no port of {host} is free")


def first_page(target: Path) -> str:
    """Return the path, under the server's address, of the page to open first."""
    if target.is_file():
        return ""
    return next((f"voila/render/{name}" for name in FIRST_PAGES if (target / name).is_file()), "")


def home_page(folder: Path) -> str:
    """Return the path, under the server's address, to which pages lead back."""
    return first_page(folder) or LIST


def served(target: Path) -> tuple[Path, str]:
    """Return what to serve so that *target* is seen, and the path of the page to open first.

    A page of ours leads to others, a lesson to the laboratory and everything home: the folder around all is
    served. A notebook that stands alone is served alone.
    """
    page = target.resolve()
    for folder in page.parents if page.is_file() else ():
        if (folder / NOTEBOOKS / "home.ipynb").is_file():
            return folder, f"voila/render/{page.relative_to(folder).as_posix()}"
    return target, first_page(target)


def wait_until_ready(address: str, server: subprocess.Popen[bytes], seconds: float = 60) -> bool:
    """Return whether *server* answers at *address* within *seconds*; False at once when it has ended."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and server.poll() is None:
        try:
            # A file of the front end: it is there in both modes and starts no kernel.
            with DIRECT.open(f"{address}voila/static/voila.js", timeout=5):
                return True
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    return False


def behind_file(url: str) -> str:
    """Return the address of a file that leads to *url*, which holds a key.

    Every account on a computer sees with what a browser was started: with the name of a file, which this
    account alone can read. It is gone with this program.
    """
    file = Path(jupyter_runtime_dir()) / f"algeria-lab-open-{os.getpid()}.html"
    file.parent.mkdir(parents=True, exist_ok=True)
    with secure_write(str(file)) as out:
        out.write(LEADS_ON.format(html.escape(url)))
    atexit.register(file.unlink, missing_ok=True)
    return file.as_uri()


def open_browser(url: str) -> bool:
    """Open *url* in the person's browser if there is one with a screen, and return whether there is."""
    has_screen = sys.platform in {"win32", "darwin"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER")
    )
    if not has_screen:
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    shown = behind_file(url) if any(key in url for key in KEYS) else url
    threading.Thread(target=browser.open, args=(shown,), daemon=True).start()
    return True


def relay(lines: Iterable[bytes]) -> None:
    """Pass the server's messages on to the terminal, without the noise."""
    for line in lines:
        if not any(noise in line for noise in NOISE):
            sys.stderr.buffer.write(line)
            sys.stderr.flush()


def say_address(address: str, first: str, *, browser: bool) -> None:
    """Say where the pages are, and open the first one in the person's browser if *browser* says so."""
    opened = browser and open_browser(address + first)
    print(f"\n{in_terminal('opened' if opened else 'address')}\n\n    {address}{first}\n")
    print(in_terminal("stop"), flush=True)


def say_end() -> None:
    """Say that Ctrl+C was heard."""
    print(f"\n{in_terminal('ends')}", flush=True)


@contextmanager
def ended_once() -> Iterator[Callable[[], None]]:
    """Hear one wish to end this process, and no more: pressed again, Ctrl+C would break off the end itself.

    What was heard stays so until the process is over, for what is done after its server has ended, too;
    unless whoever heard it calls what is given, and so hears one more. Which signal it was, the interrupt
    says.
    """
    known = [getattr(signal, name) for name in ENDS if hasattr(signal, name)]
    # What is not heard at all, behind `nohup` for instance, stays unheard.
    before = {sign: hears for sign in known if (hears := signal.getsignal(sign)) is not signal.SIG_IGN}
    heard: list[int] = []

    def hear(sign: int, _: object) -> None:
        heard.append(sign)
        for one in before:
            signal.signal(one, signal.SIG_IGN)
        raise KeyboardInterrupt(sign)

    def hear_again() -> None:
        heard.clear()
        for sign in before:
            signal.signal(sign, hear)

    hear_again()
    try:
        yield hear_again
    finally:
        for sign, handler in before.items() if not heard else ():
            signal.signal(sign, handler)


def end(server: subprocess.Popen[bytes]) -> None:
    """End *server*, by force should it not do so itself."""
    server.terminate()
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()


def serve(
    target: Path,
    *,
    port: int = 8866,
    browser: bool = True,
    extra: Sequence[str] = (),
    host: str = HOST,
    welcome: Callable[[str, str], bool | None] | None = None,
    farewell: Callable[[], bool | None] = say_end,
) -> int:
    """Serve *target* until the person presses Ctrl+C.

    Args:
        target: A folder of notebooks, or one notebook; see `served`.
        port: The port to use; another one is taken when it is busy.
        browser: Whether to open the first page in the person's browser.
        extra: Further options for Voila itself.
        host: The address to listen at; that of this computer alone when left out.
        welcome: Says, once the server answers, at which address and with which first page; `say_address` when
            left out. If it returns False, the server ends: there is nothing to see on it.
        farewell: Says, before the server ends, that the person wished it. If it returns False to somebody
            who pressed Ctrl+C, the server goes on until they press it once more.

    Returns:
        An exit status: 0 when the person ended it, `NOTHING_TO_SEE`, otherwise Voila's own.
    """
    port = free_port(port, host)
    address = f"http://{HOST}:{port}/"
    folder, first = served(target)
    voila = command(folder, port, extra, host=host)
    with (
        ended_once() as hear_again,
        subprocess.Popen(voila, env=environment(target=folder), stderr=subprocess.PIPE) as server,
    ):
        threading.Thread(target=relay, args=(server.stderr or (),), daemon=True).start()
        try:
            says = welcome or partial(say_address, browser=browser)
            if wait_until_ready(address, server) and says(address, first) is False:
                end(server)
                return NOTHING_TO_SEE
            return server.wait()
        except KeyboardInterrupt as wish:
            return _ended(server, wish, farewell, hear_again)


def _ended(
    server: subprocess.Popen[bytes],
    wish: KeyboardInterrupt,
    farewell: Callable[[], bool | None],
    hear_again: Callable[[], None],
) -> int:
    """End a server at a person's wish, maybe only at the second one, and return an exit status."""
    while farewell() is False and wish.args == (signal.SIGINT,):
        hear_again()
        try:
            return server.wait()
        except KeyboardInterrupt as again:
            wish = again
    end(server)
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve what the command line names."""
    parser = argparse.ArgumentParser(
        prog="algeria_lab.apps.voila_server", description=__doc__.splitlines()[0]
    )
    parser.add_argument("target", type=Path, help="a folder of notebooks, or one notebook")
    parser.add_argument("--port", type=int, default=8866)
    parser.add_argument("--no-browser", action="store_true")
    options, extra = parser.parse_known_args(arguments)
    if not options.target.exists():
        parser.error(f"there is no notebook or folder {options.target}")
    # Whoever ends this process ends the server with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    return serve(options.target, port=options.port, browser=not options.no_browser, extra=extra)


if __name__ == "__main__":
    sys.exit(main())
