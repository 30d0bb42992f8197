"""A room for a class with a scenario of one's own: every reader who comes by the link plays it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from algeria_lab.apps.voila_server import free_port
from algeria_lab.scenarios.examples import example_text
from tests.apps.serving.visitor import Visitor
from tests.browser.guide_pages import click

pytestmark = pytest.mark.browser

PRIVATE = "what only the teacher knows"
PANEL = ".al-lead"
SCENARIO = f"""format: algeria-scenario/1  # {PRIVATE}
id: my-line
title: {{en: My line, fr: Ma ligne}}
start: {{scenario: 1956-like, turn: 2}}
dice: 9
steps:
- id: own
  title: {{en: Resettle one area, fr: Regroupez une zone}}
  text: {{en: Resettle Philippeville., fr: Regroupez Philippeville.}}
  play: gov resettle II-2
"""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Open a room with a scenario of a folder that nobody knows, in no language of its own; give its link."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "my-line.yaml").write_text(SCENARIO, "utf-8")
    (folder / "private.yaml").write_text(example_text("one-roll.yaml"), "utf-8")
    line = [sys.executable, "-m", "algeria_lab", "app", "my-line.yaml", "--class", "3", "--no-browser"]
    own = {**os.environ, "JUPYTER_RUNTIME_DIR": str(folder), "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
    with subprocess.Popen(
        [*line, "--port", str(free_port(0))],
        cwd=folder,
        env=own,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            yield link_told(server)
        finally:
            server.terminate()
            server.communicate()


def link_told(server: subprocess.Popen[str]) -> str:
    """Return the link that the teacher reads once the room is open."""
    told = []
    for text in server.stdout or ():
        told.append(text)
        if link := re.search(r"http://127\.0\.0\.1:\d+/\?token=\S+", text):
            return link[0]
    raise AssertionError("".join(told))


@pytest.mark.parametrize(("language", "title"), [("en", "Resettle one area"), ("fr", "Regroupez une zone")])
def test_whoever_comes_by_the_link_plays_it(browser: Browser, room: str, language: str, title: str):
    page = browser.new_context(locale=language, viewport={"width": 1366, "height": 768}).new_page()
    answers: list[int] = []
    page.on("response", lambda one: answers.append(one.status) if "/render/" in one.url else None)
    page.goto(room, wait_until="commit")
    expect(page.locator(PANEL)).to_contain_text(title, timeout=60_000)
    assert answers == [200]

    click(page, PANEL, "show-me")
    expect(page.locator(PANEL)).to_have_attribute("data-status", "done")
    page.reload(wait_until="commit")  # what was done is kept, and this reader goes on with it
    expect(page.locator(PANEL)).to_have_attribute("data-status", "done", timeout=60_000)
    page.close()


def test_a_stranger_gets_neither_the_page_nor_any_file(room: str):
    port = int(re.findall(r":(\d+)/", room)[0])
    stranger, reader = Visitor(port), Visitor(port)
    assert stranger.ask("voila/render/notebooks/scenario.ipynb").status in {302, 403}
    reader.ask(room.split("/", 3)[3])
    for path in ("my-line.yaml", "private.yaml", "files/my-line.yaml", "voila/files/my-line.yaml"):
        for somebody in (stranger, reader):
            answer = somebody.ask(path)
            assert "algeria-scenario/1" not in answer.text, path
            assert PRIVATE not in answer.text, path
