"""The opponent of a scenario: somebody decides, a script goes first, reasons are told or kept."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from algeria_lab.core.actions import Action, Seat, parse_line
from algeria_lab.core.history import Entry
from algeria_lab.core.refusals import LabError
from algeria_lab.core.rules import Rules
from algeria_lab.core.words.short import Named
from algeria_lab.players.base import Because, Choice, Player
from algeria_lab.scenarios.forms.whole import Scenario


def opponent_of(scenario: Scenario, rules: Rules[Any], player: Player[Any]) -> Player[Any]:
    """Return who decides for the other side: a player, behind its script if there is one."""
    told = player if scenario.opponent.explain else Silent(player)
    return Scripted(scenario, rules, told) if scenario.opponent.script else told


class Silent(Named):
    """A player who does not say why it decided.

    Args:
        player: Who decides.
    """

    def __init__(self, player: Player[Any]) -> None:
        self._player, self.name = player, player.name

    def choose(self, view: Any, rng: Random) -> Choice:
        """Return what the other player would choose, without its reasons."""
        return self._player.choose(view, rng)._replace(because=())


class Reached(NamedTuple):
    """How far a script has come.

    Attributes:
        line: The place of its next line.
        part: The place of the next part of that line.
    """

    line: int = 0
    part: int = 0


BEGINNING = Reached()


class Script:
    """Lines of play of one side, each played once it is possible; how far it is, the history says.

    Args:
        rules: The rules of the game.
        lines: The lines.
    """

    def __init__(self, rules: Rules[Any], lines: Sequence[str]) -> None:
        self._rules = rules
        self.lines = tuple(tuple(parse_line(line)) for line in lines)

    def reached(self, history: Sequence[Entry[Any]], seat: Seat, begun: Reached) -> Reached:
        """Return how far the script is after what a side has done.

        Args:
            history: What was done.
            seat: The side.
            begun: How far it was before.
        """
        at = begun
        for before, entry in pairwise(history):
            if entry.action is None or entry.action.seat != seat:
                continue
            if at.part and self.next(before.state, at) != entry.action:
                at = Reached(at.line + 1)  # the rest of that line was not possible
            if self.next(before.state, at) == entry.action:
                at = self._after(at)
        return at

    def next(self, state: Any, at: Reached) -> Action | None:
        """Return the action that is next, None if the script is over or the words mean nothing there."""
        if at.line >= len(self.lines):
            return None
        try:
            return self._rules.complete(state, self.lines[at.line][at.part])
        except LabError:
            return None

    def _after(self, at: Reached) -> Reached:
        return (
            Reached(at.line, at.part + 1) if at.part + 1 < len(self.lines[at.line]) else Reached(at.line + 1)
        )


class Scripted(Named):
    """Plays the lines of a script, each once it is possible, and lets somebody else decide meanwhile.

    How far the script is, it reads from the game, so that undo, branches and replays all meet the same.

    Args:
        scenario: The scenario with the script.
        rules: The rules of its game.
        then: Who decides otherwise; its name is that of both.
        history: What has happened in the game; nothing until `after` says so.
        begun: How far the script was when the game began, where another one came before it.
    """

    def __init__(
        self,
        scenario: Scenario,
        rules: Rules[Any],
        then: Player[Any],
        history: Sequence[Entry[Any]] = (),
        begun: Reached = BEGINNING,
    ) -> None:
        self._scenario, self._rules, self._then, self._history = scenario, rules, then, history
        self._begun = begun
        self.script = Script(rules, scenario.opponent.script)
        self.name = then.name

    def after(self, history: Sequence[Entry[Any]]) -> Scripted:
        """Return this player as it stands after a history; see `players.in_game.Remembering`."""
        return Scripted(self._scenario, self._rules, self._then, history, self._begun)

    def going_on(self, history: Sequence[Entry[Any]], seat: Seat) -> Scripted:
        """Return this player for a game that follows one with a history."""
        begun = self.script.reached(history, seat, self._begun)
        return Scripted(self._scenario, self._rules, self._then, (), begun)

    def choose(self, view: Any, rng: Random) -> Choice:
        """Return the next action of the script if it is possible, or what the other player chooses."""
        seat = self._rules.to_move(view)
        assert seat is not None, "a player is only asked for a decision"
        at = self.script.reached(self._history, seat, self._begun)
        for place in (at, Reached(at.line + 1)) if at.part else (at,):
            action = self.script.next(view, place)
            if action is not None and self._rules.refuse(view, action) is None:
                return Choice((action,), self._told("judgement-scripted", number=place.line + 1))
        choice = self._then.choose(view, rng)
        waits = self._waiting(view, at)
        return (
            choice._replace(because=(*waits, *choice.because)) if self._scenario.opponent.explain else choice
        )

    def _waiting(self, view: Any, at: Reached) -> tuple[Because, ...]:
        """Return that a line of the script would be due but is refused, if so."""
        action = self.script.next(view, at)
        if action is None or action.verb not in self._rules.verbs(view):
            return ()
        refusal = self._rules.refuse(view, action)
        rule = refusal.rule if refusal else ""
        return self._told("judgement-script-waits", rule, line=str(action), number=at.line + 1)

    def _told(self, question: str, rule: str = "", **values: str | int) -> tuple[Because, ...]:
        if not self._scenario.opponent.explain:
            return ()
        return (Because(rule, question, answer=True, values=tuple(values.items())),)
