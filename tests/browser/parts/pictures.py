"""Pictures of the parts: taken in each way that a page may be seen, kept small, compared as the eye does."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page

from tests.browser.parts.page import parts_page

KEPT = Path(__file__).parents[2] / "data" / "parts"
# How the page is looked at: what differs from a window of 1000 pixels in the light, in English.
WAYS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "french": {"language": "fr"},
    "large": {"large": True},
    "phone": {"width": 360},
    "forced": {"forced_colors": "active"},
    "print": {"media": "print", "width": 660},
}
A_WHILE = 2000  # milliseconds, in which all has come that comes late
QUALITY = 75  # of a kept picture
SMALLER = 2  # as many times
CELL = (
    4  # pixels of a picture; a part is compared cell by cell, so that letters may be drawn a little otherwise
)
FAR = 10  # of 255: how far the mean of a cell may be off
MOST = 2  # cells that may be further off
SIZE = 1  # pixel by which a part may be higher or wider
# Where each part that can be seen stands on the page: left, top, right, bottom.
BOXES = """() => Object.fromEntries([...document.querySelectorAll("[data-part]")]
    .map(part => [part.dataset.part, part.getBoundingClientRect()])
    .filter(([, box]) => box.height > 0)
    .map(([name, { left, top, right, bottom }]) =>
        [name, [left, top + scrollY, right, bottom + scrollY].map(Math.round)]))"""


def open_parts(browser: Browser, way: str, folder: Path) -> Page:
    """Open the page of parts in one of the `WAYS`; its file is written into *folder*."""
    seen = WAYS[way]
    page = browser.new_page(
        viewport={"width": seen.get("width", 1000), "height": 780},
        color_scheme=seen.get("color_scheme", "light"),
        forced_colors=seen.get("forced_colors", "none"),
        reduced_motion="reduce",
    )
    language = seen.get("language", "en")
    file = folder / f"parts-{language}.html"
    if not file.exists():
        # In a thread of its own: where a loop runs, as Playwright's does, widgets renew themselves later.
        with ThreadPoolExecutor(1) as alone:
            file.write_text(alone.submit(parts_page, language).result(), encoding="utf-8")
    page.emulate_media(media=seen.get("media", "screen"))
    page.clock.install()
    page.goto(file.as_uri())
    page.wait_for_selector("html[data-drawn]", state="attached")
    page.clock.run_for(A_WHILE)
    # A window that others lie over has no focus to show.
    page.evaluate("document.activeElement.blur()")
    if seen.get("large"):
        page.add_style_tag(content=".al-part { --al-scale: 1.45; }")
    return page


def photograph(page: Page) -> Iterator[tuple[str, bytes]]:
    """Yield each part that can be seen, by its name, as it is kept: smaller, and packed with some loss."""
    # One picture of all of it: one of each part alone may be taken before Chromium has painted it.
    whole = Image.open(BytesIO(page.screenshot(full_page=True, animations="disabled"))).convert("RGB")
    for name, box in page.evaluate(BOXES).items():
        packed = BytesIO()
        whole.crop(tuple(box)).reduce(SMALLER).save(packed, "webp", quality=QUALITY)
        yield name, packed.getvalue()


def keep(picture: bytes, file: Path) -> None:
    """Write a picture."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(picture)


def difference(picture: bytes, kept: bytes) -> str:
    """Return in what two pictures of a part differ to the eye; nothing if they do not."""
    one, other = (Image.open(BytesIO(each)).convert("RGB") for each in (picture, kept))
    if max(abs(one.width - other.width), abs(one.height - other.height)) > SIZE:
        return f"its size is {one.width}x{one.height}, it was {other.width}x{other.height}"
    size = (min(one.width, other.width), min(one.height, other.height))
    first, second = (each.crop((0, 0, *size)) for each in (one, other))
    cells = (max(1, size[0] // CELL), max(1, size[1] // CELL))
    small = [each.resize(cells, Image.Resampling.BOX) for each in (first, second)]
    off = ImageChops.difference(*small)
    bands = [off.getchannel(band).point(lambda value: 255 if value > FAR else 0) for band in "RGB"]
    far = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    many = far.histogram()[255]
    return "" if many <= MOST else f"{many} of {cells[0] * cells[1]} cells look otherwise"
