"""What may be asked without playing: legal actions, why not, what would come of it, what a side sees."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from algeria_lab.core.actions import Action, Actions, Seat
from algeria_lab.core.dice import Dice, FixedDice
from algeria_lab.core.events import Reached, Story
from algeria_lab.core.lines import Line, R, parts_of, reading
from algeria_lab.core.odds import MOST_LEAVES, Distribution, odds
from algeria_lab.core.refusals import DiceRanOut, IllegalAction, Refusal, UnknownName
from algeria_lab.core.rules import Ending, Rules, S
from algeria_lab.core.verbs import Verbs, usable
from algeria_lab.core.words.voice import Shown

if TYPE_CHECKING:  # completion by jedi 0.20.1 fails at a property whose annotation is found to hold a Literal
    Decider: TypeAlias = Seat | None


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


class Asking(Shown, ABC, Generic[S]):
    """Half of a game: all that it may be asked at its moment.

    Attributes:
        rules: The rules of the game.
    """

    rules: Rules[S]

    @property
    @abstractmethod
    def state(self) -> S:
        """The position; it cannot be changed, but `copy` makes one that can."""

    @property
    @abstractmethod
    def events(self) -> Story:
        """Everything that has happened, in order."""

    @property
    def to_move(self) -> Decider:
        """Who decides next; None once the game is over."""
        return self.rules.to_move(self.state)

    @property
    def outcome(self) -> Ending | None:
        """How the game ended, or None."""
        outcome = self.rules.outcome(self.state)
        return Ending.of(outcome, self.voice, self.state) if outcome else None

    @property
    def words(self) -> Any:  # a class of the views, which core does not know
        """The words of the game in its language (`views.algeria.words.text.Words`); None without any."""
        return self.voice.words

    def observe(self, seat: Seat) -> S:
        """Return what a side may see of the position, in the same shape.

        Raises:
            UnknownName: If there is no such side.
        """
        return self.rules.observe(self.state, self._side(seat))

    def observe_events(self, seat: Seat) -> Story:
        """Return what a side has seen of everything that happened; what it may not know is absent.

        Raises:
            UnknownName: If there is no such side.
        """
        seen = self.rules.observe_events(self.events, self._side(seat))
        return Story(seen, self.voice, Reached(self.observe(seat)))

    def _side(self, seat: Seat) -> Seat:
        if seat not in self.rules.seats:
            raise UnknownName("side", seat, self.rules.seats)
        return seat

    def legal(self, verb: str | None = None) -> Actions:
        """Return all legal actions in a stable order.

        ``concede``, which a duel knows at every decision, is only given if it is asked for: nobody should
        draw it by lot.

        Args:
            verb: Only those with this verb, such as ``raid``; none if it may not be used now.

        Raises:
            UnknownName: If the game has no such verb.
        """
        return Actions(legal_actions(self.rules, self.state, verb), self.voice, self.state)

    def verbs(self) -> Verbs:
        """Return the verbs that may be used now by name: what they take, how often, under which rule."""
        anywhere = {self.legal(verb): rule for verb, rule in self.rules.anywhere.items()}
        return usable(self.rules.name, self.rules.verbs(self.state), self.legal(), anywhere)

    def refuse(self, line: Line) -> Refusal | None:
        """Return why an action, or the first part of a line that is refused, is not legal; None if it is.

        Nothing is thrown: what comes after an action that throws dice is not judged.

        Raises:
            MalformedAction: If a text is not an action, or there is none.
        """
        refusal = refusal_of(self.rules, self.state, line)
        return replace(refusal, voice=self.voice) if refusal else None

    @contextmanager
    def _explaining(self) -> Iterator[None]:
        """Put a refusal of the rules into the sentence that this game was given for it."""
        try:
            yield
        except IllegalAction as error:
            told = self.voice.refused(error.asked, error.refusal)
            raise IllegalAction(error.asked, error.refusal, told) from None

    def odds(self, line: Line, of: Callable[[S], R] | str) -> Distribution[R]:
        """Return the exact distribution of what is read off the position after an action or a line.

        The last action is counted to its end, but no further: if it ends a phase, what the next one brings is
        left out, be it dice or income that is certain; the distribution says so (`phase_ends`). The actions
        before it are played as `play` does.

        Args:
            line: As for `play`.
            of: A function of a position, or the name of an attribute such as ``fln_ap``.

        Raises:
            IllegalAction: If an action is refused, be it after one outcome only.
            UnknownName: If the position has no such attribute.
            WrongOption: If the attribute is a collection.
            TooManyOutcomes: If there are too many outcomes to count.
        """
        with self._explaining():
            return odds_of(self.rules, self.state, line, of).told(self.voice)
