"""What the house knows of a game: where its rules, players, simulator and words stand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from reprlib import repr as shown
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from algeria_lab.core.words.languages import known_language
from algeria_lab.games.voice import HouseVoice
from algeria_lab.players.base import HUMAN

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.core.rules import Options, Rules
    from algeria_lab.core.words.voice import Voice
    from algeria_lab.players.roster import Roster
    from algeria_lab.players.table import Table
    from algeria_lab.views.charts.base import Chart
    from algeria_lab.views.play.session import Session
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.show.showing import Showing


class Played(Protocol):
    """How a game between computers went; a tuple with names, so that it can be written as a row."""

    @property
    def winner(self) -> str:
        """The side that won; ``draw`` if nobody did, empty if the game was stopped."""

    @property
    def turns(self) -> int:
        """Turns begun."""

    def _asdict(self) -> dict[str, object]:
        """Return everything by name."""


class Record(ABC):
    """What the house knows of a game.

    Attributes:
        name: What it is called in saves, on the command line and by `algeria_lab.open_game`.
        page: Name of the page on which it is played; empty while there is none.
        optional_rules: Options of the game that are only switched on or off.
    """

    name: ClassVar[str]
    page: ClassVar[str]
    optional_rules: ClassVar[tuple[str, ...]] = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, page {self.page!r})"

    @abstractmethod
    def rules(self) -> Rules[Any]:
        """Return its rules, with the decks or tables of the house."""

    @abstractmethod
    def position(self) -> type[Any]:
        """Return the type of its positions."""

    @abstractmethod
    def players(self) -> Roster[Any]:
        """Return its computer players."""

    @abstractmethod
    def words(self, language: str) -> GameWords:
        """Return its words in a language."""

    @abstractmethod
    def simulate(
        self, scenario: str, players: Mapping[Seat, Any], seed: int, options: Options, turn_limit: int | None
    ) -> Played:
        """Play a game between computers.

        Args:
            scenario: Name of the starting position.
            players: A player of this game for each of `seats`.
            seed: Seed of dice and players.
            options: Options of the game.
            turn_limit: A game that still runs after this turn is stopped; None for the game's own limit.

        Raises:
            UnknownName: For an unknown scenario or option.
        """

    def seats(self, scenario: str) -> tuple[Seat, ...]:  # noqa: ARG002 - one game has a scenario for one side
        """Return the sides that somebody must play; the rules themselves may play the others."""
        return self.rules().seats

    def voice(self, language: str) -> Voice:
        """Return how the game and its things are told in a language; words are read at first use.

        Raises:
            UnknownName: If there are no words in that language.
        """
        return HouseVoice(type(self), known_language(language))

    @abstractmethod
    def showing(self, language: str) -> Showing[Any, Any]:
        """Return what the game says of itself where its things are shown, in a language."""

    def showing_with(self, rules: Rules[Any], language: str) -> Showing[Any, Any]:  # noqa: ARG002 - one game has decks
        """Return what the game says of itself with certain rules, such as decks of somebody's own."""
        return self.showing(language)

    def seat(self, players: Mapping[str, object]) -> dict[Seat, Any]:
        """Return who sits where: names are looked up, players of one's own stay as they are.

        Args:
            players: Names or players by side; whoever is not named, or is None, is a person.

        Raises:
            TypeError: If they are not given by side.
            UnknownName: For an unknown side, or a name that cannot take it.
        """
        if not isinstance(players, Mapping):
            raise TypeError(f"players are given by side, such as {{'gov': 'mixed'}}, not {shown(players)}.")
        names = {seat: who if isinstance(who, str) else HUMAN for seat, who in players.items()}
        own = {seat: who for seat, who in players.items() if who is not None and not isinstance(who, str)}
        seats: dict[Any, Any] = self.players().seat(names)
        return seats | own

    def board(self, game: Game[Any], players: Mapping[Seat, Any], language: str) -> Session[Any, Any]:
        """Return a game on a board for a notebook.

        Args:
            game: The game, at any moment of it.
            players: Who decides for each seat, see `seat`; None for whoever looks at the board.
            language: Language of the board.
        """
        from algeria_lab.players.table import Table

        return self.session(Table(game, players), language)

    @abstractmethod
    def session(self, table: Table[Any], language: str) -> Session[Any, Any]:
        """Return a table, with whatever it is limited to, on a board for a notebook."""

    def charts(self) -> Mapping[str, type[Chart[Any, Any]]]:
        """Return its charts by name, in the order of lists; none if none are drawn of it."""
        return {}
