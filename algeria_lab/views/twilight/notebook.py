"""The war by cards on a board in a notebook."""

from __future__ import annotations

from algeria_lab.views.play.notebook import InNotebook
from algeria_lab.views.twilight.acts import Act
from algeria_lab.views.twilight.session import CampaignSession


class NotebookCampaign(InNotebook[Act], CampaignSession):
    """A game on a board in a notebook; see `InNotebook`."""
