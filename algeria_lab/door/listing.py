"""What can be named: the cards of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from algeria_lab.core.refusals import WrongOption
from algeria_lab.core.words.languages import known_language
from algeria_lab.games import game_named

if TYPE_CHECKING:
    import pandas as pd

Row = tuple[int | str, str, str, str]
COLUMNS = ("number", "title", "side", "kind")


def cards(game: str = "twilight", *, language: str = "en") -> pd.DataFrame:
    """Return the cards of a game, one a row, by what a game or a stacked deck calls them.

    ``cards().query("side == 'fln'")`` lists the Pivotal Events of the FLN. What a card does stands in
    `data/twilight` and on the page of the game.

    Args:
        game: ``twilight``, or ``insurgent`` with the two decks that come with the package.
        language: Language of the titles, ``en`` or ``fr``.

    Returns:
        A frame of 71 rows for ``twilight``. `number` is its index, 1 to 71, or an id such as ``FLN-01``;
        `title` its name; `side` who may play it: ``fln``, ``gov``, ``both``, or ``none`` for a Propaganda
        card; `kind` is ``event``, ``pivotal`` or ``propaganda``, in the duel ``agent``, ``event`` or
        ``supporter``.

    Raises:
        UnknownName: For an unknown game or language.
        WrongOption: For a game without cards.

    Examples:
        >>> cards().loc[63].to_dict()
        {'title': 'OAS', 'side': 'fln', 'kind': 'pivotal'}
    """
    import pandas as pd

    name, spoken = game_named(game).name, known_language(language)
    if name not in LISTED:
        raise WrongOption(f"{name} is played without cards. Games with cards: {', '.join(LISTED)}.")
    return pd.DataFrame(LISTED[name](spoken), columns=list(COLUMNS)).set_index("number")


def _of_twilight(language: str) -> Iterator[Row]:
    from algeria_lab.twilight.cards import CARDS, PIVOTAL
    from algeria_lab.views.twilight.words.text import TwilightWords

    words = TwilightWords(language)

    def title(number: int) -> str:
        return words.say(f"twilight-card-{number:02}")

    holders = {number: seat for seat, numbers in PIVOTAL.items() for number in numbers}
    for number, card in CARDS.items():
        if card.is_propaganda:
            yield number, title(number), "none", "propaganda"
        else:
            side = holders.get(number, "both")
            yield number, title(number), side, "pivotal" if number in holders else "event"


def _of_duel(language: str) -> Iterator[Row]:
    from algeria_lab.insurgent.deck_files import reconstructed_cards
    from algeria_lab.views.insurgent.text import DuelWords

    decks = reconstructed_cards()
    words = DuelWords(language, decks)
    for deck in (decks.fln, decks.gov):
        for card in deck.cards:
            yield card.id, words.card(card.id), deck.seat, card.kind


LISTED: Mapping[str, Callable[[str], Iterator[Row]]] = {"twilight": _of_twilight, "insurgent": _of_duel}
