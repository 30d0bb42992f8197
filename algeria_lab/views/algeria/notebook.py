"""The war on a board in a notebook."""

from __future__ import annotations

from algeria_lab.views.algeria.session import Session
from algeria_lab.views.algeria.telling.acts import Act
from algeria_lab.views.play.notebook import InNotebook


class NotebookSession(InNotebook[Act], Session):
    """A war on a board in a notebook; see `InNotebook`."""
