"""Before the class: every button of a lesson on the page for teachers opens what it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import VoilaServer
from tests.browser.test_access import grave_findings

pytestmark = pytest.mark.browser

LESSON = 5  # its place in the list
LESSONS = len([*(Path(__file__).parents[2] / "lessons").glob("*/lesson.yaml")])
OPENS = {
    "sheet": {"en": "Teacher’s sheet: Resettlement", "fr": "Fiche de l’enseignant"},
    "through": {"en": "To look through: Resettlement", "fr": "À parcourir"},
    "key": {"en": "Key: Resettlement", "fr": "Corrigé"},
    "paper": {"en": "Resettlement", "fr": "Le regroupement"},
    "documents": {"en": "Resettlement", "fr": "Le regroupement"},
    "whole": {"en": "Resettlement", "fr": "Le regroupement"},
    "roles": {"en": "Role cards", "fr": "Cartes de rôle"},
    "pack": {"en": "Resettlement", "fr": "Le regroupement"},
}
READS = {
    "roles": {"en": "Reader of the witnesses", "fr": "Lecteur des témoins"},
    "notes": {"en": "Missing without it", "fr": "Ce qui manque alors"},
}


def opened(page: Page, button: Locator) -> Page:
    """Press a button and return the page that it opens, once it is made."""
    with page.context.expect_page() as coming:
        button.press("Enter")
    sheet = coming.value
    sheet.wait_for_url(re.compile("^blob:"))
    return sheet


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_button_of_a_lesson_opens_its_sheet(
    context: BrowserContext, notebooks_server: VoilaServer, language: str
):
    page = context.new_page()
    page.goto(notebooks_server.page("teachers.ipynb", f"lang={language}"), wait_until="commit")
    row = page.locator(".al-teach-lessons > li").nth(LESSON)
    row.locator(".al-teach-brief > summary").press("Enter")
    buttons = row.locator("[data-makes]")
    expect(buttons.first).to_be_visible()
    row.locator(".al-teach-form select").select_option("90")
    assert [one.get_attribute("data-makes") for one in buttons.all()] == list(OPENS)

    for made, titles in OPENS.items():
        sheet = opened(page, row.locator(f"[data-makes={made}]"))
        assert titles[language] in sheet.title(), made
        expect(sheet.locator("h1").locator("visible=true").first).to_be_visible()
        assert sheet.locator("html").get_attribute("lang") == language
        if made in READS:
            expect(sheet.locator("body")).to_contain_text(READS[made][language])
        assert grave_findings(sheet) == []
        sheet.close()
        expect(row.locator(".al-teach-made a").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_content_notes_open_and_the_line_of_a_room_is_whole(
    context: BrowserContext, notebooks_server: VoilaServer, language: str
):
    page = context.new_page()
    page.goto(notebooks_server.page("teachers.ipynb", f"lang={language}"), wait_until="commit")
    page.locator("#parents summary").press("Enter")
    sheet = opened(page, page.locator("[data-makes=notes]"))
    assert sheet.locator("section").count() == LESSONS
    expect(sheet.locator("thead").first).to_contain_text(READS["notes"][language])
    sheet.close()

    share = page.locator("#share")
    share.locator("select").first.select_option(index=LESSON + 1)
    share.locator("input[type=number]").fill("24")
    line = share.locator(".al-teach-link textarea").input_value()
    program, _, rest = line.partition(" app ")
    assert Path(program).is_file()
    assert rest == f"05-resettlement --class 24 --network --lang {language}"
    expect(share.locator("svg")).to_be_hidden()
    assert "127.0.0.1" not in share.inner_html()
