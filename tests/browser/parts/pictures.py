"""Pictures of the parts: taken in each way that a page may be seen, kept small, compared as the eye does."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page

from tests.browser.parts.page import parts_page
from tests.browser.parts.widgets import SCREENS

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
# What is pressed before pictures are taken, in turn: the part, and where.
PRESSED = (
    ("guide-steps", ".al-lead-course-menu"),
    ("guide-class", ".al-lead-class-menu"),
    ("board-tools", ".al-tool-menu"),
    ("board-legend", ".al-tool-menu"),
    ("board-legend", "[data-do=help]"),
    ("board-card", ".al-places [data-place=V-2] .al-area"),
)
A_WHILE = 2000  # milliseconds, in which all has come that comes late
A_MOMENT = 100  # in which what was pressed is done, and nothing is yet missed that no kernel answers
QUALITY = 75  # of a kept picture
SMALLER = 2  # as many times
CELL = (
    4  # pixels of a picture; a part is compared cell by cell, so that letters may be drawn a little otherwise
)
FAR = 10  # of 255: how far the mean of a cell may be off
MOST = 2  # cells that may be further off
SIZE = 1  # pixel by which a part may be higher or wider
SHOW = """([screen, screens]) => {
    for (const part of document.querySelectorAll("#parts > section"))
        part.hidden = screen ? part.dataset.part !== screen : screens.includes(part.dataset.part);
    scrollTo(0, 0);
}"""
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
        file.write_text(parts_page(language), encoding="utf-8")
    # Time stands, but for what is let pass: on a slow machine no more goes by than on a fast one.
    page.clock.install(time=0)
    page.clock.pause_at(1)
    page.goto(file.as_uri())
    page.wait_for_selector("html[data-drawn]", state="attached")
    page.clock.run_for(A_WHILE)
    for name, place in PRESSED:
        _show(page, name if name in SCREENS else "")
        page.locator(f'[data-part="{name}"] {place}').dispatch_event("click")
        page.clock.run_for(A_MOMENT)
    _show(page)
    page.emulate_media(media=seen.get("media", "screen"))
    page.clock.run_for(A_MOMENT)
    # A window that others lie over has no focus to show.
    page.evaluate("document.activeElement.blur()")
    if seen.get("large"):
        page.add_style_tag(content=".al-part { --al-scale: 1.45; }")
    return page


def photograph(page: Page) -> Iterator[tuple[str, bytes]]:
    """Yield each part that can be seen, by its name, as it is kept: smaller, and packed with some loss."""
    # One picture of all of it: one of each part alone may be taken before Chromium has painted it.
    _show(page)
    whole = page.screenshot(full_page=True, animations="disabled")
    for name, box in page.evaluate(BOXES).items():
        yield name, _pack(whole, tuple(box))
    for name in SCREENS:
        _show(page, name)
        yield name, _pack(page.screenshot(animations="disabled"))


def _show(page: Page, screen: str = "") -> None:
    """Show the one part that needs the window for itself, or all others."""
    page.evaluate(SHOW, [screen, SCREENS])
    page.screenshot()  # what hears of its new size hears it when it is painted
    page.clock.run_for(A_MOMENT)


def _pack(picture: bytes, box: tuple[int, int, int, int] | None = None) -> bytes:
    """Return what is kept of a picture, or of a part of it."""
    packed = BytesIO()
    whole = Image.open(BytesIO(picture)).convert("RGB")
    whole.crop(box).reduce(SMALLER).save(packed, "webp", quality=QUALITY)
    return packed.getvalue()


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
