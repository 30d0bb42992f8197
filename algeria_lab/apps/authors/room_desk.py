"""From the studio into a room: the line that opens one with an exercise, and the folder of its file."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile

from algeria_lab.apps.in_room import in_room
from algeria_lab.apps.own_command import STARTED_IN, own_command, quoted

PUPILS = 28  # of a usual class


@dataclass(frozen=True)
class RoomDesk:
    """Opens no room itself: it says how one is opened, and lays the file where it is found.

    Attributes:
        command: How this program is called in a terminal.
        folder: The folder in which it was started, where its files may be laid; None for none.
    """

    command: str
    folder: Path | None = None

    def line(self, file: str, language: str) -> str:
        """Return the line that opens a room with a file: by its whole path, where it may be laid there."""
        path = str(self.folder / file) if self.folder else file
        return f"{self.command} app {quoted(path)} --class {PUPILS} --network --lang {language}"

    def has_other(self, file: str, text: str) -> bool:
        """Return whether a file of that name lies there and says something else."""
        path = self.folder / file if self.folder else None
        return bool(path and os.path.lexists(path)) and not self.has(file, text)

    def has(self, file: str, text: str) -> bool:
        """Return whether a file of that name lies there and says just this."""
        path = self.folder / file if self.folder else None
        try:
            return path is not None and path.read_bytes() == text.encode()
        except OSError:
            return False

    def lay(self, file: str, text: str) -> None:
        """Lay a file there; one of that name is replaced, for whoever asks for it was asked first.

        Raises:
            OSError: If it cannot be written.
        """
        if self.folder is None:
            raise FileNotFoundError(file)
        with NamedTemporaryFile(dir=self.folder, prefix=".", suffix=".part", delete=False) as part:
            whole = Path(part.name)
            part.write(text.encode())
        try:
            whole.chmod(0o644)
            whole.replace(self.folder / file)
        except OSError:
            whole.unlink(missing_ok=True)
            raise


def room_desk() -> RoomDesk | None:
    """Return what the studio of this process offers: nothing where others than who started it may read it."""
    return None if in_room() else RoomDesk(own_command(), own_folder(os.environ.get(STARTED_IN, "")))


def own_folder(name: str) -> Path | None:
    """Return a folder if whoever runs this program owns it and may write there; None otherwise."""
    folder = Path(name)
    if not (name and folder.is_dir() and os.access(folder, os.W_OK)):
        return None
    owner = getattr(os, "getuid", lambda: folder.stat().st_uid)()
    return folder if folder.stat().st_uid == owner else None
