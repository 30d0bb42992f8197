"""Waiting for what a page itself can tell: Playwright's own way needs `eval`, which the pages refuse."""

import time
from typing import Any

from playwright.sync_api import Page


def wait_until(page: Page, script: str, argument: Any = None, *, seconds: float = 30) -> None:
    """Ask the page again and again until *script* is true there; give up with an error that quotes it."""
    end = time.monotonic() + seconds
    while not page.evaluate(script, argument):
        if time.monotonic() > end:
            raise TimeoutError(f"not so within {seconds:.0f} s: {script}")
        page.wait_for_timeout(50)
