"""One war of many, played again through the door of the game: to be checked, watched and saved."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.algeria.draft import Draft, fold
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.dice import Dice, SeededDice
from algeria_lab.core.events import Counted, Events
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.rules import Options
from algeria_lab.experiments.frames import ENDS, question_of
from algeria_lab.experiments.measures import READ
from algeria_lab.experiments.positions import RULES, NoSuchExperiment, Position, opening_dice
from algeria_lab.experiments.questions import Question, Spec, Stop, Way
from algeria_lab.players.base import Player, play_choice, rng_of

if TYPE_CHECKING:
    from pandas import DataFrame

SPENDING = frozenset({"gov.spent", "fln.spent"})  # not to be seen in a position
SET_UP, TURN = "setup", "turn"
NO_DICE = Dice()
FROM = "position"  # an option that no scenario knows: a save that begins in the middle is refused by its name
IN_POSITION = {name: read for name, read in READ.items() if name not in SPENDING}


class _From(AlgeriaRules):
    """The rules, beginning at a position instead of a scenario."""

    def __init__(self, position: State) -> None:
        self.position = position

    def new(self, scenario: str, options: Options, dice: Dice) -> tuple[State, Events]:  # noqa: ARG002
        """Return the position."""
        return self.position.copy(), ()


class Again(NamedTuple):
    """A war played again.

    Attributes:
        game: The game, with its whole history.
        begun: Its moment after the opening, at which the players took over.
    """

    game: Game[State]
    begun: int


def war_of(
    what: DataFrame | Question, way: str, against: str, seed: int, before: Game[State] | None = None
) -> Game[State]:
    """Play one war of an experiment again, move by move, with the same dice and the same decisions.

    Args:
        what: The results, or the question.
        way: Name of the way.
        against: Name of the opponent.
        seed: Seed of the war.
        before: The game from which the position was taken, so that the war has its past too.

    Returns:
        The game, with its history from the set-up on; it may be forked, saved, and opened in the war room.
        A war that was stopped ends at the first decision after the stop. Without *before*, a war from a
        position in the middle begins there, and a save of it cannot be opened; nor can one whose constants
        were changed in the middle.

    Raises:
        UnknownName: If there is no such way, opponent or war.
        NoSuchExperiment: If *before* never stood at the position.
    """
    return _again(what, way, against, seed, before).game


def _again(
    what: DataFrame | Question, way: str, against: str, seed: int, before: Game[State] | None
) -> Again:
    question = what if isinstance(what, Question) else question_of(what)
    chosen, opponent = _named(question, way, against, seed)
    game = _begun(question.position, chosen, seed, before)
    if chosen.opening.strip():
        game = game.fork(dice=opening_dice(game.state, seed))
        game.play(chosen.opening)
    dice = SeededDice(seed)
    dice.enter(game.state.turn, game.state.phase)
    again = Again(game.fork(dice=dice), game.ply)
    _play(again, question.stop, question.players(chosen, opponent), seed)
    return again


def _named(question: Question, way: str, against: str, seed: int) -> tuple[Way, Spec]:
    if way not in question.ways:
        raise UnknownName("way", way, question.ways)
    if against not in question.opponents:
        raise UnknownName("opponent", against, question.opponents)
    if seed not in question.seeds:
        raise UnknownName("seed", seed, (f"{question.seeds.start} to {question.seeds.stop - 1}",))
    return question.ways[way], question.against[question.opponents.index(against)]


def _begun(position: Position, way: Way, seed: int, before: Game[State] | None) -> Game[State]:
    """Return a game that stands at the position."""
    if position.state is None:
        return Game(RULES, position.scenario, position.changed_options(way.changes), seed=seed)
    if before is None or way.changes:
        state = position.at(way.changes, seed)
        return Game(_From(state), position.scenario, {FROM: position.state}, seed=seed)
    wanted = json.dumps(position.state, sort_keys=True)
    for ply in range(before.ply, -1, -1):
        if json.dumps(before.state_at(ply).to_json(), sort_keys=True) == wanted:
            return before.fork(ply)
    raise NoSuchExperiment(
        "the game never stood at the position of these wars. Give the game from which the position was taken."
    )


def _play(again: Again, stop: Stop, players: Mapping[Seat, Player[State]], seed: int) -> None:
    """Let the players decide until the war is over or stopped."""
    game, rngs = again.game, {seat: rng_of(seed, seat) for seat in SEATS}
    stopped = game.state.phase != SET_UP and stop.is_met(game.state)
    while (seat := game.to_move) and not stopped:
        ply = game.ply
        play_choice(game, players[seat], rngs[seat])
        stopped = any(turn >= stop.turn or stop.is_met(state) for turn, state in _ends(game, ply))


def _ends(game: Game[State], since: int) -> Iterator[tuple[int, State]]:
    """Yield each turn that ended after a moment, with the position there, folded from the events."""
    for before, entry in pairwise(game.history[since:]):
        state = before.state.copy()
        for event in entry.events:
            if isinstance(event, Counted) and event.track == TURN:
                yield event.now - 1, state.copy()
            fold(state, event)


def values_by_turn(game: Game[State], begun: int = 0) -> Iterator[dict[str, int]]:
    """Yield what the frame says of a war, read from the events of a game: an account of its own.

    Args:
        game: The war.
        begun: The moment from which it counts.

    Yields:
        ``turn`` and the measures of `IN_POSITION`, at the position and at the end of each turn.
    """
    state = game.state_at(begun)
    if state.phase != SET_UP:
        yield _values(state.turn - 1, state)
    for turn, end in _ends(game, begun):
        yield _values(turn, end)
    if game.state.winner:
        yield _values(game.state.turn, game.state)


def _values(turn: int, state: State) -> dict[str, int]:
    draft = Draft(state, NO_DICE, listening=False)
    return {"turn": turn, **{name: read(draft) for name, read in IN_POSITION.items()}}


def differences(
    frame: DataFrame, way: str, against: str, seed: int, before: Game[State] | None = None
) -> list[str]:
    """Play a war again and return where it differs from the results; nothing if they hold.

    Args:
        frame: The results.
        way: Name of the way.
        against: Name of the opponent.
        seed: Seed of the war.
        before: As for `war_of`.

    Raises:
        UnknownName: If there is no such way, opponent or war.
    """
    again = _again(frame, way, against, seed, before)
    rows = frame[(frame["way"] == way) & (frame["against"] == against) & (frame["seed"] == seed)]
    told = list(values_by_turn(again.game, again.begun))
    if frame.attrs.get("kept") == ENDS:
        told = told[-1:]
    kept = [{name: int(row[name]) for name in told[0]} for row in rows.to_dict("records")]
    found = [f"{ours} instead of {theirs}" for ours, theirs in zip_longest(told, kept) if ours != theirs]
    ended = again.game.state.winner, again.game.state.level
    said = tuple(rows.iloc[-1][["winner", "level"]]) if len(rows) else None
    return found if ended == said else [*found, f"{ended} instead of {said}"]
