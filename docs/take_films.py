"""Take the films of the gallery anew: `.venv/bin/python docs/take_films.py`, with `ALGERIA_LAB_CHROMIUM` set.

Names behind it (`turn`, `lesson`, `experiment`) take only those. The pages are played with what the browser
tests play them with. Only needed when a page looks different; the films are committed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from filming.camera import Camera  # noqa: E402 - the room of the pages is no package
from filming.encode import encoded  # noqa: E402
from references.films import HEIGHT, WIDTH  # noqa: E402

from algeria_lab.apps.voila_server import HOST, command, environment, free_port, wait_until_ready  # noqa: E402
from tests.browser.guide_pages import click  # noqa: E402
from tests.browser.lab_pages import button, draw, wait_for_results  # noqa: E402
from tests.browser.war_pages import TOLD, begin, come_to_rest, wait_for_board  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

FILMS = Path(__file__).parent / "_static"
SIZE = {"width": WIDTH, "height": HEIGHT}
LANGUAGES = ("en", "fr")
STILL = {"quality": 60, "method": 6}  # of the picture that stands for a film until it is begun
GUIDE = ".al-guided > * > .al-lead"
PASS, RAISE = '.al-board [data-pick="fln pass"]', '.al-board [data-pick="fln raise 2"]'
MOST_STEPS = 40
PAINTED = 2_000  # milliseconds after which a busy machine has painted what is there
GOOD_NEWS = 9_000  # milliseconds after which what went well no longer stands over the page
PATIENCE = 120_000  # milliseconds; a busy machine paints slowly


class Film(NamedTuple):
    """What is filmed.

    Attributes:
        page: Its address on the server, with a place for the language.
        ready: What is done before, unseen, with the address of the page in the language of the film.
        played: What is done while it is filmed.
    """

    page: str
    ready: Callable[[Page, str], None]
    played: Callable[[Page, Camera], None]


def to_the_missions(page: Page, address: str) -> None:
    """Play a war by the guide in English until the FLN chooses a mission; go on in the language."""
    page.goto(address.replace("=fr", "=en"), wait_until="commit")
    wait_for_board(page)
    begin(page, 8)
    for _ in range(MOST_STEPS):
        come_to_rest(page)
        if page.locator(PASS).is_visible():
            break
        before = page.locator(".al-time-at").inner_text()
        page.locator('.al-guide [data-do="advice"]').click()
        go(page).click()
        expect(page.locator(".al-time-at")).not_to_have_text(before)
    page.goto(address)
    page.locator(PASS).wait_for()
    page.wait_for_timeout(GOOD_NEWS)
    for part in (TOLD, ".al-leaf"):  # what the tests put away is what is to be seen here
        page.remove_locator_handler(page.locator(part))


def go(page: Page) -> Locator:
    """Return the button that does what the guide advises."""
    return page.locator(".al-hint-box .al-go:not([aria-disabled])")


def a_turn(page: Page, camera: Camera) -> None:
    """A mission, its chances, the dice and what they bring; the other side acts; the page of the turn."""
    camera.hold(0.3)
    camera.click(page.locator('.al-guide [data-do="advice"]'))
    camera.click(go(page), look=0.7)
    raised = page.locator(RAISE).first
    raised.wait_for()
    camera.hold(0.3)
    camera.click(raised)
    page.locator(PASS).wait_for()
    camera.click(page.locator(PASS))
    camera.click(page.locator('[data-do="asks-yes"]'))
    told = page.locator(f'{TOLD} [data-do="told-next"]')
    told.wait_for()
    camera.hold(0.5)
    camera.click(told, look=0.1)
    camera.hold(0.5)
    camera.click(page.locator(f'{TOLD} [data-do="told-skip"]'), look=0.1)
    page.locator(".al-leaf").wait_for()
    page.wait_for_timeout(PAINTED)
    camera.hold(0.9)


def to_the_bill(page: Page, address: str) -> None:
    """Come to the step of lesson 1 in which the whole army is paid for."""
    page.goto(address, wait_until="commit")
    expect(page.locator(GUIDE)).to_be_visible()
    for deed in ("begin", "skip-predictions", "skip-questions"):
        before = page.locator(GUIDE).inner_text()
        click(page, GUIDE, deed)
        expect(page.locator(GUIDE)).not_to_have_text(before, use_inner_text=True)
    page.locator(f"{GUIDE} .al-asked-number input").scroll_into_view_if_needed()


def a_step(page: Page, camera: Camera) -> None:
    """A prediction, three orders, and what came beside what was expected."""
    camera.hold(1)
    camera.click(page.locator(f"{GUIDE} .al-asked-number input"))
    with camera.lasting(0.5):
        page.keyboard.type("25", delay=200)
    camera.hold(0.3)
    page.keyboard.press("Enter")
    for order in ("gov activate all", "gov border activate", "gov done"):
        offered = page.locator(f'.al-board [data-pick="{order}"]').filter(visible=True).first
        offered.wait_for()
        camera.hold(0.4)
        camera.click(offered)
    page.locator(f'{GUIDE} [data-do="go-on"]').wait_for()
    camera.hold(2.2)


def to_the_question(page: Page, address: str) -> None:
    """Wait until a question can be put."""
    page.goto(address, wait_until="commit")
    expect(button(page, "run")).to_be_visible()


def an_experiment(page: Page, camera: Camera) -> None:
    """A prediction is drawn, the wars are played, the results fill."""
    camera.hold(0.8)
    for bar, share in enumerate((0.6, 0.3)):
        with camera.lasting(0.4):
            draw(page, bar, share)
        camera.hold(0.4)
    camera.click(button(page, "run"))
    page.locator(".bk-Figure").first.wait_for()
    page.locator(".al-lab-count").evaluate("bar => bar.scrollIntoView({block: 'start'})")
    with camera.lasting(3):
        wait_for_results(page)
    camera.hold(2.2)


FILMED = {
    "turn": Film("notebooks/war-room.ipynb?lang={}", to_the_missions, a_turn),
    "lesson": Film("lessons/01-control-is-not-support/{}.ipynb", to_the_bill, a_step),
    "experiment": Film("notebooks/laboratory.ipynb?lang={}", to_the_question, an_experiment),
}


def main() -> None:
    """Take the films that are named, or all."""
    expect.set_options(timeout=PATIENCE)
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=os.environ.get("ALGERIA_LAB_CHROMIUM"), args=["--no-sandbox", "--disable-gpu"]
        )
        for name in sys.argv[1:] or FILMED:
            for language in LANGUAGES:
                take(browser.new_page(viewport=SIZE), address, name, language)


def take(page: Page, address: str, name: str, language: str) -> None:
    """Take one film, and keep it with its last picture, which stands for it."""
    film = FILMED[name]
    page.set_default_timeout(PATIENCE)
    film.ready(page, f"{address}voila/render/{film.page.format(language)}")
    camera = Camera(page)
    camera.start()
    film.played(page, camera)
    pictures = camera.stop()
    file = FILMS / f"film-{name}-{language}.webm"
    file.write_bytes(encoded(page, pictures, WIDTH, HEIGHT))
    Image.open(BytesIO(pictures[-1].image)).convert("RGB").save(file.with_suffix(".webp"), **STILL)
    page.close()


@contextmanager
def served() -> Iterator[str]:
    """Serve the folder of the project while films are taken; yields the address."""
    port = free_port(0)
    server = subprocess.Popen(command(ROOT, port), env=environment(target=ROOT), cwd=ROOT)
    try:
        assert wait_until_ready(f"http://{HOST}:{port}/", server)
        yield f"http://{HOST}:{port}/"
    finally:
        server.terminate()
        server.wait(60)


if __name__ == "__main__":
    main()
