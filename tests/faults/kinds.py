"""What is broken: how a game is gone on with, what it shows, and what of it the browser keeps."""

import json
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from playwright.sync_api import Page, expect

from algeria_lab.core.keeping.sealed_saves import unseal
from algeria_lab.views.shared.scene_widget import Scene
from tests.faults.frames import Seen, Weight, watch
from tests.faults.playing import ACT, QUESTION

PATIENCE = 90_000  # milliseconds until a page must stand
PREPARED = 3 * PATIENCE  # until one comes of a server that has just begun, on a busy machine
PAUSE = 60  # milliseconds between two looks
# Moments of a kernel, and how many times at most one is passed over before the kernel ends at it.
AIMS = {"roll": 12, "computer": 4, "save": 6, "keep": 6, "kept": 6, "show": 6, "shown": 6}
BUSY = ":is(.al-board, .al-duel, .al-lead)[aria-busy='true']"


@dataclass(frozen=True)
class Kind:
    """A game and its page.

    Attributes:
        name: What it is called in what is printed.
        page: Its notebook.
        key: Under which the browser keeps it.
        question: Stands on the page once something can be decided.
        script: Decides something in the page, by a number between 0 and 1; returns what was pressed.
        note: Where the page tells what became of what is kept.
        goes_on: Is told once when the page goes on after it was loaded again.
        aims: The moments at which its kernels end.
    """

    name: str
    page: str
    key: str
    question: str = QUESTION
    script: str = ACT
    note: str = ".al-files-note"
    goes_on: str = "goes on"
    aims: Mapping[str, int] = field(default_factory=lambda: AIMS)

    def watch(self, page: Page) -> Seen:
        """Return what the page shows from now on."""
        return watch(page, Seen(self.weigh_scene, self.weigh_save))

    def wait(self, page: Page) -> None:
        """Wait until something is asked."""
        expect(page.locator(self.question).first).to_be_visible(timeout=PATIENCE)
        expect(page.locator(BUSY)).to_have_count(0, timeout=PATIENCE)

    def act(self, page: Page, dice: random.Random) -> str:
        """Decide something and return what it was; nothing while an answer is awaited."""
        done = str(page.evaluate(self.script, dice.random()))
        page.wait_for_timeout(PAUSE)
        return done

    def begin_to_write(self, _page: Page) -> str:
        """Write something unsent; return where it can still be sent, nothing where nothing is written."""
        return ""

    def kept(self, page: Page) -> list[Weight]:
        """Return how far each thing has come that the browser keeps of this kind, the last one first."""
        text = page.evaluate("key => localStorage.getItem(key)", self.key)
        return [self.weigh_save(kept["save"]) for kept in json.loads(text or "[]")]

    def furthest(self, page: Page) -> Weight:
        """Return the furthest of them; nothing if none is kept."""
        return max(self.kept(page), default=())

    def weigh_scene(self, scene: Scene) -> Weight:
        """Return how many actions were played at the moment that a scene shows."""
        ply = scene.get("ply")
        return (ply,) if isinstance(ply, int) else ()

    def weigh_save(self, save: str) -> Weight:
        """Return how many actions a save holds, sealed or not."""
        return (len(json.loads(unseal(save, "kept"))["moves"]),)


def game(name: str, page: str) -> Kind:
    """Return the kind of a game."""
    return Kind(name, f"notebooks/{page}", f"algeria-lab:wars:{name}")


GAMES = (
    game("algeria", "war-room.ipynb"),
    game("insurgent", "duel.ipynb"),
    game("twilight", "twilight.ipynb"),
)


def play_until(
    page: Page, kind: Kind, dice: random.Random, reached: Callable[[], bool], seconds: float = 60
) -> bool:
    """Decide one thing after the other until something is reached; false if it was not in that time."""
    end = time.monotonic() + seconds
    while not reached() and time.monotonic() < end:
        kind.act(page, dice)
    return reached()


def play_on(page: Page, kind: Kind, seen: Seen, dice: random.Random, decisions: int = 1) -> bool:
    """Decide until so many decisions more are shown; false if they were not, as at the end of a game."""
    wanted = seen.changes + decisions
    return play_until(page, kind, dice, lambda: seen.changes >= wanted)
