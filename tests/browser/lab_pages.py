"""Using the page of the laboratory as a person would."""

from playwright.sync_api import Locator, Page, expect

LABORATORY = "laboratory.ipynb"
PATIENCE = 90_000
# The wars of one card of the question, and nothing of the sections below the results, which look alike.
QUESTION = '[data-part="form"]'  # its fields


def open_laboratory(page: Page, address: str) -> None:
    """Go to the page, wait until a question can be put, and unfold its fields."""
    page.goto(address, wait_until="commit")
    expect(button(page, "run")).to_be_visible(timeout=PATIENCE)
    page.locator(f"{QUESTION} .al-lab-fold > summary").click()


def button(page: Page, name: str) -> Locator:
    """Return a button by what it does."""
    return page.locator(f'.al-lab [data-do="{name}"]')


def field(page: Page, label: str) -> Locator:
    """Return a field of the question by its label."""
    return page.locator(QUESTION).get_by_label(label, exact=True)


def bars(page: Page) -> Locator:
    """Return the bars of the prediction."""
    return page.locator('.al-lab [role="slider"]')


def draw(page: Page, place: int, share: float) -> None:
    """Draw a bar to a share of its scale, from 0 to 1, by the mouse."""
    track = bars(page).nth(place)
    track.scroll_into_view_if_needed()
    box = track.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * share, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()


def wait_for_results(page: Page) -> None:
    """Wait until all wars are played and their charts are drawn."""
    expect(button(page, "more")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".bk-Figure").first).to_be_visible(timeout=PATIENCE)


def question_of(page: Page) -> tuple[str, list[str | None]]:
    """Return what the page asks, and the prediction."""
    said = page.locator('[data-part="question"] > .al-lab-says').first.inner_text()
    what, _, _how_long = said.rpartition("\n")  # an estimate, which goes by how busy the machine is
    return what, [bar.get_attribute("aria-valuetext") for bar in bars(page).all()]
