"""Texts of the studio as things to break: lines are written, of which none may be lost."""

import random
import re
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.faults.frames import Seen, Weight
from tests.faults.kinds import PATIENCE, Kind

LINES = ".cm-content .cm-line"
MARK = "# written "
RESTS = (0, 600)  # milliseconds after a line: too few, and enough, for the kernel to be asked


class Written(Seen):
    """What a studio shows: the number of written lines in its text."""

    def __init__(self, page: Page) -> None:
        self._page = page

    @property
    def shown(self) -> Weight:  # type: ignore[override]  # read from the page, not from what it is sent
        """How many lines stand in the text."""
        return (self._page.locator(LINES, has_text=MARK).count(),)

    @property
    def changes(self) -> int:  # type: ignore[override]  # as above
        """As many."""
        return self.shown[0]

    @property
    def kept(self) -> Weight:
        """What can be saved to a file: the text itself."""
        return self.shown


@dataclass(frozen=True)
class Studio(Kind):
    """The studio; attributes are those of `Kind`."""

    def watch(self, page: Page) -> Written:
        """See `Kind.watch`."""
        return Written(page)

    def wait(self, page: Page) -> None:
        """Wait for the first text, or for the one that is gone on with."""
        expect(page.locator(LINES, has_text="format:").first).to_be_visible(timeout=PATIENCE)

    def act(self, page: Page, dice: random.Random) -> str:
        """Write a line; it may be the kernel that looks at it, and it may be too soon for that."""
        number = Written(page).changes + 1
        page.locator(".cm-content").press("Control+End")
        page.keyboard.press("Enter")
        page.keyboard.insert_text(f"{MARK}{number}: {dice.random()}")
        page.wait_for_timeout(dice.choice(RESTS))
        return "go"

    def weigh_save(self, save: str) -> Weight:
        """Return how many written lines a kept text has."""
        return (len(re.findall(f"^{MARK}", save, re.MULTILINE)),)


STUDIO = Studio(
    "studio",
    "notebooks/studio.ipynb",
    "algeria-lab:scenarios",
    note=".al-studio-note",
    goes_on="what you were writing",
    aims={"look": 2, "looked": 2},
)
