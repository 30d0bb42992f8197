"""No line end tears a French quotation mark from its first or last word, wherever a text comes from."""

import re
from importlib import resources
from pathlib import Path

import pytest

from algeria_lab.scenarios.from_text import scenario_as_written

TORN = re.compile("« | »")
DATA = Path(str(resources.files("algeria_lab.data")))
FILES = [*DATA.glob("messages/fr/**/*.ftl"), *DATA.glob("history/**/*.toml"), *DATA.glob("scenarios/*.toml")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-2:]))
def test_what_is_kept_as_data_holds_its_quotation_marks(file: Path):
    lines = file.read_text("utf-8").splitlines()
    assert [line for line in lines if not line.lstrip().startswith("#") and TORN.search(line)] == []


def test_a_text_of_an_author_is_said_so_however_it_was_typed():
    text = (
        "format: algeria-scenario/1\nid: mine\ntitle: {en: Mine, fr: 'La « mienne »'}\n"
        "steps:\n  - {id: look, text: Look.}\n"
    )
    scenario = scenario_as_written(text)

    assert scenario.said(scenario.title, "fr") == "La «\N{NO-BREAK SPACE}mienne\N{NO-BREAK SPACE}»"
