"""The war on the map, as the house knows it."""

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


class Algeria(Record):
    """*Algeria: The War of Independence 1954-1962*, the war on the map."""

    name = "algeria"
    page = "war-room"
    optional_rules = ("slow_french_reaction", "more_deterministic_independence", "shorter_game")

    def rules(self) -> Rules[Any]:
        """See `Record.rules`."""
        from algeria_lab.algeria.rules import AlgeriaRules

        return AlgeriaRules()

    def position(self) -> type[Any]:
        """See `Record.position`."""
        from algeria_lab.algeria.state import State

        return State

    def players(self) -> Roster[Any]:
        """See `Record.players`."""
        from algeria_lab.players.algeria.registry import PLAYERS

        return PLAYERS

    def words(self, language: str) -> GameWords:
        """See `Record.words`."""
        from algeria_lab.views.algeria.words.text import Words

        return Words(language)

    def showing(self, language: str) -> Showing[Any, Any]:
        """See `Record.showing`."""
        from algeria_lab.views.algeria.showing import AlgeriaShowing
        from algeria_lab.views.algeria.words.text import Words

        return AlgeriaShowing(Words(language))

    def simulate(
        self, scenario: str, players: Mapping[Seat, Any], seed: int, options: Options, turn_limit: int | None
    ) -> Played:
        """See `Record.simulate`."""
        from algeria_lab.players.algeria.simulator import TURN_LIMIT, play_war

        limit = turn_limit or TURN_LIMIT
        return play_war(scenario, players["fln"], players["gov"], seed, options, turn_limit=limit)

    def session(self, table: Table[Any], language: str) -> Session[Any, Any]:
        """See `Record.session`."""
        from algeria_lab.views.algeria.game import notebook_session

        return notebook_session(table, language)

    def charts(self) -> Mapping[str, type[Chart[Any, Any]]]:
        """See `Record.charts`."""
        from algeria_lab.views.algeria.charts.listing import chart_classes

        return chart_classes()
