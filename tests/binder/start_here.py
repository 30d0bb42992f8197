"""Start `binder/` here, as far as that goes without containers: `make binder`.

In an environment of its own, with the versions that Binder's image brings (they stand in repo2docker), the
last commit is installed as the image installs it and served through `binder/start`; every page to which a
badge leads is opened.
"""

import os
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import Request, urlopen

from algeria_lab.apps.publishing.addresses import HOME, LAB, lessons
from algeria_lab.core.words.languages import languages

ROOT = Path(__file__).parents[2]
RUNTIME = (ROOT / "binder/runtime.txt").read_text("utf-8").strip().removeprefix("python-")
CONDA = Path(find_spec("repo2docker").origin).parent / "buildpacks/conda"
# What the image is made of (environment.yml there), by the names that the Python registry uses.
BROUGHT = ("ipywidgets", "jupyter-resource-usage", "jupyter-server", "jupyterhub", "jupyterlab", "notebook")
ANOTHER_NAME = {"jupyterhub-base": "jupyterhub", "nbconvert-core": "nbconvert"}
PATIENCE = 120


def image_versions(python: str) -> dict[str, str]:
    """Return the version of each package of the image for a Python such as `3.12`."""
    text = (CONDA / f"environment.py-{python}-linux-64.lock").read_text("utf-8")
    found = re.findall(r"/([a-z0-9_.-]+)-(\d[^-/]*)-[^-/]+\.(?:conda|tar\.bz2)", text)
    return {
        ANOTHER_NAME.get(name, name).replace("_", "-"): version
        for name, version in found
        if name[0].isalpha()
    }


def links() -> Iterator[str]:
    """Yield each page to which a badge leads."""
    yield from (HOME, LAB)
    for way in ("voila/render", "lab/tree"):
        yield from (f"{way}/{folder}/{one}.ipynb" for folder, _ in lessons(ROOT) for one in languages())


def install(place: Path) -> Path:
    """Make the environment and the copy of the checkout, and return the folder of its programs."""
    uv = str(Path(sys.executable).parent / "uv")
    python = os.environ.get("PYTHON") or sys.executable
    said = subprocess.check_output(
        [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], text=True
    ).strip()
    versions = image_versions(said)
    print(
        f"Python {said}" + ("" if said == RUNTIME else f", and the image has {RUNTIME}: name one by PYTHON=…")
    )
    print(", ".join(f"{name} {versions[name]}" for name in BROUGHT))
    subprocess.check_call(["git", "clone", "-q", "--depth", "1", f"file://{ROOT}", place / "work"])  # noqa: S607
    subprocess.check_call([uv, "venv", "-q", "--seed", "--python", python, place / "env"])
    bounds = place / "image.txt"
    bounds.write_text("".join(f"{name}=={version}\n" for name, version in versions.items()), "utf-8")
    pip = [uv, "pip", "install", "-q", "--python", str(place / "env/bin/python")]
    subprocess.check_call([*pip, "-c", str(bounds), *(f"{name}=={versions[name]}" for name in BROUGHT)])
    subprocess.check_call([*pip, "-r", "binder/requirements.txt"], cwd=place / "work")
    return place / "env/bin"


def opened(address: str, token: str) -> str:
    """Return what a page says, or why there is none."""
    try:
        with urlopen(
            Request(address, headers={"Authorization": f"token {token}"}), timeout=PATIENCE
        ) as answer:
            return answer.read().decode()
    except URLError as why:
        return f"not opened: {why}"


def is_shown(page: str, base: str, token: str) -> bool:
    """Say whether a page shows widgets, or JupyterLab and there is what it shall open."""
    text = opened(f"{base}{page}", token)
    if page.startswith("lab/tree/"):
        there = opened(f"{base}api/contents/{page.removeprefix('lab/tree/')}?content=0", token)
        return 'id="jupyter-config-data"' in text and '"name"' in there
    return "widget-view" in text and "There was an error" not in text


def faults(base: str, token: str) -> Iterator[str]:
    """Open every page to which a badge leads, and yield each that does not show what it should."""
    for page in links():
        begun = time.monotonic()
        is_right = is_shown(page, base, token)
        print(f"{'ok' if is_right else 'NO':3} {time.monotonic() - begun:5.1f} s  {page}", flush=True)
        if not is_right:
            yield f"{page} is not shown"


def main(port: int) -> list[str]:
    """Install, serve, open; return what is wrong."""
    with TemporaryDirectory() as name:
        place, token = Path(name), secrets.token_hex(16)
        programs = install(place)
        base = f"http://127.0.0.1:{port}/user/reader/"
        line = [
            "jupyter",
            "lab",
            "--no-browser",
            "--allow-root",
            f"--port={port}",
            "--ServerApp.port_retries=0",
        ]
        line += ["--ServerApp.base_url=/user/reader/", f"--IdentityProvider.token={token}"]
        own = {
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "HOME": name,
            "JUPYTER_CONFIG_DIR": f"{name}/config",
        }
        around = {
            key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))
        }
        with (
            (place / "log").open("wb") as log,
            subprocess.Popen(
                [place / "work/binder/start", *line],
                cwd=place / "work",
                env={**around, **own},
                stdout=log,
                stderr=log,
            ) as server,
        ):
            try:
                ends = time.monotonic() + PATIENCE
                while (
                    opened(f"{base}api", token).startswith("not")
                    and server.poll() is None
                    and time.monotonic() < ends
                ):
                    time.sleep(0.2)
                wrong = list(faults(base, token))
            finally:
                server.terminate()
        return [*wrong, (place / "log").read_text("utf-8")[-2000:]] if wrong else []


if __name__ == "__main__":
    if found := main(int(os.environ.get("PORT", "8890"))):
        sys.exit("\n".join(found))
