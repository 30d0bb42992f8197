"""The widget of the page for teachers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.scene_widget import SceneWidget

if TYPE_CHECKING:
    from algeria_lab.views.shared.scene_widget import Deeds


class TeachersWidget(SceneWidget):
    """Shows the page for teachers; see `SceneWidget`."""

    _esm = bundle("teachers.js")
    _css = bundle("teachers.css")

    deeds: ClassVar[Deeds] = {"speak": {"lang": str}}
    family: ClassVar[str] = "teach-ui"
