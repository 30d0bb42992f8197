"""Names of players that think: with a clock, or for a number of tries, which decides alike anywhere."""

from __future__ import annotations

from algeria_lab.players.thinking.race import Budget

MOST_TRIES = 100_000


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
