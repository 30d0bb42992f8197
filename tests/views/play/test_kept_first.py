"""What was decided is with the browser before it is shown: nothing that breaks costs a shown decision."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from algeria_lab.core.keeping.sealed_saves import unseal
from algeria_lab.door.guiding import scenario_page
from algeria_lab.players.table import Table
from algeria_lab.views.pages.duel.page import DuelPage
from algeria_lab.views.pages.twilight.page import CampaignRoom
from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.play.page import GamePage
from algeria_lab.views.shared.file_desk import FileDesk
from algeria_lab.views.shared.scene_widget import SceneWidget

KINDS = pytest.mark.parametrize("kind", [WarRoom, DuelPage, CampaignRoom])
Sent = list[tuple[str, int]]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    """Note what goes to the browser, in its order: moves of a save, and moments of a scene."""
    found: Sent = []

    def to_desk(desk: FileDesk, key: Any = None) -> None:
        if "save" in set(key or ()) and desk.save:
            found.append(("kept", moves(desk.save)))

    def to_board(board: SceneWidget, key: Any = None) -> None:
        if "scene" in ({key} if isinstance(key, str) else set(key or ())) and "ply" in board.scene:
            found.append(("shown", board.scene["ply"]))

    monkeypatch.setattr(FileDesk, "send_state", to_desk)
    monkeypatch.setattr(SceneWidget, "send_state", to_board)
    return found


def moves(save: str) -> int:
    """Return how many moves a save holds; a way through a scenario, how many inputs."""
    data = json.loads(unseal(save, "kept"))
    return len(data["moves"] if "moves" in data else data["journal"]["inputs"])


def in_a_loop(play: Callable[[], object]) -> None:
    """Play where a loop runs, as in a kernel: what is put off is then done after the answer."""

    async def main() -> None:
        play()

    asyncio.run(main())


def decide(page: GamePage[Any, Any]) -> None:
    """Pick the first thing that is possible as the browser does, and let the board answer."""
    assert page.session is not None
    game = page.session.game
    page.session.board._handle_custom_msg({"kind": "pick", "id": str(game.legal()[0]), "ply": game.ply}, [])


@KINDS
def test_a_decision_is_kept_before_it_is_shown(kind: type[GamePage], sent: Sent):
    def play() -> None:
        page = kind()
        sent.clear()
        decide(page)

    in_a_loop(play)

    kept = [ply for what, ply in sent if what == "kept"]
    assert sent[-1][0] == "shown"
    assert 0 < sent[-1][1] <= max(kept)


def test_a_decision_is_kept_before_a_computer_thinks_about_it(sent: Sent, monkeypatch: pytest.MonkeyPatch):
    def stop(_table: object) -> None:
        raise MemoryError("the kernel ends here")

    def play() -> None:
        shown = DuelPage()
        monkeypatch.setattr(Table, "let_computers_act", stop)
        sent.clear()
        decide(shown)

    in_a_loop(play)

    assert sent[0] == ("kept", 1)


def test_a_step_of_a_scenario_is_kept_before_it_is_shown(sent: Sent):
    def play() -> None:
        page = scenario_page("en", "twilight-tutorial")
        assert page.guided is not None
        sent.clear()
        ply = page.guided.game.ply
        page.guided.board._handle_custom_msg({"kind": "pick", "id": "fln rally tizi_ouzou", "ply": ply}, [])

    in_a_loop(play)

    assert sent[0] == ("kept", 1)
    assert sent[-1][0] == "shown"
