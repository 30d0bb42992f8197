"""The widget of the home page."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.scene_widget import SceneWidget

if TYPE_CHECKING:
    from algeria_lab.views.shared.scene_widget import Deeds


class HomeWidget(SceneWidget):
    """Shows the home page and hands on what the reader does there; see `SceneWidget`."""

    _esm = bundle("home.js")
    _css = bundle("home.css")

    deeds: ClassVar[Deeds] = {
        "aim": {"place": str},
        "throw": {"said": int},
        "again": {},
        "many": {},
        "stop": {},
        "another": {},
        "speak": {"lang": str},
    }
    family: ClassVar[str] = "home-ui"
