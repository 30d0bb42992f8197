"""The picture of a page shows what the page asks: it was taken of the code that stands there now."""

import re
import sys
from pathlib import Path

import pytest
from PIL import Image

DOCS = Path(__file__).parents[2] / "docs"
sys.path.insert(0, str(DOCS))

from take_pictures import PICTURES, PICTURES_OF, SOURCE, cells_of  # noqa: E402 - the room of the pages is no package

QUESTION = (DOCS / "question.md").read_text("utf-8")


@pytest.fixture
def kept() -> str:
    with Image.open(PICTURES / "plot.png") as picture:
        return str(picture.info[SOURCE])


def test_the_picture_of_a_question_is_of_its_cells(kept: str):
    assert kept == PICTURES_OF["plot"].source, "run `docs/take_pictures.py plot`"


def test_it_asks_what_the_page_asks(kept: str):
    """And so it is checked that the cells were found at all."""
    asked = re.search(r"^frame = .*$", QUESTION, re.MULTILINE)
    assert asked
    assert asked[0] in kept
    ways = re.findall(r'^    "(.+?)": ', cells_of("question", "ways = "), re.MULTILINE)
    assert ways == ["none", "bought in turn 1", "as a doctrine"]
    assert f"plot(frame, {kept.partition('plot(frame, ')[2]}" in QUESTION
