"""A site without a server, then without a connection: what is kept, what an update changes, what is said."""

import json
import shutil
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote
from urllib.request import urlopen

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from algeria_lab.apps.site.building import edition
from algeria_lab.apps.site.serving import server
from tests.browser.war_pages import choice, wait_for_board

pytestmark = [pytest.mark.browser, pytest.mark.site_alone]
GAME = [{"war": "1", "save": "{}", "name": "1", "label": "1", "when": 1}]
SHELF = "algeria-lab:wars:algeria"
WHOLE = '[data-how="whole"]'
PHONE = {"width": 360, "height": 780}


@dataclass
class OwnSite:
    """A copy of the site that a test may change."""

    folder: Path
    address: str

    def page(self, path: str) -> str:
        """Return the address of a page."""
        return f"{self.address}{path}"

    def renew(self, name: str) -> None:
        """Bring out a new edition, in which one file has another end."""
        file = self.folder / name
        file.write_text(f"{file.read_text('utf-8')}\n", "utf-8")
        edition.write(self.folder)


@pytest.fixture(scope="module")
def copy(site: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Fetch all files of the site, as its service worker lists them."""
    folder = tmp_path_factory.mktemp("site")
    listed = fetched(site, edition.WORKER).partition(b"\n")[0].decode()
    files = json.loads(listed.removeprefix("self.EDITION=").removesuffix(";"))["files"]
    bundle = f"{edition.BUNDLES}/{edition.WORKER}"
    for name in (edition.WORKER, bundle, *(file["url"] for file in files)):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(fetched(site, name))
    return folder


def fetched(site: str, name: str) -> bytes:
    """Return a file of the site."""
    with urlopen(f"{site}{name}") as answer:  # noqa: S310 - of this computer
        return bytes(answer.read())


@pytest.fixture
def own(copy: Path, tmp_path: Path) -> Iterator[OwnSite]:
    """Serve a copy at an address of its own: browsers keep things by address."""
    folder = shutil.copytree(copy, tmp_path / "site")
    with server(folder) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield OwnSite(folder, f"http://127.0.0.1:{running.server_port}/")
        running.shutdown()


def wait_until_kept(page: Page) -> None:
    """Wait until the whole program is here."""
    expect(page.locator(f"#al-kept {WHOLE}, #al-program {WHOLE}")).to_be_visible()


def kept(page: Page) -> list[str]:
    """Return the addresses of all that the browser's caches hold."""
    return page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()"""
    )


def test_after_one_visit_every_page_opens_without_a_connection(
    own: OwnSite, context: BrowserContext, page: Page
):
    page.goto(own.page("notebooks/war-room.html?lang=en"))
    wait_until_kept(page)
    context.set_offline(True)

    page.reload()
    wait_for_board(page)
    choice(page, "fln quick").first.click()
    expect(choice(page, "fln quick")).to_have_count(0)
    page.goto(own.page("lessons/01-control-is-not-support/fr.html?period=90#x"))

    expect(page.locator(".al-lesson")).to_be_visible()
    page.goto(own.page("notebooks/?lang=fr"))
    expect(page).to_have_url(own.page("notebooks/home.html?lang=fr"))
    away = own.page("docs/rules.html")
    page.goto(away)
    expect(page).to_have_url(own.page(f"kept.html?missing={quote(away, safe='')}"))
    expect(page.locator("#al-missing")).to_be_visible()
    expect(page.locator('[data-count="games"]')).to_have_text("1")


def test_a_new_edition_waits_for_the_last_page_of_the_old_one_and_loses_no_game(
    own: OwnSite, context: BrowserContext, page: Page
):
    page.goto(own.page("kept.html"))
    page.evaluate("([key, game]) => localStorage.setItem(key, JSON.stringify(game))", [SHELF, GAME])
    wait_until_kept(page)
    before = page.locator("[data-edition]").inner_text()
    own.renew("site/algeria.css")
    other = context.new_page()
    other.goto(own.page("kept.html"))
    expect(other.locator("[data-use]")).to_be_visible()
    expect(other.locator("[data-edition]")).to_have_text(before)

    other.locator("[data-use]").click()
    expect(other.locator("#al-edition [data-others]")).to_contain_text("1")
    page.close()
    other.locator("[data-use]").click()

    expect(other.locator("[data-edition]")).not_to_have_text(before)
    expect(other.locator('[data-count="games"]')).to_have_text("1")
    wait_until_kept(other)
    styles = [address for address in kept(other) if "algeria.css" in address]
    assert len(styles) == 1
    own.renew("site/algeria.js")
    other.goto(own.page("kept.html?lang=fr"))
    expect(other.locator("[data-use]")).to_be_visible()
    second = other.locator("[data-edition]").inner_text()
    other.reload()
    expect(other.locator("[data-edition]")).not_to_have_text(second)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_kept_is_said_and_deleted_by_keys_on_a_phone(own: OwnSite, browser: Browser, language: str):
    page = browser.new_page(viewport=PHONE)
    page.goto(own.page(f"kept.html?lang={language}"))
    page.evaluate("([key, game]) => localStorage.setItem(key, JSON.stringify(game))", [SHELF, GAME])
    wait_until_kept(page)
    found = Axe().run(page).response["violations"]
    assert [each for each in found if each["impact"] in ("serious", "critical")] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    everything = page.locator('[data-delete="all"]')
    everything.locator('[data-part="begin"]').press("Enter")
    expect(everything.locator('[data-part="no"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(everything.locator('[data-part="begin"]')).to_be_focused()
    assert kept(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    expect(everything.locator('[data-done="yes"]')).to_be_visible()
    assert kept(page) == []
    assert page.evaluate("Object.keys(localStorage)") == []
    page.close()


@pytest.mark.parametrize(
    ("lacking", "said"),
    [
        ("delete window.WebAssembly", "#al-lack-wasm"),
        ("delete window.DecompressionStream", "#al-lack-old"),
        ("Object.defineProperty(window, 'localStorage', {get() { throw new Error() }})", "#al-storeless"),
    ],
)
def test_what_a_browser_lacks_is_said_where_it_is_met(own: OwnSite, page: Page, lacking: str, said: str):
    page.add_init_script(lacking)

    page.goto(own.page("notebooks/home.html?lang=fr"))

    expect(page.locator(said)).to_be_visible()
    assert (page.locator("#loading").count() == 0) == said.startswith("#al-lack")
    expect(page.locator("#al-failed")).to_be_hidden()
