"""The games of the house, one record each: where its rules, players, simulator and words stand.

Nothing is read before it is asked for, so that looking up a game costs nothing. A new game joins by a record
in `GAMES`; from then on whoever takes a game by its name knows it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from reprlib import repr as shown
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from algeria_lab.core.languages import known_language
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.core.save_form import game_of, other_game
from algeria_lab.players.base import HUMAN

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.core.rules import Options, Rules
    from algeria_lab.core.voice import Shown, Voice
    from algeria_lab.players.roster import Roster
    from algeria_lab.players.table import Table
    from algeria_lab.views.charts.base import Chart
    from algeria_lab.views.play.session import Session
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.show.showing import Showing


class NoPosition(LabError, TypeError):
    """Something that is no position of a game was given as one."""


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
        return HouseVoice(self.name, known_language(language))

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
        from algeria_lab.views.algeria.notebook import NotebookSession
        from algeria_lab.views.algeria.words.text import Words

        return NotebookSession(table, Words(language))

    def charts(self) -> Mapping[str, type[Chart[Any, Any]]]:
        """See `Record.charts`."""
        from algeria_lab.views.algeria.charts.listing import chart_classes

        return chart_classes()


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
        from algeria_lab.views.twilight.words import TwilightWords

        return TwilightWords(language)

    def showing(self, language: str) -> Showing[Any, Any]:
        """See `Record.showing`."""
        from algeria_lab.views.twilight.showing import TwilightShowing
        from algeria_lab.views.twilight.words import TwilightWords

        return TwilightShowing(TwilightWords(language))

    def simulate(
        self, scenario: str, players: Mapping[Seat, Any], seed: int, options: Options, turn_limit: int | None
    ) -> Played:
        """See `Record.simulate`."""
        from algeria_lab.players.twilight.simulator import TURN_LIMIT, play_campaign

        limit = turn_limit or TURN_LIMIT
        return play_campaign(scenario, players["fln"], players["gov"], seed, options, turn_limit=limit)

    def session(self, table: Table[Any], language: str) -> Session[Any, Any]:
        """See `Record.session`; until the game is on the map, on a board of words and tables."""
        from algeria_lab.views.plain.session import PlainSession

        return PlainSession(table, self.showing(language))


GAMES: dict[str, Record] = {record.name: record for record in (Algeria(), Insurgent(), Twilight())}


def game_named(name: str) -> Record:
    """Return the record of a game.

    Raises:
        UnknownName: If there is no such game.
    """
    if name not in GAMES:
        raise UnknownName("game", name, GAMES, _scenario_hint(name))
    return GAMES[name]


def _scenario_hint(name: str) -> str:
    """Return what to write instead of the name of a scenario; nothing if it is none."""
    owner = next((game for game, record in GAMES.items() if name in record.rules().scenarios()), "")
    return f"{name!r} is a scenario: say open_game({owner!r}, {name!r})." if owner else ""


def game_of_position(view: object) -> Record:
    """Return the record of the game that a position is of.

    Raises:
        NoPosition: If it is none of any game.
    """
    for record in GAMES.values():
        if isinstance(view, record.position()):
            return record
    raise NoPosition(
        f"{shown(view)} is no position. Give what a player is asked with, or `game.state`, or a game itself."
    )


def record_of(text: str, name: str) -> Record:
    """Return the record of the game that a save file is of.

    Args:
        text: Text of the file.
        name: Name of the file, for messages.

    Raises:
        SaveError: If it is not a save file, or one of a game that nobody knows here.
    """
    played = game_of(text, name)
    if played not in GAMES:
        raise other_game(name, played, GAMES)
    return GAMES[played]


@dataclass(frozen=True)
class HouseVoice:
    """The voice of a game of the house, by its name: small, picklable, silent until it is asked.

    Attributes:
        game: Name of the game.
        language: The language.
    """

    game: str
    language: str

    @property
    def words(self) -> object:
        """See `Voice.words`."""
        return _speaker(self.game, self.language).words

    def refusal(self, refusal: Shown) -> str:
        """See `Voice.refusal`."""
        return _speaker(self.game, self.language).refusal(refusal)

    def refused(self, asked: str, refusal: Shown) -> str:
        """See `Voice.refused`."""
        return _speaker(self.game, self.language).refused(asked, refusal)

    def line(self, thing: Shown) -> str:
        """See `Voice.line`."""
        return _speaker(self.game, self.language).line(thing)

    def brief(self, thing: Shown) -> str:
        """See `Voice.brief`."""
        return _speaker(self.game, self.language).brief(thing)

    def text(self, thing: Shown) -> str:
        """See `Voice.text`."""
        return _speaker(self.game, self.language).text(thing)

    def html(self, thing: Shown) -> str | None:
        """See `Voice.html`."""
        return _speaker(self.game, self.language).html(thing)

    def speaking(self, language: str | None) -> HouseVoice:
        """See `Voice.speaking`."""
        return self if language is None else HouseVoice(self.game, known_language(language))


@cache
def _speaker(game: str, language: str) -> Voice:
    from algeria_lab.views.show.speaker import Speaker

    return Speaker(GAMES[game].showing(language))


def record_of_game(game: Game[Any]) -> Record:
    """Return the record of a game that is played.

    Raises:
        TypeError: If it is something else.
        UnknownName: If it is a game that nobody knows here.
    """
    if hasattr(game, "columns"):
        raise TypeError(
            "a game is wanted, not results of many: `plot` shows those, `war_of` opens one of them."
        )
    rules = getattr(game, "rules", None)
    if rules is None:
        raise TypeError(f"a game is wanted, such as open_game() and load_game() return, not {shown(game)}.")
    return game_named(rules.name)
