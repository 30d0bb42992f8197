"""Files that cannot be read at all, before anybody looks for faults in them."""

from __future__ import annotations

from pathlib import Path

from algeria_lab.core.refusals import LabError


class CannotRead(LabError, OSError):
    """A file is not there, holds no text, or nothing that can be read by itself.

    Attributes:
        file: Its path.
        reason: ``missing``, ``folder``, ``letters``, ``common`` or ``closed``.
    """

    def __init__(self, file: Path, reason: str) -> None:
        self.file, self.reason = file, reason
        said = {
            "missing": "there is no such file",
            "folder": "it is a folder; name the file in it, such as lesson.yaml",
            "letters": "it holds no text in UTF-8",
            "common": "it is no doctrine, but holds what the doctrines of one side share",
            "closed": "it cannot be opened",
        }
        super().__init__(f"{file} cannot be read: {said[reason]}.")


class NotBeside(LabError, ValueError):
    """A scenario names a file that cannot be read.

    Attributes:
        file: What it names.
        problem: Why it cannot: ``beside-none`` (no folder is known), ``beside-outside`` or
            ``beside-unreadable``.
    """

    def __init__(self, file: str, problem: str, detail: str = "") -> None:
        self.file, self.problem, self.detail = file, problem, detail
        said = {
            "beside-none": "this scenario came without its folder, so that no other file can be read",
            "beside-outside": "a scenario may only name files in its own folder",
        }.get(problem, f"it cannot be read ({detail})")
        super().__init__(f"{file!r:.80}: {said}. Write what it holds into the scenario, or put it beside it.")
