"""Sessions of *Colonial Twilight* for tests."""

from functools import cache
from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.players.table import Table
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import State
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.twilight.game import CAMPAIGN
from algeria_lab.views.twilight.telling.acts import Act
from algeria_lab.views.twilight.words.text import TwilightWords

CampaignSession = MapSession[State, TwilightWords, Act]


def campaign(
    scenario: str = "short",
    seed: int = 3,
    language: str = "en",
    options: dict[str, Any] | None = None,
    **seats: str,
) -> CampaignSession:
    """Return a game on a board; a side that is not named is played by the person before it."""
    game = Game(TwilightRules(), scenario, options or {}, seed=seed)
    players = PLAYERS.seat({"fln": "human", "gov": "human"} | seats)
    return MapSession(CAMPAIGN, Table(game, players), TwilightWords(language))


@cache
def ended_campaign(language: str) -> CampaignSession:
    """Return a Short game that the chart and chance have played to its end."""
    return campaign(language=language, fln="chart", gov="random")


def tell(session: CampaignSession, **message: Any) -> dict[str, Any]:
    """Send a message of the browser and return the scene that answers it."""
    session.board.show(session.answer({"ply": session.board.scene["ply"], **message}))
    return session.board.scene


def play_on(session: CampaignSession, most: int, pick: int = 0) -> list[dict[str, Any]]:
    """Go through cards and take a choice at each decision; return the scenes that were shown."""
    scenes = [session.board.scene]
    while len(scenes) <= most and "over" not in scenes[-1]:
        if "card" in scenes[-1].get("telling", {}):
            scenes.append(tell(session, kind="told", to=None))
        else:
            actions = scenes[-1]["actions"]
            scenes.append(tell(session, kind="pick", id=actions[pick % len(actions)]["id"]))
    return scenes
