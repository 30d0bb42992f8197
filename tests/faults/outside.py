"""What breaks outside the program: the browser's store, the clock, the server, the line to it, the disk."""

import itertools
import random
import resource
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress

import psutil
from playwright.sync_api import Browser, expect

from algeria_lab.apps.voila_server import HOST, free_port
from tests.faults.kinds import play_on, play_until
from tests.faults.lists import (
    DRAINED,
    KINDS,
    LOST,
    Tally,
    load_again,
    opened,
    opened_in_turn,
    wait_for_again,
    warm_up,
)
from tests.faults.site import Site

FILL = "() => { for (let size = 1 << 20; size > 0; size >>= 1) for (let at = 0; ; at += 1) try {"
FILL += " localStorage.setItem(`junk${size} ${at}`, 'x'.repeat(size)) } catch { break } }"
REFUSE = "() => { Storage.prototype.setItem = () => { throw new DOMException('denied', 'SecurityError') } }"
DAMAGE = "key => localStorage.setItem(key, localStorage.getItem(key).slice(0, -7))"
SAYS = {"full": "no room", "refused": "keeps nothing", "damaged": "put aside"}
YEARS = (2016, 2040, 2026)
FIVE_MINUTES = 300.0  # seconds


def stores(browser: Browser, site: Site, count: int, seed: int) -> Tally:
    """Fill, refuse or damage the store: it is said once, and nothing that was kept is thrown out."""
    dice, tally = random.Random(seed), Tally("stores")
    turns = opened_in_turn(browser, site, tally, count, dice, in_turn=len(SAYS))
    for (kind, page, seen), way in zip(turns, itertools.cycle(SAYS), strict=False):
        before = kind.furthest(page)
        if way == "damaged":
            page.evaluate(DAMAGE, kind.key)
            page.reload(wait_until="commit")
            kind.wait(page)
            kept = before if page.evaluate("key => localStorage.getItem(key + ':damaged')", kind.key) else ()
            tally.compare(f"{kind.name}, {way}", before, kept)
        else:
            page.evaluate({"full": FILL, "refused": REFUSE}[way])
            play_on(page, kind, seen, dice, 2)
            page.wait_for_timeout(2 * DRAINED)
            tally.compare(f"{kind.name}, {way}: what was kept", before, kind.furthest(page))
            # What is not kept is in the page, to be saved to a file, and the page asks before it is left.
            asks = "unkept" in page.evaluate("() => ({...document.documentElement.dataset})")
            tally.compare(f"{kind.name}, {way}: what is not", seen.shown, seen.kept if asks else ())
        tally.expect_told(f"{kind.name}, {way}", told=SAYS[way] in page.locator(kind.note).inner_text())
    return tally


def clocks(browser: Browser, site: Site, count: int, seed: int) -> Tally:
    """Set the clock of the browser to another year, and load the page again."""
    dice, tally = random.Random(seed), Tally("clocks")
    for kind, page, seen in opened_in_turn(browser, site, tally, count, dice):
        for year in YEARS[: count - tally.tried]:
            page.clock.set_system_time(f"{year}-01-01")
            play_on(page, kind, seen, dice)
            load_again(page, kind, seen, tally, f"{kind.name} in {year}")
    return tally


def servers(browser: Browser, site: Site, count: int, seed: int) -> Tally:
    """End the server in the middle, politely or not, and begin it again at the same address."""
    dice, tally = random.Random(seed), Tally("servers")
    for kind, page, seen in opened_in_turn(browser, site, tally, count, dice):
        play_on(page, kind, seen, dice)
        site.stop(kill=bool(tally.tried % 2))
        expect(page.locator(LOST)).to_be_visible(timeout=20_000)
        site.start()
        load_again(page, kind, seen, tally, kind.name)
    return tally


