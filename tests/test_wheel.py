"""What an install of the package puts into an environment that belongs to others, too."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

from algeria_lab.apps.voila_server import environment

ROOT = Path(__file__).parents[1]
WHEEL = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"][
    "wheel"
]
ASK = """
import json
from jupyter_server.services.config.manager import ConfigManager
print(json.dumps(ConfigManager(config_dir_name="labconfig").get("default_setting_overrides")))
"""
NEWS = {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false"}}


def test_beside_the_package_nothing_is_installed_but_a_folder_of_our_own_name():
    for target in WHEEL["shared-data"].values():
        assert "algeria" in Path(target).parts, f"{target} may be somebody else's"


def test_jupyterlab_behind_our_server_asks_for_no_news(tmp_path: Path):
    answer = subprocess.run(
        [sys.executable, "-c", ASK],
        env=environment({**os.environ, "JUPYTER_CONFIG_DIR": str(tmp_path)}),
        capture_output=True,
        check=True,
    )
    assert json.loads(answer.stdout) == NEWS
