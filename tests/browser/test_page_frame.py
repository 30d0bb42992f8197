"""The frame of every Voila page: words in two languages, errors in words, nothing from elsewhere."""

import re
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Requests, VoilaServer

pytestmark = pytest.mark.browser

KERNEL = {"kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3"}}
WIDGET = """
import os
import ipywidgets
from algeria_lab.apps.page_words import asked_language
answer = ipywidgets.Label("waiting")
button = ipywidgets.Button(description="press")
button.on_click(lambda _: setattr(answer, "value", f"pressed in {asked_language()}"))
end = ipywidgets.Button(description="end")
end.on_click(lambda _: os._exit(1))
ipywidgets.VBox([button, answer, end])
"""
PAGES = {
    "works": ["# A page", WIDGET],
    "fails": ["# Before", "print('this holds')", "the_secret = 1 / 0", "# After"],
    "dies": ["# Before", "import os; os._exit(1)"],
    "formula": ["The chance is $\\frac{1}{6}$."],
}


@pytest.fixture(scope="module")
def server(voila: Callable[[Path], VoilaServer], tmp_path_factory: pytest.TempPathFactory) -> VoilaServer:
    folder = tmp_path_factory.mktemp("pages")
    for name, sources in PAGES.items():
        cells = [
            nbformat.v4.new_markdown_cell(text)
            if name == "formula" or text[0] == "#"
            else nbformat.v4.new_code_cell(text)
            for text in sources
        ]
        nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata=KERNEL), folder / f"{name}.ipynb")
    return voila(folder)


def test_a_widget_answers_and_nothing_is_asked_of_another_host(
    page: Page, server: VoilaServer, requests: Requests
):
    page.goto(server.page("works.ipynb"))
    page.get_by_text("press", exact=True).click()

    expect(page.get_by_text("pressed in en")).to_be_visible()
    assert len(requests.seen) > 5
    assert requests.elsewhere == []


def test_formulas_are_drawn_without_another_host(page: Page, server: VoilaServer, requests: Requests):
    page.goto(server.page("formula.ipynb"))

    expect(page.locator("mjx-container")).to_be_visible(timeout=20_000)
    assert requests.elsewhere == []


def test_the_code_of_a_page_is_not_shown(page: Page, server: VoilaServer):
    page.goto(server.page("works.ipynb"))
    expect(page.get_by_text("waiting")).to_be_visible(timeout=20_000)

    assert "ipywidgets" not in page.inner_text("body")


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "This page could not be prepared to the end"),
        ("fr", "Cette page n’a pas pu être préparée jusqu’au bout"),
    ],
)
@pytest.mark.parametrize("name", ["fails", "dies"])
def test_a_failing_page_says_so_in_words(
    page: Page, server: VoilaServer, name: str, language: str, heading: str
):
    page.goto(server.page(f"{name}.ipynb", f"lang={language}"))

    expect(page.get_by_role("heading", name=heading)).to_be_visible(timeout=20_000)
    shown = page.inner_text("body")
    assert "Before" in shown
    assert not re.search("Traceback|Error|the_secret|Exception|show_tracebacks", shown)
    assert not re.search("Traceback|ZeroDivision|the_secret", page.content())


def test_a_page_without_a_line_waits_for_it_and_offers_nothing_to_load(page: Page, server: VoilaServer):
    look = "document.dispatchEvent(new Event('visibilitychange'))"  # as it does every five seconds
    page.goto(server.page("works.ipynb"))
    expect(page.get_by_text("end", exact=True)).to_be_visible()
    page.context.set_offline(True)
    page.evaluate(look)

    expect(page.get_by_text("says when the connection is back")).to_be_visible()
    expect(page.locator("#al-lost").get_by_role("link")).to_be_hidden()
    page.context.set_offline(False)
    page.evaluate(look)
    expect(page.locator("#al-lost")).to_be_hidden()
    expect(page.get_by_role("status").get_by_text("The connection is back.")).to_be_visible()
    page.context.set_offline(True)
    page.evaluate(look)
    expect(page.locator("#al-lost")).to_be_visible()
    expect(page.locator("#al-back p")).to_be_hidden()


def test_a_dead_kernel_is_announced(page: Page, server: VoilaServer):
    page.goto(server.page("works.ipynb"))
    page.get_by_text("end", exact=True).click()

    expect(page.get_by_role("heading", name="The connection to the program is lost")).to_be_visible(
        timeout=30_000
    )


@pytest.mark.parametrize(("address", "status"), [("voila/render/none.ipynb", 404), ("voila/tree/none", 404)])
def test_a_wrong_address_is_explained(page: Page, server: VoilaServer, address: str, status: int):
    answer = page.goto(f"{server.address}{address}?lang=fr")

    assert answer is not None
    assert answer.status == status
    expect(page.get_by_role("heading", name="Cette page n’existe pas")).to_be_visible()
    page.get_by_role("link", name="Toutes les pages").click()
    expect(page.get_by_role("link", name="works")).to_be_visible()


def test_the_list_of_pages_leads_to_a_page_and_keeps_the_language(page: Page, server: VoilaServer):
    page.goto(f"{server.address}?lang=fr")
    page.get_by_role("link", name="works").click()
    page.get_by_text("press", exact=True).click()

    expect(page.get_by_text("pressed in fr")).to_be_visible()


def test_the_language_is_the_readers_until_the_address_says_another(
    context: BrowserContext, server: VoilaServer
):
    context.set_extra_http_headers({"Accept-Language": "fr-DZ,fr;q=0.9,en;q=0.5"})
    context.add_init_script(
        "Object.defineProperty(navigator, 'languages', {get: () => ['fr-DZ', 'fr', 'en']})"
    )
    page = context.new_page()
    page.goto(server.page("works.ipynb"))
    page.get_by_text("press", exact=True).click()
    expect(page.get_by_text("pressed in fr")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")

    page.get_by_role("link", name="English").click()
    page.get_by_text("press", exact=True).click()
    expect(page.get_by_text("pressed in en")).to_be_visible()


@pytest.mark.parametrize(("scheme", "light"), [("light", "true"), ("dark", "false")])
def test_widgets_learn_whether_the_page_is_dark(page: Page, server: VoilaServer, scheme: str, light: str):
    page.emulate_media(color_scheme=scheme)
    page.goto(server.page("works.ipynb"))
    expect(page.get_by_text("waiting")).to_be_visible(timeout=20_000)

    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", light)
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (int(re.findall(r"\d+", paper)[0]) > 127) == (light == "true")


def test_the_frame_fits_a_narrow_screen(page: Page, server: VoilaServer):
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(server.page("fails.ipynb", "lang=fr"))
    expect(page.get_by_role("alert").first).to_be_visible(timeout=20_000)

    assert page.evaluate("document.documentElement.scrollWidth") <= 320
