"""The map of *Colonial Twilight* in a notebook."""

from __future__ import annotations

from algeria_lab.views.play.map_widget import MapWidget
from algeria_lab.views.shared.bundles import bundle


class CampaignWidget(MapWidget):
    """Shows scenes of a game by cards; see `MapWidget`."""

    _esm = bundle("twilight.js")
    _css = bundle("twilight.css")
    own = "campaign"
