"""Openings that wait: a line that is played when its moment comes, instead of what a player would choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Generic

from algeria_lab.core.actions import SEATS, Action, Seat, parse_line
from algeria_lab.core.refusals import LabError, MalformedAction, Refusal, UnknownName
from algeria_lab.core.rules import Rules, S
from algeria_lab.experiments.asking.own import Condition, is_true
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.players.base import Because, Choice, Player


class OpeningRefused(LabError, ValueError):
    """The rules refuse an opening in a war, or its moment never comes there.

    Attributes:
        asked: The action that was refused; the whole opening if its moment never came.
        refusal: Why it was refused; None if its moment never came, or it is no action there.
        told: Why, where neither of the two says it.
        where: In which wars; empty for a single one.
    """

    def __init__(self, asked: str, refusal: Refusal | None, told: str = "", where: str = "") -> None:
        self.asked, self.refusal, self.told, self.where = asked, refusal, told, where
        why = f"was refused: {refusal}" if refusal else "was never played: its moment never came"
        super().__init__(where + (told or f"{asked!r} {why}"))

    def of_all(self, way: str, wars: int, seed: int, hint: str = "") -> OpeningRefused:
        """Return the refusal of a way whose opening can be played in none of some wars.

        Args:
            way: Its name.
            wars: How many wars were tried.
            seed: Seed of the war that this refusal is of.
            hint: What would work.
        """
        tried = f"each of {wars} wars" if wars > 1 else "the only war"
        where = f"the opening of {way!r} cannot be played in {tried}{hint}. Seed {seed}: "
        return OpeningRefused(self.asked, self.refusal, self.told, where)

    def explained(self, explain: Callable[[str, Refusal], str]) -> OpeningRefused:
        """Return the same with a sentence for what was asked and the rules refuse."""
        if self.refusal is None:
            return self
        return OpeningRefused(self.asked, self.refusal, explain(self.asked, self.refusal), self.where)

    def __reduce__(self) -> tuple[type[OpeningRefused], tuple[str, Refusal | None, str, str]]:
        """Travel between processes with all that it knows."""
        return type(self), (self.asked, self.refusal, self.told, self.where)


class Opening(Generic[S]):
    """The opening of one war, shared by the two players for whom it speaks.

    Args:
        rules: The rules of the game.
        text: The line.
        when: Its moment; see `ways.Way`.
        side: Whose action a part without a side is.
    """

    def __init__(self, rules: Rules[S], text: str, when: str | Condition, side: Seat) -> None:
        self._rules, self._text, self._when, self._side = rules, text, when, side
        self._parts = parse_line(text)
        self._played = 0
        self._refused: OpeningRefused | None = None

    @property
    def is_over(self) -> bool:
        """Whether all of it has been played."""
        return self._played == len(self._parts)

    def next_for(self, seat: Seat, view: S) -> Action | None:
        """Return what a side is to do, or None where its player decides.

        In its moment the opening begins as soon as the rules allow it: in operations a side may be asked for
        a reaction before it is asked for a mission.

        Raises:
            OpeningRefused: If the rules refuse a part of it that has begun.
        """
        begun = bool(self._played)
        if self.is_over or seat != self._seat_of(self._parts[self._played]):
            return None
        if not (begun or self._is_now(view)):
            return None
        found = self._allowed(view, self._parts[self._played])
        if isinstance(found, Action):
            self._played += 1
            return found
        if begun:
            raise found
        self._refused = found
        return None

    def _allowed(self, view: S, part: str) -> Action | OpeningRefused:
        """Return the action that a part stands for, or why it cannot be played."""
        try:
            action = self._rules.complete(view, part)
        except MalformedAction as error:  # what a part without a verb means depends on what is awaited
            return OpeningRefused(part, None, str(error))
        refusal = self._rules.refuse(view, action)
        return OpeningRefused(str(action), refusal) if refusal else action

    def _seat_of(self, part: str) -> str:
        """Return the side whose action a part is."""
        word = part.split(maxsplit=1)[0]
        return word if word in SEATS else self._side

    def _is_now(self, view: S) -> bool:
        if not isinstance(self._when, str):
            return is_true("the moment of an opening", self._when, view, view.turn)
        phase, turn = moment(self._when)
        return view.phase == phase and turn in {None, view.turn}

    def check_played(self) -> None:
        """Refuse a war in which the opening was not played to its end.

        Raises:
            OpeningRefused: If so.
        """
        if not self.is_over:
            raise self._refused or OpeningRefused("; ".join(self._parts[self._played :]), None)

    def seated(self, players: Mapping[Seat, Player[S]]) -> dict[Seat, Player[S]]:
        """Return players who play the parts of the opening that are theirs, and else decide themselves."""
        named = {self._seat_of(part) for part in self._parts}
        return {
            seat: _Opened(self, seat, player) if seat in named else player for seat, player in players.items()
        }


class _Opened(Generic[S]):
    """A player with an opening; see `Opening.seated`."""

    def __init__(self, opening: Opening[S], seat: Seat, player: Player[S]) -> None:
        self._opening, self._seat, self._player = opening, seat, player

    @property
    def name(self) -> str:
        """The name of the player."""
        return self._player.name

    def choose(self, view: S, rng: Random) -> Choice:
        """Return the next action of the opening, or what the player chooses."""
        action = self._opening.next_for(self._seat, view)
        if action is None:
            return self._player.choose(view, rng)
        return Choice((action,), (Because("", "judgement-scripted", answer=True, values=(("number", 1),)),))


def moment(text: str) -> tuple[str, int | None]:
    """Return phase and turn of a moment such as ``reinforcement@1``; None for any turn.

    Raises:
        NoSuchExperiment: If what follows the @ is no turn.
    """
    phase, at, turn = text.partition("@")
    if at and not turn.isdecimal():
        said = f"an opening waits for {text!r}: after the @ stands {turn!r}. Write a turn, such as {phase}@1."
        raise NoSuchExperiment(said, "opening-moment", given=text, example=f"{phase}@1")
    return phase.strip(), int(turn) if at else None


def check_moment(when: Any, phases: tuple[str, ...]) -> None:
    """Refuse a moment that is none.

    Args:
        when: The moment.
        phases: The phases of the game in which somebody decides.

    Raises:
        UnknownName: For an unknown phase; the nearest is given.
        NoSuchExperiment: If it is neither a text nor a function.
    """
    if isinstance(when, str):
        if when and moment(when)[0] not in phases:
            raise UnknownName("phase", moment(when)[0], phases)
    elif not callable(when):
        raise NoSuchExperiment(
            f"an opening waits for {when!r:.60}. Name a phase and turn, such as 'reinforcement@1', or give a "
            "function of the position."
        )
