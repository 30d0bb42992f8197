"""What an install of the package puts into an environment that belongs to others, too."""

import json
import os
import re
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


def notices() -> dict[str, str]:
    """Return the notices of what is bundled, by package and version."""
    parts = (ROOT / "algeria_lab/static/THIRD-PARTY.txt").read_text("utf-8").split(f"\n{'-' * 72}\n\n")[1:]
    return {part.split(" (")[0]: part for part in parts}


def test_every_package_that_the_bundles_hold_has_its_notice():
    locked = json.loads((ROOT / "widgets/package-lock.json").read_text("utf-8"))["packages"]
    versions = {path.removeprefix("node_modules/"): row.get("version") for path, row in locked.items()}
    # Those of the site are bundled when it is built, and their notices are written beside them then.
    aside = ROOT / "widgets" / "site"
    sources = [
        path
        for path in (ROOT / "widgets").glob("[!n]*/**/*.ts")
        if ".test." not in path.name and not path.is_relative_to(aside)
    ]
    text = "\n".join(path.read_text("utf-8") for path in sources)
    imported = set(re.findall(r'^import (?!type).*from "((?:@[\w-]+/)?[\w-]+)"', text, re.MULTILINE)) - {
        "vitest"
    }
    styles = (path.read_text("utf-8") for path in (ROOT / "widgets").glob("[!n]*/**/*.css"))
    imported.update(re.findall(r'url\("(@[\w-]+/[\w-]+)/', "\n".join(styles)))  # typefaces
    waiting = sorted(imported)
    for name in waiting:  # what they need is bundled with them
        waiting += [
            one for one in locked[f"node_modules/{name}"].get("dependencies", {}) if one not in waiting
        ]

    assert imported
    assert {f"{name} {versions[name]}" for name in imported} <= set(notices())
    assert set(notices()) <= {f"{name} {versions[name]}" for name in waiting}
    for name, notice in notices().items():
        assert "Copyright" in notice, name
        assert "Permission is hereby granted" in notice, name


def test_what_is_installed_names_every_licence_and_brings_its_text():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    files = [*(ROOT / "algeria_lab/data/scenarios/examples").glob("*.yaml"), *ROOT.glob("lessons/*/*.yaml")]
    text = "\n".join(file.read_text("utf-8") for file in files)
    licences = set(re.findall(r'^licence: "?([^"\n]*)', text, re.MULTILINE))

    assert licences == {"CC BY 4.0"}
    assert project["license"] == "MIT AND CC-BY-4.0"
    assert {"LICENSE", "LICENCES.md", "algeria_lab/static/THIRD-PARTY.txt"} == set(project["license-files"])
    assert all((ROOT / file).exists() for file in project["license-files"])


def test_jupyterlab_behind_our_server_asks_for_no_news(tmp_path: Path):
    answer = subprocess.run(
        [sys.executable, "-c", ASK],
        env=environment({**os.environ, "JUPYTER_CONFIG_DIR": str(tmp_path)}),
        capture_output=True,
        check=True,
    )
    assert json.loads(answer.stdout) == NEWS
