"""What a step allows: the limit at the table of a guided game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Protocol

from algeria_lab.algeria.board.units import is_unit
from algeria_lab.core.actions import Action
from algeria_lab.core.events import Events
from algeria_lab.core.refusals import LabError
from algeria_lab.core.rules import Rules
from algeria_lab.scenarios.forms.steps import Step, Wrong
from algeria_lab.scenarios.forms.texts import NO_TEXT, TextData
from algeria_lab.scenarios.guide.own_line import Awaited, Taken


class OffTheStep(LabError, ValueError):
    """An action that the step is not about; nothing has been played.

    Attributes:
        asked: The action.
        step: The step; None where the guided line is over.
        reason: What the author says to it; empty if nothing.
        allowed: What the step still allows, as its author wrote it.
        is_early: Whether the only thing in its way is that predictions are still to be made.
    """

    def __init__(
        self,
        asked: Action,
        step: Step | None,
        reason: TextData,
        allowed: Sequence[str],
        *,
        is_early: bool = False,
    ) -> None:
        self.asked, self.step, self.reason, self.allowed = asked, step, reason, tuple(allowed)
        self.is_early = is_early
        where = f"step {step.id}" if step else "the guided line, which is over"
        super().__init__(f"'{asked}' is not part of {where}; it allows: {', '.join(allowed) or 'nothing'}.")


class Watched(Protocol):
    """What a limit asks of the guide."""

    def taken(self) -> Sequence[Taken]:
        """Return what the person has done since the step began."""

    def now(self) -> Any:
        """Return the position of the guided line."""

    def is_done(self) -> bool:
        """Return whether nothing is left to be played."""

    def is_shut(self) -> bool:
        """Return whether predictions are still to be made before anything is played."""

    def holds(self, condition: str, state: Any, ahead: Events) -> bool:
        """Return whether a condition is true in a position: the present, an earlier or a planned one.

        Args:
            condition: The condition.
            state: The position.
            ahead: What will have happened by then, if it is planned.
        """


class StepLimit:
    """The limit that a step sets.

    Args:
        step: The step; None where the guided line is over.
        rules: The rules of the game.
        line: Its own line, or those between which it lets choose.
        guide: What it asks of the guide.
        wrong: Called with what was refused.
    """

    def __init__(
        self,
        step: Step | None,
        rules: Rules[Any],
        line: Awaited,
        guide: Watched,
        wrong: Callable[[OffTheStep], None],
    ) -> None:
        self._step, self._rules, self._line, self._guide, self._wrong = step, rules, line, guide, wrong
        self._ahead: list[Taken] = []  # of a line whose parts are checked one after the other
        self._reached: tuple[object, tuple[Taken, ...]] = (None, ())

    def check(self, state: Any, action: Action, ahead: Events = ()) -> None:
        """See `players.table.Limit`.

        Raises:
            OffTheStep: If the step is about something else.
        """
        if self._guide.is_shut():
            raise OffTheStep(action, self._step, NO_TEXT, (), is_early=True)
        if state is self._guide.now():
            self._ahead = []
        taken = (*self._taken(), *self._ahead)
        is_part = bool(self._guide.now() is not state and not self._ahead) and self._is_planned(state, action)
        reason = None if is_part else self.refusal(state, action, taken, ahead)
        if reason is not None:
            left = () if self._guide.is_done() else (*self._line.after(taken).parts, *self._patterns())
            error = OffTheStep(action, self._step, reason, left)
            self._wrong(error)
            raise error
        self._ahead.append(Taken(state, action))

    def shows(self, state: Any, action: Action) -> bool:
        """See `players.table.Limit`: what is allowed, and what the author has an answer to.

        In a position that is only planned, each part of the line that is left is shown.
        """
        if self._guide.is_done() or self._guide.is_shut():
            return False
        taken = self._taken()
        if self.refusal(state, action, taken) is None or self._answer(action, state):
            return True
        return state is not self._guide.now() and self._is_planned(state, action)

    def wants(self, state: Any, action: Action) -> bool:
        """See `players.table.Limit`: next on the line of the step, or the only thing that is allowed.

        Where the step allows more than a line, that is its author's example: all that it allows is wanted.
        """
        if self._guide.is_done() or self._guide.is_shut():
            return False
        taken = self._taken()
        if self._patterns():
            if self._fits(action) and self.refusal(state, action, taken) is None:
                return True
        elif self._line.is_next(self._line.after(taken), state, action):
            return True
        allowed = (one for one in self._rules.legal(state) if self.refusal(state, one, taken) is None)
        return [*islice(allowed, 2)] == [action]

    def _is_planned(self, state: Any, action: Action) -> bool:
        """Return whether an action is among what is left of the line, in a position that is only planned."""
        left = self._line.after(self._taken())
        return not self._guide.is_done() and self._line.has(left, state, action)

    def refusal(
        self, state: Any, action: Action, taken: Sequence[Taken], ahead: Events = ()
    ) -> TextData | None:
        """Return what the author says to an action that is not part of the step, None if it is one.

        Args:
            state: The position.
            action: The action.
            taken: What the person has done since the step began, before this position.
            ahead: What will have happened by then, if the position is only planned.
        """
        if self._step is None or self._guide.is_done():
            return NO_TEXT
        answer = self._answer(action, state, ahead)
        if answer and answer.when:  # it speaks of this very position, which the line does not know
            return answer.say
        if self._line.is_next(self._line.after(taken), state, action):
            return None
        if answer:
            return answer.say
        if self._is_allowed(state, action, taken):
            return None
        usual = self._answer(None, state, ahead)
        return usual.say if usual else NO_TEXT

    def has_let(self, played: Sequence[Taken]) -> bool:
        """Return whether the table has just let these be played: what was accepted is not judged anew."""
        let = [one.action for one in self._ahead]
        return bool(let) and self._ahead[0].state is played[0].state and let == [one.action for one in played]

    def still_to_play(self) -> tuple[Action, ...]:
        """Return what comes next of the only line of the step, as far as it can be played in this position.

        Nothing where the step leaves a choice: there the line of its author is an example.
        """
        step = self._step
        if step is None or self._guide.is_done() or step.allow is not None or step.goal is not None:
            return ()
        return self._line.readable(self._line.after(self._taken()), self._guide.now())

    def comes_later(self, state: Any, action: Action) -> bool:
        """Return whether an action that is refused is part of the line, with something before it."""
        return bool(self.still_to_play()) and self._line.has(self._line.after(self._taken()), state, action)

    def finishes(self, state: Any, taken: Sequence[Taken]) -> bool:
        """Return whether something that is allowed was played to its end, with all that it asked for."""
        depths = [_depth(before) for before, action in taken if self._fits(action)]
        return bool(depths) and _depth(state) <= depths[-1]

    def _is_allowed(self, state: Any, action: Action, taken: Sequence[Taken]) -> bool:
        step = self._step
        assert step is not None, "asked of a step only"
        if step.allow is None:
            return step.goal is not None or (bool(step.by) and not step.play)
        depths = [_depth(before) for before, one in taken if self._fits(one)]
        # What an allowed action asks for, such as its units, is part of it.
        return self._fits(action) or bool(depths and _depth(state) > depths[-1])

    def _fits(self, action: Action) -> bool:
        return any(fits(pattern, action) for pattern in self._patterns())

    def _patterns(self) -> Sequence[str]:
        return (self._step.allow or ()) if self._step else ()

    def _taken(self) -> tuple[Taken, ...]:
        now = self._guide.now()
        if self._reached[0] is not now:
            self._reached = now, tuple(self._guide.taken())
        return self._reached[1]

    def _answer(self, action: Action | None, state: Any, ahead: Events = ()) -> Wrong | None:
        """Return the author's answer to a wrong pick in a position, or to any if no action is given."""
        for one in self._step.on_wrong if self._step else ():
            is_meant = fits(one.pick, action) if one.pick and action else not (one.pick or action)
            if is_meant and (one.when is None or self._guide.holds(one.when, state, ahead)):
                return one
        return None


def _depth(state: Any) -> int:
    """Return how many things wait in a position, one on another."""
    return len(state.agenda)


def fits(pattern: str, action: Action) -> bool:
    """Return whether an action begins as a pattern says, with or without its side.

    Examples:
        >>> fits("resettle", Action.parse("gov resettle II-2"))
        True
        >>> fits("mobilize division", Action.parse("gov mobilize division-6"))
        True
        >>> fits("gov resettle II-3", Action.parse("gov resettle II-2"))
        False
    """
    words, said = pattern.split(), str(action).split()
    return _begins(said, words) or _begins(said[1:], words)


def _begins(said: Sequence[str], words: Sequence[str]) -> bool:
    """Return whether words begin with others; for the last of these a type stands for each of its units."""
    if len(said) < len(words):
        return False
    *first, last = words
    meant = said[len(first)]
    is_of_type = is_unit(meant) and meant.startswith(f"{last}-")
    return list(said[: len(first)]) == first and (is_of_type or meant == last)
