"""The lists of what breaks: each tries something often and counts the shown decisions that were lost."""

import itertools
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Page, expect

from tests.faults.frames import Seen, Weight
from tests.faults.kinds import GAMES, PAUSE, PREPARED, Kind, play_on, play_until
from tests.faults.lessons import FIFTH, FIRST, UNSENT
from tests.faults.site import Site
from tests.faults.writing import STUDIO

# One after the other, so that a few tries meet something of each.
KINDS = (GAMES[0], FIFTH, STUDIO, GAMES[1], FIRST, GAMES[2])
LOST = "#al-lost"
WARMED = 4  # decisions before anything breaks
MOST_IN_A_ROW = 5
SAID = 10  # seconds until a page must have said that it goes on
DRAINED = 300  # milliseconds for what was sent before an end to arrive


@dataclass
class Tally:
    """How often something was tried, and what was lost or not said.

    Attributes:
        name: What was tried.
        lost: In words, each shown decision that was lost.
        unsaid: In words, each time the reader was not told, or more than once.
    """

    name: str
    tried: int = 0
    lost: list[str] = field(default_factory=list)
    unsaid: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = f" not told {len(self.unsaid)}" if self.unsaid else ""
        return "\n".join(
            [f"{self.name}: tried {self.tried} lost {len(self.lost)}{told}", *self.lost, *self.unsaid]
        )

    def compare(self, what: str, shown: Weight, kept: Weight) -> None:
        """Count one try: what was shown must be among what is kept."""
        self.tried += 1
        if kept < shown:
            self.lost.append(f"  {what}: shown {shown}, kept {kept}")

    def expect_same(self, what: str, shown: object, again: object) -> None:
        """Count one try: what was shown must be shown again."""
        self.tried += 1
        if again != shown:
            self.lost.append(f"  {what}: shown {shown}, then {again}")

    def expect_written(self, what: str, field: str, page: Page) -> None:
        """What was written must stand where it can still be sent: in *field*, if that is there."""
        found = page.locator(field) if field else None
        if found and found.count() and found.input_value() != UNSENT:
            self.lost.append(f"  {what}: what was written stands no more in {field}")

    def expect_told(self, what: str, *, told: bool) -> None:
        """Note whether the reader was told."""
        if not told:
            self.unsaid.append(f"  {what}: the reader was not told once")


