"""Charts have the colours of the pages: the light half of the one palette, for they are drawn on white."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from algeria_lab.views.charts import style

PALETTE = Path(__file__).parents[3] / "widgets" / "shared" / "palette.css"
ROLES = {
    "ink": style.INK,
    "quiet": style.QUIET,
    "line": style.PALE,
    "mark": style.MARK,
    "nobody": style.NOBODY,
    "fln-hatch": style.COLOURS["fln"],
    "gov": style.COLOURS["gov"],
    "fln-deep": style.LETTERS["fln"],
    "gov-deep": style.LETTERS["gov"],
    "grey": style.GREY,
    "violet": style.VIOLET,
    "green": style.GREEN,
    "rose": style.ROSE,
}


@pytest.mark.parametrize(("role", "colour"), ROLES.items())
def test_a_colour_of_charts_is_that_of_its_role_in_the_palette(role: str, colour: str):
    found = re.search(rf"--al-{role}: (?:light-dark\()?(#[0-9a-f]{{6}})", PALETTE.read_text("utf-8"))
    assert found
    assert colour == found[1]
