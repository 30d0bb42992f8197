"""Damaged saves: each loads or is refused in words, nothing else ever.

Ten thousand, on every page, each within a second: ``python -m tests.fuzz files 10000 --kind save-algeria``.
"""

import json
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from ipywidgets import DOMWidget

from algeria_lab import load_game
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import save_text
from algeria_lab.core.refusals import SaveError
from algeria_lab.views.pages.duel.page import DuelPage
from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.shared import file_desk
from tests.fuzz.watching import MOST_SECONDS, PATIENCE, Hang, no_hang
from tests.views.damage import Damage, damaged, whole_saves

DAMAGES = 600
BLOCK = 100
MOST_PLIES = 40
Tell = Callable[[str], object]


@cache
def pages() -> dict[str, WarRoom | DuelPage]:
    """Return the page of each game; each has opened a save, so that all that it needs is read."""
    both: dict[str, WarRoom | DuelPage] = {"algeria": WarRoom(), "insurgent": DuelPage()}
    for game, text, _ in whole_saves():
        both[game].open_save("war.json", text)
    return both


def load_by_hand(damage: Damage, tell: Tell) -> None:
    """Load a save as a notebook does."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "war.json"
        file.write_bytes(damage.file)
        try:
            game = load_game(file)
        except SaveError as error:
            said = f"refused: {error}"
        else:
            said = "loaded"
            save_text(game).encode()
            play_on(game)
    tell(said)
    assert said == "loaded" or said.startswith("refused: war.json: ")
    assert len(said) < 2000


def play_on(game: Game[Any]) -> None:
    """Play a few decisions from where a game stands that began at a position of its own."""
    chance = Random(1)
    while game.start and game.to_move and game.ply < MOST_PLIES:
        game.play(chance.choice(game.legal()))


def open_in_page(damage: Damage, tell: Tell) -> None:
    """Open a save as a page does; what is not expected is logged there, and raises here."""
    page = pages()[damage.game]
    desk = page._desk
    text = damage.file.decode("utf-8", "replace")
    desk._on_message(desk, {"kind": "open", "name": "war.json", "text": text}, [])
    tell(f"{desk.message['level']}: {desk.message['text']}")
    shown: list[DOMWidget] = [desk]
    if desk.message["level"] == "info":
        assert page.session is not None
        page.session.save_text().encode()
        shown.append(page.session.board)
    for widget in shown:
        json.dumps(widget.get_state(), ensure_ascii=False, allow_nan=False, default=str).encode()


def become(damage: Damage, tell: Tell, within: float = MOST_SECONDS) -> None:
    """Load a damaged save in every way, each within so many seconds."""
    pages()
    for way in (load_by_hand, open_in_page):
        with no_hang(within):
            way(damage, tell)


@pytest.fixture
def unexpected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a page raise what it would log and show as a failure of the program."""

    def fail(*_args: object) -> None:
        raise AssertionError("a page calls this a failure of the program") from sys.exc_info()[1]

    monkeypatch.setattr(file_desk._LOG, "exception", fail)


@pytest.mark.parametrize("first", range(0, DAMAGES, BLOCK))
def test_a_damaged_save_loads_or_is_refused_in_words(first: int, unexpected: None):
    for number in range(first, first + BLOCK):
        damage = damaged(number)
        try:
            become(damage, str, within=PATIENCE)
        except (Exception, Hang) as error:
            raise AssertionError(f"{damage}; rerun: python -m tests.views.damage {number}") from error