@contextmanager
def opened(browser: Browser, site: Site, kind: Kind, port: int | None = None) -> Iterator[tuple[Page, Seen]]:
    """Open something for a reader of whom the browser keeps nothing yet."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    context.set_default_navigation_timeout(PREPARED)
    page = context.new_page()
    seen = kind.watch(page)
    page.goto(site.address(kind.page, port), wait_until="commit")
    kind.wait(page)
    yield page, seen
    context.close()


def opened_in_turn(
    browser: Browser, site: Site, tally: Tally, count: int, dice: random.Random, *, in_turn: int = 1
) -> Iterator[tuple[Kind, Page, Seen]]:
    """Open one kind after the other, some decisions into it, until so much has been tried.

    Args:
        browser: Where they are opened.
        site: Who serves them.
        tally: What has been tried.
        count: How much is to be tried.
        dice: Chooses what is decided.
        in_turn: How often one kind is opened before the next has its turn.
    """
    for number in itertools.count():
        if tally.tried >= count:
            return
        kind = KINDS[number // in_turn % len(KINDS)]
        with opened(browser, site, kind) as (page, seen):
            warm_up(page, kind, seen, dice)
            yield kind, page, seen


def warm_up(page: Page, kind: Kind, seen: Seen, dice: random.Random) -> None:
    """Decide until there is something to lose."""
    assert play_on(page, kind, seen, dice, WARMED), f"nothing can be decided in {kind.name}"
    page.wait_for_timeout(DRAINED)


def load_again(page: Page, kind: Kind, seen: Seen, tally: Tally, what: str) -> None:
    """Load a page again: it goes on with what was shown, and says so once."""
    page.wait_for_timeout(DRAINED)
    shown, kept, open_still = seen.shown, kind.furthest(page), kind.begin_to_write(page)
    page.reload(wait_until="commit")
    told = wait_for_again(page, kind)
    tally.compare(what, shown, min(kind.furthest(page), seen.shown))
    tally.expect_written(what, open_still, page)
    tally.expect_told(what, told=told or kept == ())


def wait_for_again(page: Page, kind: Kind) -> bool:
    """Wait for a page that was loaded again; return whether it says once that it goes on."""
    kind.wait(page)
    end = time.monotonic() + SAID
    while kind.goes_on not in page.locator(kind.note).inner_text() and time.monotonic() < end:
        page.wait_for_timeout(PAUSE)
    kind.wait(page)
    return page.locator(kind.note).inner_text().count(kind.goes_on) == 1


def in_a_row(count: int) -> int:
    """Return how often one page is broken before another one is opened: each kind has its share."""
    return max(1, min(MOST_IN_A_ROW, count // len(KINDS)))


def kills(browser: Browser, site: Site, count: int, seed: int) -> Tally:
    """End kernels in a roll, in a computer's turn, in a save, before and after what is shown."""
    dice, tally = random.Random(seed), Tally("kills")
    for begun, (kind, page, seen) in enumerate(opened_in_turn(browser, site, tally, count, dice), start=1):
        assert begun <= 2 * count, "kernels do not come to the moments that are aimed at"
        for _ in range(min(in_a_row(count), count - tally.tried)):
            moment = dice.choice(sorted(kind.aims))
            times = dice.randint(1, kind.aims[moment])
            what = f"{kind.name}, {moment} {times} (seed {seed}, {tally.tried})"
            site.aim_at(moment, times)
            was_hit = play_until(page, kind, dice, lambda: site.was_hit)
            site.let_live()
            if not was_hit:
                break  # the game is over
            expect(page.locator(LOST)).to_be_visible(timeout=20_000)
            load_again(page, kind, seen, tally, what)
    return tally


def reloads(browser: Browser, site: Site, count: int, seed: int) -> Tally:
    """Load pages again at any moment of an answer."""
    dice, tally = random.Random(seed), Tally("reloads")
    for kind, page, seen in opened_in_turn(browser, site, tally, count, dice):
        for _ in range(min(in_a_row(count), count - tally.tried)):
            play_until(page, kind, dice, lambda: kind.act(page, dice) in {"pick", "go"})  # noqa: B023 - asked within the turn
            page.wait_for_timeout(dice.randrange(400))
            shown = seen.shown
            page.reload(wait_until="commit")
            wait_for_again(page, kind)
            what = f"{kind.name} (seed {seed}, {tally.tried})"
            tally.compare(what, shown, min(kind.furthest(page), seen.shown))
    return tally


def tabs(browser: Browser, site: Site, count: int, seed: int) -> Tally:
    """Go on with one thing in two tabs: both lines stay, and both tabs are told once."""
    dice, tally = random.Random(seed), Tally("tabs")
    for kind, one, first in opened_in_turn(browser, site, tally, count, dice):
        other = one.context.new_page()
        second = kind.watch(other)
        other.goto(site.address(kind.page), wait_until="commit")
        wait_for_again(other, kind)
        for page, seen in ((one, first), (other, second)):
            page.bring_to_front()
            play_on(page, kind, seen, dice, 2)
            page.wait_for_timeout(DRAINED)
        what = f"{kind.name} (seed {seed}, {tally.tried})"
        # A line of its own for each tab; a kernel may have kept more already than it has shown.
        shown, lines = sorted((first.shown, second.shown)), sorted(kind.kept(other), reverse=True)
        for moment, line in itertools.zip_longest(reversed(shown), lines[:2], fillvalue=()):
            tally.compare(what, moment, line)
        for page in (one, other):
            tally.expect_told(what, told="another tab" in page.locator(kind.note).inner_text())
    return tally
