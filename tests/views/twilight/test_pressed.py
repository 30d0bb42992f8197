"""The tracks of Colonial Twilight pressed as the browser does; all else is in `tests/pressed`."""

from __future__ import annotations

import pytest

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.game import Game
from algeria_lab.players.table import Table
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import FRANCE_BOXES, State
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.twilight.game import CAMPAIGN
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.views.twilight.campaigns import CampaignSession, tell


def board_of(game: Game[State], language: str) -> CampaignSession:
    """Return a board for two people on a game of its own."""
    return MapSession(CAMPAIGN, Table(game.fork(), {"gov": None, "fln": None}), TwilightWords(language))


def carried_out(session: CampaignSession, line: str) -> list[Action]:
    """Carry out a line and return what the history says was done."""
    before = session.game.ply
    tell(session, kind="pick", id=line)
    return [entry.action for entry in session.game.history[before + 1 :] if entry.action]


def logged(session: CampaignSession) -> str:
    """Return the log of a game in one text."""
    asked = {"before": 100_000, "count": 40, "side": "", "place": "", "group": ""}
    return "\n".join(line["text"] for line in session.inform({"what": "log", **asked})["lines"])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("side", "operation", "track"),
    [
        ("gov", "train", "france_track"),
        ("gov", "train", "border_zone_track"),
        ("fln", "rally", "france_track"),
    ],
)
def test_each_track_is_moved_by_its_own_button(side: Seat, operation: str, track: str, language: str) -> None:
    """The button of a track says how that moves, one press moves it, and the log says so."""
    game: Game[State] = Game(TwilightRules(), "short", seed=3)
    for choice in ("fln pass", f"{side} {operation} with-special")[side == "fln" :]:
        while (skip := Action(game.to_move, "skip")) in game.legal():
            game.play([skip])
        game.play(choice)
    session = board_of(game, language)
    choices = session.board.scene["actions"]
    (choice,) = [one for one in choices if one["id"] == f"{side} {operation} {track}"]
    assert not choice.keys() & {"mission", "rolls", "warns", "ask"}, "nothing opens first"

    name = track.removesuffix("_track")
    before = shown(session.game.state, name)
    assert [str(action) for action in carried_out(session, choice["id"])] == [choice["id"]]
    moved = f"{before} → {shown(session.game.state, name)}"
    assert choice["short"].endswith(moved)
    assert choice["text"].endswith(choice["short"])
    assert TwilightWords(language).place(track) in logged(session)


def shown(state: State, track: str) -> str:
    """Return where the marker of a track stands, as the board shows it."""
    return FRANCE_BOXES[state.france] if track == "france" else str(getattr(state, track))
