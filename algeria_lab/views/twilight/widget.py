"""The map of *Colonial Twilight* in a notebook."""

from __future__ import annotations

from algeria_lab.views.play.map_widget import MapWidget
from algeria_lab.views.shared.scene_widget import STATIC


class CampaignWidget(MapWidget):
    """Shows scenes of a game by cards; see `MapWidget`."""

    _esm = STATIC / "twilight.js"
    _css = STATIC / "twilight.css"
    own = "campaign"
