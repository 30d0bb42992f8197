"""The vocabulary of each game, by its name."""

from __future__ import annotations

from algeria_lab.core.refusals import UnknownName
from algeria_lab.scenarios.conditions.vocabulary import Name, Vocabulary

_COMMON = {
    "turn": Name(
        "number",
        lambda moment: moment.state.turn,
        {"en": "the number of the turn", "fr": "le numéro du tour"},
        "turn >= 3",
    ),
}


def vocabulary(game: str) -> Vocabulary:
    """Return what conditions in a game may speak of.

    Raises:
        UnknownName: If there is no such game.
    """
    if game not in ("algeria", "insurgent", "twilight"):
        raise UnknownName("game", game, ("algeria", "insurgent", "twilight"))
    return Vocabulary(_COMMON, {})
