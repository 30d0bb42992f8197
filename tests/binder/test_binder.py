"""Binder builds an image that opens the notebooks as Voila pages."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.binder.start_here import BROUGHT, RUNTIME, image_versions, links
from tests.children import HUNG

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def dockerfile(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the Dockerfile that repo2docker would build from this checkout; it needs no docker."""
    repository = tmp_path_factory.mktemp("repository")
    for name in ("binder", "pyproject.toml"):
        (repository / name).symlink_to(ROOT / name)
    result = subprocess.run(
        [sys.executable, "-m", "repo2docker", "--no-build", "--debug", str(repository)],
        capture_output=True,
        text=True,
        check=False,
        timeout=HUNG,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout + result.stderr


def test_the_image_has_the_python_that_the_package_needs(dockerfile: str):
    assert "python=3.12" in dockerfile or "python-3.12" in dockerfile or "environment.py-3.12" in dockerfile


def test_the_image_installs_this_checkout_with_voila(dockerfile: str):
    assert 'pip install --no-cache-dir -r "binder/requirements.txt"' in dockerfile
    wanted = [
        line for line in (ROOT / "binder" / "requirements.txt").read_text().splitlines() if line[:1] != "#"
    ]
    assert wanted == [".[lab,voila]"]


def test_the_checkout_is_there_before_it_is_installed(dockerfile: str):
    copied = dockerfile.index("COPY --chown=0:0 src/ ${REPO_DIR}/")
    assert copied < dockerfile.index('-r "binder/requirements.txt"')


def test_the_image_starts_through_our_start_script(dockerfile: str):
    assert 'ENV R2D_ENTRYPOINT="${REPO_DIR}/binder/start"' in dockerfile


def test_the_start_script_puts_our_settings_on_jupyters_path():
    """It runs with the image's Python, adds our folder of settings and hands over to the server."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    shown = subprocess.run(
        [str(ROOT / "binder" / "start"), "sh", "-c", 'echo "$JUPYTER_CONFIG_PATH"'],
        env={"PATH": path, "JUPYTER_CONFIG_PATH": "/already/there"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()

    ours, theirs = shown.split(":")
    assert {"voila.json", "voila.py", "jupyter_server_config.py"} <= {
        file.name for file in Path(ours).iterdir()
    }
    assert theirs == "/already/there"


def test_what_is_started_here_has_the_versions_of_the_image_and_opens_what_there_is():
    versions = image_versions(RUNTIME)

    assert set(BROUGHT) <= versions.keys()
    pages = [page.removeprefix("voila/render/").removeprefix("lab/tree/") for page in links()]
    assert len(pages) >= 26
    assert [page for page in pages if not (ROOT / page).exists()] == []
