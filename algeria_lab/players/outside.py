"""Players from outside: whatever has a `choose` takes a seat, and what it chooses is checked.

The package's own players give legal lines and are believed, which keeps them fast. Nobody else is: a
simulator that believes carries out what the rules refuse, and the result looks like any other.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from inspect import signature
from random import Random
from reprlib import repr as shown
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, cast

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.failing import HOUSE, line_of, told
from algeria_lab.core.refusals import DiceRanOut, LabError, MalformedAction, Refusal
from algeria_lab.core.rules import Rules, S
from algeria_lab.core.words.short import Named
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.players.base import Because, Choice, Line, Player

Wish: TypeAlias = Action | str | Iterable[Action | str] | Choice
OFFERED = 3
MOST_IN_A_PHASE = 2000  # decisions: a player drawn by lot needs some dozens
HOW_TO_ANSWER = "Return a text such as 'fln done', an action, several of them in order, or a Choice."


class Outsider(Protocol):
    """Anybody who can choose: all that a player from outside needs; a ``name`` is welcome."""

    def choose(self, view: Any, rng: Random) -> Wish:
        """Return what to do: a text such as ``fln raid V-4; band-3; done``, actions, or a `Choice`.

        Args:
            view: What the side may see, a position of the game in a copy of the player's own.
            rng: A generator of the player's own, from the seed of the game; its dice are out of reach.
        """


class Spokesman:
    """Base of a player of the package that says what code from outside chose, and is checked like it."""


class NotAPlayer(LabError, TypeError):
    """Something that cannot choose was given as a player."""


class Asked(NamedTuple):
    """Who was asked, and when.

    Attributes:
        player: Name of the player.
        seat: Its side.
        turn: The turn.
        phase: The phase.
        seed: Seed of the game; None if nobody said.
    """

    player: str
    seat: Seat
    turn: int
    phase: str
    seed: int | None

    def __str__(self) -> str:
        seed = "" if self.seed is None else f", seed {self.seed}"
        return f"{self.player!r} ({self.seat}, turn {self.turn}, {self.phase}{seed})"


class WrongChoice(LabError, ValueError):
    """A player from outside chose what cannot be played, or failed over it; nothing of it was played.

    Attributes:
        asked: Who was asked, and when: one game of a thousand must be found again.
        fault: What it did.
        refusal: Why the rules refuse what it wanted, None for any other fault.
        offer: What would work, in a sentence.
        voice: What the refusal is told with.
    """

    def __init__(
        self, asked: Asked, fault: str, refusal: Refusal | None = None, offer: str = "", voice: Voice = PLAIN
    ) -> None:
        self.asked, self.fault, self.refusal, self.offer, self.voice = asked, fault, refusal, offer, voice
        super().__init__(asked, fault, refusal, offer, voice)  # as they are, to be sent between processes

    def __str__(self) -> str:
        why = f": {self.voice.refusal(self.refusal)}" if self.refusal else ""
        return f"{self.asked} {self.fault}{why}".rstrip(".") + f". {self.offer}".rstrip()


class Checked(Named, Generic[S]):
    """A player from outside, checked.

    Attributes:
        name: What it calls itself, or else its class.
        player: The player itself.
        seat: Its side.
    """

    def __init__(
        self, player: Outsider, rules: Rules[S], seat: Seat, seed: int | None = None, voice: Voice = PLAIN
    ) -> None:
        self.player, self.seat = player, seat
        self.name = str(getattr(player, "name", "") or type(player).__name__)
        self._rules, self._seed, self._voice = rules, seed, voice
        self._phase: tuple[int, str] = (-1, "")
        self._decided = 0

    def choose(self, view: S, rng: Random) -> Choice:
        """Return what the player chooses, as legal actions.

        Args:
            view: What the side may see; the player is given a copy, which it may spoil.
            rng: The player's generator.

        Raises:
            WrongChoice: If it chooses nothing, or what the rules refuse, or fails, or goes round in circles.
        """
        self._count(view)
        try:
            wish = self.player.choose(view.copy(), rng)
            parts, because = _parts(wish)
        except Exception as error:
            raise self._fault(view, f"failed with {told(error)}{line_of(error)}") from error
        if not parts:
            raise self._fault(view, f"chose nothing ({shown(wish)})", offer=self._offer(view))
        return Choice(self._read(view, parts), because)

    def _count(self, view: S) -> None:
        """See to it that a phase comes to its end: some legal actions can be taken again and again."""
        if (phase := (view.turn, view.phase)) != self._phase:
            self._phase, self._decided = phase, 0
        self._decided += 1
        if self._decided > MOST_IN_A_PHASE:
            some = ", ".join(repr(str(action)) for action in self._rules.legal(view)[:OFFERED])
            raise self._fault(
                view,
                f"has chosen {MOST_IN_A_PHASE} times in this phase, and goes round in circles",
                offer=f"Some actions can be taken for ever. Choose what leads on; legal here: {some}.",
            )

    def _read(self, view: S, parts: Iterable[object]) -> Line:
        """Return the parts of a line as actions that the rules allow one after the other."""
        state, line = view, list[Action]()
        for part in parts:
            if line:
                state = self._after(view, state, line[-1], part)
            line.append(self._legal(view, state, part))
        return tuple(line)

    def _legal(self, view: S, state: S, part: object) -> Action:
        if not isinstance(part, Action | str):
            raise self._fault(view, f"chose {shown(part)}, which is no action", offer=HOW_TO_ANSWER)
        try:
            action = part if isinstance(part, Action) else self._rules.complete(state, part)
        except MalformedAction as error:
            raise self._fault(view, f"chose what is no action: {error}") from None
        refusal = self._rules.refuse(state, action)
        if refusal is None:
            return action
        asked = str(action)
        raise self._fault(view, f"chose {asked!r}, which was refused", refusal, self._offer(state, asked))

    def _after(self, view: S, state: S, action: Action, then: object) -> S:
        """Return the position after an action of a line, as far as that can be known before dice fall."""
        try:
            after, _ = self._rules.apply(state, action, FixedDice(()))
        except DiceRanOut:
            why = "dice fall"
        else:
            if self._rules.to_move(after) == self.seat:
                return after
            why = "the other side decides, or nobody"
        fault = f"chose {str(then)!r} in one line with {str(action)!r}, but after that {why}"
        raise self._fault(view, fault, offer="End the line there: whoever decides next is asked again.")

    def _offer(self, state: S, asked: str = "") -> str:
        """Return a sentence with some of what is legal, the nearest to what was asked in front."""
        legal = [str(action) for action in self._rules.legal(state)]
        near = get_close_matches(asked, legal, n=OFFERED, cutoff=0.5)
        some = list(dict.fromkeys([*near, *legal]))[:OFFERED]
        more = f" and {len(legal) - len(some)} more" if len(legal) > len(some) else ""
        how = "" if asked else f"{HOW_TO_ANSWER} "
        return f"{how}Legal here: {', '.join(map(repr, some))}{more}."

    def _fault(self, view: S, fault: str, refusal: Refusal | None = None, offer: str = "") -> WrongChoice:
        asked = Asked(self.name, self.seat, view.turn, view.phase, self._seed)
        return WrongChoice(asked, fault, refusal, offer, self._voice)


def _parts(wish: object) -> tuple[tuple[object, ...], tuple[Because, ...]]:
    """Return the parts of what was chosen, as far as it has any, and why."""
    line, because = (wish.line, wish.because) if isinstance(wish, Choice) else (wish, ())
    if isinstance(line, Action):
        return (line,), because
    if isinstance(line, str):
        return tuple(part for part in line.split(";") if part.strip()), because
    return (tuple(line) if isinstance(line, Iterable) else (line,) if line is not None else ()), because


def is_of_house(player: object) -> bool:
    """Return whether a player is one of the package, whose lines need no check."""
    return type(player).__module__.startswith(HOUSE) and not isinstance(player, Spokesman)


def seated(
    what: object, rules: Rules[S], seat: Seat, *, seed: int | None = None, voice: Voice = PLAIN
) -> Player[S]:
    """Return a player that can be relied on: one of the package as it is, anybody else checked.

    Args:
        what: A player, or the class of one that needs no arguments.
        rules: The rules of the game.
        seat: The side that it plays.
        seed: Seed of the game, for messages.
        voice: What refusals of the rules are told with.

    Raises:
        NotAPlayer: If it has no ``choose`` that takes a view and a generator.
    """
    player = what.player if isinstance(what, Checked) else _made(what, seat)
    if is_of_house(player):
        return cast("Player[S]", player)
    return Checked(_choosing(player, seat), rules, seat, seed, voice)


def _made(what: object, seat: Seat) -> object:
    """Return a player from one, or from a class of players."""
    if not isinstance(what, type):
        return what
    try:
        return what()
    except TypeError as error:
        raise NotAPlayer(
            f"the player for {seat} is the class {what.__name__}, which cannot be made without arguments "
            f"({error}). Give a player, such as {what.__name__}(...)."
        ) from error


def _choosing(player: object, seat: Seat) -> Outsider:
    """See to it that a player has a `choose` of the right form."""
    if player is None or isinstance(player, str):
        who = "nobody was given to" if player is None else f"the name {player!r} cannot"
        raise NotAPlayer(f"{who} play {seat}. `algeria_lab.player` returns players by their names.")
    choose = getattr(player, "choose", None)
    if not callable(choose):
        raise NotAPlayer(
            f"{shown(player)} cannot play {seat}: it has no method 'choose'. A player is an object with "
            "`def choose(self, view, rng)`, which returns what to do, such as 'fln done'."
        )
    try:
        signature(choose).bind(None, None)
    except TypeError as error:
        raise NotAPlayer(
            f"{type(player).__name__} cannot play {seat}: its 'choose' is asked with two things, what may be "
            f"seen and a generator ({error}). Write `def choose(self, view, rng)`."
        ) from error
    return cast("Outsider", player)
