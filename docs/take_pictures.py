"""Take the pictures of the pages anew, of cells in a real notebook: `.venv/bin/python docs/take_pictures.py`.

Only needed when a board or a chart looks different; the pictures are committed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import nbformat
from PIL import Image
from playwright.sync_api import sync_playwright

from algeria_lab.apps.voila_server import HOST, free_port, wait_until_ready

if TYPE_CHECKING:
    from playwright.sync_api import Page

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
WARS = """
ways = {"no barrier": "barrier-0", "barrier": "barrier-3"}
frame = algeria_lab.compare("1958", ways, runs=60, seed=1, stop=8)
"""
# By the name of a picture: what runs before, the cell that is shown, what must be seen in it, and its height.
CELLS = {
    "board": (OPENING, "algeria_lab.board(war)", ".al-board .al-svg", 620),
    "chart": (OPENING + TO_ITS_END, 'algeria_lab.chart(war, "support")', ".bk-Figure", 560),
    "plot": (OPENING + WARS, 'algeria_lab.plot(frame, "fln.psl@6")', ".bk-Figure", 900),
}
COLOURS = 128  # of a picture: half the bytes, and the same to the eye
START = "void window.jupyterapp.commands.execute('notebook:run-all-cells')"
READY = "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"


def main() -> None:
    """Take all pictures."""
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
            for name, (before, cell, seen, height) in CELLS.items():
                _write(Path(home) / f"{name}.ipynb", before, cell)
                _take(browser.new_page(), f"{address}notebooks/{name}.ipynb", name, seen, height)
        finally:
            server.terminate()
            server.wait(20)


def _write(path: Path, before: str, cell: str) -> None:
    kernel = {"name": "python3", "display_name": "Python 3"}
    notebook = nbformat.v4.new_notebook(metadata={"kernelspec": kernel})
    notebook.cells = [nbformat.v4.new_code_cell(text.strip()) for text in (before, cell)]
    nbformat.write(notebook, path)


def _take(page: Page, address: str, name: str, seen: str, height: int) -> None:
    page.set_viewport_size({"width": 1100, "height": height + 200})
    page.goto(address)
    page.wait_for_function(READY, timeout=60_000)
    page.evaluate(START)
    page.locator(seen).first.wait_for(timeout=90_000)
    page.wait_for_timeout(1500)  # the map and the letters of charts come to rest
    shown = page.locator(".jp-Cell").nth(1)
    shown.scroll_into_view_if_needed()
    box = shown.bounding_box()
    assert box is not None
    clip = {**box, "height": min(box["height"], height)}
    taken = Image.open(BytesIO(page.screenshot(clip=clip)))
    taken.convert("RGB").quantize(COLOURS).save(PICTURES / f"{name}.png", optimize=True)
    page.close()


if __name__ == "__main__":
    main()
