"""The map of the war in a notebook."""

from __future__ import annotations

from algeria_lab.views.play.map_widget import MapWidget
from algeria_lab.views.shared.bundles import bundle


class BoardWidget(MapWidget):
    """Shows scenes of the war; see `MapWidget`."""

    _esm = bundle("board.js")
    _css = bundle("board.css")
