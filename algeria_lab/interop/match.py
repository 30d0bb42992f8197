"""One side of a game for a learner, the other for a player of the house, on one draft and at full speed.

Nothing is copied and no event is noted, as in `players.simulating`: the same seed and the same choices give
the same game as at a table. `Match.replayed` gives it with its history.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pkgutil import resolve_name
from typing import Any

from algeria_lab.checking.positions import PositionLike
from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.position_form import checked_state
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import IllegalAction, UnknownName
from algeria_lab.core.rules import Rules
from algeria_lab.door.opening import open_game
from algeria_lab.door.positions import position
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.games import game_named
from algeria_lab.players.base import Player, rng_of
from algeria_lab.players.outside import Outsider, seated
from algeria_lab.players.simulating import Simulator

OTHER: Mapping[Seat, Seat] = {"fln": "gov", "gov": "fln"}
AS_IT_STANDS = "quick"  # the verb of a ready-made deployment


class Match:
    """A game in which a learner has one side and a player the other.

    Args:
        game: Name of the game.
        seat: The learner's side.
        opponent: Who plays the other: a name of the house, or anything with a ``choose``; None for the usual.
            Where the rules play it, as in the solo duel, nobody may be given.
        scenario: Name of the starting position, or one of your own; the first of the game if None.
        options: Options of the game.
        opening: A line played at every beginning; None for the ready-made deployment of both sides where the
            game begins with its set-up, and nothing elsewhere.
        turn_limit: The game is cut off after this turn; None for what the game's own experiments take.
        action_limit: The game is cut off after so many actions of the learner.
        language: Language of refusals.

    Attributes:
        legal: What the learner may do now; nothing once the game is over or cut off.
        view: What the learner may see now. Not to be changed, nor kept: it goes on with the game.
        winner: Who won; ``draw`` if nobody did, empty while the game runs or where it was cut off.
        truncated: Whether it was cut off.
        seed: Seed of dice and opponent.
        taken: What the learner has done, without the opening.

    Raises:
        UnknownName: For an unknown game, side, player, scenario, option or language.
        WrongSeats: If somebody is to play the automaton.
        NotAPlayer: If the opponent cannot choose.
        IllegalAction: If the opening is refused.
    """

    def __init__(  # noqa: PLR0913 - what a learner may ask of a game stands in one call
        self,
        game: str,
        seat: Seat,
        opponent: str | Outsider | None = None,
        *,
        scenario: PositionLike | None = None,
        options: Mapping[str, object] | None = None,
        opening: str | None = None,
        turn_limit: int | None = None,
        action_limit: int = 10_000,
        language: str = "en",
    ) -> None:
        record = game_named(game)
        self.game, self.seat, self.language = record.name, seat, language
        self._simulator: Simulator[Any, Any, Any] = resolve_name(record.whereabouts.simulator)
        self.rules: Rules[Any] = self._simulator.rules
        self._options = dict(options or {})
        if not isinstance(scenario, str | None):
            scenario = position(scenario, language=language)
        self._start: str | Position = self.rules.scenarios()[0] if scenario is None else scenario
        first = open_game(game, self._start, seed=0, options=options, language=language)
        seats = record.seats(first.scenario)
        if seat not in seats:
            raise UnknownName("side", seat, seats)
        self._played = OTHER[seat] in seats
        self.opponent = self._seated(opponent, first.scenario)
        self._state: Any = None if isinstance(self._start, str) else self._checked(self._start)
        self._opening = _opening(first, opening)
        self.turn_limit = self._simulator.turn_limit if turn_limit is None else turn_limit
        self.action_limit = action_limit
        self._pause = frozenset({self._simulator.turn})
        self._sees = self._simulator.view
        self.begin(0)

    def __repr__(self) -> str:
        against = f" against {self.opponent.name}" if self.opponent else ""
        return f"Match({self.game!r}, {self.seat}{against}, {self._start!r}, seed {self.seed})"

    def _seated(self, opponent: str | Outsider | None, scenario: str) -> Player[Any] | None:
        """Return who plays the other side; None where the rules do."""
        other = OTHER[self.seat]
        if not self._played:
            if opponent is not None:
                raise UnknownName("opponent", opponent, ("None: the rules play the other side",))
            return None
        who = subject(self.game).usual(scenario, other) if opponent is None else opponent
        if isinstance(who, str):
            who = game_named(self.game).players().player(who, other)
        return seated(who, self.rules, other)

    def _checked(self, start: Position) -> Any:
        return checked_state(self.rules, start, self._options)

    def begin(self, seed: int) -> None:
        """Begin anew, up to the learner's first decision.

        Args:
            seed: Seed of the dice and of the opponent.
        """
        self.seed, self.taken, self.truncated = seed, list[Action](), False
        dice = SeededDice(seed)
        if isinstance(self._start, str):
            self._draft = self._simulator.begin(self._start, self._options, dice)
        else:
            dice.enter(self._state.turn, self._state.phase)
            self._draft = self._simulator.draft(self._state.copy(), dice, listening=False)
            self._simulator.settle(self._draft, self._pause)
        for action in self._opening:
            if refusal := self.rules.refuse(self._draft.state, action):
                raise IllegalAction(str(action), refusal)
            self._simulator.advance(self._draft, action, self._pause)
        self._answer = self._answering(seed)
        self._go_on()

    def _answering(self, seed: int) -> Callable[[Any], None]:
        """Return what lets the opponent decide."""
        other = OTHER[self.seat]
        if self.opponent is None:
            return _nobody
        rng, simulator = rng_of(seed, other), self._simulator
        player = seated(self.opponent, self.rules, other, seed=seed)
        return simulator.quick(player, other, rng) or simulator.by_lines(player, other, rng)

    def take(self, action: Action) -> None:
        """Do what the learner chose, and all up to its next decision.

        Args:
            action: One of `legal`; nothing else is asked for, as the simulators do.
        """
        self.taken.append(action)
        self._simulator.advance(self._draft, action, self._pause)
        self._go_on()

    def _go_on(self) -> None:
        """Let the opponent decide until the learner does, or the game is over or cut off."""
        draft, simulator, seat = self._draft, self._simulator, self.seat
        while agenda := draft.state.agenda:  # another list where a trial was taken back
            frame = agenda[-1]
            if type(frame) is simulator.turn:
                if simulator.over(draft.state) >= self.turn_limit:
                    self.truncated = True
                    break
                simulator.begin_turn(draft)
            elif frame.seat != seat:
                self._answer(draft)
            else:
                self.truncated = len(self.taken) >= self.action_limit
                break
        self.view = self._sees(draft.state, seat) if self._sees else draft.state
        decides = draft.state.agenda and not self.truncated
        self.legal: tuple[Action, ...] = self.rules.legal(self.view) if decides else ()
        self.winner: str = "" if draft.state.agenda else draft.state.winner

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end by the rules; one that was cut off has not."""
        return not self._draft.state.agenda

    def refused(self, action: Action) -> IllegalAction:
        """Return the error for an action that is not legal now, in words."""
        refusal = self.rules.refuse(self.view, action)
        assert refusal is not None, f"{action} is legal but not listed"
        voice = game_named(self.game).voice(self.language)
        return IllegalAction(str(action), refusal, voice.refused(str(action), refusal))

    def replayed(self) -> Game[Any]:
        """Return the game with its history up to now: for a board, a file, a look back.

        The opponent is asked again what it chose, so a strong one takes as long as it did.
        """
        other, own = OTHER[self.seat], iter(self.taken)
        rng = rng_of(self.seed, other)
        player = self.opponent and seated(self.opponent, self.rules, other, seed=self.seed)
        game = open_game(
            self.game, self._start, seed=self.seed, options=self._options or None, language=self.language
        )
        for action in self._opening:
            game.play(action)
        while game.to_move and game.state.turn <= self.turn_limit:
            if player and game.to_move == other:
                game.play(player.choose(self.rules.observe(game.state, other), rng).line, by=player.name)
            elif (chosen := next(own, None)) is not None:
                game.play(chosen)
            else:
                break
        return game


def _nobody(_draft: Any) -> None:
    raise AssertionError("the rules play the other side: nobody is asked")


def _opening(game: Game[Any], line: str | None) -> tuple[Action, ...]:
    """Play an opening and return its actions; the ready-made deployment of both sides for None."""
    if line is None:
        while game.to_move and (action := Action(game.to_move, AS_IT_STANDS)) in game.legal():
            game.play(action)
    elif line:
        game.play(line)
    return tuple(entry.action for entry in game.history if entry.action)
