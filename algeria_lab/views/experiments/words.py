"""The words of results of many wars: those of the game that was played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from algeria_lab.core.actions import Seat
from algeria_lab.core.words.citations import known_citations
from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.players.algeria.registry import PLAYERS as ALGERIA_PLAYERS
from algeria_lab.players.algeria.registry import quick_names
from algeria_lab.players.insurgent.registry import PLAYERS as DUEL_PLAYERS
from algeria_lab.players.roster import Roster
from algeria_lab.players.twilight.registry import PLAYERS as TWILIGHT_PLAYERS
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.insurgent.text import DuelWords
from algeria_lab.views.shared.messages import GameWords, Messages, Value
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from algeria_lab.core.refusals import Refusal
    from algeria_lab.experiments.results.table import Wars


class Told(NamedTuple):
    """How results of a game are told.

    Attributes:
        words: Returns its words in a language.
        players: Its players.
        quick: Returns the names of those of a side who are quick enough for many wars.
        units: What one of each measure is: the last part of a message ``experiment-unit-...``.
        unit: What one of any other measure is.
        level: The measure of each side that is drawn turn by turn, such as ``psl``.
        marks: Where the axis of that measure is marked, from its lowest to its highest value.
    """

    words: Callable[[str], GameWords]
    players: Roster[Any]
    quick: Callable[[Seat], tuple[str, ...]]
    units: Mapping[str, str]
    unit: str
    level: str
    marks: tuple[int, ...]


class OwnFirst(Messages):
    """Words for results of a game: a message of its own comes before one for the war on the map.

    Attributes:
        own: What the ids of its own messages begin with.
    """

    own: ClassVar[str]

    def say(self, key: str, /, **values: Value) -> str:
        return super().say(self._own(key), **values)

    def has(self, key: str) -> bool:
        return super().has(self._own(key))

    def _own(self, key: str) -> str:
        own = f"{self.own}-{key}"
        return own if super().has(own) else key


class DuelResultWords(OwnFirst, DuelWords):
    """The words of the card duel for results."""

    own = "duel"


class TwilightResultWords(OwnFirst, TwilightWords):
    """The words of *Colonial Twilight* for results."""

    own = "twilight"


TOLD: Mapping[str, Told] = {
    "algeria": Told(
        Words,
        ALGERIA_PLAYERS,
        quick_names,
        {
            "turns": "turns",
            "gov.areas": "areas",
            "fln.areas": "areas",
            "gov.units": "units",
            "fln.units": "units",
            "fln.abroad": "units",
            "terror": "areas",
            "resettled": "areas",
            "fln.spent": "action-points",
        },
        "points",
        "psl",
        (0, 50, 100),
    ),
    "insurgent": Told(
        lambda language: DuelResultWords(language, reconstructed_cards()),
        DUEL_PLAYERS,
        DUEL_PLAYERS.names,
        {
            "turns": "turns",
            "gov.fronts": "fronts",
            "fln.fronts": "fronts",
            "gov.cards": "cards",
            "fln.cards": "cards",
            "fln.hidden": "cards",
            "prisoners": "cards",
            "removed": "cards",
        },
        "icons",
        "icons",
        (0, 10, 20, 30),
    ),
    "twilight": Told(
        TwilightResultWords,
        TWILIGHT_PLAYERS,
        TWILIGHT_PLAYERS.names,
        {
            "turns": "cards",
            "bases": "pieces",
            "cubes": "pieces",
            "guerrillas": "pieces",
            "gov.resources": "resources",
            "fln.resources": "resources",
            "support": "population",
            "opposition": "population",
            "gov.population": "population",
            "fln.population": "population",
            "resettled": "sectors",
            "terror": "markers",
            "france": "boxes",
            "border_zone": "boxes",
        },
        "points",
        "margin",
        (-30, -15, 0, 15),
    ),
}


def told(words: GameWords) -> Told:
    """Return how results of the game of some words are told."""
    return TOLD[words.game]


def words_of(wars: Wars, language: str) -> GameWords:
    """Return the words in which results are told: those of their game.

    Raises:
        UnknownName: If there are no words in that language.
    """
    return TOLD[wars.game].words(language)


def refused_of(language: str, asked: str, refusal: Refusal) -> str:
    """Return that an action was refused and why; see `sentence_of`."""
    words = TOLD[_game_of(refusal)].words(language)
    return words.say("show-refused", asked=asked, why=sentence_of(language, refusal))


def sentence_of(language: str, refusal: Refusal) -> str:
    """Return why the rules refuse something, with the rule, in words of its game; no full stop at the end.

    Raises:
        UnknownName: If there are no words in that language.
    """
    said = TOLD[_game_of(refusal)].words(language).refusal(refusal).text
    return f"{said.rstrip('.')} [{refusal.rule}]"


def _game_of(refusal: Refusal) -> str:
    return next(game for game in TOLD if refusal.rule in known_citations(game))
