"""What may be asked of a position without playing: its legal actions, why not, what would come of it."""

from __future__ import annotations

from collections.abc import Callable

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import Dice, FixedDice
from algeria_lab.core.lines import Line, R, parts_of, reading
from algeria_lab.core.odds import MOST_LEAVES, Distribution, odds
from algeria_lab.core.refusals import DiceRanOut, Refusal, UnknownName
from algeria_lab.core.rules import Rules, S


def legal_actions(rules: Rules[S], state: S, verb: str | None = None) -> tuple[Action, ...]:
    """Return the legal actions in a stable order; only those with a verb if one is given.

    Verbs that stand alone, such as ``concede``, are given to whoever asks for them by name and may use them.

    Raises:
        UnknownName: If the game has no such verb.
    """
    legal = rules.legal(state)
    if verb is None:
        return legal
    if verb not in (known := rules.vocabulary()):
        raise UnknownName("verb", verb, known)
    if verb in rules.anywhere:
        seat = rules.to_move(state)
        alone = () if seat is None else (Action(seat, verb),)
        return tuple([action for action in alone if rules.refuse(state, action) is None])
    return tuple([action for action in legal if action.verb == verb])


def action_of(rules: Rules[S], state: S, part: Action | str) -> Action:
    """Return an action as it is, a text as the action that it means at a position.

    Raises:
        MalformedAction: If the text is not an action.
    """
    return part if isinstance(part, Action) else rules.complete(state, part)


def refusal_of(rules: Rules[S], state: S, line: Line) -> Refusal | None:
    """Return why a line, or the first part of it that is refused, is not legal; None if it is.

    Nothing is thrown: what comes after an action that throws dice is not judged.

    Raises:
        MalformedAction: If a text is not an action, or there is none.
    """
    nothing_thrown = FixedDice(())
    *first, last = parts_of(line)
    for part in first:
        action = action_of(rules, state, part)
        if refusal := rules.refuse(state, action):
            return refusal
        try:
            state, _ = rules.apply(state, action, nothing_thrown)
        except DiceRanOut:
            return None
    return rules.refuse(state, action_of(rules, state, last))


def odds_of(
    rules: Rules[S], start: S, line: Line, of: Callable[[S], R] | str, *, most_leaves: int = MOST_LEAVES
) -> Distribution[R]:
    """Return the exact distribution of what is read off the position after a line; see `Game.odds`.

    Args:
        rules: The rules of the game.
        start: The position.
        line: What is played.
        of: What is read.
        most_leaves: Where to give up.

    Raises:
        IllegalAction: If an action is refused, be it after one outcome only.
        UnknownName: If the position has no such attribute.
        WrongOption: If the attribute is a collection.
        TooManyOutcomes: If there are too many outcomes to count.
    """
    read, between = reading(start, of), False
    *first, last = parts_of(line)

    def played(dice: Dice) -> R:
        nonlocal between
        state = start
        for part in first:
            state, _ = rules.apply(state, action_of(rules, state, part), dice)
        after = rules.preview(state, action_of(rules, state, last), dice)
        between |= rules.to_move(after) is None and rules.outcome(after) is None
        return read(after)

    shares = odds(played, most_leaves=most_leaves).shares
    return Distribution(shares, phase_ends=between)
