"""The games of the house: rows that say where rules, players, simulator and words of each stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pkgutil import resolve_name
from reprlib import repr as shown
from typing import TYPE_CHECKING, Any, Protocol

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


@dataclass(frozen=True, kw_only=True)
class Whereabouts:
    """Where what makes a game stands, as ``module:name``; nothing is read before it is asked for.

    Attributes:
        rules: Class of its rules.
        position: Class of its positions.
        players: Its computer players, a `players.roster.Roster`.
        simulator: What plays whole games, a `players.simulating.Simulator`.
        words: Class of its words, which are made for a language.
        showing: Class of what it says of itself where its things are shown, made with words.
        session: Function of a table and a language that returns a board for a notebook.
        charts: Function that returns its charts by name; empty if none are drawn of it.
    """

    rules: str
    position: str
    players: str
    simulator: str
    words: str
    showing: str
    session: str
    charts: str = ""


@dataclass(frozen=True, repr=False)
class Record:
    """What the house knows of a game.

    Attributes:
        name: What it is called in saves, on the command line and by `algeria_lab.open_game`.
        page: Name of the page on which it is played; empty while there is none.
        whereabouts: Where everything else stands.
        optional_rules: Options of the game that are only switched on or off.
    """

    name: str
    page: str
    whereabouts: Whereabouts
    optional_rules: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, page {self.page!r})"

    def __reduce__(self) -> str:
        return self.name.upper()  # a row of this module, which stays one where a game is sent or kept

    def rules(self) -> Rules[Any]:
        """Return its rules, with the decks or tables of the house."""
        return resolve_name(self.whereabouts.rules)()

    def position(self) -> type[Any]:
        """Return the type of its positions."""
        return resolve_name(self.whereabouts.position)

    def players(self) -> Roster[Any]:
        """Return its computer players."""
        return resolve_name(self.whereabouts.players)

    def seats(self, scenario: str) -> tuple[Seat, ...]:  # noqa: ARG002 - one game has a scenario for one side
        """Return the sides that somebody must play; the rules themselves may play the others."""
        return self.rules().seats

    def words(self, language: str) -> GameWords:
        """Return its words in a language."""
        return self.words_with(self.rules(), language)

    def words_with(self, rules: Rules[Any], language: str) -> GameWords:  # noqa: ARG002 - one game has decks
        """Return its words with certain rules, such as decks of somebody's own."""
        return resolve_name(self.whereabouts.words)(language)

    def showing(self, language: str) -> Showing[Any, Any]:
        """Return what the game says of itself where its things are shown, in a language."""
        return self.showing_with(self.rules(), language)

    def showing_with(self, rules: Rules[Any], language: str) -> Showing[Any, Any]:
        """Return what the game says of itself with certain rules, such as decks of somebody's own."""
        return resolve_name(self.whereabouts.showing)(self.words_with(rules, language))

    def voice(self, language: str) -> Voice:
        """Return how the game and its things are told in a language; words are read at first use.

        Raises:
            UnknownName: If there are no words in that language.
        """
        return HouseVoice(self, known_language(language))

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
        play = resolve_name(self.whereabouts.simulator).play
        return play(
            scenario, players.get("fln"), players.get("gov"), seed, options, turn_limit=turn_limit or None
        )

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

    def session(self, table: Table[Any], language: str) -> Session[Any, Any]:
        """Return a table, with whatever it is limited to, on a board for a notebook."""
        return resolve_name(self.whereabouts.session)(table, language)

    def charts(self) -> Mapping[str, type[Chart[Any, Any]]]:
        """Return its charts by name, in the order of lists; none if none are drawn of it."""
        return resolve_name(self.whereabouts.charts)() if self.whereabouts.charts else {}


class CardDuel(Record):
    """A game with a scenario for one side, and with decks that name their cards themselves."""

    def seats(self, scenario: str) -> tuple[Seat, ...]:
        """Return the sides that somebody must play; in the solo game the automaton plays the French."""
        from algeria_lab.insurgent.state import SOLO

        return ("fln",) if scenario == SOLO else super().seats(scenario)

    def words_with(self, rules: Rules[Any], language: str) -> GameWords:
        """Return its words with the cards of the decks that are played with."""
        return resolve_name(self.whereabouts.words)(language, rules.cards)  # type: ignore[attr-defined]  # the rules of this game


# *Algeria: The War of Independence 1954-1962*, the war on the map.
ALGERIA = Record(
    "algeria",
    "war-room",
    Whereabouts(
        rules="algeria_lab.algeria.rules:AlgeriaRules",
        position="algeria_lab.algeria.state:State",
        players="algeria_lab.players.algeria.opponents:OPPONENTS",
        simulator="algeria_lab.players.algeria.simulator:WARS",
        words="algeria_lab.views.algeria.words.text:Words",
        showing="algeria_lab.views.algeria.showing:AlgeriaShowing",
        session="algeria_lab.views.algeria.game:notebook_session",
        charts="algeria_lab.views.algeria.charts.listing:chart_classes",
    ),
    ("slow_french_reaction", "more_deterministic_independence", "shorter_game"),
)
# *INSURGENT: Algeria*, the card duel, with the reconstructed decks.
INSURGENT = CardDuel(
    "insurgent",
    "duel",
    Whereabouts(
        rules="algeria_lab.insurgent.rules:InsurgentRules",
        position="algeria_lab.insurgent.state:State",
        players="algeria_lab.players.insurgent.opponents:OPPONENTS",
        simulator="algeria_lab.players.insurgent.simulator:DUELS",
        words="algeria_lab.views.insurgent.text:DuelWords",
        showing="algeria_lab.views.insurgent.showing:InsurgentShowing",
        session="algeria_lab.views.insurgent.session:notebook_session",
    ),
)
# *Colonial Twilight*, the war by cards and operations.
TWILIGHT = Record(
    "twilight",
    "",
    Whereabouts(
        rules="algeria_lab.twilight.rules:TwilightRules",
        position="algeria_lab.twilight.state:State",
        players="algeria_lab.players.twilight.opponents:OPPONENTS",
        simulator="algeria_lab.players.twilight.simulator:CAMPAIGNS",
        words="algeria_lab.views.twilight.words.text:TwilightWords",
        showing="algeria_lab.views.twilight.showing:TwilightShowing",
        session="algeria_lab.views.twilight.game:notebook_session",
        charts="algeria_lab.views.twilight.charts.listing:chart_classes",
    ),
    ("solitaire",),
)
