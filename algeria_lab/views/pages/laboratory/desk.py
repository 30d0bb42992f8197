"""The part of the laboratory that the reader touches: a desk that also hands out files, links and wars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.views.experiments.desk import ExperimentDesk

if TYPE_CHECKING:
    from algeria_lab.views.pages.laboratory.files import File


# The page on which a war of a game is watched.
BOARDS = {"algeria": "war-room.ipynb", "twilight": "twilight.ipynb"}


class Desk(ExperimentDesk):
    """Sections of the page with their fields and buttons.

    Besides what every desk hears, the browser sends ``open`` (a saved war), ``link`` (the end of the
    address) and ``copy`` (a link). Arguments are those of `ExperimentDesk`.
    """

    def give(self, file: File) -> None:
        """Hand a file to the browser, which saves it."""
        self.send({"kind": "file", "name": file.name, "type": file.type}, buffers=[file.packed])

    def give_link(self, letters: str) -> None:
        """Hand the browser the question as it stands, with all that it has said until now."""
        self.send({"kind": "link", "letters": letters})

    def keep(self, game: str, war: str, save: str, name: str, label: str) -> None:
        """Ask the browser to keep a war, where the page of its game finds it.

        Args:
            game: The game, which names the shelf.
            war: A name for the war, see `file_desk.war_of`.
            save: Its save file.
            name: Name of the file.
            label: Which war it is, in words.
        """
        told = {"war": war, "save": save, "name": name, "label": label}
        self.send({"kind": "keep", "shelf": game, "page": BOARDS[game], **told})
