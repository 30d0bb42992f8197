"""The war by cards and operations, as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from algeria_lab.games.record import Played, Record

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.rules import Options, Rules
    from algeria_lab.players.roster import Roster
    from algeria_lab.players.table import Table
    from algeria_lab.views.charts.base import Chart
    from algeria_lab.views.play.session import Session
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.show.showing import Showing


class Twilight(Record):
    """*Colonial Twilight*, the war by cards and operations."""

    name = "twilight"
    page = ""
    optional_rules = ("solitaire",)

    def rules(self) -> Rules[Any]:
        """See `Record.rules`."""
        from algeria_lab.twilight.rules import TwilightRules

        return TwilightRules()

    def position(self) -> type[Any]:
        """See `Record.position`."""
        from algeria_lab.twilight.state import State

        return State

    def players(self) -> Roster[Any]:
        """See `Record.players`."""
        from algeria_lab.players.twilight.registry import PLAYERS

        return PLAYERS

    def words(self, language: str) -> GameWords:
        """See `Record.words`."""
        from algeria_lab.views.twilight.words.text import TwilightWords

        return TwilightWords(language)

    def showing(self, language: str) -> Showing[Any, Any]:
        """See `Record.showing`."""
        from algeria_lab.views.twilight.showing import TwilightShowing
        from algeria_lab.views.twilight.words.text import TwilightWords

        return TwilightShowing(TwilightWords(language))

    def simulate(
        self, scenario: str, players: Mapping[Seat, Any], seed: int, options: Options, turn_limit: int | None
    ) -> Played:
        """See `Record.simulate`."""
        from algeria_lab.players.twilight.simulator import TURN_LIMIT, play_campaign

        limit = turn_limit or TURN_LIMIT
        return play_campaign(scenario, players["fln"], players["gov"], seed, options, turn_limit=limit)

    def session(self, table: Table[Any], language: str) -> Session[Any, Any]:
        """See `Record.session`."""
        from algeria_lab.views.twilight.game import notebook_session

        return notebook_session(table, language)

    def charts(self) -> Mapping[str, type[Chart[Any, Any]]]:
        """See `Record.charts`."""
        from algeria_lab.views.twilight.charts.listing import chart_classes

        return chart_classes()
