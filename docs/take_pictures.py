"""Take the pictures of the pages anew, of cells in a real notebook: `.venv/bin/python docs/take_pictures.py`.

Names behind it (`board`, `studio` …) take only those. Only needed when a board, a chart or a page looks
different; the pictures are committed.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import nbformat
from PIL import Image
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import sync_playwright

from algeria_lab.apps.voila_server import HOST, free_port, wait_until_ready

if TYPE_CHECKING:
    from playwright.sync_api import Page

SOURCE = "Source"  # of a picture: the code of which it was taken
PICTURES = Path(__file__).parent / "_static"
OPENING = """
import algeria_lab

war = algeria_lab.open_game("algeria", "1954", seed=7)
war.play("gov quick; fln quick")
war.play("mobilize police-4; to V-2; done")
"""
TO_ITS_END = """
algeria_lab.play_on(war, fln="mixed", gov="mixed")
"""
LESSON = """
from importlib.resources import files

import algeria_lab

examples = files("algeria_lab.data") / "scenarios" / "examples"
lesson = algeria_lab.guide(examples / "leaving-a-province.yaml", language="{language}")
lesson.guide.answer("points-before", 4)
lesson.guide.go_on()
"""
STUDIO = """
from algeria_lab.door.guiding import studio_page
"""


def cells_of(page: str, *holding: str) -> str:
    """Return those cells of a page that hold one of some texts: its picture shows what the page asks."""
    text = (Path(__file__).parent / f"{page}.md").read_text("utf-8")
    cells = re.findall(r"^```\{code-cell\} python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return "\n".join(cell for cell in cells if any(one in cell for one in holding))


@dataclass(frozen=True)
class Picture:
    """What is taken.

    Attributes:
        before: What runs before.
        cell: The cell that is shown.
        seen: What must be seen in it.
        height: In pixels.
        clicked: What is pressed in it, by selectors.
    """

    before: str
    cell: str
    seen: str
    height: int
    clicked: tuple[str, ...] = ()

    @property
    def source(self) -> str:
        """The code that it shows, which its file keeps."""
        return f"{self.before.strip()}\n{self.cell}"


def guided(language: str) -> Picture:
    """Return a lesson in a cell, in a language."""
    return Picture(LESSON.format(language=language), "lesson", ".al-guided .al-svg", 560)


def studio(language: str, example: str) -> Picture:
    """Return the studio in a language, with an example that its list calls so."""
    chosen = (".al-studio-new-menu", f"text={example}")
    return Picture(STUDIO, f'studio_page("{language}")', ".al-studio .cm-line", 640, chosen)


PICTURES_OF = {
    "board": Picture(OPENING, "algeria_lab.board(war)", ".al-board .al-svg", 620),
    "chart": Picture(OPENING + TO_ITS_END, 'algeria_lab.chart(war, "support")', ".bk-Figure", 560),
    "plot": Picture(
        cells_of("question", "ways = ", "frame = "), 'algeria_lab.plot(frame, "fln.psl@6")', ".bk-Figure", 900
    ),
    "guided": guided("en"),
    "guided-fr": guided("fr"),
    "studio": studio("en", "Leaving a province"),
    "studio-fr": studio("fr", "Quitter une province"),
}
# Of a picture: half the bytes, and the same to the eye; with fewer the few pixels of a side change theirs.
COLOURS = 256
START = "void window.jupyterapp.commands.execute('notebook:run-all-cells')"
READY = "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"


def main() -> None:
    """Take the pictures that are named, or all."""
    wanted = sys.argv[1:] or list(PICTURES_OF)
    with TemporaryDirectory() as home, sync_playwright() as play:
        port = free_port(0)
        address = f"http://{HOST}:{port}/"
        options = [
            f"--port={port}",
            f"--ip={HOST}",
            "--no-browser",
            "--allow-root",
            f"--ServerApp.root_dir={home}",
        ]
        options += ["--IdentityProvider.token=", "--JupyterNotebookApp.expose_app_in_browser=True"]
        own = {"JUPYTER_CONFIG_DIR": f"{home}/config", "JUPYTER_DATA_DIR": f"{home}/data"}
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        command = [sys.executable, "-m", "jupyter_server", *options]
        server = subprocess.Popen(command, env={**os.environ, **own, "PATH": path})
        try:
            assert wait_until_ready(address, server)
            browser = play.chromium.launch(
                executable_path=os.environ.get("ALGERIA_LAB_CHROMIUM"), args=["--no-sandbox", "--disable-gpu"]
            )
            for name in wanted:
                _write(Path(home) / f"{name}.ipynb", PICTURES_OF[name])
                _take(browser.new_page(), f"{address}notebooks/{name}.ipynb", name)
        finally:
            server.terminate()
            server.wait(20)


def _write(path: Path, picture: Picture) -> None:
    kernel = {"name": "python3", "display_name": "Python 3"}
    notebook = nbformat.v4.new_notebook(metadata={"kernelspec": kernel})
    notebook.cells = [nbformat.v4.new_code_cell(text.strip()) for text in (picture.before, picture.cell)]
    nbformat.write(notebook, path)


def _kept(picture: Picture) -> PngInfo:
    """Return what the file of a picture keeps, so that a test knows whether it is of the page of now."""
    info = PngInfo()
    info.add_text(SOURCE, picture.source)
    return info


def _take(page: Page, address: str, name: str) -> None:
    picture = PICTURES_OF[name]
    page.set_default_timeout(180_000)  # a busy machine paints slowly
    page.set_viewport_size({"width": 1100, "height": picture.height + 200})
    page.goto(address)
    page.wait_for_function(READY)
    page.evaluate(START)
    page.locator(picture.seen).first.wait_for()
    for pressed in picture.clicked:
        page.locator(pressed).first.click()
    page.wait_for_timeout(1500)  # the map and the letters of charts come to rest
    shown = page.locator(".jp-Cell").nth(1)
    shown.evaluate("cell => cell.scrollIntoView({block: 'start'})")  # a long page fits no window
    box = shown.bounding_box()
    assert box is not None
    clip = {**box, "height": min(box["height"], picture.height)}
    taken = Image.open(BytesIO(page.screenshot(clip=clip)))
    taken.convert("RGB").quantize(COLOURS, kmeans=2).save(
        PICTURES / f"{name}.png", optimize=True, pnginfo=_kept(picture)
    )
    page.close()


if __name__ == "__main__":
    main()
