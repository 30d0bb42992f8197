"""What tests of an install share: the wheel, built here, and an environment without this checkout."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Literal

from tests.children import HUNG

ROOT = Path(__file__).parents[1]
HERE = Path(sys.prefix)
OWN_TEMPLATE = "algeria"
DATA = Path("share") / "jupyter"


def built(kind: Literal["wheel", "sdist"], folder: Path, source: Path = ROOT) -> Path:
    """Build the wheel or the archive of the sources into an empty folder; nothing is fetched for it."""
    line = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    subprocess.run(line, cwd=source, check=True, capture_output=True, timeout=HUNG)
    (file,) = folder.iterdir()
    return file


def installed(wheel: Path, folder: Path) -> Path:
    """Install a wheel into a new environment, and return that.

    What it depends on is that of the environment of the tests: by its folder alone, so that the line which
    leads from there to the checkout is not read.
    """
    builder = venv.EnvBuilder(symlinks=os.name != "nt")
    builder.create(folder)
    own = builder.ensure_directories(folder)
    scheme = sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)})
    Path(scheme, "others.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    _lay_data_of_others(folder)
    uv = Path(sys.executable).with_name(f"uv{Path(sys.executable).suffix}")
    line = [uv, "pip", "install", "--no-deps", "--offline", "--no-cache", "--python", own.env_exe, wheel]
    subprocess.run(line, check=True, capture_output=True, timeout=HUNG)
    return folder


def command_of(environment: Path) -> Path:
    """Return the command of an environment in which the wheel is installed."""
    return environment / ("Scripts/algeria-lab.exe" if os.name == "nt" else "bin/algeria-lab")


def apart() -> dict[str, str]:
    """Return the variables of this process without any that leads to the checkout."""
    return {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}


def _lay_data_of_others(environment: Path) -> None:
    """Lay links to what other packages keep beside Python, all templates of Voila but ours."""
    voila = DATA / "voila"
    found = [one for folder in (DATA, voila, voila / "templates") for one in (HERE / folder).iterdir()]
    (environment / voila / "templates").mkdir(parents=True)
    for one in found:
        if one not in {HERE / voila, HERE / voila / "templates"} and one.name != OWN_TEMPLATE:
            (environment / one.relative_to(HERE)).symlink_to(one, target_is_directory=True)
