"""Players of *Colonial Twilight* by name: for tables, the command line and experiments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data
from algeria_lab.players.base import RANDOM, Player
from algeria_lab.players.roster import Roster
from algeria_lab.players.twilight.chart_player import ChartPlayer
from algeria_lab.players.twilight.government.player import PLANNER, GovernmentPlayer
from algeria_lab.players.twilight.insurgency.player import SENSIBLE, InsurgentPlayer
from algeria_lab.players.twilight.random_campaign import RandomCampaignPlayer
from algeria_lab.twilight.rules import CHART
from algeria_lab.twilight.state import State

_PLAYERS: dict[Seat, dict[str, Callable[[], Player[State]]]] = {
    "fln": {SENSIBLE: InsurgentPlayer, CHART: ChartPlayer, RANDOM: RandomCampaignPlayer},
    "gov": {PLANNER: GovernmentPlayer, RANDOM: RandomCampaignPlayer},
}


class TwilightPlayers(Roster[Player[State]]):
    """The published chart, players of ours, and chance."""

    def names(self, seat: Seat) -> tuple[str, ...]:
        if seat not in SEATS:
            raise UnknownName("side", seat, SEATS)
        return tuple(_PLAYERS[seat])

    def _find(self, name: str, seat: Seat) -> Player[State] | None:
        made = _PLAYERS[seat].get(name)
        return made() if made else None

    def _texts(self, name: str, seat: Seat) -> Mapping[str, Mapping[str, str]]:  # noqa: ARG002 - one text a player
        names = load_data("twilight", "players")["names"]
        return cast("Mapping[str, Mapping[str, Mapping[str, str]]]", names)[name]


PLAYERS = TwilightPlayers()
