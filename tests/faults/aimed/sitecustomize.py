"""Ends a kernel at a moment that was aimed at; Python reads this first where PYTHONPATH names its folder.

The file that FAULTS_AIM names holds a moment and how many times it is come to: at the last of them the
process kills itself, as a machine without memory would, and leaves a file beside it that says so.
"""

import importlib.abc
import importlib.util
import os
import signal
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

AIM = Path(os.environ["FAULTS_AIM"])
# Moments by module: what is about to be done, or has just been done, when the process ends.
MOMENTS = {
    "algeria_lab.core.dice": [("roll", "SeededDice.d6", "before")],
    "algeria_lab.core.keeping.save_text": [("save", "line_text", "before")],
    "algeria_lab.players.table": [("computer", "Table.let_one_act", "before")],
    "algeria_lab.views.shared.file_desk": [
        ("keep", "FileDesk.keep", "before"),
        ("kept", "FileDesk.keep", "after"),
    ],
    "algeria_lab.views.shared.scene_widget": [
        ("show", "SceneWidget.show", "before"),
        ("shown", "SceneWidget.show", "after"),
    ],
    "algeria_lab.views.pages.laboratory.progress": [("report", "show_progress", "after")],
    "algeria_lab.views.scenarios.experiment.progress": [("report", "shown_progress", "after")],
    "algeria_lab.views.pages.studio.page": [
        ("look", "StudioPage._check", "before"),
        ("looked", "StudioPage._check", "after"),
    ],
}
_counted = {"aim": "", "left": 0}


def strike(moment: str) -> None:
    """End this process if it is the moment that was aimed at."""
    try:
        aim = AIM.read_text()
    except FileNotFoundError:
        return
    if aim.partition(" ")[0] != moment:
        return
    if _counted["aim"] != aim:
        _counted.update(aim=aim, left=int(aim.split()[1]))
    _counted["left"] = int(_counted["left"]) - 1
    if not _counted["left"]:
        AIM.rename(AIM.with_suffix(".hit"))
        os.kill(os.getpid(), signal.SIGKILL)


def aimed(act: Callable[..., Any], moment: str, when: str) -> Callable[..., Any]:
    """Return *act* with a look at the aim before or after it."""

    def watched(*args: Any, **options: Any) -> Any:
        if when == "before":
            strike(moment)
        result = act(*args, **options)
        if when == "after":
            strike(moment)
        return result

    return watched


class Loader(importlib.abc.Loader):
    """Reads a module and sets its moments."""

    def __init__(self, behind: importlib.abc.Loader) -> None:
        self._behind = behind

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """See `importlib.abc.Loader`."""
        return self._behind.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """See `importlib.abc.Loader`."""
        self._behind.exec_module(module)
        for moment, path, when in MOMENTS[module.__name__]:
            *owners, name = path.split(".")
            owner: Any = module
            for part in owners:
                owner = getattr(owner, part)
            setattr(owner, name, aimed(getattr(owner, name), moment, when))


class Finder(importlib.abc.MetaPathFinder):
    """Finds the modules that have moments."""

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG002 - as Python asks
        target: ModuleType | None = None,  # noqa: ARG002 - as Python asks
    ) -> ModuleSpec | None:
        """See `importlib.abc.MetaPathFinder`."""
        if name not in MOMENTS:
            return None
        sys.meta_path.remove(self)
        try:
            spec = importlib.util.find_spec(name)
        finally:
            sys.meta_path.insert(0, self)
        if spec and spec.loader:
            spec.loader = Loader(spec.loader)
        return spec


sys.meta_path.insert(0, Finder())
