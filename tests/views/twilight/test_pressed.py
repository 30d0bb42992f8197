"""The tracks of Colonial Twilight pressed as the browser does; all else is in `tests/pressed`."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.game import Game
from algeria_lab.players.table import Table
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import State
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.twilight.game import CAMPAIGN
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.views.twilight.campaigns import CampaignSession, tell

Part = dict[str, Any]


def board_of(game: Game[State], language: str) -> CampaignSession:
    """Return a board for two people on a game of its own."""
    return MapSession(CAMPAIGN, Table(game.fork(), {"gov": None, "fln": None}), TwilightWords(language))


def opened(session: CampaignSession, choice: Part) -> Part:
    """Return the plan that opens under a choice of the list: its own line, or that of its offer."""
    if not choice.get("mission"):
        return session.inform({"what": "plan", "line": choice["id"]})
    offer = session.inform({"what": "offer", "line": choice["id"]})
    return planned(session, offer, offer["place"])


def planned(session: CampaignSession, offer: Part, place: str) -> Part:
    """Return the plan of an offer with what is chosen beforehand, and with the first aim if there is none."""
    units = [unit for group in offer["crew"] for unit in group["ids"][: group["chosen"]]]
    aim = offer["aim"] or next((one["id"] for one in offer["aims"]), "")
    asked = {"what": "plan", "mission": offer["mission"], "place": place, "subject": offer["subject"]}
    return session.inform({**asked, "units": units, "aim": aim})


def carried_out(session: CampaignSession, plan: Part) -> list[Action]:
    """Carry out a plan and return what the history says was done."""
    assert plan["refusal"] is None, plan
    before = session.game.ply
    tell(session, kind="pick", id=plan["line"])
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
    """The button of a track opens what moves that track, and the log says so."""
    game: Game[State] = Game(TwilightRules(), "short", seed=3)
    for choice in ("fln pass", f"{side} {operation} with-special")[side == "fln" :]:
        while (skip := Action(game.to_move, "skip")) in game.legal():
            game.play([skip])
        game.play(choice)
    session = board_of(game, language)
    choices = session.board.scene["actions"]
    (choice,) = [one for one in choices if one["id"] == f"{side} {operation} {track}"]
    plan = opened(session, choice)

    assert plan["text"] == choice["text"]
    assert [str(action) for action in carried_out(session, plan)] == [choice["id"]]
    assert choice["text"] in logged(session)
