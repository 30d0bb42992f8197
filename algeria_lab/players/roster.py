"""Who can sit at a game: its computer players by name, what people call them, and people."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.players.base import HUMAN

P = TypeVar("P")


class Roster(ABC, Generic[P]):
    """The computer players of one game; a game says who they are in the three methods without a body."""

    @abstractmethod
    def names(self, seat: Seat) -> tuple[str, ...]:
        """Return the names that lists offer for *seat*, the one to offer first in front.

        Raises:
            UnknownName: For an unknown side.
        """

    @abstractmethod
    def _find(self, name: str, seat: Seat) -> P | None:
        """Return the player of that name, None if there is none for that side."""

    @abstractmethod
    def _texts(self, name: str, seat: Seat) -> Mapping[str, Mapping[str, str]]:
        """Return ``title`` and ``idea`` of a player that there is, each by language."""

    def __repr__(self) -> str:
        offered = (f"{seat}: {', '.join(self.names(seat))}" for seat in SEATS)
        return f"{type(self).__name__}({'; '.join(offered)})"

    def player(self, name: str, seat: Seat) -> P:
        """Return a computer player for a side.

        Raises:
            UnknownName: If there is no such side, or no such player for it.
        """
        found = self._find(name, seat) if seat in SEATS else None
        if found is None:
            raise UnknownName(f"player for {seat}", name, self.names(seat))
        return found

    def knows(self, name: str, seat: Seat) -> bool:
        """Return whether there is a player of that name for a side."""
        return self._find(name, seat) is not None

    def title(self, name: str, seat: Seat, language: str) -> str:
        """Return what people call a player; its name if it has no title in that language.

        Raises:
            UnknownName: If there is no such side, or no such player for it.
        """
        self.player(name, seat)
        return self._texts(name, seat)["title"].get(language, name)

    def idea(self, name: str, seat: Seat, language: str) -> str:
        """Return in a sentence or two how a player decides; empty in a language that lacks it.

        Raises:
            UnknownName: If there is no such side, or no such player for it.
        """
        self.player(name, seat)
        return self._texts(name, seat)["idea"].get(language, "")

    def seat(self, names: Mapping[Seat, str] | Mapping[str, str]) -> dict[Seat, P | None]:
        """Return who sits where, None for a person.

        Args:
            names: Names of players by seat; a seat that is not named is taken by a person.

        Raises:
            UnknownName: For an unknown seat, or a player that cannot take it.
        """
        named: dict[str, str] = dict(names.items())
        for seat in named:
            if seat not in SEATS:
                raise UnknownName("side", seat, SEATS)
        return {seat: self._player_or_person(named.get(seat, HUMAN), seat) for seat in SEATS}

    def _player_or_person(self, name: str, seat: Seat) -> P | None:
        if name == HUMAN:
            return None
        try:
            return self.player(name, seat)
        except UnknownName as error:
            raise UnknownName(f"player for {seat}", name, (HUMAN, *self.names(seat))) from error
