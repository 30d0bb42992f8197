"""The card duel, as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from algeria_lab.games.record import Played, Record

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.rules import Options, Rules
    from algeria_lab.players.roster import Roster
    from algeria_lab.players.table import Table
    from algeria_lab.views.play.session import Session
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.show.showing import Showing


class Insurgent(Record):
    """*INSURGENT: Algeria*, the card duel, with the reconstructed decks."""

    name = "insurgent"
    page = "duel"

    def rules(self) -> Rules[Any]:
        """See `Record.rules`."""
        from algeria_lab.insurgent.rules import InsurgentRules

        return InsurgentRules()

    def position(self) -> type[Any]:
        """See `Record.position`."""
        from algeria_lab.insurgent.state import State

        return State

    def players(self) -> Roster[Any]:
        """See `Record.players`."""
        from algeria_lab.players.insurgent.registry import PLAYERS

        return PLAYERS

    def seats(self, scenario: str) -> tuple[Seat, ...]:
        """See `Record.seats`; in the solo game the automaton plays the French."""
        from algeria_lab.insurgent.state import SOLO

        return ("fln",) if scenario == SOLO else super().seats(scenario)

    def words(self, language: str) -> GameWords:
        """See `Record.words`."""
        from algeria_lab.insurgent.deck_files import reconstructed_cards
        from algeria_lab.views.insurgent.text import DuelWords

        return DuelWords(language, reconstructed_cards())

    def showing(self, language: str) -> Showing[Any, Any]:
        """See `Record.showing`."""
        from algeria_lab.insurgent.deck_files import reconstructed_cards
        from algeria_lab.views.insurgent.showing import InsurgentShowing
        from algeria_lab.views.insurgent.text import DuelWords

        return InsurgentShowing(DuelWords(language, reconstructed_cards()))

    def showing_with(self, rules: Rules[Any], language: str) -> Showing[Any, Any]:
        """See `Record.showing_with`; cards are those of the decks that are played with."""
        from algeria_lab.views.insurgent.showing import InsurgentShowing
        from algeria_lab.views.insurgent.text import DuelWords

        return InsurgentShowing(DuelWords(language, rules.cards))  # type: ignore[attr-defined]  # the rules of this game

    def simulate(
        self, scenario: str, players: Mapping[Seat, Any], seed: int, options: Options, turn_limit: int | None
    ) -> Played:
        """See `Record.simulate`."""
        from algeria_lab.players.insurgent.simulator import TURN_LIMIT, play_duel

        limit = turn_limit or TURN_LIMIT
        return play_duel(scenario, players["fln"], players.get("gov"), seed, options, turn_limit=limit)

    def session(self, table: Table[Any], language: str) -> Session[Any, Any]:
        """See `Record.session`; the words are those of the decks that are played with."""
        from algeria_lab.views.insurgent.session import DuelSession
        from algeria_lab.views.insurgent.text import DuelWords

        return DuelSession(table, DuelWords(language, table.game.rules.cards))  # type: ignore[attr-defined]  # the rules of this game
