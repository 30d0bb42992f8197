"""Puts the pages and lessons into the wheel: `notebooks/` and `lessons/` stay their only sources."""

import runpy
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDERS = ("notebooks", "lessons")
PACKAGE = "algeria_lab"


class Pages(BuildHookInterface):  # type: ignore[type-arg]
    """Lays each file of these folders where it stands in the wheel, if it does."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files; an editable install shows those of the checkout."""
        if version == "editable":
            return
        self.laid = TemporaryDirectory()
        root, laid = Path(self.root), Path(self.laid.name)
        in_wheel = runpy.run_path(str(root / PACKAGE / "core" / "package.py"))["in_wheel"]
        for file in sorted(one for folder in FOLDERS for one in (root / folder).rglob("*") if one.is_file()):
            for place in in_wheel(file.relative_to(root).as_posix()):
                (laid / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, laid / place)
        build_data["force_include"].update(
            {str(one): f"{PACKAGE}/{one.name}" for one in (laid / PACKAGE).iterdir()}
        )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Clear away what was laid out."""
        if version != "editable":
            self.laid.cleanup()