class Line:
    """A line between browsers and the server that can be cut, and can fall silent without an end."""

    def __init__(self, to: int) -> None:
        self.port, self._to = free_port(0), to
        self._is_cut = False
        self._flows = threading.Event()
        self._flows.set()
        self._pairs: list[socket.socket] = []
        self._door = socket.create_server((HOST, self.port))
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """End every connection, and take none."""
        self._is_cut = True
        for end in self._pairs:
            with closing(end), suppress(OSError):  # it may have ended by itself
                end.shutdown(socket.SHUT_RDWR)
        self._pairs.clear()

    def hush(self) -> None:
        """Let nothing through and end nothing, as a wireless network does out of reach."""
        self._flows.clear()

    def mend(self) -> None:
        """Take connections again, and let through what waited."""
        self._is_cut = False
        self._flows.set()

    def _listen(self) -> None:
        while True:
            near, _ = self._door.accept()
            if self._is_cut:
                near.close()
                continue
            far = socket.create_connection((HOST, self._to))
            self._pairs += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        """Pass on what comes until one of both ends is gone."""
        try:
            while part := one.recv(65536):
                self._flows.wait()
                other.sendall(part)
            self._flows.wait()
            other.shutdown(socket.SHUT_WR)
        except OSError:
            return  # the line was cut


def lines(browser: Browser, site: Site, count: int, seed: int, seconds: float = FIVE_MINUTES) -> Tally:
    """Cut the line for five minutes: it is said, and then the same pages go on as if nothing had been."""
    return _without_line(browser, site, count, seed, Line.cut, tally=Tally("lines"), seconds=seconds)


def silences(browser: Browser, site: Site, count: int, seed: int, seconds: float = FIVE_MINUTES) -> Tally:
    """Let the line be silent for five minutes, without an end that anybody would notice."""
    return _without_line(browser, site, count, seed, Line.hush, tally=Tally("silences"), seconds=seconds)


def _without_line(
    browser: Browser,
    site: Site,
    count: int,
    seed: int,
    lose: Callable[[Line], None],
    *,
    tally: Tally,
    seconds: float,
) -> Tally:
    dice, line = random.Random(seed), Line(site.port)
    with ExitStack() as readers:
        pages = [
            (kind, *readers.enter_context(opened(browser, site, kind, line.port))) for kind in KINDS[:count]
        ]
        for kind, page, seen in pages:
            warm_up(page, kind, seen, dice)
        lose(line)
        for kind, page, _ in pages:
            expect(page.locator(LOST)).to_be_visible(timeout=25_000)
            play_until(page, kind, dice, lambda: False, 3)  # the reader goes on pressing
        time.sleep(seconds)
        line.mend()
        for kind, page, seen in pages:
            expect(page.locator(LOST)).to_be_hidden(timeout=20_000)
            # Not loaded again, it answers once more.
            tally.expect_told(kind.name, told=play_on(page, kind, seen, dice, 2))
            load_again(page, kind, seen, tally, kind.name)
    return tally


def disks(browser: Browser, site: Site, count: int, seed: int) -> Tally:
    """Let the server and its kernels write no file, as on a full disk: what was begun goes on."""
    dice, tally = random.Random(seed), Tally("disks")
    for kind, page, seen in opened_in_turn(browser, site, tally, count, dice):
        assert site.process is not None
        server = psutil.Process(site.process.pid)
        for process in (server, *server.children(recursive=True)):
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, 0))
        tally.expect_told(f"{kind.name} does not go on", told=play_on(page, kind, seen, dice, 2))
        page.wait_for_timeout(2 * DRAINED)
        shown = seen.shown
        tally.compare(kind.name, shown, kind.furthest(page))
        answer = page.goto(site.address(kind.page))
        words = page.locator("main").inner_text() if answer and answer.status >= 500 else "a board"
        tally.expect_told(f"{kind.name}: {words!r}", told=words == "a board" or "disk" in words)
        site.stop()
        site.start()
        page.goto(site.address(kind.page))
        wait_for_again(page, kind)
        tally.compare(kind.name, shown, min(kind.furthest(page), seen.shown))
    return tally
