"""A file is written whole or not at all, as where the disk is full."""

import errno
import os
from pathlib import Path

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import load
from algeria_lab.core.keeping.whole_files import write_whole
from algeria_lab.core.refusals import SaveError


def fill_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing come onto the disk any more."""

    def refuse(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)


def test_a_full_disk_leaves_the_saved_game_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file, game = tmp_path / "war.json", Game(AlgeriaRules(), "1954", seed=3)
    game.play("quick")
    game.save(file)
    before = game.ply
    game.play(game.legal()[0])
    fill_disk(monkeypatch)

    with pytest.raises(SaveError, match="No space left on device"):
        game.save(file)

    assert load(file, {"algeria": game.rules})[0].ply == before
    assert list(tmp_path.iterdir()) == [file]


def test_what_stood_there_is_replaced_with_its_rights_and_through_a_link(tmp_path: Path):
    file, link = tmp_path / "war.json", tmp_path / "last.json"
    file.write_text("a longer text", "utf-8")
    file.chmod(0o640)
    link.symlink_to(file)

    write_whole(link, "né")

    assert (file.read_text("utf-8"), file.stat().st_mode & 0o777, link.is_symlink()) == ("né", 0o640, True)


def test_what_is_no_file_is_written_to():
    write_whole(Path(os.devnull), "text")

    assert not Path(os.devnull).is_file()
