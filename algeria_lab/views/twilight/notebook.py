"""The war by cards on a board in a notebook."""

from __future__ import annotations

from algeria_lab.views.play.notebook import InNotebook
from algeria_lab.views.twilight.session import CampaignSession
from algeria_lab.views.twilight.telling.acts import Act


class NotebookCampaign(InNotebook[Act], CampaignSession):
    """A game on a board in a notebook; see `InNotebook`."""
