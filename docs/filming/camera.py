"""Keeps what a page paints while it is used, with a clock that stands still while a server is waited for."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

QUICK = 0.06  # seconds: what is painted in so short a time is one picture
WAITING = 0.35  # seconds at most that a film shows of a stretch in which somebody waits
GLIDE = 0.3  # seconds that the hand takes to a button
# A ring that shows where the hand is; a page has none to film.
HAND = """() => {
  const hand = document.createElement("div");
  hand.style.cssText = "position:fixed;z-index:99999;width:22px;height:22px;margin:-12px;border-radius:50%;" +
    "border:2px solid #b3158a;background:rgb(179 21 138 / 20%);pointer-events:none;left:50%;top:96%";
  document.body.append(hand);
  const follow = at => Object.assign(hand.style, {left: at.clientX + "px", top: at.clientY + "px"});
  addEventListener("mousemove", follow, true);
}"""


class Picture(NamedTuple):
    """What was painted.

    Attributes:
        at: When, in seconds.
        image: A PNG.
    """

    at: float
    image: bytes


class Stretch(NamedTuple):
    """A stretch of what was filmed, in seconds: it is shown as long as is said, however long it took."""

    begin: float
    end: float
    shown: float


class Camera:
    """Films one page: what is to be looked at is shown as long as is said, what is waited for is cut."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._taken: list[Picture] = []
        self._stretches: list[Stretch] = []
        self._line = page.context.new_cdp_session(page)
        self._line.on("Page.screencastFrame", self._take)
        page.evaluate(HAND)

    def start(self) -> None:
        """Begin to film; the first picture is the page as it stands."""
        self._line.send("Page.startScreencast", {"format": "png"})

    @contextmanager
    def lasting(self, seconds: float) -> Iterator[None]:
        """Show what is done meanwhile for as long as is said, be the machine slow or quick."""
        begin = self._now()
        yield
        self._stretches.append(Stretch(begin, self._now(), seconds))

    def hold(self, seconds: float) -> None:
        """Let somebody look at the page as it is now: a busy browser is behind with what it films."""
        with self.lasting(seconds):
            self._taken.append(Picture(self._now(), self._page.screenshot()))
            self._page.wait_for_timeout(seconds * 1000)

    def click(self, target: Locator, look: float = 0.15) -> None:
        """Lead the hand to something, let it be seen, and press."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None, "what is pressed must be in sight"
        with self.lasting(GLIDE):
            self._page.mouse.move(box["x"] + min(box["width"] / 2, 90), box["y"] + box["height"] / 2, steps=8)
        self.hold(look)
        self._page.mouse.down()
        self._page.mouse.up()

    def stop(self) -> list[Picture]:
        """End the film; return its pictures, the first at 0, the last once more where it ends."""
        end = self._now()
        self._line.send("Page.stopScreencast")
        self._line.detach()
        taken = sorted(self._taken, key=lambda picture: picture.at)
        return cut([*taken, Picture(end, taken[-1].image)], self._stretches)

    def _take(self, painted: dict[str, object]) -> None:
        told = painted["metadata"]
        assert isinstance(told, dict)
        self._taken.append(Picture(float(told["timestamp"]), b64decode(str(painted["data"]))))
        self._line.send("Page.screencastFrameAck", {"sessionId": painted["sessionId"]})

    def _now(self) -> float:
        return float(self._page.evaluate("Date.now()")) / 1000


def cut(taken: Sequence[Picture], stretches: Sequence[Stretch]) -> list[Picture]:
    """Return the pictures of a film at the time at which it shows them.

    Args:
        taken: In order.
        stretches: What has a length of its own, in order and apart; all between is waiting.
    """
    first, last = taken[0].at, taken[-1].at
    whole: list[Stretch] = []
    for stretch in [*stretches, Stretch(last, last, 0)]:
        reached = whole[-1].end if whole else first
        begin, end = max(stretch.begin, reached), max(stretch.end, reached)
        whole += [Stretch(reached, begin, min(begin - reached, WAITING)), Stretch(begin, end, stretch.shown)]
    kept = [Picture(0.0, taken[0].image)]
    for at, image in taken[1:]:
        shown = _shown(at, whole)
        quick = shown - kept[-1].at < QUICK and len(kept) > 1
        kept[-1 if quick else len(kept) :] = [Picture(kept[-1].at if quick else shown, image)]
    return kept


def _shown(at: float, whole: Sequence[Stretch]) -> float:
    """Return when a film shows what was taken at a time."""
    total = 0.0
    for begin, end, shown in whole:
        if at < end:
            return total + shown * max(0.0, at - begin) / (end - begin)
        total += shown
    return total
