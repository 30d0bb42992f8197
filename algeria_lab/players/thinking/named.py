"""Names of players that think: with a clock, or for a number of tries, which decides alike anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

from algeria_lab.core.tables import load_data
from algeria_lab.players.thinking.race import Budget

MOST_TRIES = 100_000
Texts: TypeAlias = Mapping[str, Mapping[str, str]]


def budget_named(name: str, family: str, usual: Budget) -> Budget | None:
    """Return the budget of a player by its name; None for a player of another family.

    Args:
        name: Such as ``strategist``, or ``strategist-96`` for so many tries a decision.
        family: The name without a number.
        usual: What the name without a number means.
    """
    if name == family:
        return usual
    before, _, number = name.rpartition("-")
    is_one = before == family and number.isascii() and number.isdigit() and number == str(int(number))
    if not is_one or not 1 <= int(number) <= MOST_TRIES:
        return None
    return usual._replace(seconds=None, tries=int(number))


def texts_of(game: str, name: str, family: str) -> Texts | None:
    """Return ``title`` and ``idea`` of a player as the data of a ladder have them; None where they have none.

    Args:
        game: Which game.
        name: The name of a player that there is.
        family: What all players that think are called in the data, whatever their number of tries.
    """
    texts = cast("Mapping[str, Texts]", load_data(game, "opponents")["names"])
    return texts.get(family if name.startswith(f"{family}-") else name)
