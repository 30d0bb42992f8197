"""Write the page of parts, or take its pictures anew; see the package."""

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.painting import browser
from tests.browser.parts.page import parts_page
from tests.browser.parts.pictures import KEPT, WAYS, keep, open_parts, photograph


def renew() -> None:
    """Take all pictures anew."""
    shutil.rmtree(KEPT, ignore_errors=True)
    with browser() as chromium, TemporaryDirectory() as folder:
        for way in WAYS:
            for name, picture in photograph(open_parts(chromium, way, Path(folder))):
                keep(picture, KEPT / way / f"{name}.webp")


if sys.argv[1:] == ["--renew"]:
    renew()
else:
    Path(sys.argv[1]).write_text(parts_page(*(sys.argv[2:] or ["en"])), encoding="utf-8")
