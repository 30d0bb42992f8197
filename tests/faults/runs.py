"""Long runs that break, in the laboratory and in a lesson: what was asked stays, nobody plays on."""

import json
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, Locator, Page, expect

from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.views.pages.lesson.kept_way import KeptWay
from tests.browser.lab_pages import bars, button, field, open_laboratory, question_of
from tests.faults.kinds import PATIENCE, PAUSE, PREPARED
from tests.faults.lessons import FIFTH
from tests.faults.lists import LOST, Tally, wait_for_again
from tests.faults.site import Site

WAYS = ("kernel", "reload", "worker", "server")
MOST_REPORTS = 6  # of a run that are passed over before its kernel ends
STEP, EXPERIMENT = "many", ".al-trial"
KEEP = "([key, kept]) => localStorage.getItem(key) ?? localStorage.setItem(key, kept)"


@dataclass(frozen=True)
class Bench:
    """Where wars are played: the laboratory.

    Attributes:
        name: What it is called in what is printed.
        page: Its notebook.
        run: What begins a run.
        stop: What ends it.
    """

    name: str = "laboratory"
    page: str = "notebooks/laboratory.ipynb"
    run: str = "run"
    stop: str = "cancel"

    def open(self, page: Page, address: str) -> None:
        """Open the page, and ask and predict something."""
        open_laboratory(page, address)
        field(page, "Wars for each pairing").select_option("2000")
        for place, key in enumerate(("PageDown", "PageUp")):
            bars(page).nth(place).press(key)
        expect(bars(page).nth(1)).to_have_attribute("aria-valuetext", re.compile(r"\d"))

    def again(self, page: Page) -> bool:
        """Wait for the page that was loaded again; return whether it says what became of the question."""
        expect(button(page, "run")).to_be_visible(timeout=PATIENCE)
        note = page.locator(".al-lab-note").first
        expect(note).to_contain_text("question of the address", timeout=PATIENCE)
        return note.inner_text().count("question of the address") == 1

    def shown(self, page: Page) -> object:
        """Return what was asked and predicted, and where it is kept."""
        return question_of(page), page.url.partition("#")[2]

    def button(self, page: Page, name: str) -> Locator:
        """Return a button by what it does."""
        return button(page, name)

    def played(self, page: Page) -> int:
        """Return how many wars the page says were played."""
        said = page.locator(".al-lab-count").first
        found = re.match(r"[\d,]+", said.inner_text()) if said.is_visible() else None
        return int(found[0].replace(",", "")) if found else 0


class Experiment(Bench):
    """The experiment of a lesson, whose kept wars are shown before more are played."""

    def open(self, page: Page, address: str) -> None:
        """See `Bench.open`: the lesson is gone on with at the step of its experiment."""
        page.goto(address, wait_until="commit")
        page.evaluate(KEEP, [FIFTH.key, kept_at_step()])
        page.reload(wait_until="commit")
        wait_for_again(page, FIFTH)
        sliders = page.locator(EXPERIMENT).get_by_role("slider")
        for place, key in enumerate(("PageDown", "PageUp")):
            sliders.nth(place).press(key)
        for deed in ("predict", "load"):
            self.button(page, deed).click(timeout=PATIENCE)
        self.button(page, self.run).wait_for(timeout=PATIENCE)

    def again(self, page: Page) -> bool:
        """See `Bench.again`."""
        told = wait_for_again(page, FIFTH)
        self.button(page, self.run).wait_for(timeout=PATIENCE)
        return told

    def shown(self, page: Page) -> object:
        """Return what was predicted, and what the wars of the lesson say."""
        trial = page.locator(EXPERIMENT)
        table = trial.get_by_role("table").first
        return trial.locator('[data-part="predicted"]').inner_text(), table.inner_text()

    def button(self, page: Page, name: str) -> Locator:
        """See `Bench.button`."""
        return page.locator(f'{EXPERIMENT} [data-do="{name}"]').first


BENCHES = (Bench(), Experiment("experiment", FIFTH.page, run="more", stop="stop"))


def kept_at_step() -> str:
    """Return what a browser keeps of the lesson once its reader has jumped to the experiment."""
    guide = Guide(FIFTH.scenario)
    guide.jump(STEP)
    entry = {"war": FIFTH.scenario.id, "save": KeptWay.of(guide).text(), "name": "x", "label": "x", "when": 0}
    return json.dumps([entry])


def runs(browser: Browser, site: Site, count: int, seed: int) -> Tally:
    """End kernels, pages, workers and the server while a long run reports."""
    dice, tally = random.Random(seed), Tally("runs")
    for number in range(count):
        bench, way = BENCHES[number % 2], WAYS[number // 2 % len(WAYS)]
        with opened_bench(browser, site, bench) as page:
            bench.button(page, bench.run).click()
            wait_for_wars(page, bench)
            shown = bench.shown(page)
            break_run(page, site, way, dice)
            what = f"{bench.name}, {way} (seed {seed}, {number})"
            if way == "worker":
                tally.expect_told(what, told=goes_on(page, bench))
            else:
                page.reload(wait_until="commit")
                tally.expect_told(what, told=bench.again(page))
                if not site.workers_rest():
                    tally.lost.append(f"  {what}: workers play on for nobody")
            tally.expect_same(what, shown, bench.shown(page))
            if way != "worker":
                bench.button(page, bench.run).click()
                wait_for_wars(page, bench)
            bench.button(page, bench.stop).click()
    return tally


@contextmanager
def opened_bench(browser: Browser, site: Site, bench: Bench) -> Iterator[Page]:
    """Open a bench for a new reader."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    context.set_default_navigation_timeout(PREPARED)
    page = context.new_page()
    bench.open(page, site.address(bench.page))
    yield page
    context.close()


def break_run(page: Page, site: Site, way: str, dice: random.Random) -> None:
    """Break what plays, what asks, what serves or nothing but the page, which is loaded again anyway."""
    if way == "worker":
        dice.choice(site.workers).kill()
    elif way == "kernel":
        site.aim_at("report", dice.randint(1, MOST_REPORTS))
    elif way == "server":
        site.stop(kill=True)
    if way in ("kernel", "server"):
        expect(page.locator(LOST)).to_be_visible(timeout=PATIENCE)
    if way == "server":
        site.start()


def wait_for_wars(page: Page, bench: Bench) -> None:
    """Wait until the page reports wars that were played: there was a place for this run."""
    assert goes_on(page, bench), f"no war is played in the {bench.name}"


def goes_on(page: Page, bench: Bench) -> bool:
    """Return whether more wars are reported than now."""
    before, end = bench.played(page), time.monotonic() + PATIENCE / 1000
    while bench.played(page) <= before and time.monotonic() < end:
        page.wait_for_timeout(PAUSE)
    return bench.played(page) > before
